/** The rules of Spizzichino; each question goes to its file. */
import { ITALIAN_SUITS, type ItalianCard, italianRankOf, italianSuitOf } from '../../cards/italian.ts';
import { at } from '../../engine/collections.ts';
import { indexedMoves, movesAt } from '../../engine/move-index.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { GameEvent, MoveIndex, Rules, Seat, Turn } from '../../engine/rules.ts';
import { choosePiles, legalChoices, refuseChoice } from './rules/choose-piles.ts';
import { dealCards, drawChance, drawDealer, isFullyRevealed, refuseChance, startsNewSeal } from './rules/deal.ts';
import { canTakeHonour, playCard, refuseTake, takeHonour } from './rules/play.ts';
import { result } from './rules/score.ts';
import { follows, isPlayable, isWithinReach, playable, suitToFollow } from './rules/tricks.ts';
import { numberOf } from './state/cards.ts';
import { choiceAt, FIRST_CHOICE, FIRST_TAKE, MOVES } from './state/move-index.ts';
import { type Chance, chanceSchema, type Move, moveSchema } from './state/moves.ts';
import type { Phase } from './state/observation.ts';
import { BOTH_SEATS, DUPLICATE_OPTIONS, OPTIONS, OWN_PILES, SEATS } from './state/options.ts';
import { copy, initial, type Spizzichino, type State } from './state/state.ts';
import { observe } from './view/observe.ts';
import { resample } from './view/resample.ts';

/** The phase of each move, and the refusal outside it. */
const MOVE_PHASES: Readonly<Record<Move['type'], { phase: Phase; rule: string; otherwise: string }>> = {
  choose: { phase: 'choosing', rule: 'SP-6', otherwise: 'nothing-to-choose' },
  take: { phase: 'play', rule: 'SP-17', otherwise: 'no-trick' },
  play: { phase: 'play', rule: 'SP-12', otherwise: 'no-trick' },
};

const ALONE: readonly Turn[] = BOTH_SEATS.map((seat) => [seat]);
const NO_MOVES: readonly MoveIndex[] = [];

function toAct({ phase, turn }: State): Turn {
  if (turn === null) return phase === 'over' ? 'over' : 'chance';
  return ALONE[turn] ?? 'over';
}

function legal(state: State, seat: Seat): readonly MoveIndex[] {
  if (state.turn !== seat) return NO_MOVES;
  if (state.phase === 'choosing') return legalChoices(state.choices);
  const moves = playable(state, seat);
  for (const pile of OWN_PILES) if (canTakeHonour(state, seat, pile)) moves.push(FIRST_TAKE + pile);
  return moves;
}

/** Whether one move is legal, without listing the others. */
function isLegal(state: State, seat: Seat, move: MoveIndex): boolean {
  if (state.turn !== seat) return false;
  if (state.phase === 'choosing') return legalChoices(state.choices).includes(move);
  if (move >= FIRST_CHOICE) return false;
  return move < FIRST_TAKE ? isPlayable(state, seat, move) : canTakeHonour(state, seat, move - FIRST_TAKE);
}

function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { phase, rule, otherwise } = MOVE_PHASES[move.type];
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

function applyIndexed(state: State, seat: Seat, move: MoveIndex): void {
  if (move < FIRST_TAKE) playCard(state, seat, move);
  else if (move < FIRST_CHOICE) takeHonour(state, seat, move - FIRST_TAKE);
  else choosePiles(state, seat, choiceAt(move));
}

function apply(state: State, event: GameEvent<Move, Chance>): void {
  switch (event.type) {
    case 'dealer':
      drawDealer(state, event.seat);
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
      playCard(state, event.by, numberOf(event.card));
      break;
  }
}

/** The contract's functions by name. */
export const rules: Rules<Spizzichino> = {
  id: 'spizzichino',
  seats: { min: SEATS, max: SEATS },
  options: OPTIONS,
  duplicateOptions: DUPLICATE_OPTIONS,
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
  indexedMoves: indexedMoves<Spizzichino>({ moves: MOVES, legal, may: isLegal, refuse, apply: applyIndexed }),
  observe,
  resample,
  result,
  isFullyRevealed,
  startsNewSeal,
  scorePause: ({ phase }) => phase === 'scored',
};
