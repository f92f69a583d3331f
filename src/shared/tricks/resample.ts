/** Samples a full deal that fits a viewer's observation. */
import { at } from '../engine/collections.ts';
import { type Random, shuffle } from '../engine/random.ts';
import type { Seat } from '../engine/rules.ts';
import { cardsOf } from './deal.ts';
import type { CardNumber, SuitNumber } from './deck.ts';
import type { TrickBasics, TrickRulesDefinition, TrickTypes } from './definition.ts';
import { layOut, type Piles } from './piles.ts';
import { takerOf } from './play.ts';
import { show, type TableObservation, type TrickObservation, type TrickPlay, type TrickState } from './state.ts';

/** Tries to give every hidden card a place that fits what its seat has shown; the last one is used as it is. */
const MAX_TRIES = 500;

/** Deals the unseen cards at random to the hands and the stock, as far as the observation allows. */
export function resample<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  observation: TrickObservation<T>,
  random: Random,
): TrickState<T> {
  const { deck } = game;
  const seats = observation.handSizes.length;
  const table = { options: observation.options, seats };
  const numbers = (cards: readonly T['Card'][]) => cards.map(deck.numberOf);
  const played = numbers(observation.tricks.flatMap(({ cards }) => cards));
  const upcard = observation.upcard === null ? null : deck.numberOf(observation.upcard);
  const isUpcardInStock = upcard !== null && observation.stock > 0;
  const tops = numbers((observation.piles ?? []).flat().flatMap(({ top }) => top ?? []));
  const known = observation.handSizes.map((_, seat) => numbers(knownHand(observation, seat)));
  const seen = new Set([...played, ...known.flat(), ...tops, ...(isUpcardInStock ? [upcard] : [])]);
  const isDealt = observation.stock > 0 || observation.handSizes.some((size) => size > 0) || played.length > 0;
  const unseen = isDealt ? cardsOf(game, table).filter((card) => !seen.has(card)) : [];
  const { hands, rest } = dealUnseen(game, observation, known, unseen, random);
  const trump = observation.trump === null ? null : deck.suits.indexOf(observation.trump);
  const state = {
    ...game.extra?.resample(observation),
    ...table,
    phase: observation.phase,
    turn: observation.toAct[0] ?? null,
    dealer: observation.dealer,
    hands,
    ...pilesFrom(game, observation, rest),
    stock: isUpcardInStock ? [upcard, ...rest] : rest,
    upcard,
    trump,
    played,
    from: observation.tricks.flatMap(({ from = [] }) => from),
    leaders: leadersOf(observation),
    ...lyingTrick(game, observation, trump),
    taken: [...observation.taken],
    shown: [0, 0],
    deals: observation.deals,
    last: observation.last?.type === 'play' ? null : observation.last,
  } as TrickState<T>;
  for (const card of [...numbers(observation.known.flat()), ...(isUpcardInStock ? [upcard] : [])]) show(state, card);
  return state;
}

/** The cards of a hand that the viewer knows: all of its own, and of those it may see. */
function knownHand<T extends TrickTypes>(
  { viewer, own, known }: TrickObservation<T>,
  seat: Seat,
): readonly T['Card'][] {
  if (seat === viewer && own) return own.hand;
  return own?.others.find((other) => other.seat === seat)?.hand ?? at(known, seat);
}

function dealUnseen<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  observation: TrickObservation<T>,
  known: readonly (readonly CardNumber[])[],
  unseen: readonly CardNumber[],
  random: Random,
): { readonly hands: CardNumber[][]; readonly rest: CardNumber[] } {
  const voids = observation.handSizes.map((_, seat) => voidsOf(game, observation, seat));
  for (let tries = 1; ; tries++) {
    const rest = shuffle([...unseen], random);
    let fits = true;
    const hands = known.map((hand, seat) => {
      const count = at(observation.handSizes, seat) - hand.length;
      const drawn = takeFitting(game, rest, count, at(voids, seat));
      const full = [...hand, ...drawn];
      fits &&= drawn.every((card) => !at(voids, seat).has(game.deck.suitAt(card)));
      fits &&= drawn.length === 0 || (game.extra?.fitsHand?.(observation, seat, full) ?? true);
      return full;
    });
    if (fits || tries === MAX_TRIES) return { hands, rest };
  }
}

/** The piles as they may lie: unseen cards under the tops. */
function pilesFrom<T extends TrickTypes>(
  { deck }: TrickRulesDefinition<T>,
  { piles = [], handSizes }: TrickObservation<T>,
  rest: CardNumber[],
): Piles {
  const laid: Piles = { piles: [], depths: [] };
  for (const [seat, own] of piles.entries()) {
    const cards = own.map(({ top, depth }) => (top === null ? [] : [...rest.splice(0, depth - 1), deck.numberOf(top)]));
    if (own.length > 0) layOut(laid, handSizes.length, seat, cards);
  }
  return laid;
}

/** Takes so many cards out of a shuffled rest, those of void suits last. */
function takeFitting<T extends TrickTypes>(
  { deck }: TrickRulesDefinition<T>,
  rest: CardNumber[],
  count: number,
  voids: ReadonlySet<SuitNumber>,
): CardNumber[] {
  if (voids.size === 0) return rest.splice(0, count);
  const isVoid = (card: CardNumber) => voids.has(deck.suitAt(card));
  const drawn = [...rest.filter((card) => !isVoid(card)), ...rest.filter(isVoid)].slice(0, count);
  for (const card of drawn) rest.splice(rest.indexOf(card), 1);
  return drawn;
}

/** Suits that a seat has shown to lack: it did not follow them, and has drawn no hidden card since. */
export function voidsOf<T extends TrickTypes>(
  game: TrickBasics<T>,
  { tricks, handSizes, options }: Pick<TableObservation<T>, 'tricks' | 'handSizes' | 'options'>,
  seat: Seat,
): ReadonlySet<SuitNumber> {
  const voids = new Set<SuitNumber>();
  if (game.follow === 'free') return voids;
  const { deck } = game;
  const table = { options, seats: handSizes.length };
  // A hand that has drawn since may have the suit again; what is drawn openly is known.
  const lastDraw = cardsOf(game, table).length / table.seats - game.handSize(table);
  const suitOf = (card: T['Card']) => deck.suitAt(deck.numberOf(card));
  for (const { leader, cards } of game.draws === 'hidden' ? tricks.slice(lastDraw) : tricks) {
    const card = cards[(seat - leader + handSizes.length) % handSizes.length];
    const [led] = cards;
    if (card !== undefined && led !== undefined && suitOf(card) !== suitOf(led)) voids.add(suitOf(led));
  }
  return voids;
}

function leadersOf<T extends TrickTypes>({ tricks, phase }: TrickObservation<T>): Seat[] {
  const taker = phase === 'play' ? null : (tricks.at(-1)?.winner ?? null);
  return [...tricks.map(({ leader }) => leader), ...(taker === null ? [] : [taker])];
}

/** The trick that is being played, as a state keeps it. */
function lyingTrick<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  { tricks, handSizes }: TrickObservation<T>,
  trump: SuitNumber | null,
): Pick<TrickPlay, 'best' | 'bestBy' | 'lying'> {
  const trick = tricks.at(-1);
  if (!trick || trick.winner !== null || trick.cards.length === 0) return { best: null, bestBy: 0, lying: 0 };
  const { deck } = game;
  const seats = handSizes.length;
  const bestBy = takerOf(deck, trick, trump, seats);
  const best = deck.numberOf(at(trick.cards, (bestBy - trick.leader + seats) % seats));
  return { best, bestBy, lying: deck.worthIn(trick.cards.map(deck.numberOf)) };
}
