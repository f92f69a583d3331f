/** Which piles a seat chooses, unseen (SP-5, SP-6, SP-7), and what it takes from those it turned up (SP-17). */
import { at, present } from '../../engine/collections.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { MoveIndex, Seat } from '../../engine/rules.ts';
import { beginPlay, dealerOf } from '../../tricks/deal.ts';
import type { CardNumber } from '../../tricks/deck.ts';
import { layOut, liftTop, topOf } from '../../tricks/piles.ts';
import { show } from '../../tricks/state.ts';
import { DECK, isHonourAt } from './cards.ts';
import { declare } from './combinations.ts';
import { ALL_STACKS, STACK_SIZE, stacksChosen, stacksLeft } from './stacks.ts';
import { type Choice, opposite, type PileChoice, SEATS, type State, type Take } from './state.ts';

const TAKES: readonly Take[] = [0, 1].map((pile) => ({ type: 'take', pile }));

/** The same four piles in another order make no other choice, so each stands here once (SP-6). */
const CHOICES: readonly Choice[] = pairsOf(ALL_STACKS).flatMap((hand) =>
  pairsOf(ALL_STACKS.filter((stack) => !hand.includes(stack))).map((up): Choice => ({ type: 'choose', hand, up })),
);

function pairsOf(stacks: readonly number[]): number[][] {
  return stacks.flatMap((first, k) => stacks.slice(k + 1).map((second) => [first, second]));
}

/** The moves besides playing a card, those of SP-17 first. */
export const PILE_MOVES: readonly (Choice | Take)[] = [...TAKES, ...CHOICES];

const FIRST_TAKE: MoveIndex = DECK.cards.length;
const FIRST_CHOICE: MoveIndex = FIRST_TAKE + TAKES.length;

/** By the set of piles that are gone: 420 choices for the non-dealer, 6 for the dealer (SP-6). */
const LEGAL_CHOICES: (readonly MoveIndex[])[] = [];

function legalChoices(choices: readonly PileChoice[]): readonly MoveIndex[] {
  const gone = stacksChosen(choices);
  const isLeft = (stack: number) => ((gone >> stack) & 1) === 0;
  const legal =
    LEGAL_CHOICES[gone] ??
    CHOICES.flatMap(({ hand, up }, k) => ([...hand, ...up].every(isLeft) ? [FIRST_CHOICE + k] : []));
  LEGAL_CHOICES[gone] = legal;
  return legal;
}

/** Which of both piles' tops may be taken: neither, the first, the second, both. */
const LEGAL_TAKES: readonly (readonly MoveIndex[])[] = [
  [],
  [FIRST_TAKE],
  [FIRST_TAKE + 1],
  [FIRST_TAKE, FIRST_TAKE + 1],
];

/** The legal ones. */
export function legalPileMoves(state: State, seat: Seat): readonly MoveIndex[] {
  if (state.phase === 'choosing') return legalChoices(state.choices);
  return LEGAL_TAKES[(canTake(state, seat, 0) ? 1 : 0) + (canTake(state, seat, 1) ? 2 : 0)] ?? [];
}

function canTake(state: State, seat: Seat, pile: number): boolean {
  const top = topOf(state, seat, pile);
  return top !== undefined && isHonourAt(top);
}

/** Why a move of this type is out of place now, whoever makes it. */
function refusePhase({ phase }: State, { type }: Choice | Take): Refusal | undefined {
  if (type === 'choose') return phase === 'choosing' ? undefined : refusal('SP-6', 'nothing-to-choose');
  return phase === 'play' ? undefined : refusal('SP-17', 'no-trick');
}

export function refuseOutOfTurn(state: State, _seat: Seat, move: Choice | Take): Refusal {
  return refusePhase(state, move) ?? refusal(move.type === 'choose' ? 'SP-6' : 'SP-17', 'not-your-turn');
}

export function refusePileMove(state: State, seat: Seat, move: Choice | Take): Refusal | undefined {
  const outOfPlace = refusePhase(state, move);
  if (outOfPlace) return outOfPlace;
  return move.type === 'choose' ? refuseChoice(state.choices, move) : refuseTake(state, seat, move.pile);
}

/** Four different piles, and all still there (SP-6). */
function refuseChoice(choices: readonly PileChoice[], { hand, up }: Choice): Refusal | undefined {
  const chosen = [...hand, ...up];
  if (new Set(chosen).size !== chosen.length) return refusal('SP-6', 'pile-twice');
  const left = stacksLeft(choices);
  return chosen.every((stack) => left.includes(stack)) ? undefined : refusal('SP-6', 'pile-gone');
}

/** SP-17: why a seat may not take the top card of this pile; nothing if it may. */
function refuseTake(state: State, seat: Seat, pile: number): Refusal | undefined {
  const top = topOf(state, seat, pile);
  if (top === undefined) return refusal('SP-17', 'pile-empty');
  if (isHonourAt(top)) return undefined;
  const card = DECK.nameOf(top);
  return refusal('SP-17', 'no-honour', { rank: DECK.rankOf(card), suit: DECK.suitOf(card) });
}

/** SP-5, SP-6: the non-dealer chooses among eight piles. */
export function beginChoice(state: State): void {
  state.phase = 'choosing';
  state.turn = opposite(dealerOf(state));
}

export function applyPileMove(state: State, seat: Seat, move: Choice | Take): void {
  if (move.type === 'choose') choosePiles(state, seat, move);
  else takeHonour(state, seat, move.pile);
}

/** SP-6, SP-9: after both have chosen the hands are declared, and the non-dealer leads (SP-12). */
function choosePiles(state: State, seat: Seat, { hand, up }: Choice): void {
  const left = stacksLeft(state.choices);
  const cards = (stack: number) => takeStack(state.stock, left, stack);
  state.hands[seat] = [...cards(at(hand, 0)), ...cards(at(hand, 1))];
  layOut(state, SEATS, seat, [cards(at(up, 0)), cards(at(up, 1))]);
  state.choices = [...state.choices, { seat, hand, up }];
  const dealer = dealerOf(state);
  if (seat !== dealer) {
    state.turn = dealer;
    return;
  }
  declare(state, opposite(dealer), null);
  declare(state, dealer, null);
  beginPlay(state, opposite(dealer));
}

/** SP-5: takes a pile of those that are left, which are the stock, the first card last. */
function takeStack(stock: CardNumber[], left: number[], stack: number): CardNumber[] {
  const place = left.indexOf(stack);
  left.splice(place, 1);
  return stock.splice(stock.length - STACK_SIZE * (place + 1), STACK_SIZE).reverse();
}

/** SP-17: into the hand; the card beneath shows at once, and what the card completes is declared (SP-9). */
function takeHonour(state: State, seat: Seat, pile: number): void {
  const number = present(topOf(state, seat, pile), 'card on the pile');
  liftTop(state, seat, pile);
  at(state.hands, seat).push(number);
  show(state, number);
  const card = DECK.nameOf(number);
  state.honours = [...state.honours, { seat, pile, card, trick: state.leaders.length - 1 }];
  declare(state, seat, card);
}
