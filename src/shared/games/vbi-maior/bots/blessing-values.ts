/** What each blessing brings an expert, in points, against the one that it is worth if it is kept (VM-22). */
import { type Blessing, isCurse, isRome, numberOf } from '../../../cards/rome.ts';
import { at } from '../../../engine/collections.ts';
import { FORTUNE_CARDS } from '../rules/blessings.ts';
import { malusOfOne } from '../state/options.ts';
import { isDangerous } from './blessings.ts';
import type { PlannedMove, Situation } from './bot.ts';
import { deckCardValue } from './card-shortage.ts';
import { fittingCards, lateCards } from './memory.ts';
import { endOfCount, lastNumber, otherDecks } from './observation-queries.ts';
import { outOfOrderCost, unknownPlaces, unseenOf } from './unknown-own-cards.ts';
import { looseCards, shareAbove } from './unseen.ts';
import { END_OF_COUNT } from './unseen-card-timing.ts';

/** Of what a card out of order costs, so much is saved if somebody sees where it lies. */
const SAVED = 0.7;

/**
 * A blessing is turned up if it brings so much more than its point: it comes no more, and the fewer cards there are, the more
 * often curses come.
 */
const MARGIN = 2.5;

/** What two cards drawn by Ceres may bring of curses, and how likely one of them is a blessing. */
const CURSED = 0.4;
const BLESSED = 0.15;

/** Neptune is worth a look again for a seat that has lost so many cards. */
const MANY_LOST = 2;

/** From this worth on, in points, no card leaves for what it brings later. */
const DEAR = 1;

/** More than any blessing brings otherwise: it saves the game. */
const SAVES = 10;

type Gain = (situation: Situation) => number;

/** What may be turned up at any moment, and what that brings now. */
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

/** The blessing that brings most if it brings more than it costs; else one for the end of the count. None in silence. */
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

/** Vesta: a curse that comes again in every turn is gone for good. Two cards that come no more: not where they are dear. */
function againstCurses(situation: Situation): PlannedMove | undefined {
  const { observation } = situation;
  if (deckCardValue(observation) > DEAR || !observation.returned.some(isCurse)) return undefined;
  return turnUp(situation, 'vesta', 'now');
}

/** Jupiter, or else Mars, before cards are turned up that may not fit: its own, or somebody's, since the race still runs. */
function atTheEnd(situation: Situation): PlannedMove | undefined {
  const { observation, memory, seat } = situation;
  const { inForce, options, area } = observation;
  const last = lastNumber(observation);
  if (inForce.includes('iuppiter') || fittingCards(memory, last).length > 0 || area.length === 0) return undefined;
  const end = endOfCount(observation, seat);
  if (end === 'now' && lateCards(memory, last).length === 0 && unknownPlaces(situation) === 0) return undefined;
  const jupiter = turnUp(situation, 'iuppiter', end === 'now' ? end : END_OF_COUNT + 0.5);
  const helps = !inForce.includes('mars') && malusOfOne(options.difficulty) > 1 && deckCardValue(observation) <= DEAR;
  return jupiter ?? (helps ? turnUp(situation, 'mars', end === 'now' ? end : END_OF_COUNT + 1) : undefined);
}

/** Nothing where it does not know such a blessing in its deck. */
function turnUp({ memory }: Situation, card: Blessing, when: PlannedMove['at']): PlannedMove | undefined {
  const position = memory.deck.indexOf(card);
  return position < 0 ? undefined : { move: { type: 'turn-up', position }, at: when };
}

/** What it brings that so many cards are known that were not. */
function lookValue({ observation }: Situation, cards: number): number {
  return cards * outOfOrderCost(observation).late * SAVED;
}

function looseElsewhere({ observation, seat }: Situation): number {
  return otherDecks(observation, seat).reduce((sum, deck) => sum + looseCards(deck), 0);
}

/** Mercury: the owner and the seat that needs it most look. */
function mercuryValue(situation: Situation): number {
  const others = otherDecks(situation.observation, situation.seat).map(looseCards);
  return others.length === 0 ? 0 : unknownPlaces(situation) + Math.max(...others);
}

/** Neptune: cards that were jumped over fit again, and who has lost many cards looks. */
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

/** Ceres: for who has lost cards, a look, and two cards more. */
function ceresValue(situation: Situation): number {
  const { observation, memory } = situation;
  const unknown = unknownPlaces(situation);
  if (unknown === 0 || observation.deckSize < 2) return 0;
  const fits = shareAbove(observation, memory, lastNumber(observation));
  const late = (1 - fits - BLESSED) * (outOfOrderCost(observation).late - 1);
  return lookValue(situation, unknown) + 2 * (fits - late - deckCardValue(observation)) - CURSED;
}

/** Diana: as many lost cards as are likely the lowest of their decks. */
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
