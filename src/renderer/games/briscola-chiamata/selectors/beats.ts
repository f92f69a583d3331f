import type { Observation } from '#shared/games/briscola-chiamata/state.ts';
import { type Beat, LANDING_MS } from '../../../client/match/playback-queue.ts';
import { SETTLED, beats as trickBeats } from '../../../tricks/beats.ts';
import { MOMENT_MS } from '../../moment.ts';

/** BC-16: the called card has just revealed its player's side; alone, the declarer has played it. */
export function isTeammateShown({ teammate }: Observation, before: Observation | null | undefined): boolean {
  return before?.teammate === null && teammate !== null;
}

/** The called card is played, and all learn who the teammate is. */
export const TEAMMATE_SHOWN = 'unmasked';

/** In ms at normal speed: that reveal, and the called card. */
const WITH_MOMENT_MS = LANDING_MS + MOMENT_MS;

/** The beats of an update: calls rest as long as they are read, and a reveal before the rest of its trick. */
export function beats(now: Observation, before: Observation | undefined): readonly Beat[] {
  switch (now.last?.type) {
    case 'bid':
    case 'pass':
      return [{ name: SETTLED, ms: now.phase === 'auction' ? 650 : 1200 }];
    case 'trump':
      return [{ name: SETTLED, ms: WITH_MOMENT_MS }];
    default: {
      const usual = trickBeats(now, before);
      return isTeammateShown(now, before) ? unmasking(usual) : usual;
    }
  }
}

/** BC-16: first the card, then light, and text last. */
function unmasking([first, settled]: readonly Beat[]): readonly Beat[] {
  if (first && settled) return [{ ...first, ms: Math.max(first.ms, WITH_MOMENT_MS) }, settled];
  return [
    { name: TEAMMATE_SHOWN, ms: WITH_MOMENT_MS, withholdsScore: true },
    { name: SETTLED, ms: 450 },
  ];
}
