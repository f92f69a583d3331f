/**
 * Spectators' bets on a deal's question (`Game.guess`). A bet earns the share of the events, from the
 * question until the truth is known, at which it was right, times ten points. So early right bets
 * earn more, a late change to the truth still earns something, and betting one's true belief is
 * always optimal.
 */
import { z } from 'zod';
import { answerOf, type GuessChoice } from '../engine/guess.ts';
import { type Refusal, refusal } from '../engine/refusal.ts';
import type { Seat } from '../engine/rules.ts';

/** Points of a bet that is right from the question on. */
const MAX_BET_POINTS = 10;
/**
 * Max changes per person and deal. A limit for everyone together would reveal how many others bet.
 */
const MAX_BETS_PER_PERSON = 100;
/** Max bets of a whole room. */
const MAX_BETS_PER_DEAL = 120 * MAX_BETS_PER_PERSON;

const seatSchema = z.int().min(0).max(5);
const eventSchema = z.int().min(0).max(1_000_000);
/** A seat, its side by its first seat, or null for nobody. */
export const suspectSchema = seatSchema.nullable();
export type Suspect = z.infer<typeof suspectSchema>;

const betSchema = z.strictObject({
  viewer: z.string().min(1).max(40),
  suspect: suspectSchema,
  /** Number of public events so far. */
  event: eventSchema,
});
/** A bet and when it was placed. */
export type Bet = z.infer<typeof betSchema>;

/** The bets of one deal, as the host stores them. */
export const dealBetsSchema = z.strictObject({
  /** Whom the question is about, and the number of the event that raised it. */
  caller: seatSchema.nullable(),
  called: eventSchema,
  seats: z.int().min(2).max(6),
  /** In order; a viewer's last one counts. */
  bets: z.array(betSchema).max(MAX_BETS_PER_DEAL),
  /** The truth and the event that made it public; null before. */
  known: z.strictObject({ suspect: suspectSchema, event: eventSchema }).nullable(),
});
export type DealBets = z.infer<typeof dealBetsSchema>;

export type BetStep = { readonly book: DealBets } | { readonly refusal: Refusal };

/** The deal's bets, opened when its question is raised. */
export function openBets(caller: Seat | null, called: number, seats: number): DealBets {
  return { caller, called, seats, bets: [], known: null };
}

/** Places or changes a bet on one of the choices. The host ensures that no player bets. */
export function placeBet(book: DealBets, { viewer, suspect, event }: Bet, choices: readonly GuessChoice[]): BetStep {
  if (book.known) return { refusal: refusal('evening', 'bets-closed') };
  if (!choices.some((choice) => answerOf(choice) === suspect))
    return { refusal: refusal('evening', 'no-such-suspect') };
  const bet = { viewer, suspect, event: Math.max(event, latestIn(book)) };
  // No event happened in between, so the later bet replaces the earlier.
  const bets = book.bets.filter((other) => other.viewer !== viewer || other.event !== bet.event);
  const own = bets.filter((other) => other.viewer === viewer).length;
  if (own >= MAX_BETS_PER_PERSON) return { refusal: refusal('evening', 'too-many-bets', { max: MAX_BETS_PER_PERSON }) };
  return { book: { ...book, bets: [...bets, bet] } };
}

/** Closes the bets when the truth is public. */
export function closeBets(book: DealBets, suspect: Suspect, event: number): BetStep {
  if (book.known) return { refusal: refusal('evening', 'bets-closed') };
  return { book: { ...book, known: { suspect, event: Math.max(event, latestIn(book)) } } };
}

/** Event numbers never decrease. */
function latestIn({ called, bets }: DealBets): number {
  return bets.at(-1)?.event ?? called;
}

/** One viewer's bet. Others' bets, and their number, stay hidden until the end. */
export function betOf({ bets }: DealBets, viewer: string): Suspect | undefined {
  return bets.findLast((bet) => bet.viewer === viewer)?.suspect;
}

/** Points by viewer, most first; empty before the truth is known. */
export function payout(book: DealBets): { viewer: string; points: number }[] {
  const { bets, called, known } = book;
  if (!known) return [];
  const events = known.event - called;
  return [...Map.groupBy(bets, ({ viewer }) => viewer)]
    .map(([viewer, own]) => ({ viewer, points: pointsOf(own, known, events) }))
    .sort((one, other) => other.points - one.points);
}

function pointsOf(own: readonly Bet[], { suspect, event }: NonNullable<DealBets['known']>, events: number): number {
  const isRight = (bet: Bet) => bet.suspect === suspect;
  // The question itself revealed it: any right bet was right all the time.
  if (events === 0) return own.some(isRight) ? MAX_BET_POINTS : 0;
  const stood = own.reduce((sum, bet, k) => sum + (isRight(bet) ? (own[k + 1]?.event ?? event) - bet.event : 0), 0);
  const earned = Math.round((MAX_BET_POINTS * stood) / events);
  // Whoever is right in the end has something for it.
  return own.at(-1)?.suspect === suspect ? Math.max(1, earned) : earned;
}

/** Bets per suspect after an event. */
export interface SuspicionStep {
  readonly event: number;
  /** By seat; the last one is for "nobody". */
  readonly counts: readonly number[];
}

/** The suspicion curve: a step for each event with bets; empty before the truth is known. */
export function suspicionCurve({ bets, seats, known }: DealBets): SuspicionStep[] {
  if (!known) return [];
  const events = [...new Set(bets.map(({ event }) => event))];
  return events.map((event) => {
    const standing = new Map(bets.filter((bet) => bet.event <= event).map((bet) => [bet.viewer, bet.suspect]));
    const counts = Array<number>(seats + 1).fill(0);
    for (const suspect of standing.values()) counts[suspect ?? seats] = (counts[suspect ?? seats] ?? 0) + 1;
    return { event, counts };
  });
}
