/** How an expert thinks of Spizzichino. */
import { ITALIAN_DECK } from '../../../cards/italian.ts';
import { at, last } from '../../../engine/collections.ts';
import { pick, type Random } from '../../../engine/random.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import type { SearchModel } from '../../../engine/search-model.ts';
import { cardLed } from '../rules/follow-suit.ts';
import { beatsByNumber, strengthAt, thirdsAt } from '../state/cards.ts';
import { FIRST_CHOICE, FIRST_TAKE } from '../state/move-index.ts';
import { BOTH_SEATS } from '../state/seats-and-piles.ts';
import { handOf, type Spizzichino, type State } from '../state/state.ts';

/** A deal won by so many points is worth 1: few are won by more. */
const MUCH = 12;
/** What a third of a point is worth that brings no whole one (SP-19), in points: of two ways to the same, the surer one. */
const A_THIRD = 0.05;
/** With so many cards left in both hands and all piles, what is left is played exactly. */
const LAST_CARDS = 10;

export const searchModel: SearchModel<Spizzichino> = {
  iterations: 6000,
  timedIterations: { 'expert-1s': 30_000, 'expert-3s': 90_000 },
  scoreUnit: MUCH,
  outcome,
  scoreGain,
  rolloutMove,
  candidateMoves,
  // All piles look the same.
  bookMove: ({ phase }, moves, random) => (phase === 'choosing' ? pick(moves, random) : undefined),
  endgame: {
    isReached: ({ played }) => played.length >= ITALIAN_DECK.length - LAST_CARDS,
    side: (_world, seat) => (seat === 0 ? 0 : 1),
    key,
  },
};

/** By how much each seat has won the deal. */
function outcome({ phase, deals }: State): readonly number[] | undefined {
  if (phase !== 'scored' && phase !== 'over') return undefined;
  const { points, thirds: taken } = at(deals, deals.length - 1);
  const lead = at(points, 0) - at(points, 1) + A_THIRD * (at(taken, 0) - at(taken, 1));
  return [lead / MUCH, -lead / MUCH];
}

/** By how many whole points, those that count (SP-19). */
function scoreGain({ deals }: State): readonly number[] {
  const { points } = last(deals);
  const lead = at(points, 0) - at(points, 1);
  return [lead, -lead];
}

/** An honour taken can be played as before, and what lies beneath it as well (SP-17): nothing is lost by it. */
function candidateMoves(_world: State, _seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[] {
  for (let k = 0; k < moves.length; k++) {
    const move = at(moves, k);
    if (move >= FIRST_TAKE && move < FIRST_CHOICE) return [move];
  }
  return moves;
}

/** Takes points where it can, gives few where it must; leads anything. One time in six it does anything at all. */
function rolloutMove(world: State, _seat: Seat, moves: readonly MoveIndex[], random: Random): MoveIndex {
  const led = cardLed(world);
  if (led === undefined || random.below(6) === 0) return pick(moves, random);
  let best = at(moves, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < moves.length; k++) {
    const card = at(moves, k);
    if (card >= FIRST_TAKE) return card;
    const worth = beatsByNumber(card, led)
      ? 4 * (thirdsAt(led) + 2 * thirdsAt(card)) - strengthAt(card)
      : -8 * thirdsAt(card) - strengthAt(card);
    if (worth > most) [best, most] = [card, worth];
  }
  return best;
}

/** Who plays what is left, and what has been won so far. */
function key(world: State): string {
  const { turn, thirds, declarations, depths } = world;
  const hands = BOTH_SEATS.map((seat) => handOf(world, seat).join());
  return `${turn}:${cardLed(world) ?? ''}:${thirds[0]}:${declarations.length}:${hands.join('|')}:${depths.join()}`;
}
