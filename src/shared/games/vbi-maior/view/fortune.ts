/** Cards shown by Fortune are in the common deck until drawn (VM-18). */
import type { VbiCard } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { StoryEvent } from '../state/table.ts';

/** Cards publicly returned to the common deck, and draws of each seat since. */
export interface ReturnedCards {
  readonly cards: ReadonlySet<VbiCard>;
  readonly drawn: readonly number[];
}

/** From the turn's events; `seats` is their number. */
export function returnedByFortune(story: readonly StoryEvent[], seats: number): ReturnedCards {
  let cards: readonly VbiCard[] = [];
  let drawn = Array<number>(seats).fill(0);
  for (const happening of story) {
    if (happening.type === 'fortune') [cards, drawn] = [happening.cards, drawn.map(() => 0)];
    else if (happening.type === 'draw') drawn = withMore(drawn, happening.seat);
    else if (happening.type === 'swap') drawn = swapped(drawn, happening.seats);
  }
  return { cards: new Set(cards), drawn };
}

/** A drawn card may be the one given away (Mercury). */
function swapped(drawn: number[], [one, other]: readonly [Seat, Seat]): number[] {
  const [ofOne, ofOther] = [drawn[one] ?? 0, drawn[other] ?? 0];
  const first = ofOther > 0 ? withMore(drawn, one) : drawn;
  return ofOne > 0 ? withMore(first, other) : first;
}

function withMore(drawn: number[], seat: Seat): number[] {
  return drawn.with(seat, (drawn[seat] ?? 0) + 1);
}

/** Whether a seat can have drawn a card. */
export function mayHaveCome({ cards, drawn }: ReturnedCards, card: VbiCard, seat: Seat): boolean {
  return !cards.has(card) || (drawn[seat] ?? 0) > 0;
}

/** Whether a seat can have drawn all of these. */
export function canHaveCome({ cards, drawn }: ReturnedCards, deck: readonly VbiCard[], seat: Seat): boolean {
  return deck.filter((card) => cards.has(card)).length <= (drawn[seat] ?? 0);
}
