import { gameOf } from '#catalogue';
import { type DayResult, dailyDeal, expertResult } from '#shared/daily/daily-deal.ts';

/** Plays a day's deal as the expert. It takes seconds. */
export function playExpert({ game, date }: { game: string; date: string }): DayResult {
  const found = gameOf(game);
  const deal = found && dailyDeal(found, date);
  const result = deal && expertResult(found, deal);
  if (!result) throw new Error(`no expert plays ${game}`);
  return result;
}
