/** Which of several curses a bot wants played first (VM-10). */
import type { Curse } from '../../../cards/rome.ts';
import type { Situation, PlannedMove } from './player.ts';

/** Which curse it wants first: silence hurts least, and a deck is better shuffled before more is put on it. */
const CURSES_FIRST: readonly Curse[] = ['silentium', 'damnatio', 'barbari'];

export function plannedVote({ observation }: Situation): PlannedMove | undefined {
  const curse = CURSES_FIRST.find((first) => observation.curses.some(({ card }) => card === first));
  return curse && { move: { type: 'vote', curse }, at: 'now' };
}
