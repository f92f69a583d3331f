import type { Observation } from '#shared/games/briscola-chiamata/state.ts';
import { type Beat, LANDING_MS } from '../../../client/match/playback-queue.ts';
import { SETTLED, beats as trickBeats } from '../../../tricks/beats.ts';

/** BC-16: the called card has just revealed its player's side; alone, the declarer has played it. */
export function isTeammateShown({ teammate }: Observation, before: Observation | null | undefined): boolean {
  return before?.teammate === null && teammate !== null;
}

/** The called card is played, and all learn who the teammate is. */
export const TEAMMATE_SHOWN = 'unmasked';

/** Duration of that reveal, in ms (motion/highlights/highlight-effects.ts has its effects). */
const TEAMMATE_SHOWN_MS = LANDING_MS + 1450;

/** The beats of an update: calls rest as long as they are read, and a reveal before the rest of its trick. */
export function beats(now: Observation, before: Observation | undefined): readonly Beat[] {
  switch (now.last?.type) {
    case 'bid':
    case 'pass':
      return [{ name: SETTLED, ms: now.phase === 'auction' ? 650 : 1200 }];
    case 'trump':
      return [{ name: SETTLED, ms: 1700 }];
    default: {
      const usual = trickBeats(now, before);
      return isTeammateShown(now, before) ? unmasking(usual) : usual;
    }
  }
}

/** BC-16: first the card, then light, and text last. */
function unmasking([first, settled]: readonly Beat[]): readonly Beat[] {
  if (first && settled) return [{ ...first, ms: Math.max(first.ms, TEAMMATE_SHOWN_MS) }, settled];
  return [
    { name: TEAMMATE_SHOWN, ms: TEAMMATE_SHOWN_MS, withholdsScore: true },
    { name: SETTLED, ms: 450 },
  ];
}
