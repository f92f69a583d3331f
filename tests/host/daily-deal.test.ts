/** The deal of the day at a table: the same cards and the same bots wherever and whenever it is played. */
import { execFileSync } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '#catalogue';
import { ThinkingBots } from '#main/host/testing/bots.ts';
import { person } from '#main/host/testing/table-people.ts';
import { testHost } from '#main/host/testing/test-host.ts';
import { DAILY_LEVEL, DAILY_SEAT, dailyDeal, dayResult, expertResult, hasExpert } from '#shared/daily/daily-deal.ts';
import { present } from '#shared/engine/collections.ts';
import type { Game } from '#shared/engine/game.ts';
import { seeded } from '#shared/engine/random.ts';
import { writeDealCode } from '#shared/protocol/deal-code.ts';

const DATE = '2026-11-28';

/** A host of its own chance plays the deal of the day out with an expert on one's own seat. */
async function playedAtTable(game: Game, random: number) {
  const deal = present(dailyDeal(game, DATE), 'deal');
  const at = testHost({ gameOf, pool: new ThinkingBots(gameOf), random: seeded(random) });
  const session = person(at);
  const made = at.host.tableFactory.openOwn(session, { game: game.rules.id, deal: writeDealCode(deal, game) });
  if ('refusal' in made) throw new Error(made.refusal.reason);
  const table = present(at.host.table(made.table), 'table');
  for (const seat of table.kept.seats.keys())
    expect(table.seatBot(seat, seat === DAILY_SEAT ? 'expert' : DAILY_LEVEL)).toBeUndefined();
  expect(table.start()).toBeUndefined();
  // A bot that has not answered in ten seconds of the table's clock would be played for at random.
  while (table.stage === 'playing') {
    await setImmediate();
    await at.clock.pass(1000);
  }
  const read = table.record(session);
  if ('refusal' in read) throw new Error(read.refusal.reason);
  return read.record;
}

describe.each(
  Object.values(GAMES)
    .filter(hasExpert)
    .map((game) => [game.rules.id, game] as const),
)('%s', (_, game) => {
  it('is played move by move alike at two hosts, and comes to what the expert’s result says', async () => {
    const [one, other] = [await playedAtTable(game, 1), await playedAtTable(game, 2)];
    const played = ({ events }: typeof one) => events.map(({ t: _, ...event }) => event);
    expect(played(one)).toEqual(played(other));
    expect(dayResult(game, present(one.result, 'result'))).toEqual(
      expertResult(game, present(dailyDeal(game, DATE), 'deal')),
    );
  });
});

/** The date and the deals that a process with this zone, language and clock makes. */
function dealtBy(zone: string, language: string, now: string): string {
  const script = fileURLToPath(new URL('./support/daily-deals-of.ts', import.meta.url));
  const env = { ...process.env, TZ: zone, LANG: language, LC_ALL: language };
  return execFileSync(process.execPath, [script, now], { env, encoding: 'utf8' });
}

it('processes in other zones and languages, with other clocks, deal the same on the same date', () => {
  const here = dealtBy('Europe/Rome', 'it_IT.UTF-8', '2026-11-28T08:00:00Z');
  expect(here).toContain(DATE);
  expect(dealtBy('Pacific/Kiritimati', 'ar_EG.UTF-8', '2026-11-27T11:00:00Z')).toBe(here);
  expect(dealtBy('America/Los_Angeles', 'th_TH.UTF-8', '2026-11-29T07:59:00Z')).toBe(here);
  expect(dealtBy('America/Los_Angeles', 'th_TH.UTF-8', '2026-11-29T08:00:00Z')).not.toBe(here);
});
