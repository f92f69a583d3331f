/**
 * The deal of the day: one deal a game and date, made of both alone, so that it is the same on every device in the
 * world. Whoever plays it sits on the same seat, against the same bots.
 */
import { text, toHex } from '../crypto/bytes.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { Level } from '../engine/bot.ts';
import { duplicateDealRng } from '../engine/duplicate-deals.ts';
import type { Game } from '../engine/game.ts';
import { newMatch } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { type Random, seeded } from '../engine/random.ts';
import type { Result, Seat } from '../engine/rules.ts';
import { selfPlay } from '../engine/self-play.ts';
import { fisherYates, type Rng } from '../fair-shuffle/shuffle.ts';
import { botSeed, type Challenge } from '../protocol/deal-code.ts';

/** Another version has other deals: two of them can't be compared. */
const DAILY_DOMAIN = 'panno-verde/daily/1';

/** One's own seat, and how strong the bots on all others are. */
export const DAILY_SEAT: Seat = 0;
export const DAILY_LEVEL: Level = 'normal';

/** What it needs of a game. */
export type DailyGame = Pick<Game, 'rules' | 'duplicate' | 'usualSeats' | 'bots' | 'isCooperative'>;

/** How a day's deal ended for its player. */
export interface DayResult {
  readonly how: 'won' | 'drawn' | 'lost';
  /** Absent where a deal has no points but a winner. */
  readonly points?: number | undefined;
}

/** What a match of a day's deal came to on one's own seat. */
export function dayResult({ duplicate, isCooperative }: DailyGame, result: Result): DayResult {
  const { scores, winners } = duplicate?.deals(result)[0] ?? result;
  const points = duplicate?.points?.(result) ?? scores;
  const isDrawn = !isCooperative && winners.length === scores.length;
  const how = isDrawn ? 'drawn' : winners.includes(DAILY_SEAT) ? 'won' : 'lost';
  const isMark = points.every((score, seat) => score === Number(winners.includes(seat)));
  return { how, ...(!isMark && { points: points[DAILY_SEAT] }) };
}

/** Above zero where the first result is the better one, below where it is the worse. */
export function compareResults(one: DayResult, other: DayResult): number {
  const order: readonly DayResult['how'][] = ['lost', 'drawn', 'won'];
  return order.indexOf(one.how) - order.indexOf(other.how) || (one.points ?? 0) - (other.points ?? 0);
}

/** The deal of this date (`2026-11-28`) as a challenge; undefined for a game that has no deals to compare. */
export function dailyDeal({ rules, duplicate, usualSeats }: DailyGame, date: string): Challenge | undefined {
  const resolved = resolveOptions(rules.options, { ...duplicate?.options(1) }, rules.duplicateOptions);
  if (!duplicate || 'refusal' in resolved) return undefined;
  const seed = toHex(sha256(text(`${DAILY_DOMAIN}/${rules.id}/${date}`)));
  return {
    game: rules.id,
    seats: usualSeats ?? rules.seats.max,
    options: resolved.options,
    source: { seed, deals: [1] },
    scores: [],
  };
}

/** Whether an expert's result can be told: where moves hang on the time, no two matches are the same. */
export function hasExpert({ rules, bots }: DailyGame): boolean {
  return bots.expert !== undefined && rules.simultaneousPlay === undefined;
}

/** What the expert makes of a deal on one's own seat, against the same bots. Takes seconds. */
export function expertResult(game: DailyGame, { seats, options, source }: Challenge): DayResult | undefined {
  const { rules, duplicate, bots } = game;
  if (!duplicate || !hasExpert(game)) return undefined;
  const match = newMatch(rules, options, seats);
  const lotsOf = duplicateDealRng(duplicate, { secret: source.seed, deals: [...source.deals] });
  const players = Array.from({ length: seats }, (_, seat) => {
    const make = bots[seat === DAILY_SEAT ? 'expert' : DAILY_LEVEL];
    if (!make) throw new Error(`${rules.id} lacks a bot`);
    return make(seat, seeded(botSeed(source, seat)));
  });
  selfPlay(
    match,
    players,
    following(() => lotsOf(match)),
  );
  const result = rules.result(match.state);
  return result && dayResult(game, result);
}

/** Draws from whichever source is due. */
function following(due: () => Rng | undefined): Random {
  const lots = (): Rng => {
    const found = due();
    if (!found) throw new Error('the deal has no such draw');
    return found;
  };
  return {
    below: (n) => lots().below(n),
    shuffleSorted: (ids) => lots().shuffleSorted?.(ids) ?? fisherYates([...ids], lots()),
  };
}
