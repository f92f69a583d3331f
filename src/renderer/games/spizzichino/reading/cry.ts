/** What is called out at a seat: what a trick brought. Declarations have a ribbon of their own. */
import { thirds } from '#shared/games/spizzichino/state/cards.ts';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { Cry, Moment } from '../../game.ts';
import { OPEN } from './beats.ts';
import { inPoints } from './names.ts';

export function cry({ tricks }: Observation, { beat, say }: Moment<Move, Observation>): Cry | undefined {
  const trick = beat === OPEN ? tricks.findLast(({ winner }) => winner !== null) : undefined;
  if (!trick || trick.winner === null) return undefined;
  const sum = trick.plays.reduce((all, { card }) => all + thirds(card), 0);
  return sum > 0 ? { seat: trick.winner, word: say('cry.points', { points: inPoints(sum) }) } : undefined;
}
