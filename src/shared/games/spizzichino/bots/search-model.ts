/** The search model of Spizzichino. */
import { at, last } from '../../../engine/collections.ts';
import { pick, type Random } from '../../../engine/random.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import type { SearchModel } from '../../../engine/search-model.ts';
import { cardLed } from '../../../tricks/play.ts';
import { DECK } from '../cards.ts';
import type { Game, State } from '../state.ts';

/** After the cards come the two honours that may be taken, then the choices. */
const FIRST_TAKE: MoveIndex = DECK.cards.length;
const FIRST_CHOICE: MoveIndex = FIRST_TAKE + 2;

/** Scale: a lead of so many points counts as 1. */
const MUCH = 12;
/** Weight of a third beyond whole points (SP-19): between equal scores the safer way. */
const A_THIRD = 0.05;
/** Max cards left in hands and piles for the exact endgame. */
const LAST_CARDS = 10;

export const searchModel: SearchModel<Game> = {
  iterations: 6000,
  timedIterations: { 'expert-1s': 30_000, 'expert-3s': 90_000 },
  scoreUnit: MUCH,
  outcome,
  scoreGain,
  rolloutMove,
  candidateMoves,
  // All piles look alike.
  bookMove: ({ phase }, moves, random) => (phase === 'choosing' ? pick(moves, random) : undefined),
  endgame: {
    isReached: ({ played }) => played.length >= DECK.cards.length - LAST_CARDS,
    side: (_world, seat) => (seat === 0 ? 0 : 1),
    key,
  },
};

/** Each seat's lead in the deal. */
function outcome({ phase, deals }: State): readonly number[] | undefined {
  if (phase !== 'scored' && phase !== 'over') return undefined;
  const { points, thirds: taken } = at(deals, deals.length - 1);
  const lead = at(points, 0) - at(points, 1) + A_THIRD * (at(taken, 0) - at(taken, 1));
  return [lead / MUCH, -lead / MUCH];
}

/** The lead in whole points, which count (SP-19). */
function scoreGain({ deals }: State): readonly number[] {
  const { points } = last(deals);
  const lead = at(points, 0) - at(points, 1);
  return [lead, -lead];
}

/** Taking an honour costs nothing: it stays playable, and so is the card under it (SP-17). */
function candidateMoves(_world: State, _seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[] {
  for (let k = 0; k < moves.length; k++) {
    const move = at(moves, k);
    if (move >= FIRST_TAKE && move < FIRST_CHOICE) return [move];
  }
  return moves;
}

/**
 * Takes points where possible, gives few where it must; leads anything. One move in six is random.
 */
function rolloutMove(world: State, _seat: Seat, moves: readonly MoveIndex[], random: Random): MoveIndex {
  const led = cardLed(world);
  if (led === undefined || random.below(6) === 0) return pick(moves, random);
  let best = at(moves, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < moves.length; k++) {
    const card = at(moves, k);
    if (card >= FIRST_TAKE) return card;
    const worth = DECK.beats(card, led, null)
      ? 4 * (DECK.worthAt(led) + 2 * DECK.worthAt(card)) - DECK.strengthAt(card)
      : -8 * DECK.worthAt(card) - DECK.strengthAt(card);
    if (worth > most) [best, most] = [card, worth];
  }
  return best;
}

/** The remaining position, and the score so far. */
function key(world: State): string {
  const { turn, taken, declarations, depths, hands } = world;
  return `${turn}:${cardLed(world) ?? ''}:${taken[0]}:${declarations.length}:${hands.join('|')}:${depths.join()}`;
}
