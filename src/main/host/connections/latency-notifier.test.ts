import { expect, it } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { openTable, testHost } from '../testing/test-host.ts';
import { Caller } from './callers.ts';
import { LatencyMeter, LatencyNotifier } from './latency.ts';
import { openStreamQueue } from './stream-queue.ts';

it('tells the first table at once, and the others one after another, each once', async () => {
  const clock = new FakeClock();
  const told: number[] = [];
  const news = new LatencyNotifier<number>(clock, (table) => void told.push(table));
  for (let line = 0; line < 3; line++) for (let table = 0; table < 300; table++) news.add(table);
  expect(told).toEqual([0]);
  await clock.pass(1000);
  expect(told).toEqual([0, 1, 2, 3, 4]);
  await clock.pass(80_000);
  expect(told).toHaveLength(301);
  expect(new Set(told).size).toBe(300);
  news.add(7);
  expect(told.at(-1)).toBe(7);
});

it('tells nothing any more after the end', async () => {
  const clock = new FakeClock();
  const told: number[] = [];
  const news = new LatencyNotifier<number>(clock, (table) => void told.push(table));
  for (let table = 0; table < 5; table++) news.add(table);
  news.stop();
  await clock.pass(10_000);
  expect(told).toEqual([0]);
});

/** What the line feels like after each of these round trips. */
function after(...trips: number[]) {
  const meter = new LatencyMeter();
  return trips.map((ms) => {
    meter.add(ms);
    return meter.lag;
  });
}

it('is not known before the first round trip', () => {
  expect(new LatencyMeter().lag).toBe(null);
});

it('is good below 80 ms, fair below 250, else poor', () => {
  expect([79, 80, 249, 250].map((ms) => after(ms)[0])).toEqual(['good', 'fair', 'fair', 'poor']);
});

it('is that of the median: one slow round trip changes nothing, three of five do', () => {
  expect(after(20, 20, 900, 20, 900, 900)).toEqual(['good', 'good', 'good', 'good', 'good', 'poor']);
});

it('forgets old round trips', () => {
  expect(after(900, 900, 900, 20, 20, 20).at(-1)).toBe('good');
});

it('says when it feels different, and only then', () => {
  const meter = new LatencyMeter();
  expect([20, 30, 300, 300, 300].map((ms) => meter.add(ms))).toEqual([true, false, false, true, false]);
});

it('is told at the table when it feels different, for the connection of now, and while its person is here', async () => {
  const at = testHost();
  const { host } = at;
  const first = new Caller();
  const { session, token } = host.greet(first, undefined);
  const table = openTable(at, session);
  table.sit(session, 0, 'Ada');
  const stream = openStreamQueue<TableView>();
  table.streams.openTable(session, stream);
  const views = stream.read();
  const lagOf = ({ value }: IteratorResult<TableView, unknown>) => (value as TableView).seats[0];
  const watched: unknown[] = [];
  const listening = (async () => {
    for (let next = await views.next(); !next.done; next = await views.next()) watched.push(lagOf(next));
  })();
  await Promise.resolve();
  for (const ms of [20, 30, 40, 300, 300, 300]) host.latencyMeasured(first, ms);
  await at.clock.pass(250);
  stream.end();
  await listening;
  const seated = { kind: 'person', name: 'Ada', portrait: expect.any(String), standIn: false, stoodIn: 0 };
  expect(watched).toEqual([null, null, 'good', 'poor'].map((lag) => ({ ...seated, here: true, lag })));
  expect(table.view(session).seats[0]).toEqual({ ...seated, here: false, lag: null });

  table.streams.openTable(session, openStreamQueue<TableView>());
  host.greet(new Caller(), token);
  expect(table.view(session).seats[0]).toMatchObject({ here: true, lag: null });
  host.latencyMeasured(first, 300);
  expect(table.view(session).seats[0]).toMatchObject({ here: true, lag: null });
});
