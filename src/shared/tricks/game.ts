/** A whole game made of its description. */
import { searchBotsByLevel } from '../bots/search/search-bot.ts';
import { at, maxBy, seatsWithHighest } from '../engine/collections.ts';
import type { Duplicate, Game, QuickChatOccasion } from '../engine/game.ts';
import { wholeMatch } from '../engine/game.ts';
import type { Rules } from '../engine/rules.ts';
import { trickBots } from './bots.ts';
import type { TrickGameDefinition, TrickTypes } from './definition.ts';
import { guessOf } from './guess.ts';
import { TRICK_REFUSALS } from './messages/en/refusals.ts';
import { TRICK_MESSAGES, TRICK_OPTIONS } from './messages/en/tricks.ts';
import { pilesOf } from './piles.ts';
import { trickRules } from './rules.ts';
import { scoringOf, sideOf, sidesOf } from './score.ts';
import type { DealResult, TrickGameTypes, TrickObservation, TrickResult } from './state.ts';

// Think time by public difficulty: who leads, what lies in the trick, cards left.
const LEADING = 1.15;
const FOLLOWING = 0.7;
/** Weight of the whole deck's worth, if it lay in the trick. */
const LYING = 3;
const LAST_CARD = 0.5;
const FEW_CARDS = 0.8;
/** A decision before the first card. */
const DECIDING = 1.5;

/** Share of the deck's worth that makes a trick memorable. */
const GREAT_SHARE = 1 / 6;

/** The game that a description describes; `rules`, where they are made already. */
export function trickGame<T extends TrickTypes>(
  game: TrickGameDefinition<T>,
  rules: Rules<TrickGameTypes<T>> = trickRules(game),
): Required<Pick<Game<TrickGameTypes<T>>, 'thinkTime' | 'quickChat'>> & Game<TrickGameTypes<T>> {
  const { deck } = game;
  const { bots, searchModel } = trickBots(game, rules);
  const deckWorth = deck.worthIn([...deck.cards.keys()]);

  /** 1 for most, for `Game.thinkTime`. */
  function thinkTime({ phase, tricks, handSizes, piles, toAct }: TrickObservation<T>): number {
    if (phase !== 'play') return DECIDING;
    const [seat = 0] = toAct;
    const left = (handSizes[seat] ?? 0) + (piles?.[seat] ?? []).reduce((sum, { depth }) => sum + depth, 0);
    if (left <= 1) return LAST_CARD;
    const part = left === 2 ? FEW_CARDS : 1;
    const trick = tricks.at(-1);
    if (!trick || trick.winner !== null || trick.cards.length === 0) return part * LEADING;
    return part * (FOLLOWING + (LYING * deck.worthIn(trick.cards.map(deck.numberOf))) / deckWorth);
  }

  /** Of a trick of great worth: who took it, and who brought the best of it to the other side. */
  function quickChat({ last, tricks, handSizes, options }: TrickObservation<T>): readonly QuickChatOccasion[] {
    const trick = last?.type === 'play' ? tricks.findLast(({ cards }) => cards.length > 0) : undefined;
    if (trick?.winner == null) return [];
    const { cards, leader, winner } = trick;
    const worth = cards.map((card) => deck.worthIn([deck.numberOf(card)]));
    if (deck.worthIn(cards.map(deck.numberOf)) < (game.greatTrick ?? deckWorth * GREAT_SHARE)) return [];
    const seats = handSizes.length;
    const best = maxBy([...cards.keys()], (k) => at(worth, k));
    const seat = (leader + best) % seats;
    const table = { options, seats };
    const isBeaten = sideOf(game, seat, table) !== sideOf(game, winner, table);
    return [{ seat: winner, on: 'took' }, ...(isBeaten ? [{ seat, on: 'beaten' }] : [])];
  }

  const duplicate: Duplicate<TrickGameTypes<T>> = {
    // The type of a game's options doesn't say that the kit adds this one.
    options: (deals) => ({ deals }) as unknown as Partial<T['Options']>,
    deal: ({ deals }) => deals.length,
    deals: ({ deals, scores: { length: seats } }) =>
      deals.map((deal) => {
        const scores = scoringOf(game).scores(deal, { options: {}, seats });
        return { scores, winners: seatsWithHighest(scores) };
      }),
    ...(game.countsGames && { points: pointsOfFirst }),
  };

  /** What a side has taken, for each of its seats. */
  function pointsOfFirst({ deals: [deal], scores: { length: seats } }: TrickResult<T>): number[] {
    const { worth } = deal as unknown as DealResult;
    return sidesOf(game, { options: {}, seats }).map((side) => at(worth, side));
  }

  return {
    rules,
    listPosition: game.listPosition,
    ...(game.usualSeats && { usualSeats: game.usualSeats }),
    duplicate,
    statistics: ({ result }) =>
      game.statistics?.(result.deals, result.scores.length) ?? { contests: [wholeMatch(result)], feats: [] },
    thinkTime,
    quickChat,
    guess: (everybody) => guessOf(game, everybody),
    openHands: (state) => state.hands.map((hand, seat) => deck.namesOf([...hand, ...pilesOf(state, seat).flat()])),
    bots: { ...bots, ...searchBotsByLevel(rules, searchModel) },
    searchModel,
    messages: { ...TRICK_MESSAGES, ...TRICK_REFUSALS, ...TRICK_OPTIONS, ...game.messages },
  };
}
