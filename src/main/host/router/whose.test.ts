/** What strangers and guests tried to have that is not theirs, as it goes over the wire. */
import { describe, expect, it } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { callFrom, type OnTheWire } from '../testing/wire.ts';

const ADA = '192.168.1.2';
const BOB = '192.168.1.3';
const EVE = '192.168.1.7';

interface Opened {
  readonly table: string;
  readonly code: string;
}

/** Ada's table on a table server; the others have come in by its code. */
async function adasTable(at: TestHost, ...guests: OnTheWire[]): Promise<Opened & { readonly ada: OnTheWire }> {
  const ada = await callFrom(at, ADA);
  const opened = await ada.get<Opened>('tables/open', { game: 'race', seats: 2 });
  for (const guest of guests) await guest.get('tables/enter', { code: opened.code });
  return { ada, ...opened };
}

/** The table as this one sees it now. */
async function viewOf(who: OnTheWire, table: string): Promise<TableView | undefined> {
  return (await who.follow<TableView>('table/watch', { table }))().at(-1);
}

function wrong(code: string): string {
  return code === 'AAAA' ? 'BBBB' : 'AAAA';
}

describe('the code of a table', () => {
  it('is told to its host, to screens and to who sits at this computer, and to nobody else', async () => {
    const at = testHost({ opensTables: true });
    const [bob, eve, screen, home] = [
      await callFrom(at, BOB),
      await callFrom(at, EVE),
      await callFrom(at, BOB, { role: 'screen' }),
      await callFrom(at),
    ];
    const { ada, table, code } = await adasTable(at, bob, eve, screen, home);
    await bob.get('table/sit', { table, seat: 0, name: 'Bob' });
    const told = [];
    for (const who of [ada, screen, home, bob, eve]) told.push((await viewOf(who, table))?.code);
    expect(told).toEqual([code, code, code, null, null]);
  });
});

describe('a locked table', () => {
  it('answers as a wrong code does, and counts as one', async () => {
    const at = testHost({ opensTables: true });
    const { ada, table, code } = await adasTable(at);
    await ada.get('table/changeSettings', { table, settings: { locked: true } });
    const answersTo = async (address: string, tried: string) => {
      const eve = await callFrom(at, address);
      const answers = [];
      for (let k = 0; k < 12; k++) answers.push(await eve.call('tables/enter', { code: tried }));
      return answers;
    };
    const right = await answersTo(EVE, code);
    expect(right).toEqual(await answersTo(BOB, wrong(code)));
    expect(right.map((answer) => 'refused' in answer && answer.refused.reason)).toEqual([
      ...Array(10).fill('wrong-code'),
      'too-many-tries',
      'too-many-tries',
    ]);
  });
});

describe('the record of a match', () => {
  it('is not for who came in after it', async () => {
    const at = testHost({ opensTables: true });
    const { ada, table, code } = await adasTable(at);
    for (const seat of [0, 1]) await ada.get('table/seatBot', { table, seat, level: 'random' });
    await ada.get('table/start', { table });
    await at.clock.pass(60_000);
    const eve = await callFrom(at, EVE);
    await eve.get('tables/enter', { code });
    expect(await ada.reason('play/record', { table })).toBeUndefined();
    expect(await eve.reason('play/record', { table })).toBe('no-such-record');
  });
});

describe('looking for other hosts', () => {
  it('is begun by who sits at this computer alone', async () => {
    const at = testHost();
    const [home, eve] = [await callFrom(at), await callFrom(at, EVE)];
    expect(await eve.reason('lan/watch')).toBe('only-at-this-computer');
    expect((await home.follow('lan/watch'))()).toEqual([[]]);
  });
});

describe('a table of a guest', () => {
  it('is closed by who sits at this computer though its host is there', async () => {
    const at = testHost({ opensTables: true });
    const { ada, table } = await adasTable(at);
    const [home, eve] = [await callFrom(at), await callFrom(at, EVE)];
    expect(await eve.reason('table/close', { table })).toBe('not-the-host');
    expect(await home.reason('table/close', { table })).toBeUndefined();
    expect(await ada.reason('table/close', { table })).toBe('no-such-table');
  });
});
