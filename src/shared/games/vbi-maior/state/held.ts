/** Publicly seen Rome cards that are face down in a personal deck again. */
import type { RomeCard, VbiCard } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';

/** A card in the deck of one of these seats. */
export interface CardSeenInDeck {
  readonly card: RomeCard;
  readonly seats: readonly Seat[];
}

/** The table's part with this knowledge. */
interface CardsSeenInDecks {
  held: readonly CardSeenInDeck[];
}

/** This card was shown in a seat's deck (Apollo, Diana, Neptune). */
export function rememberSeenInDeck(table: CardsSeenInDecks, card: RomeCard, seat: Seat): void {
  table.held = [...table.held.filter((held) => held.card !== card), { card, seats: [seat] }];
}

/** Cards are shown; a seat that showed its deck has no others. */
export function forgetSeenInDeck(table: CardsSeenInDecks, cards: readonly VbiCard[], shown?: Seat): void {
  table.held = table.held
    .filter(({ card }) => !cards.includes(card))
    .map(({ card, seats }) => ({ card, seats: seats.filter((seat) => seat !== shown) }));
}

/** The personal decks, and the cards that lie face up in them. */
interface Decks {
  readonly table: CardsSeenInDecks;
  readonly personal: readonly (readonly VbiCard[])[];
  readonly faceUp: readonly VbiCard[];
}

/** Before Mercury's unseen swap: face-up cards can be followed, the rest may have moved. */
export function seenInDecksAfterSwap({ table, personal, faceUp }: Decks, one: Seat, other: Seat): CardSeenInDeck[] {
  return table.held.map((held) => {
    const [seat, second] = held.seats;
    const to = seat === one ? other : one;
    if (second !== undefined || seat === undefined || (seat !== one && seat !== other)) {
      const mayMove = held.seats.includes(one) || held.seats.includes(other);
      return mayMove ? { ...held, seats: [...new Set([...held.seats, one, other])].sort() } : held;
    }
    if (!faceUp.includes(held.card)) return { ...held, seats: [one, other].sort() };
    return personal[seat]?.[0] === held.card ? { ...held, seats: [to] } : held;
  });
}
