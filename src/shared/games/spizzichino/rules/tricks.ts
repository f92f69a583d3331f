/** Who takes a trick, and the tricks of a deal for display. */
import { ITALIAN_DECK, type ItalianSuit, italianSuitOf } from '../../../cards/italian.ts';
import { at } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beats } from '../state/cards.ts';
import type { Played, Trick } from '../state/observation.ts';
import { OWN_PILES, opposite, SEATS } from '../state/seats-and-piles.ts';
import type { State } from '../state/state.ts';

/** SP-12. */
export const TRICKS = 20;
/** SP-3. */
export const LAST_TRICK_THIRDS = 3;

/** Whether both seats have played to it. */
function isComplete({ plays }: Trick): boolean {
  return plays.length === SEATS;
}

/** SP-15: who takes a trick that both have played to: the highest card of the suit led. */
function takerOf({ leader, plays }: Trick): Seat {
  return beats(at(plays, 1).card, at(plays, 0).card) ? opposite(leader) : leader;
}

/** Who takes the trick as it lies: of a lone card, who led it; nobody takes an empty one. */
export function takerSoFar(trick: Trick): Seat | null {
  if (trick.plays.length === 0) return null;
  return isComplete(trick) ? takerOf(trick) : trick.leader;
}

/** Each play from the hand and from either pile, shared, since every event shows them again. */
const FROM_HAND: readonly Played[] = ITALIAN_DECK.map((card) => ({ card, pile: null }));
const FROM_PILE: readonly (readonly Played[])[] = OWN_PILES.map((pile) => ITALIAN_DECK.map((card) => ({ card, pile })));

/** The deal's tricks, the one being played last. */
export function tricksOf({ played, from, leaders }: State): Trick[] {
  const plays = played.map((card, k) => {
    const pile = from[k] ?? null;
    return at(pile === null ? FROM_HAND : at(FROM_PILE, pile), card);
  });
  return leaders.slice(0, TRICKS).map((leader, k) => ({
    leader,
    plays: plays.slice(k * SEATS, (k + 1) * SEATS),
    winner: leaders[k + 1] ?? null,
  }));
}

/** The suit to be followed, as all can see; nothing where the next card leads. */
export function suitLed(tricks: readonly Trick[]): ItalianSuit | undefined {
  const trick = tricks.at(-1);
  const led = trick && !isComplete(trick) ? trick.plays[0]?.card : undefined;
  return led && italianSuitOf(led);
}
