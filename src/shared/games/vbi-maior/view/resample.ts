/** Samples a full state consistent with a seat's observation. */
import { isCurse, isRome, numberOf, ROME_CARDS, VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { clone } from '../../../engine/clone.ts';
import { at, present } from '../../../engine/collections.ts';
import { pick, type Random, shuffle } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import { NO_ROME, rankOf } from '../state/deck-knowledge.ts';
import type { Observation, VisibleDeck } from '../state/observation.ts';
import { holdsRome, type State } from '../state/state.ts';
import type { StoryEvent, Table } from '../state/table.ts';

// Cards shown by Fortune are in the common deck until drawn (VM-18).

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

/** Random contents of the personal decks. */
type CardFilter = (card: VbiCard) => boolean;

/** An unknown place in a personal deck. */
interface Place {
  readonly seat: Seat;
  readonly position: number;
  readonly may: CardFilter;
}

/** Max tries to place the required cards. */
const TRIES = 200;

/** Fills every personal deck from `unseen`, top first. */
function sampleDecks(observation: Observation, unseen: VbiCard[], random: Random): VbiCard[][] {
  const returned = returnedByFortune(observation.story, observation.decks.length);
  for (let tried = 0; tried < TRIES; tried++) {
    const known = observation.decks.map((deck, seat) => knownCards(observation, deck, seat, random));
    const places = placeRequiredCards(observation, hiddenPlaces(observation, known, returned), random);
    const found = bipartiteMatching(places, shuffle([...unseen], random), ({ may }, card) => may(card));
    if (!found) continue;
    for (const [k, { seat, position }] of places.entries()) known[seat]?.set(position, at(found, k));
    const decks = observation.decks.map((deck, seat) => inOrder(deck, present(known[seat], 'deck')));
    if (!isPossible(observation, decks, returned)) continue;
    const taken = new Set(found);
    unseen.splice(0, unseen.length, ...unseen.filter((card) => !taken.has(card)));
    return decks;
  }
  throw new Error('this observation allows no world');
}

/** Known cards by position; curses are on top, or anywhere in a shuffled deck (VM-6, VM-31). */
function knownCards(
  { hand, viewer, curses }: Observation,
  { size, faceUp, loose }: VisibleDeck,
  seat: Seat,
  random: Random,
): Map<number, VbiCard> {
  if (hand && seat === viewer) return new Map(hand.entries());
  const known = new Map<number, VbiCard>(faceUp.map(({ position, card }) => [position, card]));
  const borne = shuffle(
    curses.filter((curse) => curse.seat === seat),
    random,
  );
  const free = Array.from({ length: size }, (_, position) => position).filter((position) => !known.has(position));
  const places = loose >= size ? shuffle(free, random) : free.filter((position) => position >= loose);
  for (const [k, { card }] of borne.entries()) known.set(at(places, k), card);
  return known;
}

/** The other places with their possible cards, in random order. */
function hiddenPlaces(
  observation: Observation,
  known: readonly Map<number, VbiCard>[],
  returned: ReturnedCards,
): Place[] {
  return observation.decks.flatMap((deck, seat) => {
    const may = mayHold(observation, deck);
    return Array.from({ length: deck.size }, (_, position) => position)
      .filter((position) => !known[seat]?.has(position))
      .map((position): Place => {
        const { from, to } = deck.bounds[position - deck.loose] ?? { from: 0, to: NO_ROME };
        const fits: CardFilter = (card) => may(card) && rankOf(card) >= from && rankOf(card) <= to;
        return { seat, position, may: (card) => fits(card) && mayHaveCome(returned, card, seat) };
      });
  });
}

/**
 * Possible unseen cards of a deck: curses only before they are shown (VM-10), Rome cards above its
 * floor.
 */
function mayHold({ phase, story }: Observation, { floor }: VisibleDeck): CardFilter {
  const cursesHidden = phase === 'arrange' && !story.some(({ type }) => type === 'turn-up');
  return (card) => {
    if (isCurse(card)) return cursesHidden;
    return isRome(card) ? phase !== 'closing' && numberOf(card) >= floor : true;
  };
}

/** The places in random order, those with required cards first. */
function placeRequiredCards(observation: Observation, places: Place[], random: Random): Place[] {
  let free = shuffle(places, random);
  const demanded = requiredCards(observation).flatMap(({ seats, wanted }): Place[] => {
    const fitting = free.filter(
      ({ seat, may }) => seats.includes(seat) && ROME_CARDS.some((card) => wanted(card) && may(card)),
    );
    if (fitting.length === 0) return [];
    const chosen = pick(fitting, random);
    free = free.filter((place) => place !== chosen);
    return [{ ...chosen, may: (card) => wanted(card) && chosen.may(card) }];
  });
  return [...demanded, ...free];
}

/** A card that is face down in one of these seats' decks. */
interface RequiredCard {
  readonly seats: readonly Seat[];
  readonly wanted: CardFilter;
}

/** Publicly seen cards there, and low ones that must be there (Venus). */
function requiredCards({ held, decks, hand, viewer }: Observation): RequiredCard[] {
  const open = new Set([...(hand ?? []), ...decks.flatMap(({ faceUp }) => faceUp.map(({ card }) => card))]);
  const hidden = held
    .filter(({ card }) => !open.has(card))
    .map(({ card, seats }) => ({ card, seats: seats.filter((seat) => hand === null || seat !== viewer) }));
  const low = decks.flatMap(({ below, faceUp }, seat): RequiredCard[] => {
    const isLow: CardFilter = (card) => isRome(card) && numberOf(card) < (below ?? 0);
    const there = [...faceUp, ...hidden.filter(({ seats }) => seats.length === 1 && seats[0] === seat)];
    return below === null || there.some(({ card }) => isLow(card)) ? [] : [{ seats: [seat], wanted: isLow }];
  });
  return [...hidden.map(({ card, seats }) => ({ seats, wanted: (other: VbiCard) => other === card })), ...low];
}

/** Sorts the cards below the loose ones; blessings as they came (VM-6). */
function inOrder({ loose }: VisibleDeck, cards: ReadonlyMap<number, VbiCard>): VbiCard[] {
  const deck = Array.from({ length: cards.size }, (_, position) =>
    present(cards.get(position), 'card for every place'),
  );
  const rank = (card: VbiCard) => (isCurse(card) ? 0 : rankOf(card));
  return [...deck.slice(0, loose), ...deck.slice(loose).sort((a, b) => rank(a) - rank(b))];
}

/**
 * Global conditions: the race runs on a Rome card (VM-21), and nobody got more cards than drawn
 * (VM-18).
 */
function isPossible({ phase }: Observation, decks: readonly VbiCard[][], returned: ReturnedCards): boolean {
  if (phase === 'race' && !decks.some(holdsRome)) return false;
  return decks.every((deck, seat) => canHaveCome(returned, deck, seat));
}

// Assigns each place a distinct possible card, by augmenting paths.

/**
 * Cards by place, each place in its card order; undefined where there is no matching. Shuffle both
 * first for a random one.
 */
function bipartiteMatching<Place, Card>(
  places: readonly Place[],
  cards: readonly Card[],
  may: (place: Place, card: Card) => boolean,
): Card[] | undefined {
  const placeOf = new Map<Card, number>();
  const found = places.every((_, place) => settle(place, new Set()));
  if (!found) return undefined;
  const cardAt = new Map([...placeOf].map(([card, place]) => [place, card]));
  return places.flatMap((_, place) => cardAt.get(place) ?? []);

  /** Finds a card for a place; its previous owner finds another. */
  function settle(place: number, tried: Set<Card>): boolean {
    for (const card of cards) {
      if (tried.has(card) || !may(at(places, place), card)) continue;
      tried.add(card);
      const holder = placeOf.get(card);
      if (holder !== undefined && !settle(holder, tried)) continue;
      placeOf.set(card, place);
      return true;
    }
    return false;
  }
}

/**
 * Distributes the cards that are face down for the viewer, its own included (VM-7), over their
 * possible places: by knowledge of each deck, its order, and the phase.
 */
export function resample(observation: Observation, random: Random): State {
  const { decks, shown, votes, curses } = observation;
  const unseen = shuffle(unseenBy(observation), random);
  const personal = sampleDecks(observation, unseen, random);
  return {
    options: observation.options,
    seats: decks.length,
    table: openTable(observation),
    deck: [...shown, ...unseen],
    personal,
    faceUp: decks.flatMap(({ faceUp }) => faceUp.map(({ card }) => card)),
    votes: votes.map((vote) => (vote === 'cast' ? pick(curses, random).card : vote)),
  };
}

function openTable(observation: Observation): Table {
  const { decks, ...seen } = clone(observation);
  return {
    phase: seen.phase,
    last: seen.last,
    turn: seen.turn,
    scores: [...seen.scores],
    area: [...seen.area],
    discard: [...seen.discard],
    returned: [...seen.returned],
    shown: [...seen.shown],
    fortune: seen.fortune,
    inForce: [...seen.inForce],
    curses: [...seen.curses],
    draws: [...seen.draws],
    looking: [...seen.looking],
    muddling: seen.muddling,
    asked: seen.asked,
    known: decks.map(({ floor, below, loose, bounds }) => ({ floor, below, loose, bounds })),
    held: [...seen.held],
    story: [...seen.story],
    outcome: seen.outcome,
  };
}

function unseenBy({ area, discard, returned, shown, curses, decks, hand }: Observation): VbiCard[] {
  const seen = new Set<VbiCard>([...discard, ...returned, ...shown, ...(hand ?? [])]);
  for (const { card } of [...area, ...curses, ...decks.flatMap(({ faceUp }) => faceUp)]) seen.add(card);
  return VBI_DECK.filter((card) => !seen.has(card));
}
