/** Prints the local date of a moment in this process's zone, and every game's deal of it. */
import { GAMES } from '#catalogue';
import { localDate } from '#shared/daily/calendar.ts';
import { dailyDeal } from '#shared/daily/daily-deal.ts';
import { duplicateDealRng } from '#shared/engine/duplicate-deals.ts';
import { drawNext, newMatch } from '#shared/engine/match.ts';
import { writeDealCode } from '#shared/protocol/deal-code.ts';

const date = localDate(new Date(process.argv[2] ?? ''));
console.log(date);
for (const game of Object.values(GAMES)) {
  const deal = dailyDeal(game, date);
  if (!deal || !game.duplicate) throw new Error(game.rules.id);
  const { secret, deals } = { secret: deal.source.seed, deals: [...deal.source.deals] };
  const match = newMatch(game.rules, deal.options, deal.seats);
  const lots = duplicateDealRng(game.duplicate, { secret, deals })(match);
  console.log(game.rules.id, writeDealCode(deal, game), JSON.stringify(lots && drawNext(match, lots)));
}
