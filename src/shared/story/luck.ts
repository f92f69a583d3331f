/** The luckiest deal: the one whose cards are worth most to a seat, whoever plays them, and brought it something. */
import { dealsOf } from '../bots/review/move-loss.ts';
import { estimateLuck } from '../bots/review/review.ts';
import type { Interruptible } from '../bots/search/search.ts';
import { at } from '../engine/collections.ts';
import type { Game } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Seat } from '../engine/rules.ts';
import { type Candidate, meanOf, stakeOf } from './candidate.ts';

/** Deals played again by bots for a match, in all; and for one deal. */
const PLAYS = 120;
const LEAST_PLAYS = 6;
const MOST_PLAYS = 24;

/** The luckiest seat of each deal, the luckiest first; what may be chance of the bots is left out. */
export function* luckyDeals(match: Match, game: Game, leftOut: readonly Seat[]): Interruptible<Candidate<'luck'>[]> {
  const { searchModel: mind } = game;
  if (!mind) return [];
  const deals = dealsOf(match, mind);
  const plays = Math.min(MOST_PLAYS, Math.max(LEAST_PLAYS, Math.floor(PLAYS / deals.length)));
  const found: Candidate<'luck'>[] = [];
  for (const [number, deal] of deals.entries()) {
    const { brought, until } = deal;
    const luck = brought && (yield* estimateLuck({ game, match, deal, isLate: () => false, budget: { plays } }));
    if (!luck) continue;
    const fair = meanOf(luck.map(({ mean }) => mean));
    const lucky = [...luck.entries()].flatMap(([seat, { mean, halfWidth }]) => {
      const isClear = mean - halfWidth > fair && at(brought, seat) > fair;
      return leftOut.includes(seat) || !isClear ? [] : { seat, mean, brought: at(brought, seat) };
    });
    const [best] = lucky.sort((a, b) => b.mean - a.mean);
    if (!best) continue;
    const together = lucky.filter((one) => one.mean === best.mean && one.brought === best.brought);
    const seats = together.map(({ seat }) => seat).sort((a, b) => a - b);
    const figures = { brought: best.brought, worth: best.mean, weight: (best.mean - fair) / stakeOf(deals) };
    // The deal's last card, which brought it in.
    found.push({ chapter: { kind: 'luck', seats, deal: number, ...figures }, event: until - 1, named: seats });
  }
  return found.sort((a, b) => b.chapter.weight - a.chapter.weight);
}
