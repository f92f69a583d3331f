/** Short notation for the tests of trick games. */
import { splitWords, takePlace } from '../engine/checks/testing.ts';
import { at } from '../engine/collections.ts';
import { type Match, newMatch } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import type { GameEvent, Rules } from '../engine/rules.ts';
import { cardsOf } from './deal.ts';
import type { TrickRulesDefinition, TrickTypes } from './definition.ts';
import type { TrickGameTypes } from './state.ts';

interface Deal<T extends TrickTypes> {
  readonly seats: number;
  readonly options?: Partial<T['Options']>;
  /** A seat's cards by name, in the order dealt; missing ones are filled in. */
  readonly hands: readonly string[];
  /** The next cards of the pack, the turned-up one first if there is any; the others follow in the deck's order. */
  readonly stock?: string;
}

const split = (cards = ''): string[] => splitWords(cards);

/** The game's own types of events don't matter here: the rules read them. */
function takeEvent<T extends TrickTypes>(match: Match<TrickGameTypes<T>>, event: object): void {
  takePlace(match as unknown as Match, event as GameEvent);
}

/** A match whose first deal has these cards. The last seat deals, so seat 0 leads. */
export function dealt<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  rules: Rules<TrickGameTypes<T>>,
  { seats, options = {}, hands, stock }: Deal<T>,
): Match<TrickGameTypes<T>> {
  const resolved = resolveOptions(rules.options, options as never, rules.duplicateOptions);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(rules, resolved.options, seats);
  takeEvent(match, { by: 'chance', type: 'dealer', seat: seats - 1 });
  deal(game, match, { seats, hands, ...(stock !== undefined && { stock }) });
  return match;
}

/** Deals these cards; hands are given from the leader on. */
export function deal<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  match: Match<TrickGameTypes<T>>,
  { seats, hands, stock }: Deal<T>,
): void {
  const size = game.handSize(match.state);
  const named = [...hands.flatMap(split), ...split(stock)];
  const others = game.deck.namesOf(cardsOf(game, match.state)).filter((card) => !named.includes(card));
  const full = Array.from({ length: seats }, (_, seat) => {
    const own = split(hands[seat]);
    return [...own, ...others.splice(0, size - own.length)];
  });
  const cards = [
    ...Array.from({ length: size * seats }, (_, k) => at(at(full, k % seats), Math.floor(k / seats))),
    ...split(stock),
    ...others,
  ];
  takeEvent(match, { by: 'chance', type: 'deal', cards });
}

/** Plays these cards in turn. */
export function playCards<T extends TrickTypes>(match: Match<TrickGameTypes<T>>, cards: string): void {
  for (const card of split(cards)) {
    takeEvent(match, { by: match.state.turn, type: 'play', card });
  }
}

/** Plays the first legal card until the deal is scored, or the match over. */
export function playOut<T extends TrickTypes>(match: Match<TrickGameTypes<T>>): void {
  while (match.state.turn !== null) {
    const seat = match.state.turn;
    const move = match.rules.legalMoves(match.state, seat).find(({ type }) => type === 'play');
    takeEvent(match, { by: seat, ...move });
  }
}
