/** What a gamepad lets its hands feel. */
import type { SoundCue } from '../cues/sound-cue.ts';

interface RumblePattern {
  readonly duration: number;
  readonly strongMagnitude: number;
  readonly weakMagnitude: number;
}

/** Small, and only of what matters: that one is called, a card that comes down hard, something wrong, the end. */
function rumbleOf({ sound, touch }: SoundCue): RumblePattern | undefined {
  switch (sound) {
    case 'brass':
      return touch.force > 0.4 ? { duration: 50, strongMagnitude: 0, weakMagnitude: 0.35 } : undefined;
    case 'land':
      return touch.force > 0.85 ? { duration: 40, strongMagnitude: 0.35, weakMagnitude: 0.1 } : undefined;
    case 'crack':
      return { duration: 220, strongMagnitude: 0.6, weakMagnitude: 0.3 };
    case 'won':
    case 'lost':
      return { duration: 180, strongMagnitude: 0.3, weakMagnitude: 0.3 };
    default:
      return undefined;
  }
}

/** Shakes the pads that can. */
export function rumblePads(heard: SoundCue): void {
  const how = rumbleOf(heard);
  if (!how) return;
  for (const pad of navigator.getGamepads()) {
    // A pad that refuses is none that shakes.
    pad?.vibrationActuator
      ?.playEffect('dual-rumble', { ...how, startDelay: Math.max(0, heard.at) })
      .catch(() => undefined);
  }
}
