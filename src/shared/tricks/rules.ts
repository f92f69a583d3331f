/** The contract's functions of a trick game, made from its description. */
import { z } from 'zod';
import { at } from '../engine/collections.ts';
import { indexedMoves, interned, isAmong, movesAt } from '../engine/move-index.ts';
import { integerOption } from '../engine/options.ts';
import { type Refusal, refusal } from '../engine/refusal.ts';
import type { MoveEvent, MoveIndex, Rules, Seat, Turn } from '../engine/rules.ts';
import { cardSorter, dealCards, drawCards, drawChance, drawDealer, refuseChance } from './deal.ts';
import type { CardNumber } from './deck.ts';
import type { TrickRulesDefinition, TrickTable, TrickTypes } from './definition.ts';
import { observe, seenBy } from './observe.ts';
import { pileCount } from './piles.ts';
import { isPlayable, isPlayedOut, layCard, playableCards, removeCard, takeTrick, withinReach } from './play.ts';
import { resample } from './resample.ts';
import { result, scoreDeal } from './score.ts';
import { noHands, noWorth, type PlayMove, type TrickGameTypes, type TrickMove, type TrickState } from './state.ts';

/** So many deals are the match, whatever the totals: other tables play the same ones. */
const DUPLICATE_OPTIONS = { deals: integerOption(1, 20, 5) } as const;

const NO_MOVES: readonly MoveIndex[] = [];

/** A match before chance has drawn its first dealer. */
function initial<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  { options, seats }: TrickTable<T['Options']>,
): TrickState<T> {
  const table = {
    options,
    seats,
    phase: 'dealing',
    turn: null,
    dealer: null,
    hands: noHands(seats),
    stock: [],
    upcard: null,
    trump: null,
    piles: [],
    depths: [],
    played: [],
    from: [],
    leaders: [],
    best: null,
    bestBy: 0,
    lying: 0,
    taken: noWorth(seats),
    shown: [0, 0],
    deals: [],
    last: null,
    ...game.extra?.initial({ options, seats }),
  };
  // The compiler does not see that a game without `extra` has no fields of its own.
  return table as unknown as TrickState<T>;
}

/** A copy to play on in, which shares what no move changes in place. */
function copy<T extends TrickTypes>({ extra }: TrickRulesDefinition<T>, state: TrickState<T>): TrickState<T> {
  const copied = {
    ...state,
    hands: state.hands.map((hand) => hand.slice()),
    depths: sliced(state.depths),
    played: state.played.slice(),
    from: state.depths.length > 0 ? state.from.slice() : state.from,
    leaders: state.leaders.slice(),
    taken: state.taken.slice(),
    stock: sliced(state.stock),
  };
  extra?.copy?.(copied);
  return copied;
}

/** A copy of a list to which nothing is added in place while it is empty: an empty one is shared. */
function sliced<Item>(list: Item[]): Item[] {
  return list.length === 0 ? list : list.slice();
}

/** The rules of the game that a description describes. */
export function trickRules<T extends TrickTypes>(game: TrickRulesDefinition<T>): Rules<TrickGameTypes<T>> {
  const { deck, extra, ruleNumbers } = game;
  const mayPlay = extra?.mayPlay;
  const secret = extra?.secretPhase;
  const firstExtra = deck.cards.length;
  const moves = [...deck.cards.map((card): TrickMove<T> => ({ type: 'play', card })), ...(extra?.moves ?? [])].map(
    (move) => interned(move),
  );
  /** One question for the whole list: to ask of each card apart takes a tenth of a simulated deal. */
  const dealSchema = z.custom<readonly T['Card'][]>(
    (cards) =>
      Array.isArray(cards) &&
      (game.cardsInPlay ? cards.length <= firstExtra : cards.length === firstExtra) &&
      // Unlike `every`, it asks of a hole as well.
      cards.findIndex((card) => !deck.has(card)) < 0,
  );
  const alone = Array.from({ length: game.seats.max }, (_, seat): readonly Seat[] => [seat]);
  const sortedCards = cardSorter(game);
  const ownMoves = extra?.legal ?? (() => NO_MOVES);
  /** Any card of the hand may be played, and nothing else be done: known at once, since playouts ask before every card. */
  const isAnyCard = game.follow === 'free' && (!extra || (extra.isBeforePlay === true && !mayPlay));
  const isPlay = (move: TrickMove<T>): move is PlayMove<T['Card']> => move.type === 'play';

  function legalCards(state: TrickState<T>, seat: Seat): readonly CardNumber[] {
    const cards = playableCards(deck, state, seat, game.follow);
    return mayPlay ? cards.filter((card) => mayPlay(state, seat, card)) : cards;
  }

  function legal(state: TrickState<T>, seat: Seat): readonly MoveIndex[] {
    if (state.phase !== 'play') return seenBy(game, state, seat).turn === seat ? ownMoves(state, seat) : NO_MOVES;
    if (state.turn !== seat) return NO_MOVES;
    if (isAnyCard && state.depths.length === 0) return state.hands[seat] ?? NO_MOVES;
    return withOwnMoves(legalCards(state, seat), state, seat);
  }

  /** These cards, and what of the game's own moves goes with them. */
  function withOwnMoves(cards: readonly CardNumber[], state: TrickState<T>, seat: Seat): readonly MoveIndex[] {
    const own = extra?.isBeforePlay ? NO_MOVES : ownMoves(state, seat);
    if (own.length === 0) return cards;
    // The hand itself stays as it is; another list is nobody else's.
    const all = cards === state.hands[seat] ? cards.slice() : (cards as MoveIndex[]);
    for (let k = 0; k < own.length; k++) all.push(own[k] ?? 0);
    return all;
  }

  /** Whether one move is legal, without listing the others where that can be told. */
  function may(state: TrickState<T>, seat: Seat, move: MoveIndex): boolean {
    if (state.phase !== 'play') return isAmong(move, legal(state, seat));
    if (state.turn !== seat) return false;
    if (move >= firstExtra) return isAmong(move, ownMoves(state, seat));
    return isPlayable(deck, state, seat, move, game.follow) && mayPlay?.(state, seat, move) !== false;
  }

  function refuse(state: TrickState<T>, seat: Seat, move: TrickMove<T>): Refusal | undefined {
    const { phase, turn } = seenBy(game, state, seat);
    const isNoTrick = isPlay(move) ? phase !== 'play' : turn === null;
    if (isNoTrick || turn !== seat) {
      const own = isPlay(move) ? undefined : extra?.refuseOutOfTurn?.(state, seat, move);
      return own ?? refusal(ruleNumbers.turn, isNoTrick ? 'no-trick' : 'not-your-turn');
    }
    return isPlay(move) ? refuseCard(state, seat, move.card) : extra?.refuse(state, seat, move);
  }

  function refuseCard(state: TrickState<T>, seat: Seat, name: T['Card']): Refusal | undefined {
    const card = deck.numberOf(name);
    if (!withinReach(deck, state, seat).includes(card)) {
      const reason = pileCount(state, seat) === 0 ? 'not-in-hand' : 'out-of-reach';
      return refusal(ruleNumbers.reach ?? ruleNumbers.follow, reason, {
        rank: deck.rankOf(name),
        suit: deck.suitOf(name),
      });
    }
    const playable = playableCards(deck, state, seat, game.follow);
    if (playable.includes(card)) {
      return mayPlay?.(state, seat, card) === false ? refusal(ruleNumbers.follow, 'not-after-call') : undefined;
    }
    const suit = at(deck.suits, deck.suitAt(at(playable, 0)));
    const isSuit = deck.suitAt(card) === deck.suitAt(at(playable, 0));
    return refusal(ruleNumbers.follow, isSuit ? 'must-beat' : 'must-follow', { suit });
  }

  function playCard(state: TrickState<T>, seat: Seat, card: CardNumber): void {
    const pile = removeCard(state, seat, card);
    if (state.depths.length > 0) state.from.push(pile);
    state.last = null;
    const isFull = layCard(deck, state, seat, card);
    extra?.afterCard?.(state, seat, card);
    if (isFull) endTrick(state);
  }

  /** Apart from `playCard`, so that the compiler can make one function of all that each card needs. */
  function endTrick(state: TrickState<T>): void {
    const taker = state.bestBy;
    const isLast = state.stock.length === 0 && state.hands[taker]?.length === 0 && isPlayedOut(state);
    takeTrick(state, isLast ? game.lastTrickWorth : 0);
    if (isLast) scoreDeal(game, state);
    else if (state.stock.length > 0 && game.draws) drawCards(game, state, taker);
  }

  function applyIndexed(state: TrickState<T>, seat: Seat, move: MoveIndex): void {
    if (move < firstExtra) playCard(state, seat, move);
    else applyExtra(state, byNumber.event(seat, move) as MoveEvent<T['Move']>);
  }

  function applyExtra(state: TrickState<T>, event: MoveEvent<T['Move']>): void {
    if (state.phase !== secret?.phase || secret.isNoticed(event)) state.last = event;
    extra?.apply(state, event.by, event);
  }

  const byNumber = indexedMoves<TrickGameTypes<T>>({ moves, legal, may, refuse, apply: applyIndexed });

  return {
    id: game.id,
    seats: game.seats,
    options: game.options,
    ...(!('deals' in game.options) && { duplicateOptions: DUPLICATE_OPTIONS }),
    moveSchema: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('play'), card: z.enum(deck.cards) }),
      ...(extra?.schemas ?? []),
    ] as never) as never,
    chanceSchema: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('dealer'), seat: z.int().min(0).lt(game.seats.max) }),
      z.strictObject({ type: z.literal('deal'), cards: dealSchema }),
    ]) as never,
    ...(game.refuseOptions && { refuseOptions: game.refuseOptions }),
    initial: (options, seats) => initial(game, { options, seats }),
    copy: (state) => copy(game, state),
    toAct: ({ phase, turn }): Turn =>
      turn === null ? (phase === 'over' ? 'over' : 'chance') : (alone[turn] ?? 'over'),
    legalMoves: (state, seat) => movesAt(moves, legal(state, seat)),
    refuse,
    drawChance: (state, random) => drawChance(sortedCards(state), state, random),
    refuseChance: (state, chance) => refuseChance(game, sortedCards(state), state, chance),
    apply(state, event) {
      if (event.by === 'chance') {
        const chance = event;
        if (chance.type === 'dealer') drawDealer(state, chance.seat);
        else dealCards(game, state, chance.cards);
        return;
      }
      const { t: _t, ...told } = event;
      if (isPlay(event)) playCard(state, event.by, deck.numberOf(event.card));
      else applyExtra(state, told as MoveEvent<T['Move']>);
    },
    indexedMoves: byNumber,
    observe: (state, viewer) => observe(game, state, viewer),
    resample: (observation, random) => resample(game, observation, random),
    result: (state) => result(game, state),
    isFullyRevealed: ({ phase }) => phase === 'scored' || phase === 'over',
    startsNewSeal: ({ phase, last }) =>
      phase === 'scored' || (phase === 'dealing' && last !== null && last.type !== 'dealer'),
    scorePause: ({ phase }) => phase === 'scored',
    ...(game.constantTimeWindow && { constantTimeWindow: game.constantTimeWindow }),
  };
}
