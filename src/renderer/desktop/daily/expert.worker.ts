/** Plays a day's deal as the expert, in a worker: it takes seconds. In: game and date; out: one result. */
import { gameOf } from '#catalogue';
import { dailyDeal, expertResult } from '#shared/daily/daily-deal.ts';

addEventListener('message', ({ data: { game, date } }: MessageEvent<{ game: string; date: string }>) => {
  const found = gameOf(game);
  const deal = found && dailyDeal(found, date);
  const result = deal && expertResult(found, deal);
  if (!result) throw new Error(`no expert plays ${game}`);
  postMessage(result);
});
