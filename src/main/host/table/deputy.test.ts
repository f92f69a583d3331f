import { describe, expect, it } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { callFrom, type WireClient } from '../testing/wire-client.ts';
import type { Table } from './table.ts';

/** As long as a room waits for its captain, in ms. */
const AWAY = 90_000;

/** So long somebody has to be away until their seat may be claimed, in ms. */
const CLAIMABLE = 45_000;

interface Someone extends WireClient {
  readonly address: string;
  view(): TableView;
}

/** Somebody's phone that has the table open, after a break with the token of then. */
async function comeTo(at: TestHost, table: Table, address: string, token?: string): Promise<Someone> {
  const wire = await callFrom(at, address, token === undefined ? {} : { token });
  await wire.reason('tables/enter', { code: table.kept.code });
  const views = await wire.follow<TableView>('table/watch', { table: table.id });
  return { ...wire, address, view: () => views().at(-1) as TableView };
}

/** Ada's plain table in the middle of a match, with these on its seats, each on a phone of their own. */
async function tableOf(...names: [string, ...string[]]) {
  const at = testHost({ opensTables: true });
  const ada = await callFrom(at, '10.0.0.1');
  const { table: id } = await ada.get<{ table: string }>('tables/open', {
    game: 'race',
    seats: Math.max(2, names.length),
  });
  const table = at.host.table(id) as Table;
  const people: Someone[] = [];
  for (const [seat, name] of names.entries()) {
    const one = await comeTo(at, table, `10.0.0.${seat + 1}`, seat === 0 ? ada.token : undefined);
    await one.get('table/sit', { table: id, seat, name });
    people.push(one);
  }
  if (names.length === 1) await people[0]?.get('table/seatBot', { table: id, seat: 1, level: 'random' });
  await people[0]?.get('table/start', { table: id });
  return { at, table, people };
}

/** Why this one may not end the match that goes on; nothing where they may. */
const endsIt = (one: Someone, { id }: Table) => one.reason('table/breakOff', { table: id });

async function gone(at: TestHost, one: Someone | undefined, ms = AWAY): Promise<void> {
  one?.connection.closed();
  await at.clock.pass(ms);
}

describe('a plain table whose maker is away', () => {
  it('is led after 90 s by who has been there longest: they deal again', async () => {
    const { at, table, people } = await tableOf('Ada', 'Bob', 'Cleo');
    const [ada, bob, cleo] = people as [Someone, Someone, Someone];
    bob.connection.closed();
    const again = await comeTo(at, table, bob.address, bob.token);
    await gone(at, ada, AWAY - 1);
    expect(await endsIt(cleo, table)).toBe('not-the-host');
    await at.clock.pass(1);
    expect([again.view().host, cleo.view().host]).toEqual([false, true]);
    expect(await endsIt(again, table)).toBe('not-the-host');
    // Bob is asked, and agrees.
    expect(await endsIt(cleo, table)).toBeUndefined();
    await again.get('table/answerEnding', { table: table.id, ending: again.view().ending?.id, yes: true });
    expect(table.stage).toBe('lobby');
    expect(await cleo.reason('table/start', { table: table.id })).toBeUndefined();
    expect(table.stage).toBe('playing');
    expect(table.kept.seats.map((who) => who.kind === 'person' && who.name)).toEqual(['Ada', 'Bob', 'Cleo']);
  });

  it('is its maker’s again as soon as they are back, who have as long the next time', async () => {
    const { at, table, people } = await tableOf('Ada', 'Bob');
    const [ada, bob] = people as [Someone, Someone];
    await gone(at, ada);
    expect(bob.view().host).toBe(true);
    const again = await comeTo(at, table, ada.address, ada.token);
    await at.clock.pass(0);
    expect([again.view().host, bob.view().host]).toEqual([true, false]);
    expect(await endsIt(bob, table)).toBe('not-the-host');
    await gone(at, again, AWAY - 1);
    expect(bob.view().host).toBe(false);
    await at.clock.pass(1);
    expect(bob.view().host).toBe(true);
  });

  it('is led by the next where the one who leads goes, and by the first who comes where nobody is there', async () => {
    const { at, table, people } = await tableOf('Ada', 'Bob', 'Cleo');
    const [ada, bob, cleo] = people as [Someone, Someone, Someone];
    await gone(at, ada);
    await gone(at, bob, 0);
    expect(cleo.view().host).toBe(true);
    await gone(at, cleo);
    const again = await comeTo(at, table, bob.address, bob.token);
    await at.clock.pass(0);
    expect(again.view().host).toBe(true);
  });

  it('is led by nobody but its maker before 90 s after the host has started again', async () => {
    const before = await tableOf('Ada', 'Bob');
    const [ada, bob] = before.people as [Someone, Someone];
    await gone(before.at, ada);
    const at = before.at.restart();
    at.host.resume();
    const table = at.host.table(before.table.id) as Table;
    const again = await comeTo(at, table, bob.address, bob.token);
    await at.clock.pass(AWAY - 1);
    expect(again.view().host).toBe(false);
    await at.clock.pass(1);
    expect(again.view().host).toBe(true);
  });

  it('is not led by a screen, nor by who looks on while somebody plays', async () => {
    const { at, table, people } = await tableOf('Ada', 'Bob');
    const [ada, bob] = people as [Someone, Someone];
    const cleo = await comeTo(at, table, '10.0.0.8');
    const screen = await callFrom(at, '10.0.0.9', { role: 'screen' });
    await screen.reason('tables/enter', { code: table.kept.code });
    const shown = await screen.follow<TableView>('table/watch', { table: table.id });
    await gone(at, ada);
    expect([bob.view().host, cleo.view().host, shown().at(-1)?.host]).toEqual([true, false, false]);
    await gone(at, bob, 0);
    await gone(at, cleo, 0);
    expect(shown().at(-1)?.host).toBe(false);
  });
});

describe('a cheater', () => {
  /** Mallory has said to be Ada; the others have believed it. */
  async function claimed() {
    const { at, table, people } = await tableOf('Ada', 'Bob', 'Cleo');
    const [ada, bob, cleo] = people as [Someone, Someone, Someone];
    const mallory = await comeTo(at, table, '10.0.0.7');
    await gone(at, ada, CLAIMABLE);
    await mallory.get('table/claim', { table: table.id, seat: 0 });
    return { at, table, ada, bob, cleo, mallory };
  }

  it('who was believed to be its maker has the seat, and leads nothing, ever', async () => {
    const { at, table, bob, cleo, mallory } = await claimed();
    for (const one of [bob, cleo]) {
      const [claim] = one.view().claims;
      await one.get('table/answerClaim', { table: table.id, claim: claim?.id, yes: true });
    }
    expect(mallory.view().mine).toEqual([0]);
    await at.clock.pass(AWAY);
    expect([mallory, bob, cleo].map((one) => one.view().host)).toEqual([false, true, false]);
    for (const one of [bob, cleo]) await gone(at, one);
    expect(mallory.view().host).toBe(false);
    for (const path of ['breakOff', 'start', 'again', 'newCode'])
      expect(await mallory.reason(`table/${path}`, { table: table.id })).toBe('not-the-host');
  });

  it('who has said so leads nothing either, whether nobody has answered or somebody has said no', async () => {
    for (const isDenied of [false, true]) {
      const { at, table, bob, cleo, mallory } = await claimed();
      const [claim] = bob.view().claims;
      if (isDenied) await bob.get('table/answerClaim', { table: table.id, claim: claim?.id, yes: false });
      for (const one of [bob, cleo]) await gone(at, one);
      expect(mallory.view().host).toBe(false);
      expect(await endsIt(mallory, table)).toBe('not-the-host');
    }
  });

  it('who leads and then says to be its maker leads no more, even before anybody has answered', async () => {
    const { at, table, people } = await tableOf('Ada', 'Bob', 'Cleo');
    const [ada, bob, cleo] = people as [Someone, Someone, Someone];
    const mallory = await comeTo(at, table, '10.0.0.7');
    await gone(at, ada);
    for (const one of [bob, cleo]) await gone(at, one, 0);
    expect(mallory.view().host).toBe(true);
    await mallory.get('table/claim', { table: table.id, seat: 0 });
    expect(mallory.view().host).toBe(false);
    expect(await endsIt(mallory, table)).toBe('not-the-host');
  });

  it('who leads for the other at a table of two confirms no claim to the other’s hand', async () => {
    const { at, table, people } = await tableOf('Ada', 'Mallory');
    const [ada, mallory] = people as [Someone, Someone];
    const laptop = await comeTo(at, table, '10.0.0.7');
    await gone(at, ada);
    expect(mallory.view().host).toBe(true);
    expect(await laptop.reason('table/claim', { table: table.id, seat: 0 })).toBe('nobody-confirms');
    expect(laptop.view().mine).toEqual([]);
  });

  it('who leads for the other does not open their seat to claims where they had closed it', async () => {
    const { at, table, people } = await tableOf('Ada', 'Mallory', 'Cleo');
    const [ada, mallory, cleo] = people as [Someone, Someone, Someone];
    const set = (one: Someone, settings: object) => one.reason('table/changeSettings', { table: table.id, settings });
    expect(await set(ada, { claimAfter: 'never' })).toBeUndefined();
    expect(await set(cleo, { claimAfter: 45 })).toBe('not-the-host');
    const laptop = await comeTo(at, table, '10.0.0.7');
    await gone(at, ada);
    expect(mallory.view().host).toBe(true);
    expect(await set(mallory, { chat: false })).toBeUndefined();
    expect(await set(mallory, { claimAfter: 45 })).toBe('not-the-host');
    expect(await laptop.reason('table/claim', { table: table.id, seat: 0 })).toBe('seats-stay');
    const again = await comeTo(at, table, ada.address, ada.token);
    expect(again.view().settings).toMatchObject({ claimAfter: 'never', chat: false });
    for (const bad of [0, 44, '45', null, Number.MAX_SAFE_INTEGER, 'Never', [45]])
      await set(again, { claimAfter: bad });
    expect(table.kept.settings.claimAfter).toBe('never');
  });

  it('who leads for the other can’t remove them', async () => {
    const { at, table, people } = await tableOf('Ada', 'Mallory');
    const [ada, mallory] = people as [Someone, Someone];
    await gone(at, ada);
    expect(await mallory.reason('table/remove', { table: table.id, seat: 0 })).toBe('host-stays');
  });
});
