/** Each blessing's benefit to an expert in points, against its value if kept (VM-22). */
import { type Blessing, CURSES, isCurse, isRome, numberOf, ROME_SIZE, VBI_DECK } from '../../../cards/rome.ts';
import { at } from '../../../engine/collections.ts';
import { FORTUNE_CARDS } from '../rules/blessings.ts';
import type { Observation } from '../state/observation.ts';
import { malusOfOne } from '../state/options.ts';
import { isDangerous } from './blessings.ts';
import type { PlannedMove, Situation } from './bot.ts';
import { fittingCards, lateCards } from './memory.ts';
import { endOfCount, goneForGood, lastNumber, otherDecks } from './observation-queries.ts';
import { outOfOrderCost, unknownPlaces, unseenOf } from './unknown-own-cards.ts';
import { looseCards, shareAbove } from './unseen.ts';
import { END_OF_COUNT } from './unseen-card-timing.ts';

// Card shortage: cards in the game area don't return, and a turn that can't be dealt loses the game
// (VM-5).

/** Cards of a turn that score nothing: malus and misfits. */
const WASTE = 3;

/** Forecast error in cards, and the reserve to send back. */
const SPREAD = 1.5;
const SAFETY = 0.7;

/** Share of the next turn's cards that score. */
const YIELD = 0.7;

/** A card's value in points in the common deck: high where cards will run out before the target. */
export function deckCardValue(observation: Observation): number {
  const { decks, target, turn: now, area, fortune, options } = observation;
  const gone = goneForGood(observation);
  let cards = VBI_DECK.length - gone.length;
  let rome = ROME_SIZE - gone.filter(isRome).length;
  let points = observation.points + area.length + fortune;
  for (let turn = now; points < target; turn++) {
    const dealt = turn === now ? cardsInHands(observation) : decks.length * turn;
    if (turn > now && cards < dealt + 2 * SPREAD) {
      return (1 + malusOfOne(options, turn)) / (1 + Math.exp((cards - dealt) / SPREAD));
    }
    points += dealt * (1 - CURSES.length / cards) - WASTE;
    const laid = dealt * (rome / cards);
    cards -= laid;
    rome -= laid;
  }
  return 0;
}

/** Expected cards for the rest of a turn: still fitting, and no longer fitting. */
export interface ExpectedCards {
  readonly fits: number;
  readonly late: number;
  /** Further out-of-order cards that lose the game. */
  readonly bearable: number;
}

/**
 * Fitting cards to send to the return deck so that the next turn can be dealt; 0 where unneeded or
 * insufficient.
 */
export function shortage(observation: Observation, { fits, late, bearable }: ExpectedCards): number {
  const { decks, turn, target, area, fortune, malus, options } = observation;
  const price = 1 + malusOfOne(options, turn);
  const points = observation.points + area.length + fortune - malus + cardsInHands(observation) - price * late;
  const dealt = decks.length * (turn + 1);
  const short = dealt - (VBI_DECK.length - goneForGood(observation).length - fits) + SAFETY;
  if (short < 1 || points >= target + 0.5) return 0;
  const helps = short <= bearable - late - 1 && points - price * short + dealt * YIELD >= target;
  return helps ? short : 0;
}

function cardsInHands({ decks }: Observation): number {
  return decks.reduce((sum, { size }) => sum + size, 0);
}

/** Share of an out-of-order card's cost saved if somebody sees its place. */
const SAVED = 0.7;

/**
 * Min benefit beyond its point to play a blessing: it doesn't return, and fewer cards mean more
 * frequent curses.
 */
const MARGIN = 2.5;

/** Expected curses among Ceres's two cards, and the chance that one is a blessing. */
const CURSED = 0.4;
const BLESSED = 0.15;

/** Lost cards that make Neptune worth a look. */
const MANY_LOST = 2;

/** Card value in points above which none is spent for later benefit. */
const DEAR = 1;

/** Above any other benefit: it saves the game. */
const SAVES = 10;

type Gain = (situation: Situation) => number;

/** Blessings playable at any moment, and their present benefit. */
const BLESSING_GAINS: readonly (readonly [Blessing, Gain])[] = [
  ['minerva', (situation) => lookValue(situation, unknownPlaces(situation) + looseElsewhere(situation))],
  ['neptunus', neptuneValue],
  ['mercurius', (situation) => lookValue(situation, mercuryValue(situation))],
  ['ianus', (situation) => lookValue(situation, unknownPlaces(situation))],
  ['ceres', ceresValue],
  ['diana', (situation) => lookValue(situation, lowestElsewhere(situation) + ownLowest(situation))],
  ['apollo', (situation) => lookValue(situation, ownLowest(situation))],
  ['fortuna', fortuneValue],
  ['saturnus', saturnValue],
  ['vulcanus', vulcanValue],
];

/**
 * The most beneficial blessing if it outweighs its cost; else one for the end of the count. None in
 * silence.
 */
export function plannedBestBlessing(situation: Situation): PlannedMove | undefined {
  const { observation, memory } = situation;
  if (observation.inForce.includes('silentium')) return undefined;
  const price = 1 + deckCardValue(observation) + MARGIN;
  const gains = BLESSING_GAINS.filter(([card]) => memory.deck.includes(card))
    .map(([card, gainOf]) => ({ card, gain: gainOf(situation) }))
    .filter(({ gain }) => gain > price)
    .sort((a, b) => b.gain - a.gain);
  const [best] = gains;
  if (best) return turnUp(situation, best.card, 'now');
  return observation.phase === 'closing' ? againstCurses(situation) : atTheEnd(situation);
}

/**
 * Vesta removes a curse that recurs every turn; it costs two cards, so not where cards are
 * valuable.
 */
function againstCurses(situation: Situation): PlannedMove | undefined {
  const { observation } = situation;
  if (deckCardValue(observation) > DEAR || !observation.returned.some(isCurse)) return undefined;
  return turnUp(situation, 'vesta', 'now');
}

/** Jupiter, else Mars, before playing uncertain cards, own or others'. */
function atTheEnd(situation: Situation): PlannedMove | undefined {
  const { observation, memory, seat } = situation;
  const { inForce, options, turn, area } = observation;
  const last = lastNumber(observation);
  if (inForce.includes('iuppiter') || fittingCards(memory, last).length > 0 || area.length === 0) return undefined;
  const end = endOfCount(observation, seat);
  if (end === 'now' && lateCards(memory, last).length === 0 && unknownPlaces(situation) === 0) return undefined;
  const jupiter = turnUp(situation, 'iuppiter', end === 'now' ? end : END_OF_COUNT + 0.5);
  const helps = !inForce.includes('mars') && malusOfOne(options, turn) > 1 && deckCardValue(observation) <= DEAR;
  return jupiter ?? (helps ? turnUp(situation, 'mars', end === 'now' ? end : END_OF_COUNT + 1) : undefined);
}

/** Undefined where its deck has no such known blessing. */
function turnUp({ memory }: Situation, card: Blessing, when: PlannedMove['at']): PlannedMove | undefined {
  const position = memory.deck.indexOf(card);
  return position < 0 ? undefined : { move: { type: 'turn-up', position }, at: when };
}

/** The value of so many newly known cards. */
function lookValue({ observation }: Situation, cards: number): number {
  return cards * outOfOrderCost(observation).late * SAVED;
}

function looseElsewhere({ observation, seat }: Situation): number {
  return otherDecks(observation, seat).reduce((sum, deck) => sum + looseCards(deck), 0);
}

/** Mercury: the owner and the neediest seat look. */
function mercuryValue(situation: Situation): number {
  const others = otherDecks(situation.observation, situation.seat).map(looseCards);
  return others.length === 0 ? 0 : unknownPlaces(situation) + Math.max(...others);
}

/** Neptune: skipped cards fit again, and a seat that lost many looks. */
function neptuneValue(situation: Situation): number {
  const { observation, seat } = situation;
  const [before, laid] = [observation.area.at(-2), observation.area.at(-1)];
  if (!laid) return 0;
  const loose = laid.seat === seat ? unknownPlaces(situation) : looseCards(at(observation.decks, laid.seat));
  const from = before ? numberOf(before.card) : 0;
  const jumped = unseenOf(situation)
    .owned.subarray(from + 1, lastNumber(observation))
    .reduce((sum, share) => sum + share, 0);
  return lookValue(situation, loose >= MANY_LOST ? loose : 0) + jumped * outOfOrderCost(observation).late;
}

/** Ceres: for a seat that lost cards, a look and two more cards. */
function ceresValue(situation: Situation): number {
  const { observation, memory } = situation;
  const unknown = unknownPlaces(situation);
  if (unknown === 0 || observation.deckSize < 2) return 0;
  const fits = shareAbove(observation, memory, lastNumber(observation));
  const late = (1 - fits - BLESSED) * (outOfOrderCost(observation).late - 1);
  return lookValue(situation, unknown) + 2 * (fits - late - deckCardValue(observation)) - CURSED;
}

/** Diana: the number of lost cards that are probably their decks' lowest. */
function lowestElsewhere({ observation, seat }: Situation): number {
  return otherDecks(observation, seat)
    .filter(({ faceUp }) => faceUp.length === 0)
    .reduce((sum, deck) => sum + looseCards(deck) / deck.size, 0);
}

function ownLowest(situation: Situation): number {
  return unknownPlaces(situation) / Math.max(1, situation.memory.deck.length);
}

function fortuneValue({ observation, memory }: Situation): number {
  return Math.min(FORTUNE_CARDS, observation.deckSize) * shareAbove(observation, memory, lastNumber(observation));
}

function saturnValue(situation: Situation): number {
  const { phase, malus, inForce } = situation.observation;
  if (inForce.includes('saturnus')) return 0;
  if (isDangerous(situation)) return SAVES;
  return phase === 'closing' ? Math.ceil(malus / 2) : 0;
}

function vulcanValue(situation: Situation): number {
  const { observation } = situation;
  if (!observation.returned.some(isRome)) return 0;
  if (isDangerous(situation)) return SAVES - 1;
  return observation.phase === 'closing' ? outOfOrderCost(observation).late - 1 : 0;
}
