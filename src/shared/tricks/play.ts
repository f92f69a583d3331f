/** A card goes to the trick; who takes it leads the next one. */
import { at, last } from '../engine/collections.ts';
import type { Seat } from '../engine/rules.ts';
import type { CardNumber, SuitNumber, TrickDeck } from './deck.ts';
import type { Trick, TrickPlay } from './state.ts';

/** The card that leads the trick; undefined where the next card leads. */
export function cardLed({ played, hands }: Pick<TrickPlay, 'played' | 'hands'>): CardNumber | undefined {
  const lying = played.length % hands.length;
  return lying === 0 ? undefined : played[played.length - lying];
}

/** The seat leads the next trick. */
export function lead(state: Pick<TrickPlay, 'leaders' | 'turn'>, leader: Seat): void {
  state.leaders.push(leader);
  state.turn = leader;
}

/** Takes the card out of the hand, if it is there: the others keep their order. */
export function removeFromHand(hand: CardNumber[], card: CardNumber): boolean {
  const place = hand.indexOf(card);
  if (place < 0) return false;
  // A loop instead of `splice`, which allocates: this runs for every card.
  for (let k = place + 1; k < hand.length; k++) hand[k - 1] = at(hand, k);
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
  state.lying += deck.worthAt(card);
  if (state.best === null || deck.beats(card, state.best, state.trump)) {
    state.best = card;
    state.bestBy = seat;
  }
  const next = (seat + 1) % state.hands.length;
  if (next === last(state.leaders)) return true;
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
 * Which cards of a hand may be played: with `suit` those of the suit led if there are any, with
 * `beat` of those the ones that take the trick, and without the suit a trump.
 */
export function playableCards(
  deck: TrickDeck,
  state: TrickPlay & { readonly trump: SuitNumber | null },
  seat: Seat,
  follow: 'free' | 'suit' | 'beat',
): readonly CardNumber[] {
  const hand = at(state.hands, seat);
  const led = cardLed(state);
  if (follow === 'free' || led === undefined) return hand;
  const { best, trump } = state;
  const isHigher = (card: CardNumber) => best !== null && deck.beats(card, best, trump);
  const following = hand.filter((card) => deck.suitAt(card) === deck.suitAt(led));
  if (follow === 'suit') return following.length > 0 ? following : hand;
  const wanted = following.length > 0 ? following : hand.filter((card) => deck.suitAt(card) === trump);
  const higher = wanted.filter(isHigher);
  if (higher.length > 0) return higher;
  return wanted.length > 0 ? wanted : hand;
}

/** The deal's tricks by name, the one being played last. */
export function tricksOf<Card extends string>(
  deck: TrickDeck<Card>,
  { played, leaders, hands }: Pick<TrickPlay, 'played' | 'leaders' | 'hands'>,
): Trick<Card>[] {
  const seats = hands.length;
  const isOver = hands.every((hand) => hand.length === 0) && played.length % seats === 0;
  return leaders.slice(0, isOver ? -1 : undefined).map((leader, k) => ({
    leader,
    cards: deck.namesOf(played.slice(k * seats, (k + 1) * seats)),
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
