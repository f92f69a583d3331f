/** What helps a player of a trick game: hints in words, cards gone, tips and intended moves. */
import { at } from '#shared/engine/collections.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import {
  type CardCounter,
  formatSignedDecimal,
  type HintDescriber,
  type IntendedMoves,
  oneDigit,
  type Tip,
} from '../games/load-assist.ts';
import { moveKey } from './Actions.tsx';
import { CARD_COUNT, HINT, TIPS } from './messages/en/assist.ts';
import { cardName, inPoints } from './names.ts';

type TrickTip<T extends TrickTypes> = Tip<TrickObservation<T>, TrickMove<T>>;

interface TrickAssist<T extends TrickTypes> {
  readonly basics: TrickBasics<T>;
  /** Those of the game's own tips, and what it says otherwise than the kit. */
  readonly words?: Messages;
  /** The rules that `tip.follow` and `tip.lead` tell. */
  readonly follow: readonly string[];
  readonly lead: readonly string[];
  /** Tips on the game's own moves, which come first. */
  readonly tips?: readonly TrickTip<T>[];
}

/** What a trick game's `assist.ts` exports. */
export function trickAssist<T extends TrickTypes>({ basics, words = {}, follow, lead, tips = [] }: TrickAssist<T>) {
  return {
    words: { ...HINT, ...CARD_COUNT, ...TIPS, ...words },
    hints: trickHints(basics),
    intendedMoves: ownCards<T>,
    cardCounter: trickCardCounter(basics),
    tips: [...tips, ...trickTips(basics, follow, lead)],
  };
}

function trickHints<T extends TrickTypes>(basics: TrickBasics<T>): HintDescriber<TrickObservation<T>, TrickMove<T>> {
  return {
    name: (move, _observation, say) =>
      'card' in move ? say('hint.play', { card: cardName(basics, move.card, say) }) : say(moveKey(move)),
    worth: (worth, say) => say('hint.worth', { points: formatSignedDecimal(worth) }),
    amount: oneDigit,
    button: (move, say) => ('card' in move ? undefined : say(moveKey(move))),
  };
}

/** The points still to be taken, and each suit's cards gone. */
function trickCardCounter<T extends TrickTypes>(basics: TrickBasics<T>): CardCounter<TrickObservation<T>> {
  const { deck, lastTrickWorth = 0 } = basics;
  const all = deck.worthIn([...deck.cards.keys()]) + lastTrickWorth;
  return ({ phase, taken, tricks, handSizes, options }, say) => {
    if (phase !== 'play') return [];
    const left = all - taken.reduce((sum, one) => sum + one, 0);
    const gone = tricks.flatMap(({ cards }) => cards).map(deck.suitOf);
    const inPlay = basics.cardsInPlay?.({ options, seats: handSizes.length }) ?? [...deck.cards.keys()];
    return [
      {
        term: say('card-count.points'),
        value: say('card-count.of', { count: inPoints(basics, left), of: inPoints(basics, all) }),
      },
      ...deck.suits.map((suit, k) => ({
        term: say('card-count.suit', { suit }),
        value: say('card-count.gone', {
          count: gone.filter((one) => one === suit).length,
          of: inPlay.filter((card) => deck.suitAt(card) === k).length,
        }),
      })),
    ];
  };
}

/** The intention to play a card of the own hand. */
function ownCards<T extends TrickTypes>(
  { key }: Parameters<IntendedMoves>[0],
  { own }: TrickObservation<T>,
): readonly TrickMove<T>[] {
  return (own?.hand ?? []).filter((card) => card === key).map((card) => ({ type: 'play', card }));
}

function trickTips<T extends TrickTypes>(
  { deck, follow: freedom, trump }: TrickBasics<T>,
  follow: readonly string[],
  lead: readonly string[],
): readonly TrickTip<T>[] {
  const mayPlay = (moves: readonly TrickMove<T>[]) => moves.some(({ type }) => type === 'play');
  return [
    {
      id: 'follow',
      rules: follow,
      when: ({ moves, observation }) => mayPlay(moves) && (observation.tricks.at(-1)?.cards.length ?? 0) > 0,
      gaps: () => ({ follow: freedom, trump, order: at(deck.ranks, 0) }),
    },
    {
      id: 'lead',
      rules: lead,
      when: ({ moves }) => mayPlay(moves),
      gaps: ({ observation }) => ({ trump, draws: observation.stock === 0 ? 'none' : 'all' }),
    },
  ];
}
