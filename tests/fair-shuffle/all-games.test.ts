/** Every game dealt from seals by a host that dies again and again: the record and an onlooker's device find all whole. */
import { expect, it } from 'vitest';
import { GAMES, gameOf, rulesOf } from '#catalogue';
import { readRecord } from '#main/host/table/match-records.ts';
import type { Table } from '#main/host/table/table.ts';
import { ThinkingBots } from '#main/host/testing/bots.ts';
import { Device, drawsOf } from '#main/host/testing/shuffle-devices.ts';
import { person } from '#main/host/testing/table-people.ts';
import { type TestHost, testHost } from '#main/host/testing/test-host.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';
import { refuseSealedDraws } from '#shared/engine/verify-seals.ts';

/** A host lives so long, in ms of its clock. */
const LIFE = 10_000;
const MANY = 5;
const MOST_LIVES = 400;

it.each(Object.keys(GAMES))('%s', async (game) => {
  let at: TestHost = testHost({ gameOf, pool: new ThinkingBots(gameOf), drawContribution: drawsOf(game) });
  const session = person(at);
  const seats = gameOf(game)?.rules.seats.min ?? 0;
  const opened = at.host.tableFactory.openOwn(session, { game, seats });
  if ('refusal' in opened) throw new Error(opened.refusal.reason);
  let table = at.host.table(opened.table) as Table;
  for (let seat = 0; seat < seats; seat++) table.seatBot(seat, 'easy');
  const device = new Device(table, session, 'an onlooker');
  await device.watch();
  expect(table.start()).toBeUndefined();
  let lives = 1;
  for (; table.stage !== 'over' && lives < MOST_LIVES; lives++) {
    await at.clock.pass(LIFE);
    at = at.restart();
    at.host.resume();
    table = at.host.table(table.id) as Table;
    await device.watch(table);
  }
  const read = readRecord(at.host.recordAccess, session, 1);
  const record = ('record' in read ? read.record : read) as GameRecord;
  const replayed = replay(record, rulesOf);
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
  expect(refuseSealedDraws(replayed.match, record.seals ?? [])).toBeUndefined();
  const seals = record.seals ?? [];
  expect(seals.length).toBeGreaterThan(0);
  expect(seals.map(({ attempt, devices }) => [attempt, devices.length])).toEqual(seals.map(() => [0, 1]));
  const seen = seals.flatMap(({ seal }) => device.opened(seal) ?? []);
  expect(seen.length).toBeGreaterThan(0);
  for (const opened of seen) expect(device.check(seats, opened)).toEqual([]);
  expect(lives).toBeGreaterThan(MANY);
});
