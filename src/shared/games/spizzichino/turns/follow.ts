/** Which cards a seat may play. */
import { type ItalianCard, type ItalianSuit, italianSuitOf } from '../../../cards/italian.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Trick } from '../state/observation.ts';
import { handOf, pilesOf, type State } from '../state/state.ts';
import { isComplete } from './tricks.ts';

/** SP-13, SP-18: the hand and the top cards of its own piles, as many as there are. */
export function withinReach(state: State, seat: Seat): ItalianCard[] {
  const cards = [...handOf(state, seat)];
  for (const pile of pilesOf(state, seat)) {
    const top = pile.at(-1);
    if (top) cards.push(top);
  }
  return cards;
}

/** The suit to be followed; nothing where the next card leads. */
export function suitLed(tricks: readonly Trick[]): ItalianSuit | undefined {
  const trick = tricks.at(-1);
  const led = trick && !isComplete(trick) ? trick.plays[0] : undefined;
  return led && italianSuitOf(led.card);
}

/** SP-14: the cards within reach that follow suit, or all of them where none does. */
export function playable(state: State, seat: Seat): ItalianCard[] {
  const cards = withinReach(state, seat);
  const led = suitLed(state.tricks);
  const following = led ? cards.filter((card) => italianSuitOf(card) === led) : cards;
  return following.length > 0 ? following : cards;
}
