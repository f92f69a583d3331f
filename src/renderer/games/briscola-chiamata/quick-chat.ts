import { pointsOf } from '#shared/games/briscola-chiamata/state/cards.ts';
import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { LayoutContext, QuickChatOccasion } from '../game.ts';
import { lyingTrick, OPEN } from './selectors/beats.ts';

/** Points of a memorable trick, such as an ace and a ten. */
const GREAT_TRICK_POINTS = 20;

/** Occasions for quick chat: who won the auction, turned out to be alone, or took a great trick; all public. */
export default function quickChat(
  observation: Observation,
  moment: LayoutContext<Move, Observation>,
): QuickChatOccasion | undefined {
  const { last, declarer, teammate } = observation;
  const { before, beat } = moment;
  if (!before || !last) return undefined;
  if (before.declarer === null && declarer !== null) return { seat: declarer, on: 'auction' };
  if (last.type !== 'play') return undefined;
  if (before.teammate === null && teammate !== null && teammate !== declarer) return { seat: teammate, on: 'unmasked' };
  const trick = beat === OPEN ? lyingTrick(observation) : undefined;
  if (trick?.winner == null || pointsOf(trick.cards) < GREAT_TRICK_POINTS) return undefined;
  return { seat: trick.winner, on: 'took' };
}
