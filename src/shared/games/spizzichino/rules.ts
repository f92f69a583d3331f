/** Spizzichino as the engine plays it: every question goes to the file that answers it. */

import { ITALIAN_DECK, type ItalianCard, italianRankOf, italianSuitOf } from '../../cards/italian.ts';
import { at, present } from '../../engine/at.ts';
import { lookup } from '../../engine/lookup.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { GameEvent, Rules, Seat, Turn } from '../../engine/rules.ts';
import { observe, publicForm } from './seen/observe.ts';
import { resample } from './seen/resample.ts';
import { type Chance, chanceSchema, type Move, moveSchema } from './state/moves.ts';
import type { Phase } from './state/observation.ts';
import { NUMBERED, OPTIONS } from './state/options.ts';
import { BOTH_SEATS, SEATS } from './state/seats.ts';
import { initial, type Spizzichino, type State } from './state/state.ts';
import { choosePiles, legalChoices, refuseChoice } from './turns/choosing.ts';
import { afresh, dealCards, drawChance, refuseChance, unhidden } from './turns/deal.ts';
import { playable, suitLed, withinReach } from './turns/follow.ts';
import { playCard } from './turns/play.ts';
import { result } from './turns/score.ts';
import { refuseTake, takeHonour } from './turns/take.ts';

/** When each move is made, and what is said where it comes at another time. */
const MADE_IN: Readonly<Record<Move['type'], { phase: Phase; rule: string; otherwise: string }>> = {
  choose: { phase: 'choosing', rule: 'SP-6', otherwise: 'nothing-to-choose' },
  take: { phase: 'play', rule: 'SP-17', otherwise: 'no-trick' },
  play: { phase: 'play', rule: 'SP-12', otherwise: 'no-trick' },
};

/** One move object a card or pile, so that listing moves makes no new ones. */
const playOf = lookup(ITALIAN_DECK, (card): Move => ({ type: 'play', card }));
const TAKES: readonly Move[] = [0, 1].map((pile) => ({ type: 'take', pile }));
const ALONE: readonly Turn[] = BOTH_SEATS.map((seat) => [seat]);
const NO_MOVES: readonly Move[] = [];

function toAct({ phase, turn }: State): Turn {
  if (turn === null) return phase === 'over' ? 'over' : 'chance';
  return at(ALONE, turn);
}

function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (state.turn !== seat) return NO_MOVES;
  if (state.phase === 'choosing') return legalChoices(state.choices);
  const plays = playable(state, seat).map(playOf);
  const takes = TAKES.filter((_, pile) => !refuseTake(state, seat, pile));
  return [...plays, ...takes];
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
  if (playable(state, seat).includes(card)) return undefined;
  if (!withinReach(state, seat).includes(card)) {
    return refusal('SP-13', 'out-of-reach', { rank: italianRankOf(card), suit: italianSuitOf(card) });
  }
  return refusal('SP-14', 'must-follow', { suit: present(suitLed(state.tricks), 'suit led') });
}

function apply(state: State, event: GameEvent<Move, Chance>): void {
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
    case 'play':
      playCard(state, event.by, event.card);
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
