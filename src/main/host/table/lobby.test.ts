/** Deals that are played by their code: the same cards as elsewhere, said to be known, and told to nobody. */
import { describe, expect, it } from 'vitest';
import { combinedSeed } from '#shared/fair-shuffle/commitment.ts';
import { dealRng } from '#shared/fair-shuffle/duplicate-deals.ts';
import { writeDealCode } from '#shared/protocol/deal-code.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { race } from '../testing/race-game.ts';
import { openTableStream, person, playDeal } from '../testing/table-people.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { eveningTableName, parseDefaultTableName, tableNameAfter } from './lobby.ts';
import type { Table } from './table.ts';

const OPTIONS = { photoFinish: 'arrival' };
const PART = 'ab'.repeat(32);

/** Two people sit at a new table, with a deal or without. */
function opened(at: TestHost, deal?: string): { table: Table; people: string[]; view(): TableView } {
  const people = [person(at), person(at)];
  const [ada = '', bob = ''] = people;
  const made = at.host.tableFactory.openOwn(ada, { game: 'race', seats: 2, ...(deal !== undefined && { deal }) });
  if ('refusal' in made) throw new Error(made.refusal.reason);
  const table = at.host.table(made.table) as Table;
  table.sit(ada, 0, 'Ada');
  table.guests.enter(bob);
  table.sit(bob, 1, 'Bob');
  return { table, people, view: () => table.view(ada) };
}

async function playOut(at: TestHost, { table, people }: ReturnType<typeof opened>): Promise<void> {
  table.start();
  for (const session of people) openTableStream(table, session);
  for (let deal = 0; deal < 2; deal++) {
    await at.clock.pass(10_000);
    await playDeal(table, people);
    await at.clock.pass(60_000);
  }
}

/** What chance has laid out in the first match of a table. */
function dealsAt({ store }: TestHost, { id }: Table): unknown[] {
  const events = store.events(store.match(id, 0)?.id ?? 0);
  return events.flatMap((event) => ('numbers' in event ? [event.numbers] : []));
}

function codeOf(seed: string, deals: readonly number[] = [], scores: readonly number[] = []): string {
  return writeDealCode({ game: 'race', seats: 2, options: OPTIONS, source: { seed, deals }, scores }, race);
}

describe('a deal that is played by its code', () => {
  it('is the one that a seal had given elsewhere', async () => {
    const at = testHost({ drawContribution: () => PART });
    const before = opened(at);
    await playOut(at, before);
    const read = before.table.record(before.people[0] ?? '');
    const [seal] = ('record' in read && read.record.seals) || [];
    if (!seal) throw new Error('nothing was sealed');
    const other = testHost({ drawContribution: () => 'cd'.repeat(32) });
    const now = opened(other, codeOf(combinedSeed(seal, seal.host, seal.devices)));
    await playOut(other, now);
    expect(dealsAt(other, now.table)[0]).toEqual(dealsAt(at, before.table)[0]);
    expect(other.store.sealSteps(1)).toEqual([]);
  });

  it('is that of a round, all its deals; and goes on after a restart', async () => {
    const at = testHost({ drawContribution: () => PART });
    const { table } = opened(at, codeOf(PART, [5, 6]));
    table.start();
    const [first] = dealsAt(at, table);
    const again = at.restart();
    again.host.resume();
    const back = again.host.table(table.id) as Table;
    const people = back.kept.seats.flatMap((who) => (who.kind === 'person' ? who.session : []));
    await playDeal(back, people);
    await again.clock.pass(60_000);
    const deals = [5, 6].map(
      (deal) => race.rules.drawChance({ hands: [[], []] } as never, dealRng(PART, deal)).numbers,
    );
    expect(deals[0]).toEqual(first);
    expect(dealsAt(again, back)).toEqual(deals);
  });

  it('is said to be known, but what it is made of to nobody; how it was played there only when it is over here', async () => {
    const at = testHost();
    const code = codeOf(PART, [], [4, 1]);
    const there = opened(at, code);
    expect(there.view().known).toEqual({ scores: [] });
    expect(opened(at).view().known).toBeNull();
    await playOut(at, there);
    expect(there.view()).toMatchObject({ stage: 'over', known: { scores: [4, 1] } });
    for (const part of [code, code.replaceAll('-', ''), PART]) expect(JSON.stringify(there.view())).not.toContain(part);
    there.table.backToLobby();
    expect(there.view().known).toBeNull();
  });

  it('has the seats and options it was played with, and no others', () => {
    const { table } = opened(testHost(), codeOf(PART));
    expect(table.setSeats(3)).toMatchObject({ reason: 'deal-fixed' });
    expect(table.setOptions({ photoFinish: 'lowest-first' })).toMatchObject({ reason: 'deal-fixed' });
    expect(table.kept).toMatchObject({ options: OPTIONS, seats: { length: 2 } });
  });

  it.each([
    ['', 'code-wrong'],
    ['K7MP', 'code-short'],
    [codeOf(PART).replace(/[A-Z]/, (letter) => (letter === 'A' ? 'B' : 'A')), 'code-wrong'],
    [
      writeDealCode(
        { ...{ game: 'race', seats: 2, options: {}, scores: [] }, source: { seed: PART, deals: [] } },
        { rules: { ...race.rules, options: {} } },
      ),
      'code-other',
    ],
  ])('is none where the code is “%s”', (code, reason) => {
    expect(() => opened(testHost(), code)).toThrow(reason);
  });
});

it('a name that nobody has chosen says what it means', () => {
  expect(parseDefaultTableName(tableNameAfter('Ada', 'VIVA'), 'VIVA')).toEqual({
    key: 'called.first',
    params: { name: 'Ada', game: 'VIVA' },
  });
  const third = { key: 'called.more', params: { name: 'Ada 2', game: 'VIVA', number: 3 } };
  expect(parseDefaultTableName(tableNameAfter('Ada 2', 'VIVA', 3), 'VIVA')).toEqual(third);
  expect(parseDefaultTableName(eveningTableName(12), 'VIVA')).toEqual({ key: 'called.desk', params: { number: 12 } });
});

it('a chosen name stays as it is', () => {
  for (const name of ['', 'Nonna’s corner', 'Ada’s Spizzichino', '’s VIVA', 'Table', 'VIVA 2', 'Table 03'])
    expect(parseDefaultTableName(name, 'VIVA'), name).toBeUndefined();
});
