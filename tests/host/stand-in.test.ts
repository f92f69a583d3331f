/** In every game a bot takes over in mid-match for who is away, from what it lived through, and makes room again. */
import { expect, it } from 'vitest';
import { GAMES, gameOf } from '#catalogue';
import type { OptionChoice } from '#main/host/table/lobby.ts';
import type { Table } from '#main/host/table/table.ts';
import { ThinkingBots } from '#main/host/testing/bots.ts';
import { latest, openTableStream, person } from '#main/host/testing/table-people.ts';
import { type TestHost, testHost } from '#main/host/testing/test-host.ts';
import { pick, type Random, seeded } from '#shared/engine/random.ts';
import type { AnyMove } from '#shared/engine/rules.ts';

const AWAY = 60_000;
/** The seats of the two people. */
const [ADA, BOB] = [0, 1];
/** Out and done end a match of Vbi Maior; who takes or passes in VIVA plays nothing that could be called out. */
const AVOIDED = new Set(['out', 'done', 'take', 'pass']);

/** A table with Ada, Bob, and bots on the other seats. */
function begun(at: TestHost, game: string, seats: number, options: OptionChoice) {
  const [ada, bob] = [person(at), person(at)];
  const opened = at.host.tableFactory.openOwn(ada, { game, seats, options });
  if ('refusal' in opened) throw new Error(opened.refusal.reason);
  const table = at.host.table(opened.table) as Table;
  table.guests.enter(bob);
  table.sit(ada, ADA, 'Ada');
  table.sit(bob, BOB, 'Bob');
  for (let seat = 2; seat < seats; seat++) table.seatBot(seat, 'random');
  expect(table.start()).toBeUndefined();
  openTableStream(table, ada);
  return { table, ada, bob, bobLeaves: openTableStream(table, bob) };
}

/** A second passes in which this person does something, and what is to be avoided only where there is nothing else. */
async function live(at: TestHost, table: Table, session: string, seat: number, random: Random): Promise<void> {
  const { match, version, moves } = await latest(table, session, seat);
  const all = moves as AnyMove[];
  const good = all.filter(({ type }) => !AVOIDED.has(type));
  if (all.length > 0)
    await table.moves.move(session, seat, { match, version }, pick(good.length > 0 ? good : all, random));
  table.moves.endScorePause(session);
  await at.clock.pass(1000);
}

const bobOf = (table: Table, session: string) => table.view(session).seats[BOB];

/** Bob leaves in mid-match, and has been away long enough. */
async function withStandIn(game: string, seats: number, options: OptionChoice = {}) {
  // Dealt so that bots who play at random don't lose Vbi Maior before anybody could be stood in for.
  const at = testHost({ random: seeded(4), gameOf, pool: new ThinkingBots(gameOf) });
  const { table, ada, bob, bobLeaves } = begun(at, game, seats, options);
  const random = seeded(7);
  for (let k = 0; k < 5; k++) {
    await live(at, table, ada, ADA, random);
    await live(at, table, bob, BOB, random);
  }
  bobLeaves();
  await at.clock.pass(AWAY);
  /** Ada plays on until this is so, or for five minutes. */
  const playUntil = async (isSo: () => boolean): Promise<void> => {
    for (let k = 0; k < 300 && !isSo(); k++) await live(at, table, ada, ADA, random);
    expect(isSo()).toBe(true);
  };
  return { at, table, ada, bob, playUntil };
}

const games = Object.values(GAMES).map(({ rules: { id, seats } }) => [id, seats.min] as const);

it.each(games)('%s: plays on, and makes room as soon as its person is back', async (game, seats) => {
  const { at, table, ada, bob, playUntil } = await withStandIn(game, seats);
  expect(bobOf(table, ada)).toMatchObject({ here: false, standIn: true });
  await playUntil(() => (bobOf(table, ada) as { stoodIn: number }).stoodIn >= 5);
  openTableStream(table, bob);
  expect(bobOf(table, ada)).toMatchObject({ here: true, standIn: false });
  const moves = () => at.store.events(1).filter(({ by }) => by === BOB).length;
  const before = moves();
  for (let k = 0; k < 30; k++) await live(at, table, ada, ADA, seeded(k));
  expect(moves()).toBe(before);
  // A move that was refused, or a bot that broke down, would be logged.
  expect(at.log).toEqual([]);
});

it('viva: calls out a forbidden play (VI-21)', async () => {
  const { at, playUntil } = await withStandIn('viva', 2, { policing: 'caught' });
  await playUntil(() => at.store.events(1).some(({ by, type }) => by === BOB && type === 'catch'));
  expect(at.log).toEqual([]);
});
