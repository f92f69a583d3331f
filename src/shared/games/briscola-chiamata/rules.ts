/** Briscola Chiamata as the engine plays it: every question goes to the file that answers it. */

import { FRENCH_DECK } from '../../cards/french.ts';
import { at } from '../../engine/at.ts';
import { madeOnce } from '../../engine/made-once.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { GameEvent, Rules, Seat, Turn } from '../../engine/rules.ts';
import { observe, publicForm } from './seen/observe.ts';
import { resample } from './seen/resample.ts';
import { numberOf } from './state/cards.ts';
import { type Chance, chanceSchema, type Move, moveSchema } from './state/moves.ts';
import type { Phase } from './state/observation.ts';
import { OPTIONS } from './state/options.ts';
import { ALL_SEATS, SEATS } from './state/seats.ts';
import { type Briscola, copy, handOf, holds, initial, type State } from './state/state.ts';
import { hasPassed, nameTrump, speak, TRUMP_MOVES } from './turns/auction.ts';
import { bidOf, legalCalls, refuseBid } from './turns/bids.ts';
import { afresh, dealCards, drawChance, gatherHands, refuseChance, unhidden } from './turns/deal.ts';
import { playCard } from './turns/play.ts';
import { result } from './turns/score.ts';
import { ANSWERS, askWeakHands, KEEP, keepHand, phaseFor, turnFor } from './turns/throw-in.ts';

/** How long nobody can tell whether a weak hand is asked, in ms: time enough to decide (BC-21). */
const ASKING_MS = 8000;

/** When each move is made, and what is said where it comes at another time. */
const MADE_IN: Readonly<Record<Move['type'], { phase: Phase; rule: string; otherwise: string }>> = {
  'throw-in': { phase: 'throw-in', rule: 'BC-21', otherwise: 'not-asked' },
  keep: { phase: 'throw-in', rule: 'BC-21', otherwise: 'not-asked' },
  bid: { phase: 'auction', rule: 'BC-6', otherwise: 'no-auction' },
  pass: { phase: 'auction', rule: 'BC-6', otherwise: 'no-auction' },
  trump: { phase: 'trump', rule: 'BC-11', otherwise: 'no-trump-now' },
  play: { phase: 'play', rule: 'BC-12', otherwise: 'no-trick' },
};

/** One move object a card, by its number, so that listing a hand's moves makes no new ones. */
const PLAYS: readonly Move[] = FRENCH_DECK.map((card) => madeOnce({ type: 'play', card }));
const ALONE: readonly Turn[] = ALL_SEATS.map((seat) => [seat]);
const NO_MOVES: readonly Move[] = [];

/** BC-13: any card of the hand. The list is made as long as it gets: one that grows is made with room for many more. */
function playsOf(state: State, seat: Seat): readonly Move[] {
  const hand = handOf(state, seat);
  const moves = new Array<Move>(hand.length);
  for (let k = 0; k < hand.length; k++) moves[k] = at(PLAYS, at(hand, k));
  return moves;
}

function toAct({ phase, turn }: State): Turn {
  if (turn === null) return phase === 'over' ? 'over' : 'chance';
  return ALONE[turn] ?? 'over';
}

function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (turnFor(state, seat) !== seat) return NO_MOVES;
  switch (phaseFor(state, seat)) {
    case 'throw-in':
      return ANSWERS;
    case 'auction':
      return legalCalls(state.standing?.bid ?? null);
    case 'trump':
      return TRUMP_MOVES;
    case 'play':
      return playsOf(state, seat);
    default:
      return NO_MOVES;
  }
}

function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { phase, rule, otherwise } = MADE_IN[move.type];
  if (phaseFor(state, seat) !== phase) return refusal(rule, otherwise);
  if (turnFor(state, seat) !== seat) {
    if (phase === 'auction' && hasPassed(state, seat)) return refusal('BC-9', 'has-passed');
    return refusal(rule, 'not-your-turn');
  }
  if (move.type === 'bid') return refuseBid(state.standing?.bid ?? null, move);
  if (move.type === 'play' && !holds(state, seat, numberOf(move.card))) {
    return refusal('BC-13', 'not-in-hand', { card: move.card });
  }
  return undefined;
}

function apply(state: State, event: GameEvent<Move, Chance>): void {
  if (event.type === 'play') {
    playCard(state, event.by, numberOf(event.card));
    return;
  }
  state.last = publicForm(event) ?? state.last;
  switch (event.type) {
    case 'dealer':
      state.dealer = event.seat;
      break;
    case 'deal':
      dealCards(state, event.cards);
      askWeakHands(state, 0);
      break;
    case 'throw-in':
      gatherHands(state);
      break;
    case 'keep':
      keepHand(state, event.by);
      break;
    case 'bid':
      speak(state, event.by, bidOf(event));
      break;
    case 'pass':
      speak(state, event.by, null);
      break;
    case 'trump':
      nameTrump(state, event.by, event.suit);
      break;
  }
}

/** The contract's questions with the functions that answer them: a manifest, and so much the same in every game. */
export const rules: Rules<Briscola> = {
  id: 'briscola-chiamata',
  seats: { min: SEATS, max: SEATS },
  options: OPTIONS,
  move: moveSchema,
  chance: chanceSchema,
  initial,
  copy,
  toAct,
  legalMoves,
  refuse,
  drawChance,
  refuseChance,
  apply,
  observe,
  resample,
  result,
  unhidden,
  afresh,
  scorePause: ({ phase }) => phase === 'scored',
  discreet: {
    rule: 'BC-21',
    ms: ({ options }, event) => (options.weakHand !== 'off' && event.type === 'deal' ? ASKING_MS : 0),
    otherwise: KEEP,
  },
};
