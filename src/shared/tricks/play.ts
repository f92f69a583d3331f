/** A card goes to the trick; who takes it leads the next one. */
import { at } from '../engine/collections.ts';
import type { Seat } from '../engine/rules.ts';
import { beats, type CardNumber, type SuitNumber, type TrickDeck } from './deck.ts';
import { liftTop, pileCount, topOf } from './piles.ts';
import type { Trick, TrickPlay } from './state.ts';

/** The card that leads the trick; undefined where the next card leads. */
export function cardLed({ best, played, leaders, hands }: TrickPlay): CardNumber | undefined {
  return best === null ? undefined : played[(leaders.length - 1) * hands.length];
}

/** The seat leads the next trick. */
export function lead(state: Pick<TrickPlay, 'leaders' | 'turn'>, leader: Seat): void {
  state.leaders.push(leader);
  state.turn = leader;
}

/** Takes the card from where it lies: the number of the pile, or null for the hand. */
export function removeCard(state: TrickPlay, seat: Seat, card: CardNumber): number | null {
  if (removeFromHand(state.hands[seat] ?? [], card)) return null;
  let pile = 0;
  while (topOf(state, seat, pile) !== card) pile++;
  liftTop(state, seat, pile);
  return pile;
}

/** Takes the card out of the hand, if it is there: the others keep their order. */
function removeFromHand(hand: CardNumber[], card: CardNumber): boolean {
  // Loops instead of `indexOf` and `splice`, and no `at`, whose lists are of many kinds: this runs for every card.
  const { length } = hand;
  let place = 0;
  while (place < length && hand[place] !== card) place++;
  if (place === length) return false;
  for (let k = place + 1; k < hand.length; k++) hand[k - 1] = hand[k] ?? card;
  hand.pop();
  return true;
}

/** Lays a card that has left its hand; whether the trick is full. Then `takeTrick` ends it, else the next seat is on turn. */
export function layCard(
  deck: TrickDeck,
  state: TrickPlay & { readonly trump: SuitNumber | null },
  seat: Seat,
  card: CardNumber,
): boolean {
  state.played.push(card);
  state.lying += deck.worths[card] ?? 0;
  if (state.best === null || beats(deck.suitNumbers, card, state.best, state.trump)) {
    state.best = card;
    state.bestBy = seat;
  }
  const next = seat + 1 === state.hands.length ? 0 : seat + 1;
  if (next === state.leaders[state.leaders.length - 1]) return true;
  state.turn = next;
  return false;
}

/** The best card's seat takes the trick and leads the next one. `more`: what it is worth besides its cards. */
export function takeTrick(state: TrickPlay, more = 0): void {
  const { taken, bestBy, lying } = state;
  taken[bestBy] = (taken[bestBy] ?? 0) + lying + more;
  state.best = null;
  state.lying = 0;
  lead(state, bestBy);
}

/**
 * Which cards within reach may be played: with `suit` those of the suit led if there are any, with
 * `beat` of those the ones that take the trick, and without the suit a trump.
 */
export function playableCards(
  deck: TrickDeck,
  state: TrickPlay & { readonly trump: SuitNumber | null },
  seat: Seat,
  follow: 'free' | 'suit' | 'beat',
): readonly CardNumber[] {
  if (follow === 'free' && state.depths.length === 0) return at(state.hands, seat);
  const led = follow === 'free' ? undefined : cardLed(state);
  if (led === undefined) return withinReach(deck, state, seat);
  const following = withinReach(deck, state, seat, deck.suitAt(led));
  if (follow === 'suit') return following.length > 0 ? following : withinReach(deck, state, seat);
  const { best, trump } = state;
  const wanted = following.length > 0 || trump === null ? following : withinReach(deck, state, seat, trump);
  const higher = wanted.filter((card) => best !== null && deck.beats(card, best, trump));
  if (higher.length > 0) return higher;
  return wanted.length > 0 ? wanted : withinReach(deck, state, seat);
}

/** The cards of the hand, then those on top of the own piles; all, or those of one suit. */
export function withinReach(deck: TrickDeck, state: TrickPlay, seat: Seat, suit?: SuitNumber): CardNumber[] {
  const { hands, depths } = state;
  const hand = hands[seat] ?? [];
  if (suit === undefined && depths.length === 0) return hand;
  // Pushed one by one instead of copied or filtered: this runs for every move, and a short list has room for what comes after.
  const suits = deck.suitNumbers;
  const cards: CardNumber[] = [];
  for (let k = 0; k < hand.length; k++) {
    const card = hand[k] ?? 0;
    if (suit === undefined || suits[card] === suit) cards.push(card);
  }
  if (depths.length === 0) return cards;
  const count = pileCount(state, seat);
  for (let pile = 0; pile < count; pile++) {
    const top = topOf(state, seat, pile);
    if (top !== undefined && (suit === undefined || suits[top] === suit)) cards.push(top);
  }
  return cards;
}

/** Whether the card lies in the hand or on top of an own pile. */
function isWithinReach(state: TrickPlay, seat: Seat, card: CardNumber): boolean {
  const hand = state.hands[seat] ?? [];
  for (let k = 0; k < hand.length; k++) if (hand[k] === card) return true;
  const piles = pileCount(state, seat);
  for (let pile = 0; pile < piles; pile++) if (topOf(state, seat, pile) === card) return true;
  return false;
}

/** Whether one card is among the playable ones, without listing them where that can be told. */
export function isPlayable(
  deck: TrickDeck,
  state: TrickPlay & { readonly trump: SuitNumber | null },
  seat: Seat,
  card: CardNumber,
  follow: 'free' | 'suit' | 'beat',
): boolean {
  if (!isWithinReach(state, seat, card)) return false;
  if (follow === 'free') return true;
  const led = cardLed(state);
  if (led === undefined) return true;
  if (follow === 'suit' && deck.suitNumbers[card] === deck.suitNumbers[led]) return true;
  if (follow === 'suit') return withinReach(deck, state, seat, deck.suitNumbers[led]).length === 0;
  return playableCards(deck, state, seat, follow).includes(card);
}

/** Whether no seat holds a card any more, neither in its hand nor in its piles. */
export function isPlayedOut({ hands, depths }: Pick<TrickPlay, 'hands' | 'depths'>): boolean {
  for (const hand of hands) if (hand.length > 0) return false;
  for (const depth of depths) if (depth > 0) return false;
  return true;
}

/** The deal's tricks by name, the one being played last. */
export function tricksOf<Card extends string>(
  deck: TrickDeck<Card>,
  state: Pick<TrickPlay, 'played' | 'from' | 'leaders' | 'hands' | 'depths'>,
): Trick<Card>[] {
  const { played, from, leaders, hands, depths } = state;
  const seats = hands.length;
  const isOver = played.length % seats === 0 && isPlayedOut(state);
  return leaders.slice(0, isOver ? -1 : undefined).map((leader, k) => ({
    leader,
    cards: deck.namesOf(played.slice(k * seats, (k + 1) * seats)),
    ...(depths.length > 0 && { from: from.slice(k * seats, (k + 1) * seats) }),
    winner: leaders[k + 1] ?? null,
  }));
}

/** Who takes the trick as it lies; it holds a card. */
export function takerOf<Card extends string>(
  deck: TrickDeck<Card>,
  { leader, cards }: Trick<Card>,
  trump: SuitNumber | null,
  seats: number,
): Seat {
  let best = 0;
  for (let k = 1; k < cards.length; k++) {
    if (deck.beats(deck.numberOf(at(cards, k)), deck.numberOf(at(cards, best)), trump)) best = k;
  }
  return (leader + best) % seats;
}
