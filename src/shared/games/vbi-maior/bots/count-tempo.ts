/**
 * The count that everybody keeps in their head: from the last card laid it goes up by one again and again, and a card
 * is turned up when the count comes to its number. Who counts alike lays in order without a word.
 */
import { numberOf } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Observation } from '../state/observation.ts';
import { cardsInDecks, isFree, lastNumber, toBeat } from './observation-queries.ts';

/** How fast one counts, in ms a number: the more cards lie in personal decks, the more carefully. */
export const TEMPO_MS_PER_NUMBER = [
  { name: 'allegro', cards: 6, ms: 120 },
  { name: 'andante', cards: 14, ms: 200 },
  { name: 'adagio', cards: Number.POSITIVE_INFINITY, ms: 300 },
] as const;

/** Everybody takes in a new card for so long before they count on, in ms. */
export const NEW_CARD_PAUSE_MS = 300;

/** How far the own pace drifts towards another's at most with one card, and which paces it keeps within. */
const DRIFT = 0.3;
const SLOWEST = 4;
const FASTEST = 0.25;

/** A gap of so many numbers tells half of what a very long one does. */
const TELLING_GAP = 8;

export interface Count {
  readonly seat: Seat;
  /** Where the count stood at the last update; below the last card while one takes a breath. */
  value: number;
  /** How much slower than the tempo one counts; learnt from others. */
  pace: number;
  /** How long the last card has been lying, pauses left out, in ms. */
  elapsed: number;
  /** The last update, and when it came, in ms. */
  seen: Observation | null;
  now: number;
  /** Its pace after an update, from what was seen before. */
  readonly learn: (count: Count, before: Observation, after: Observation) => number;
  /** By number, whether the count has gone past it in this turn. */
  passed: boolean[];
}

export function newCount(seat: Seat, learn: Count['learn'] = learnedPace): Count {
  return { seat, value: 0, pace: 1, elapsed: 0, seen: null, now: 0, learn, passed: [] };
}

/** Counts on to an update of the seat, at `now` in ms. Nobody counts while the race does not run. */
export function advanceCount(count: Count, observation: Observation, now: number): void {
  const { seen } = count;
  if (seen && isRunning(seen)) {
    count.value += (now - count.now) / msPerNumber(count, seen);
    count.elapsed += now - count.now;
    count.pace = Math.min(SLOWEST, Math.max(FASTEST, count.learn(count, seen, observation)));
    for (let number = toBeat(seen) + 1; number < count.value; number++) count.passed[number] = true;
  }
  if (seen?.turn !== observation.turn) count.passed = [];
  if (!seen || restartsCount(seen, observation)) {
    count.value = toBeat(observation) - NEW_CARD_PAUSE_MS / msPerNumber(count, observation);
    count.elapsed = 0;
  }
  count.seen = observation;
  count.now = now;
}

/** Ms a number: the tempo of this table at this moment, at one's own pace. */
export function msPerNumber({ pace }: Count, observation: Observation): number {
  return tempoOf(observation) * pace;
}

/** Ms a number at the tempo of this table, for who keeps it. */
export function tempoOf(observation: Observation): number {
  const cards = cardsInDecks(observation);
  return TEMPO_MS_PER_NUMBER.find((entry) => cards <= entry.cards)?.ms ?? 0;
}

function isRunning({ phase }: Observation): boolean {
  return phase === 'race' || phase === 'closing';
}

/** Whether another card lies last, or none counts any more (Jupiter), so that the count begins anew. */
function restartsCount(before: Observation, after: Observation): boolean {
  if (before.turn !== after.turn || before.area.at(-1)?.card !== after.area.at(-1)?.card) return true;
  return toBeat(after) < toBeat(before);
}

/** One's pace after what was just seen: drawn towards who laid a card, the more so the longer the gap was. */
function learnedPace({ seat, pace, elapsed }: Count, before: Observation, after: Observation): number {
  const laid = after.area.at(-1);
  if (!laid || after.area.length <= before.area.length || laid.seat === seat) return pace;
  const number = numberOf(laid.card);
  const gap = number - lastNumber(before);
  // Who had nobody to wait for did not count.
  if (gap < 2 || elapsed <= NEW_CARD_PAUSE_MS || isFree(before, laid.seat, number)) return pace;
  const theirs = (elapsed - NEW_CARD_PAUSE_MS) / gap / tempoOf(before);
  const drift = (DRIFT * gap) / (gap + TELLING_GAP);
  return pace + drift * (theirs - pace);
}
