/** Personal decks as they may lie face down, drawn at random. */

import { type Curse, isBlessing, isCurse, isRome, numberOf, type VbiCard } from '../../../cards/rome.ts';
import { at, present } from '../../../engine/at.ts';
import { pick, type Random, shuffle } from '../../../engine/random.ts';
import { NO_ROME } from '../state/known.ts';
import type { Observation, SeenDeck } from '../state/observation.ts';
import { holdsRome } from '../state/state.ts';
import { arranged } from '../turns/arrange.ts';

type May = (card: VbiCard) => boolean;

/** The face-down cards of one personal deck. */
interface Hidden {
  readonly deck: SeenDeck;
  /** So many of them are not known. */
  readonly size: number;
  readonly may: May;
  readonly cards: VbiCard[];
}

/** Takes cards out of `unseen` (in random order) and lays out every personal deck with them, first = top. */
export function imagineDecks(observation: Observation, unseen: VbiCard[], random: Random): VbiCard[][] {
  const { decks, curses, hand, viewer, phase } = observation;
  const borne = decks.map((_, seat) => curses.filter((curse) => curse.seat === seat).map(({ card }) => card));
  const hidden = decks.map((deck, seat): Hidden => {
    const known = hand && seat === viewer ? deck.size : deck.faceUp.length + (borne[seat]?.length ?? 0);
    return { deck, size: deck.size - known, may: mayHold(observation, deck), cards: [] };
  });
  fill(hidden, unseen);
  if (phase === 'race') ensureRome(hidden, unseen, random);
  return hidden.map(({ deck, cards }, seat) =>
    hand && seat === viewer ? [...hand] : layOut(deck, borne[seat] ?? [], cards, random),
  );
}

/** Which cards may lie unseen in a deck: curses only before they were shown (VM-10), Rome cards not below its floor. */
function mayHold({ phase, story }: Observation, { floor }: SeenDeck): May {
  const cursesHidden = phase === 'arrange' && !story.some(({ type }) => type === 'turn-up');
  return (card) => {
    if (isCurse(card)) return cursesHidden;
    return isRome(card) ? phase !== 'closing' && numberOf(card) >= floor : true;
  };
}

/** Who may hold the fewest cards takes first, and low cards that must be there (Venus) before all others. */
function fill(hidden: readonly Hidden[], unseen: VbiCard[]): void {
  const pickiest = hidden.toSorted((a, b) => b.deck.floor - a.deck.floor);
  for (const { deck, size, may, cards } of pickiest) {
    const isLow = (card: VbiCard) => isRome(card) && numberOf(card) < (deck.below ?? 0);
    const lacksLow = deck.below !== null && !deck.faceUp.some(({ card }) => isLow(card));
    if (lacksLow && size > 0) cards.push(...take(unseen, 1, (card) => may(card) && isLow(card)));
  }
  for (const { size, may, cards } of pickiest) cards.push(...take(unseen, size - cards.length, may));
}

/** VM-21: while the race runs, some deck holds a Rome card. */
function ensureRome(hidden: readonly Hidden[], unseen: VbiCard[], random: Random): void {
  if (hidden.some(({ deck, cards }) => holdsRome(cards) || holdsRome(deck.faceUp.map(({ card }) => card)))) return;
  const { cards, may } = pick(
    hidden.filter(({ deck, size }) => size > 0 && deck.floor < NO_ROME),
    random,
  );
  unseen.push(...cards.splice(0, 1));
  cards.push(...take(unseen, 1, (card) => isRome(card) && may(card)));
}

/** The first so many cards that may be taken leave the pool. */
function take(pool: VbiCard[], count: number, may: May): VbiCard[] {
  const taken: VbiCard[] = [];
  for (let k = 0; taken.length < count && k < pool.length; ) {
    if (may(at(pool, k))) taken.push(...pool.splice(k, 1));
    else k++;
  }
  return taken;
}

/** Face-up cards where they lie, loose cards on top in any order, the rest as in VM-6. */
function layOut({ size, faceUp, loose }: SeenDeck, borne: Curse[], cards: VbiCard[], random: Random): VbiCard[] {
  const shown = new Map(faceUp.map(({ position, card }) => [position, card]));
  const looseHidden = loose - faceUp.filter(({ position }) => position < loose).length;
  // A curse lies among the loose cards only where the whole deck was shuffled (VM-12).
  const free = loose >= size ? shuffle([...cards, ...borne], random) : [...cards, ...borne];
  const rest = free.splice(looseHidden);
  const [curses, blessings] = [rest.filter(isCurse), rest.filter(isBlessing)];
  const order = [...free, ...arranged(rest, { type: 'arrange', curses, blessings })];
  return Array.from(
    { length: size },
    (_, position) => shown.get(position) ?? present(order.shift(), 'card for every place'),
  );
}
