/**
 * Bets of those who look on: who will turn out to play with whom. Of the events from the call until it is out, the share
 * in which somebody's bet stood on the right one counts, ten points for all of them. So the earlier one is right the
 * better, and whoever changes to the truth late still gets something; at any moment it is best to bet what one believes.
 */
import { z } from 'zod';
import { type Refusal, refusal } from '../engine/refusal.ts';
import type { Seat } from '../engine/rules.ts';

/** What a bet that was right from the call on brings. */
const MAX_BET_POINTS = 10;
/**
 * So often somebody may think better of it in one deal. Counted for each by themselves: that a book is full would tell how
 * many others bet.
 */
const MAX_BETS_PER_PERSON = 100;
/** Of a whole room. */
const MAX_BETS_PER_DEAL = 120 * MAX_BETS_PER_PERSON;

const seatSchema = z.int().min(0).max(5);
const eventSchema = z.int().min(0).max(1_000_000);
/** A seat; null: nobody, who called plays alone. */
export const suspectSchema = seatSchema.nullable();
export type Suspect = z.infer<typeof suspectSchema>;

const betSchema = z.strictObject({
  viewer: z.string().min(1).max(40),
  suspect: suspectSchema,
  /** How many events everybody had seen. */
  event: eventSchema,
});
/** What somebody has bet, and when. */
export type Bet = z.infer<typeof betSchema>;

/** The bets of one deal, as the host keeps them. */
export const dealBetsSchema = z.strictObject({
  /** Who called, and the event of the call. */
  caller: seatSchema,
  called: eventSchema,
  seats: z.int().min(2).max(6),
  /** As they came. Of one viewer's the last one stands. */
  bets: z.array(betSchema).max(MAX_BETS_PER_DEAL),
  /** The truth, and the event by which everybody knew it; null as long as it is not out. */
  known: z.strictObject({ suspect: suspectSchema, event: eventSchema }).nullable(),
});
export type DealBets = z.infer<typeof dealBetsSchema>;

export type BetStep = { readonly book: DealBets } | { readonly refusal: Refusal };

/** A book that opens with the call. */
export function openBets(caller: Seat, called: number, seats: number): DealBets {
  return { caller, called, seats, bets: [], known: null };
}

/** Somebody bets, or thinks better of it. That no player bets, the host sees to: it knows who sits. */
export function placeBet(book: DealBets, { viewer, suspect, event }: Bet): BetStep {
  if (book.known) return { refusal: refusal('evening', 'bets-closed') };
  const isSeat = suspect === null || (Number.isInteger(suspect) && suspect >= 0 && suspect < book.seats);
  if (!isSeat || suspect === book.caller) return { refusal: refusal('evening', 'no-such-suspect') };
  const bet = { viewer, suspect, event: Math.max(event, latestIn(book)) };
  // Between two events nothing has happened that could tell more: the later word takes the place of the earlier.
  const bets = book.bets.filter((other) => other.viewer !== viewer || other.event !== bet.event);
  const own = bets.filter((other) => other.viewer === viewer).length;
  if (own >= MAX_BETS_PER_PERSON) return { refusal: refusal('evening', 'too-many-bets', { max: MAX_BETS_PER_PERSON }) };
  return { book: { ...book, bets: [...bets, bet] } };
}

/** It is out. From here on the book may be told. */
export function closeBets(book: DealBets, suspect: Suspect, event: number): BetStep {
  if (book.known) return { refusal: refusal('evening', 'bets-closed') };
  return { book: { ...book, known: { suspect, event: Math.max(event, latestIn(book)) } } };
}

/** Events only go on. */
function latestIn({ called, bets }: DealBets): number {
  return bets.at(-1)?.event ?? called;
}

/** What one viewer has bet. Of others, and of how many they are, nothing is told before it is out. */
export function betOf({ bets }: DealBets, viewer: string): Suspect | undefined {
  return bets.findLast((bet) => bet.viewer === viewer)?.suspect;
}

/** What each has won, the most first; nobody anything as long as it is not out. */
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
  // It was out with the call: who had bet it was right all the while.
  if (events === 0) return own.some(isRight) ? MAX_BET_POINTS : 0;
  const stood = own.reduce((sum, bet, k) => sum + (isRight(bet) ? (own[k + 1]?.event ?? event) - bet.event : 0), 0);
  return Math.round((MAX_BET_POINTS * stood) / events);
}

/** How many suspected whom after an event. */
export interface SuspicionStep {
  readonly event: number;
  /** By seat; the last one is for nobody, who called playing alone. */
  readonly counts: readonly number[];
}

/** The curve of suspicion, a step for each event at which somebody bet; nothing as long as it is not out. */
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
