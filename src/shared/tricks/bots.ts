/** Bots for every trick game, from what its cards are worth and how they rank. */
import { botOf, isSeatObservation, type Policy, randomBot } from '../bots/policy.ts';
import { at, last, maxBy, present } from '../engine/collections.ts';
import { pick, type Random } from '../engine/random.ts';
import type { MoveIndex, Rules, Seat } from '../engine/rules.ts';
import type { SearchModel } from '../engine/search-model.ts';
import { cardsOf } from './deal.ts';
import type { CardNumber } from './deck.ts';
import type { TrickRulesDefinition, TrickTypes } from './definition.ts';
import { COUNTED_TRICKS, gainWith } from './last-tricks.ts';
import { resample } from './resample.ts';
import { bySide, scoringOf, sideOf, sidesOf } from './score.ts';
import { isShown, type TrickGameTypes, type TrickState } from './state.ts';

/** What the deck's cards would be worth in Briscola: the unit of the weights below. */
const USUAL_DECK_WORTH = 120;

/** How a level chooses a card; tuned in the arena. */
interface Weights {
  /** What it costs to give up a card that could take a later trick: for each rank of strength, and more as a trump. */
  readonly strength: number;
  readonly trump: number;
  /** Share of the average card's worth that seats after this one add to the trick. */
  readonly thrown: number;
  /** Whether it counts the cards that could beat another. */
  readonly counts: boolean;
  /** Chance that a seat which could beat a card does so, where it counts. */
  readonly beats: number;
  /** Chance that a partner who follows takes the trick back. */
  readonly rescues: number;
}

/** Chance that another seat beats a card, where nobody counts cards. */
const BEATEN_BLINDLY = 0.35;

const EASY: Weights = { strength: 0.25, trump: 4, thrown: 0.6, counts: false, beats: 0.8, rescues: BEATEN_BLINDLY };
const NORMAL: Weights = { ...EASY, strength: 1.5, trump: 12, thrown: 0.3, counts: true };
/** Where a suit must be followed, few seats are able to beat a card, and those that are do. */
const NORMAL_FOLLOWING: Weights = { ...NORMAL, beats: 1, rescues: 0.2 };
const ROLLOUT: Weights = { ...NORMAL, counts: false };

/** What the deal's match points count beside all of its cards' worth. */
const WON_DEAL = 0.5;
/** Max cards left for the exact endgame. */
const LAST_CARDS = 10;

/** What a card is chosen by: the state as the seat knows it; of other hands only their size counts. */
interface PlayView<T extends TrickTypes> {
  readonly game: TrickRulesDefinition<T>;
  readonly state: TrickState<T>;
  readonly seat: Seat;
  readonly weights: Weights;
  /** The worth of all cards of the deck, in the unit of the weights. */
  readonly unit: number;
  /** Seats that play to this trick after this one: partners, and others. */
  readonly partnersAfter: number;
  readonly othersAfter: number;
  /** Chance that one of the others beats this card. */
  readonly beatenChance: (card: CardNumber) => number;
}

function playViewOf<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  state: TrickState<T>,
  seat: Seat,
  weights: Weights,
): PlayView<T> {
  const { seats, played } = state;
  const after = seats - 1 - (played.length % seats);
  const side = sideOf(game, seat, state);
  let partnersAfter = 0;
  for (let k = 1; k <= after; k++) if (sideOf(game, (seat + k) % seats, state) === side) partnersAfter++;
  const othersAfter = after - partnersAfter;
  const blind = 1 - (1 - BEATEN_BLINDLY) ** othersAfter;
  const { counts } = weights;
  const unseen = counts ? unseenCards(game, state, seat) : [];
  const drawable = unseen.length;
  return {
    game,
    state,
    seat,
    weights,
    unit: game.deck.worthIn([...game.deck.cards.keys()]) / USUAL_DECK_WORTH,
    partnersAfter,
    othersAfter,
    beatenChance: counts
      ? (card) => {
          const higher = unseen.filter((other) => game.deck.beats(other, card, state.trump)).length;
          const held = Math.min(1, (at(state.hands, (seat + 1) % seats).length * othersAfter) / (drawable || 1));
          return weights.beats * (1 - (1 - held) ** higher);
        }
      : () => blind,
  };
}

/** Cards that this seat has not seen. */
function unseenCards<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  state: TrickState<T>,
  seat: Seat,
): readonly CardNumber[] {
  const seen = new Set([...state.played, ...at(state.hands, seat)]);
  if (state.upcard !== null && state.stock.length > 0) seen.add(state.upcard);
  return cardsOf(game, state).filter((card) => !seen.has(card));
}

/** The last cards of two seats, where all lie in hands: what the one has not seen is the other's. */
function lastTricks({ hands, stock, depths, seats, best }: TrickState, seat: Seat) {
  const mine = at(hands, seat);
  if (seats !== 2 || stock.length > 0 || depths.length > 0 || mine.length > COUNTED_TRICKS) return undefined;
  return { mine, theirs: at(hands, 1 - seat), led: best };
}

/** What playing this card promises: the trick's worth, won or lost, less what the card would do later. */
function cardValue<T extends TrickTypes>(view: PlayView<T>, card: CardNumber): number {
  const { game, state, seat, weights, unit, partnersAfter, othersAfter, beatenChance } = view;
  const { deck } = game;
  const { best, bestBy, lying, trump } = state;
  const side = sideOf(game, seat, state);
  const takes = best === null || deck.beats(card, best, trump);
  const isOurs = best !== null && sideOf(game, bestBy, state) === side;
  const held = takes ? card : best;
  const beaten = othersAfter === 0 ? 0 : beatenChance(held);
  const rescued = 1 - (1 - weights.rescues) ** partnersAfter;
  const kept = takes || isOurs ? 1 - beaten * (1 - rescued) : rescued;
  const average = (unit * USUAL_DECK_WORTH) / deck.cards.length;
  const pot = lying + deck.worthAt(card) + weights.thrown * average * (partnersAfter + othersAfter);
  const later = weights.strength * deck.strengthAt(card) + (deck.suitAt(card) === trump ? weights.trump : 0);
  const isLastCard = at(state.hands, seat).length === 1;
  return (2 * kept - 1) * pot - (isLastCard ? 0 : later * unit);
}

/** The bots of a game, with the search model of its experts. */
export function trickBots<T extends TrickTypes>(game: TrickRulesDefinition<T>, rules: Rules<TrickGameTypes<T>>) {
  const indexed = present(rules.indexedMoves, 'move list');
  const firstExtra = game.deck.cards.length;

  function bestMove(state: TrickState<T>, seat: Seat, moves: readonly MoveIndex[], weights: Weights): MoveIndex {
    const own = game.extra?.botMove?.(
      state,
      seat,
      moves.filter((move) => move >= firstExtra),
    );
    if (own !== undefined) return own;
    const cards = moves.filter((move) => move < firstExtra);
    const rest = weights.counts ? lastTricks(state, seat) : undefined;
    if (rest && cards.length > 0) return maxBy(cards, (card) => gainWith(card, { game, trump: state.trump }, rest));
    const view = playViewOf(game, state, seat, weights);
    return cards.length === 0 ? at(moves, 0) : maxBy(cards, (card) => cardValue(view, card));
  }

  const policy =
    (weights: Weights): Policy<TrickGameTypes<T>> =>
    (observation, _moves, random) => {
      // Only what the observation says is read of this state: the own hand, the trick, sizes.
      const state = resample(game, observation, random);
      return at(indexed.moves, bestMove(state, observation.viewer, indexed.legal(state, observation.viewer), weights));
    };

  const searchModel: SearchModel<TrickGameTypes<T>> = {
    iterations: 2500,
    timedIterations: { 'expert-1s': 12_000, 'expert-3s': 36_000 },
    // In points: a won deal with all of them.
    scoreUnit: game.deck.worthIn([...game.deck.cards.keys()]) / (game.worthPerPoint ?? 1) / (1 + WON_DEAL),
    outcome,
    // The lead in points, as the deal's cards count them.
    scoreGain: (world) => {
      const sides = sidesOf(game, world);
      const points = bySide(sides, world.taken).map((worth) => worth / (game.worthPerPoint ?? 1));
      return leads(
        sides,
        sides.map((side) => at(points, side)),
      );
    },
    rolloutMove: (world, seat, moves, random: Random) =>
      random.below(6) === 0 ? pick(moves, random) : bestMove(world, seat, moves, ROLLOUT),
    candidateMoves,
    // Any card may be laid, and many are as good as each other by what a search finds: then the usual one.
    ...(game.follow === 'free' && {
      priorMove: (observation, moves, random) =>
        isSeatObservation(observation) ? policy(NORMAL)(observation, moves, random) : undefined,
    }),
    ...(isTwoSided() && {
      endgame: {
        isReached: (world: TrickState<T>) =>
          world.stock.length === 0 && world.hands.reduce((sum, { length }) => sum + length, 0) <= LAST_CARDS,
        side: (world: TrickState<T>, seat: Seat) => (sideOf(game, seat, world) === 0 ? (0 as const) : (1 as const)),
        key,
      },
    }),
  };

  function isTwoSided(): boolean {
    const { min, max } = game.seats;
    for (let seats = min; seats <= max; seats++) {
      const options = {};
      if (new Set(sidesOf(game, { options, seats })).size !== 2) return false;
    }
    return true;
  }

  /** Each seat's lead over the best other side in the deal, in match points and then in worth. */
  function outcome(world: TrickState<T>): readonly number[] | undefined {
    const deal = world.deals.at(-1);
    if (!deal || (world.phase !== 'scored' && world.phase !== 'over')) return undefined;
    const unit = game.deck.worthIn([...game.deck.cards.keys()]);
    const sides = sidesOf(game, world);
    const points = scoringOf(game).scores(deal, world);
    const worth = sides.map((side) => at(bySide(sides, world.taken), side));
    const [ahead, worthAhead] = [leads(sides, points), leads(sides, worth)];
    const most = Math.max(1, ...points.map(Math.abs));
    return sides.map((_, seat) => (WON_DEAL * at(ahead, seat)) / most + at(worthAhead, seat) / unit);
  }

  /** By seat, the lead over the best other side. */
  function leads(sides: readonly number[], of: readonly number[]): number[] {
    return sides.map((side, seat) => at(of, seat) - Math.max(...of.filter((_, other) => sides[other] !== side)));
  }

  /** Of neighbouring cards of a suit that are worth the same one is enough. */
  function candidateMoves(world: TrickState<T>, seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[] {
    const hand = at(world.hands, seat);
    const { deck } = game;
    const some = moves.filter((move) => {
      const below = move + 1;
      if (move >= firstExtra || !hand.includes(below) || !moves.includes(below)) return true;
      return (
        deck.suitAt(below) !== deck.suitAt(move) ||
        deck.worthAt(below) !== deck.worthAt(move) ||
        isShown(world, move) !== isShown(world, below)
      );
    });
    return withoutWaste(world, seat, some.length > 0 ? some : moves);
  }

  /** In a trick that is lost, of a suit's cards none that is stronger and worth more than another. */
  function withoutWaste(world: TrickState<T>, seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[] {
    const { best, trump } = world;
    const { deck } = game;
    if (best === null || !isLost(world, seat)) return moves;
    const isCheaper = (one: CardNumber, other: CardNumber) =>
      deck.suitAt(one) === deck.suitAt(other) &&
      deck.strengthAt(one) < deck.strengthAt(other) &&
      deck.worthAt(one) < deck.worthAt(other);
    return moves.filter(
      (move) =>
        move >= firstExtra ||
        deck.beats(move, best, trump) ||
        !moves.some((other) => other < firstExtra && isCheaper(other, move)),
    );
  }

  /** Whether the trick is another side's, unless this seat takes it: no partner follows. */
  function isLost(world: TrickState<T>, seat: Seat): boolean {
    const { bestBy, leaders, seats } = world;
    const side = sideOf(game, seat, world);
    for (let other = (seat + 1) % seats; other !== last(leaders); other = (other + 1) % seats)
      if (sideOf(game, other, world) === side) return false;
    return sideOf(game, bestBy, world) !== side;
  }

  /** The remaining position, and the worth taken so far. */
  function key(world: TrickState<T>): string {
    const { turn, best, bestBy, lying, taken, hands, played, seats } = world;
    const trick = played.slice(played.length - (played.length % seats)).join();
    return `${turn}:${trick}:${best}:${bestBy}:${lying}:${bySide(sidesOf(game, world), taken).join()}:${hands.map((hand) => hand.toSorted((a, b) => a - b).join()).join('|')}:${JSON.stringify(game.extra?.observe(world, 'everyone', null))}`;
  }

  return {
    bots: {
      random: randomBot<TrickGameTypes<T>>(new Set()),
      easy: botOf(policy(EASY)),
      normal: botOf(policy(game.follow === 'free' ? NORMAL : NORMAL_FOLLOWING)),
    },
    searchModel,
  };
}
