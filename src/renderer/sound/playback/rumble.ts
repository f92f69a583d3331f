/** Gamepad vibration. */
import type { SoundCue } from '../cues/sound-cue.ts';

interface RumblePattern {
  readonly duration: number;
  readonly strongMagnitude: number;
  readonly weakMagnitude: number;
}

/** Weak, and only for important cues: a call, a hard landing, an error, the end. */
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

/** Vibrates the pads that can. */
export function rumblePads(heard: SoundCue): void {
  const how = rumbleOf(heard);
  if (!how) return;
  for (const pad of navigator.getGamepads()) {
    // A pad that rejects it does not vibrate.
    pad?.vibrationActuator
      ?.playEffect('dual-rumble', { ...how, startDelay: Math.max(0, heard.at) })
      .catch(() => undefined);
  }
}
