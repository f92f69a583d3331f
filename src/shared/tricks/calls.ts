/** Words that the leader of a trick may say to the partner before the card; everybody hears them. */
import { z } from 'zod';
import { at } from '../engine/collections.ts';
import { refusal } from '../engine/refusal.ts';
import type { MoveIndex, Seat } from '../engine/rules.ts';
import type { CardNumber, TrickDeck } from './deck.ts';
import type { TrickState, TrickTable, TrickTypes } from './state.ts';

export interface CallMove<Word extends string> {
  readonly type: 'call';
  readonly call: Word;
}

/** A word that was said before the first card of a trick, from 0. */
export interface Call<Word extends string> {
  readonly seat: Seat;
  readonly call: Word;
  readonly trick: number;
}

interface Calling<Word extends string, Options> {
  readonly deck: Pick<TrickDeck, 'cards' | 'suitAt'>;
  readonly words: readonly Word[];
  /** The number of the rule. */
  readonly rule: string;
  isAllowed(table: TrickTable<Options>): boolean;
  /** Whether a word is true of a suit of which the hand has so many cards; the card led must be of such a suit. */
  isTrue(word: Word, length: number): boolean;
}

/** A state with the calls of its deal. */
type Called<Word extends string, Options> = TrickState<
  TrickTypes & { Options: Options; Extra: { calls: readonly Call<Word>[] } }
>;

/** The moves for `extra`: one call before a trick's first card, where it is true of a card in hand. */
export function leaderCalls<Word extends string, Options extends object>({
  deck,
  words,
  rule,
  isAllowed,
  isTrue,
}: Calling<Word, Options>) {
  type State = Called<Word, Options>;
  const isTrueOf = (word: Word, hand: readonly CardNumber[], card: CardNumber) =>
    isTrue(word, hand.filter((other) => deck.suitAt(other) === deck.suitAt(card)).length);

  /** What was said before this trick. */
  function said({ calls, leaders }: State): Word | undefined {
    const latest = calls.at(-1);
    return latest?.trick === leaders.length - 1 ? latest.call : undefined;
  }

  function isLeading({ seats, phase, played }: State): boolean {
    return phase === 'play' && played.length % seats === 0;
  }

  function mayCall(state: State): boolean {
    return isAllowed(state) && isLeading(state) && said(state) === undefined;
  }

  function legal(state: State, seat: Seat): MoveIndex[] {
    if (!mayCall(state)) return [];
    const hand = at(state.hands, seat);
    return words.flatMap((word, k) => (hand.some((card) => isTrueOf(word, hand, card)) ? [deck.cards.length + k] : []));
  }

  return {
    moves: words.map((call): CallMove<Word> => ({ type: 'call', call })),
    schemas: [z.strictObject({ type: z.literal('call'), call: z.enum(words) })],
    legal,
    refuse(state: State, seat: Seat, { call }: CallMove<Word>) {
      if (!mayCall(state)) return refusal(rule, 'no-call-now');
      return legal(state, seat).includes(deck.cards.length + words.indexOf(call))
        ? undefined
        : refusal(rule, 'call-untrue');
    },
    apply(state: State, seat: Seat, { call }: CallMove<Word>): void {
      state.calls = [...state.calls, { seat, call, trick: state.leaders.length - 1 }];
    },
    mayPlay(state: State, seat: Seat, card: CardNumber): boolean {
      const word = isLeading(state) ? said(state) : undefined;
      return word === undefined || isTrueOf(word, at(state.hands, seat), card);
    },
  };
}
