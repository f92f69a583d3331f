/** Spizzichino as the engine plays it: every question goes to the file that answers it. */

import { ITALIAN_DECK, ITALIAN_SUITS, type ItalianCard, italianRankOf, italianSuitOf } from '../../cards/italian.ts';
import { at } from '../../engine/at.ts';
import { madeOnce } from '../../engine/made-once.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { GameEvent, Rules, Seat, Turn } from '../../engine/rules.ts';
import { observe, publicForm } from './seen/observe.ts';
import { resample } from './seen/resample.ts';
import { numberOf } from './state/cards.ts';
import { type Chance, chanceSchema, type Move, moveSchema } from './state/moves.ts';
import type { Phase } from './state/observation.ts';
import { NUMBERED, OPTIONS } from './state/options.ts';
import { OWN_PILES } from './state/piles.ts';
import { BOTH_SEATS, SEATS } from './state/seats.ts';
import { copy, handOf, initial, type Spizzichino, type State, topOf } from './state/state.ts';
import { choosePiles, legalChoices, refuseChoice } from './turns/choosing.ts';
import { afresh, dealCards, drawChance, refuseChance, unhidden } from './turns/deal.ts';
import { follows, isWithinReach, suitToFollow } from './turns/follow.ts';
import { playCard } from './turns/play.ts';
import { result } from './turns/score.ts';
import { isTakable, refuseTake, takeHonour } from './turns/take.ts';

/** When each move is made, and what is said where it comes at another time. */
const MADE_IN: Readonly<Record<Move['type'], { phase: Phase; rule: string; otherwise: string }>> = {
  choose: { phase: 'choosing', rule: 'SP-6', otherwise: 'nothing-to-choose' },
  take: { phase: 'play', rule: 'SP-17', otherwise: 'no-trick' },
  play: { phase: 'play', rule: 'SP-12', otherwise: 'no-trick' },
};

/** One move object a card, by its number, or a pile, so that listing moves makes no new ones. */
const PLAYS: readonly Move[] = ITALIAN_DECK.map((card) => madeOnce({ type: 'play', card }));
const TAKES: readonly Move[] = OWN_PILES.map((pile) => madeOnce({ type: 'take', pile }));
const ALONE: readonly Turn[] = BOTH_SEATS.map((seat) => [seat]);
const NO_MOVES: readonly Move[] = [];

function toAct({ phase, turn }: State): Turn {
  if (turn === null) return phase === 'over' ? 'over' : 'chance';
  return ALONE[turn] ?? 'over';
}

function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (state.turn !== seat) return NO_MOVES;
  if (state.phase === 'choosing') return legalChoices(state.choices);
  const moves = playsOf(state, seat);
  for (const pile of OWN_PILES) {
    const move = TAKES[pile];
    if (move && isTakable(state, seat, pile)) moves.push(move);
  }
  return moves;
}

/** SP-13, SP-14: the cards of the hand, then those on top of the piles, of the suit to be followed if there is one. */
function playsOf(state: State, seat: Seat): Move[] {
  const suit = suitToFollow(state, seat);
  const moves: Move[] = [];
  for (const card of handOf(state, seat)) {
    const move = PLAYS[card];
    if (move && follows(card, suit)) moves.push(move);
  }
  for (const pile of OWN_PILES) {
    const top = topOf(state, seat, pile);
    const move = top !== undefined && follows(top, suit) && PLAYS[top];
    if (move) moves.push(move);
  }
  return moves;
}

function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { phase, rule, otherwise } = MADE_IN[move.type];
  if (state.phase !== phase) return refusal(rule, otherwise);
  if (state.turn !== seat) return refusal(rule, 'not-your-turn');
  switch (move.type) {
    case 'choose':
      return refuseChoice(state.choices, move);
    case 'take':
      return refuseTake(state, seat, move.pile);
    case 'play':
      return refusePlay(state, seat, move.card);
  }
}

function refusePlay(state: State, seat: Seat, card: ItalianCard): Refusal | undefined {
  const number = numberOf(card);
  if (!isWithinReach(state, seat, number)) {
    return refusal('SP-13', 'out-of-reach', { rank: italianRankOf(card), suit: italianSuitOf(card) });
  }
  const suit = suitToFollow(state, seat);
  if (suit === null || follows(number, suit)) return undefined;
  return refusal('SP-14', 'must-follow', { suit: at(ITALIAN_SUITS, suit) });
}

function apply(state: State, event: GameEvent<Move, Chance>): void {
  if (event.type === 'play') {
    state.last = null;
    playCard(state, event.by, numberOf(event.card));
    return;
  }
  state.last = publicForm(event);
  switch (event.type) {
    case 'dealer':
      state.dealer = event.seat;
      break;
    case 'deal':
      dealCards(state, event.cards);
      break;
    case 'choose':
      choosePiles(state, event.by, event);
      break;
    case 'take':
      takeHonour(state, event.by, event.pile);
      break;
  }
}

/** The contract's questions with the functions that answer them: a manifest, and so much the same in every game. */
export const rules: Rules<Spizzichino> = {
  id: 'spizzichino',
  seats: { min: SEATS, max: SEATS },
  options: OPTIONS,
  numbered: NUMBERED,
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
};
