/** Who watches too much makes the host deaf to nobody. What is counted is what was made and sent. */
import { expect, it, vi } from 'vitest';
import { flushPromises } from '../testing/fake-clock.ts';
import { person } from '../testing/table-people.ts';
import { openTable, testHost } from '../testing/test-host.ts';
import { acceptConnections } from './connection.ts';

const count = vi.hoisted(() => ({ summaries: 0 }));

vi.mock(import('../table/table-view.ts'), async (original) => {
  const real = await original();
  const summaryOf: typeof real.summaryOf = (...state) => {
    count.summaries++;
    return real.summaryOf(...state);
  };
  return { ...real, summaryOf };
});

const TABLES = 20;
const LINES = 8;
const STREAMS = 32;
const CHANGES = 10;

it('makes one summary a table a change, and sends one list a line, however often a line asks for it', async () => {
  const at = testHost({ opensTables: true });
  const host = person(at);
  const tables = Array.from({ length: TABLES }, () => openTable(at, host));
  const accept = acceptConnections(at.host, { host: 'here', version: '1' }, at.clock, (line) => void at.log.push(line));
  let sent = 0;
  const ask = (i: number, u: string) => JSON.stringify({ i: `${i}`, p: { u, b: { json: {} } } });
  for (let line = 0; line < LINES; line++) {
    const connection = accept({
      address: '192.168.1.7',
      send: () => void sent++,
      close: (why) => void at.log.push(why),
    });
    connection.receive(ask(0, '/session/greet'));
    await flushPromises();
    for (let k = 1; k <= STREAMS; k++) connection.receive(ask(k, '/tables/watch'));
  }
  for (let turn = 0; turn < 2 * LINES * STREAMS; turn++) await flushPromises();
  await at.clock.pass(1000);
  [count.summaries, sent] = [0, 0];
  for (let k = 0; k < CHANGES; k++) tables[0]?.rename(`Table ${k}`);
  for (let turn = 0; turn < 10; turn++) await flushPromises();
  // The first change is told at once, the others together.
  expect({ summaries: count.summaries, sent }).toEqual({ summaries: 1, sent: LINES });
  await at.clock.pass(250);
  for (let turn = 0; turn < 10; turn++) await flushPromises();
  expect({ summaries: count.summaries, sent }).toEqual({ summaries: 2, sent: 2 * LINES });
  expect(at.log).toEqual([]);
});
