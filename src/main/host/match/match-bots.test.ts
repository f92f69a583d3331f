import { expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { auditOf } from '#shared/bots/audit.ts';
import { searchBot } from '#shared/bots/search/search-bot.ts';
import { present } from '#shared/engine/collections.ts';
import type { Game } from '#shared/engine/game.ts';
import type { SeatedBot } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import { ThinkingBots } from '../testing/bots.ts';
import { DEAL } from '../testing/race-game.ts';
import { openTableStream, person } from '../testing/table-people.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { BotLog } from './match-bots.ts';

const real = present(gameOf('spizzichino'), 'game');
const mind = { ...present(real.searchModel, 'mind'), iterations: 4 };
/** An expert that hardly thinks: what its moves hang on is the same. */
const quick: Game = { ...real, searchModel: mind, bots: { ...real.bots, expert: searchBot(real.rules, mind) } };

/** Bots think between two moments, never within one. */
async function pass(at: TestHost, times: number): Promise<void> {
  for (let k = 0; k < times; k++) await at.clock.pass(2000);
}

it('a match that bots played says at its end who they were, and their moves are as they should be, through a restart', async () => {
  const byId = () => quick;
  const first = testHost({ gameOf: byId, pool: new ThinkingBots(byId) });
  const ada = person(first);
  const opened = first.host.tableFactory.openOwn(ada, { game: 'spizzichino', seats: 2, options: { target: 21 } });
  if ('refusal' in opened) throw new Error(opened.refusal.reason);
  const table = present(first.host.table(opened.table), 'table');
  table.seatBot(0, 'expert');
  table.seatBot(1, 'normal');
  openTableStream(table, ada);
  expect(table.start()).toBeUndefined();
  await pass(first, 20);
  expect(first.store.seatedBots(1)).toHaveLength(2);
  const at = first.restart();
  at.host.resume();
  openTableStream(present(at.host.table(opened.table), 'table'), ada);
  for (let k = 0; k < 60 && present(at.host.table(opened.table), 'table').stage !== 'over'; k++) await pass(at, 10);

  const read = present(at.host.table(opened.table), 'table').record(ada);
  if ('refusal' in read) throw new Error(read.refusal.reason);
  const replayed = replay(JSON.parse(JSON.stringify(read.record)), () => quick.rules);
  if ('fault' in replayed) throw new Error(replayed.fault.refusal.reason);
  const { match, bots } = replayed;
  expect(bots.map(({ seat, level, iterations }) => [seat, level, iterations])).toEqual([
    [0, 'expert', 4],
    [1, 'normal', undefined],
    [0, 'expert', 4],
    [1, 'normal', undefined],
  ]);
  const audited = [...auditOf(quick, match, bots)];
  expect(audited).toHaveLength(match.events.filter(({ by }) => by !== 'chance').length);
  expect(audited.filter(({ asItShouldBe }) => !asItShouldBe)).toEqual([]);
});

it('who comes and goes sat there for some of the events', () => {
  let kept: readonly SeatedBot[] = [];
  const store = {
    seatedBots: () => [...kept],
    keepSeatedBots(_match: number, bots: readonly SeatedBot[]) {
      kept = bots;
    },
  };
  const match = { events: [] as GameEvent[] };
  const eventCount = (count: number) => {
    match.events = Array<GameEvent>(count).fill(DEAL);
  };
  const newLog = () => new BotLog({ store, log: () => undefined }, 1, match);
  const book = newLog();
  book.seated({ seat: 1, level: 'normal', seed: 7 });
  eventCount(9);
  book.left(1);
  eventCount(12);
  book.seated({ seat: 1, level: 'normal', seed: 8 });
  expect(kept).toEqual([
    { seat: 1, level: 'normal', seed: 7, until: 9 },
    { seat: 1, level: 'normal', seed: 8, from: 12 },
  ]);
  eventCount(15);
  newLog().seated({ seat: 1, level: 'normal', seed: 9 });
  expect(kept.slice(1)).toEqual([
    { seat: 1, level: 'normal', seed: 8, from: 12, until: 15 },
    { seat: 1, level: 'normal', seed: 9, from: 15 },
  ]);
});
