/** The rules of Briscola Chiamata; each question goes to its file. */
import { SUITS } from '../../cards/french.ts';
import { at } from '../../engine/collections.ts';
import { indexedMoves, movesAt } from '../../engine/move-index.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { GameEvent, MoveIndex, Rules, Seat, Turn } from '../../engine/rules.ts';
import { bidOrPass, deal, hasPassed, keepHand, nameTrump, phaseFor, throwIn, turnFor } from './rules/auction.ts';
import { bidAt, legalCalls, refuseBid } from './rules/bids.ts';
import { drawChance, drawDealer, isFullyRevealed, refuseChance, startsNewSeal } from './rules/deal.ts';
import { playCard } from './rules/play.ts';
import { result } from './rules/score.ts';
import { numberOf } from './state/cards.ts';
import { FIRST_BID, FIRST_TRUMP, indexOfMove, KEEP, MOVES, PASS, THROW_IN } from './state/move-index.ts';
import { type Chance, chanceSchema, type Move, moveSchema } from './state/moves.ts';
import { ALL_SEATS, type Phase, SEATS } from './state/observation.ts';
import { OPTIONS } from './state/options.ts';
import { type Briscola, copy, handOf, holds, initial, type State } from './state/state.ts';
import { observe } from './view/observe.ts';
import { resample } from './view/resample.ts';

/** Length of the constant-time window for weak hands, in ms (BC-21). */
const ASKING_MS = 8000;

/** The phase of each move, and the refusal outside it. */
const MOVE_PHASES: Readonly<Record<Move['type'], { phase: Phase; rule: string; otherwise: string }>> = {
  'throw-in': { phase: 'throw-in', rule: 'BC-21', otherwise: 'not-asked' },
  keep: { phase: 'throw-in', rule: 'BC-21', otherwise: 'not-asked' },
  bid: { phase: 'auction', rule: 'BC-6', otherwise: 'no-auction' },
  pass: { phase: 'auction', rule: 'BC-6', otherwise: 'no-auction' },
  trump: { phase: 'trump', rule: 'BC-11', otherwise: 'no-trump-now' },
  play: { phase: 'play', rule: 'BC-12', otherwise: 'no-trick' },
};

const TRUMPS: readonly MoveIndex[] = SUITS.map((_, suit) => FIRST_TRUMP + suit);
const THROW_IN_ANSWERS: readonly MoveIndex[] = [THROW_IN, KEEP];
const ALONE: readonly Turn[] = ALL_SEATS.map((seat) => [seat]);
const NO_MOVES: readonly MoveIndex[] = [];

function toAct({ phase, turn }: State): Turn {
  if (turn === null) return phase === 'over' ? 'over' : 'chance';
  return ALONE[turn] ?? 'over';
}

/** BC-13: any card of the hand may be played. */
function legal(state: State, seat: Seat): readonly MoveIndex[] {
  if (turnFor(state, seat) !== seat) return NO_MOVES;
  switch (phaseFor(state, seat)) {
    case 'play':
      return handOf(state, seat);
    case 'auction':
      return legalCalls(state.standing);
    case 'trump':
      return TRUMPS;
    case 'throw-in':
      return THROW_IN_ANSWERS;
    default:
      return NO_MOVES;
  }
}

function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { phase, rule, otherwise } = MOVE_PHASES[move.type];
  if (phaseFor(state, seat) !== phase) return refusal(rule, otherwise);
  if (turnFor(state, seat) !== seat) {
    if (phase === 'auction' && hasPassed(state, seat)) return refusal('BC-9', 'has-passed');
    return refusal(rule, 'not-your-turn');
  }
  if (move.type === 'bid') return refuseBid(bidAt(state.standing), move);
  if (move.type === 'play' && !holds(state, seat, numberOf(move.card))) {
    return refusal('BC-13', 'not-in-hand', { card: move.card });
  }
  return undefined;
}

function applyIndexed(state: State, seat: Seat, move: MoveIndex): void {
  if (move < FIRST_BID) playCard(state, seat, move);
  else if (move <= PASS) bidOrPass(state, seat, move);
  else if (move < THROW_IN) nameTrump(state, seat, move - FIRST_TRUMP);
  else if (move === KEEP) keepHand(state, seat);
  else throwIn(state, seat);
}

function apply(state: State, event: GameEvent<Move, Chance>): void {
  if (event.by !== 'chance') applyIndexed(state, event.by, indexOfMove(event));
  else if (event.type === 'dealer') drawDealer(state, event.seat);
  else deal(state, event.cards);
}

/** The contract's functions by name. */
export const rules: Rules<Briscola> = {
  id: 'briscola-chiamata',
  seats: { min: SEATS, max: SEATS },
  options: OPTIONS,
  moveSchema: moveSchema,
  chanceSchema: chanceSchema,
  initial,
  copy,
  toAct,
  legalMoves: (state, seat) => movesAt(MOVES, legal(state, seat)),
  refuse,
  drawChance,
  refuseChance,
  apply,
  indexedMoves: indexedMoves<Briscola>({ moves: MOVES, legal, refuse, apply: applyIndexed }),
  observe,
  resample,
  result,
  isFullyRevealed,
  startsNewSeal,
  scorePause: ({ phase }) => phase === 'scored',
  constantTimeWindow: {
    rule: 'BC-21',
    ms: ({ options }, event) => (options.weakHand !== 'off' && event.type === 'deal' ? ASKING_MS : 0),
    defaultMove: at(MOVES, KEEP),
  },
};
