/** A seat that is claimed over sockets: who may say that it is so, what is told before, and what a kill leaves of it. */
import { cpSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { FakeClock } from '#main/host/testing/fake-clock.ts';
import type { PlayUpdate, TableView } from '#shared/protocol/table.ts';
import { refusalOf, type Visitor, visit } from './support/client.ts';
import { removeFolders, startServer, temporaryFolder } from './support/test-server.ts';

afterAll(removeFolders);

/** So long somebody has to be away, in ms. */
const AWAY = 45_000;

/** A server whose time the test moves, and whose bots never come to play. */
async function serve(data = temporaryFolder()) {
  const clock = new FakeClock();
  const server = await startServer({ data, clock, pace: 10_000_000, opensTables: true });
  return { ...server, clock };
}

const [ADA, BOB, NONNA] = [0, 1, 2];

/** Watches the table until the line is gone; the returned function tells how it was shown last. */
async function watch({ client }: Visitor, table: string): Promise<() => Promise<TableView>> {
  let last: TableView | undefined;
  const stream = await client.table.watch({ table });
  void (async () => {
    for await (const view of stream) last = view;
  })().catch(() => undefined);
  return async () => {
    // What was sent before the second answer is here.
    await client.session.greet({});
    await client.session.greet({});
    if (!last) throw new Error('nothing was shown');
    return last;
  };
}

async function sightOf({ client }: Visitor, table: string, viewer: number | 'everyone'): Promise<PlayUpdate> {
  for await (const update of await client.play.watch({ table, viewer })) return update;
  throw new Error('the stream ended');
}

/** Looks on from there until that ends: why it did. */
async function sightsOf({ client }: Visitor, table: string, viewer: number): Promise<string> {
  const stream = await client.play.watch({ table, viewer });
  const { reason } = await refusalOf(
    (async () => {
      for await (const _ of stream);
    })(),
  );
  return reason;
}

const handIn = ({ observation }: PlayUpdate) => (observation as { own: { hand: unknown } }).own.hand;

/** The updates that came to a visitor, by whose eyes they are for. */
function viewersIn({ frames }: Visitor): unknown[] {
  const updates = frames.map((frame) => JSON.parse(frame).p?.d?.json).filter((json) => json?.observation);
  return updates.map(({ observation }) => observation.viewer);
}

it('goes to who claims it by the word of who sits there, and a kill changes nothing of that', {
  timeout: 120_000,
}, async () => {
  const server = await serve();
  const { port } = server;
  const [ada, bob, nonna, eve, mallory] = [
    await visit(port),
    await visit(port),
    await visit(port),
    await visit(port),
    await visit(port),
  ];
  const { table, code } = await ada.client.tables.open({ game: 'briscola-chiamata' });
  const guests = [bob, nonna, eve, mallory];
  for (const { client } of guests) await client.tables.enter({ code });
  for (const [seat, { client }] of [ada, bob, nonna, mallory].entries()) {
    await client.table.sit({ table, seat, name: ['Ada', 'Bob', 'Nonna', 'Mallory'][seat] as string });
  }
  await ada.client.table.seatBot({ table, seat: 4, level: 'easy' });
  await ada.client.table.start({ table });
  await ada.client.table.remove({ table, seat: 3 });
  const hand = await sightOf(nonna, table, NONNA);
  const now = (await (await watch(ada, table))()).code ?? '';
  await watch(bob, table);
  await nonna.leave();
  await server.clock.pass(AWAY);

  // A phone without its storage is a stranger: it comes in by the code, and not without.
  const phone = await visit(port);
  const claim = (visitor: Visitor, seat: number) => visitor.client.table.claim({ table, seat });
  expect(await refusalOf(claim(phone, NONNA))).toMatchObject({ reason: 'not-entered' });
  expect(await refusalOf(claim(mallory, NONNA))).toMatchObject({ reason: 'kept-out' });
  await ada.client.table.changeSettings({ table, settings: { locked: true } });
  expect(await refusalOf(phone.client.tables.enter({ code: now }))).toMatchObject({ reason: 'wrong-code' });
  expect(await refusalOf(claim(phone, NONNA))).toMatchObject({ reason: 'not-entered' });
  await ada.client.table.changeSettings({ table, settings: { locked: false } });
  await phone.client.tables.enter({ code: now });

  const shown = await watch(phone, table);
  await sightOf(phone, table, 'everyone');
  expect((await shown()).claimable).toEqual([NONNA]);
  for (const [seat, reason] of [
    [ADA, 'person-here'],
    [3, 'nobody-to-be'],
    [5, 'no-such-seat'],
  ] as const) {
    expect(await refusalOf(claim(phone, seat))).toMatchObject({ reason });
  }
  expect(await refusalOf(claim(bob, NONNA))).toMatchObject({ reason: 'sits-already' });
  await claim(phone, NONNA);
  expect(await refusalOf(claim(phone, NONNA))).toMatchObject({ reason: 'claimed-once' });
  const asked = await (await watch(bob, table))();
  expect(asked.claims).toMatchObject([{ seats: [NONNA], mayAnswer: true }]);
  const id = asked.claims[0]?.id as number;

  const answer = ({ client }: Visitor, which = id, yes = true) =>
    client.table.answerClaim({ table, claim: which, yes });
  expect((await (await watch(eve, table))()).claims).toMatchObject([{ mayAnswer: false }]);
  for (const visitor of [phone, eve]) {
    expect(await refusalOf(answer(visitor))).toMatchObject({ reason: 'not-yours-to-answer' });
  }
  expect(await refusalOf(answer(mallory))).toMatchObject({ reason: 'kept-out' });
  expect(await refusalOf(answer(bob, id + 7))).toMatchObject({ reason: 'no-such-claim' });
  for (const bad of [-0.5, '0', null, {}, Number.MAX_VALUE]) {
    await expect(answer(bob, bad as number)).rejects.toThrow();
  }
  await expect(answer(bob, id, 'yes' as never)).rejects.toThrow();
  expect(await refusalOf(sightOf(phone, table, NONNA))).toMatchObject({ reason: 'not-your-seat' });
  expect(new Set(viewersIn(phone))).toEqual(new Set(['everyone']));

  await answer(bob);
  expect(await refusalOf(answer(bob))).toMatchObject({ reason: 'not-yours-to-answer' });
  expect(await shown()).toMatchObject({ mine: [], claimed: { state: 'pending' } });
  expect(await refusalOf(sightOf(phone, table, NONNA))).toMatchObject({ reason: 'not-your-seat' });
  await answer(ada);
  // As after a kill: what is on the disk at this moment is all that there is.
  const data = temporaryFolder();
  cpSync(server.data, data, { recursive: true });
  await server.stop();
  expect(new Set(viewersIn(phone))).toEqual(new Set(['everyone']));

  const after = await serve(data);
  const [again, old, bobAgain] = [
    await visit(after.port, phone.token),
    await visit(after.port, nonna.token),
    await visit(after.port, bob.token),
  ];
  expect(handIn(await sightOf(again, table, NONNA))).toEqual(handIn(hand));
  expect(await (await watch(again, table))()).toMatchObject({ mine: [NONNA], claims: [] });
  expect(await refusalOf(answer(bobAgain))).toMatchObject({ reason: 'no-such-claim' });
  expect(await (await watch(old, table))()).toMatchObject({ mine: [], handedOver: [NONNA] });
  expect(await refusalOf(sightOf(old, table, NONNA))).toMatchObject({ reason: 'not-your-seat' });
  const { match, version } = hand;
  const move = { table, seat: NONNA, match, version, move: { type: 'pass' } };
  expect(await refusalOf(old.client.play.move(move))).toMatchObject({ reason: 'not-your-seat' });

  // Whose seat it was takes it back alone; whoever had it meanwhile has nothing of it any more.
  const looking = sightsOf(again, table, NONNA);
  await old.client.table.claim({ table, seat: NONNA });
  expect(await looking).toBe('not-your-seat');
  expect(handIn(await sightOf(old, table, NONNA))).toEqual(handIn(hand));
  expect(await refusalOf(sightOf(again, table, NONNA))).toMatchObject({ reason: 'not-your-seat' });
  expect(await (await watch(again, table))()).toMatchObject({ mine: [], claimed: { state: 'returned' } });
  expect(await refusalOf(again.client.table.claim({ table, seat: NONNA }))).toMatchObject({ reason: 'person-here' });
  await after.stop();
});

it('stays whose it is when they return before the answer, and when nobody at the table wants that', {
  timeout: 120_000,
}, async () => {
  const server = await serve();
  const [ada, nonna, phone] = [await visit(server.port), await visit(server.port), await visit(server.port)];
  const { table, code } = await ada.client.tables.open({ game: 'spizzichino' });
  for (const { client } of [nonna, phone]) await client.tables.enter({ code });
  await ada.client.table.sit({ table, seat: ADA, name: 'Ada' });
  await nonna.client.table.sit({ table, seat: BOB, name: 'Nonna' });
  const [atAda, atPhone] = [await watch(ada, table), await watch(phone, table)];

  expect(await refusalOf(phone.client.table.claim({ table, seat: BOB }))).toMatchObject({ reason: 'just-left' });
  await server.clock.pass(AWAY);
  await phone.client.table.claim({ table, seat: BOB });
  const [first] = (await atAda()).claims;
  await watch(nonna, table);
  expect((await atPhone()).claimed).toEqual({ seats: [BOB], state: 'returned' });
  const yes = { table, claim: first?.id as number, yes: true };
  expect(await refusalOf(ada.client.table.answerClaim(yes))).toMatchObject({ reason: 'no-such-claim' });

  const { token } = nonna;
  await nonna.leave();
  await expect.poll(async () => (await atAda()).seats[BOB]).toMatchObject({ here: false });
  await server.clock.pass(AWAY);
  await expect.poll(async () => (await atPhone()).claimable).toEqual([BOB]);
  await phone.client.table.claim({ table, seat: BOB });
  const [second] = (await atAda()).claims;
  await ada.client.table.answerClaim({ table, claim: second?.id as number, yes: false });
  expect(await atPhone()).toMatchObject({ mine: [], claimed: { state: 'denied' } });
  expect(await (await watch(await visit(server.port, token), table))()).toMatchObject({ mine: [BOB] });
  await server.stop();
});

it('gives a neighbour’s hand to no cheater with two tabs', { timeout: 60_000 }, async () => {
  const server = await serve();
  const [anna, bob, mallory, tab] = [
    await visit(server.port),
    await visit(server.port),
    await visit(server.port),
    await visit(server.port),
  ];
  const { table, code } = await anna.client.tables.open({ game: 'briscola-chiamata' });
  for (const { client } of [bob, mallory, tab]) await client.tables.enter({ code });
  for (const [seat, { client }] of [anna, bob, mallory].entries()) {
    await client.table.sit({ table, seat, name: ['Anna', 'Bob', 'Mallory'][seat] as string });
  }
  for (const seat of [3, 4]) await anna.client.table.seatBot({ table, seat, level: 'easy' });
  await anna.client.table.start({ table });
  const [atTab, atMallory] = [await watch(tab, table), await watch(mallory, table)];
  await watch(anna, table);
  await watch(bob, table);
  await anna.leave();
  await expect.poll(async () => (await atTab()).seats[0]).toMatchObject({ here: false });
  const steal = async (): Promise<void> => {
    await tab.client.table.claim({ table, seat: 0 }).catch(() => undefined);
    const [claim] = (await atMallory()).claims;
    if (claim) await mallory.client.table.answerClaim({ table, claim: claim.id, yes: true });
    expect(await atTab()).toMatchObject({ mine: [], host: false });
    expect(await refusalOf(sightOf(tab, table, 0))).toMatchObject({ reason: 'not-your-seat' });
  };
  await steal();
  await server.clock.pass(AWAY);
  await steal();
  await server.clock.pass(600_000);
  expect(await atTab()).toMatchObject({ mine: [], host: false, claimed: { state: 'pending' } });
  const back = await visit(server.port, anna.token);
  expect(await (await watch(back, table))()).toMatchObject({ mine: [0], host: true });
  expect((await atTab()).claimed).toEqual({ seats: [0], state: 'returned' });
  await server.stop();
});
