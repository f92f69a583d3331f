/**
 * The server is killed in mid-deal, `KILLS` times (20), with moves flowing, another way for each `SEED` (11): what it
 * acknowledged is there, and the game goes on by itself. `BUILT=1 KILLS=1000` takes about half an hour.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { newMatch, play as playEvent } from '#shared/engine/match.ts';
import { pick, type Random, seeded } from '#shared/engine/random.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, GameEvent, Rules, Seat } from '#shared/engine/rules.ts';
import { rulesOf } from '#shared/games/index.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { endChildren, startChild } from './support/child.ts';
import { type Client, type Visitor, visit } from './support/client.ts';
import { removeFolders, temporaryFolder } from './support/server.ts';

const KILLS = Number(process.env.KILLS ?? 20);
const SEED = Number(process.env.SEED ?? 11);
/** The longest that one life of the server takes, on a busy machine, in ms. */
const LIFE = 12_000;
const GAME = 'briscola-chiamata';

/** What a move is refused with that was made before. */
const ANSWERED: ReadonlySet<string> = new Set(['stale', 'no-match']);

/** Ada holds all of them. */
const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

afterAll(() => {
  endChildren();
  removeFolders();
});

interface Acknowledged {
  readonly match: number;
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** What Ada knows, over all lives of the server. */
interface Memory {
  readonly random: Random;
  readonly acknowledged: Acknowledged[];
  /** By seat, the last update she saw. */
  readonly last: Map<Seat, PlayUpdate>;
}

async function makeTable({ client }: Visitor): Promise<string> {
  const { table } = await client.tables.open({ game: GAME, options: { deals: 20 } });
  for (const seat of SEATS) await client.table.sit({ table, seat, name: `Ada ${seat}` });
  return table;
}

/** Plays the seat from where it was left until the line breaks. Throws if the host has forgotten or changed anything. */
async function play(client: Client, table: string, seat: Seat, memory: Memory): Promise<void> {
  const known = memory.last.get(seat);
  // The last update once more: its move may not have been made.
  const since = known && { match: known.match, version: known.version - 1 };
  for await (const update of await client.play.watch({ table, viewer: seat, ...(since ? { since } : {}) })) {
    expectToFollow(update, memory.last.get(seat));
    memory.last.set(seat, update);
    if (update.moves.length > 0) await move(client, table, seat, update, memory);
  }
}

/** The next update of the same match, or the same once more, not changed in a bit. */
function expectToFollow(update: PlayUpdate, last: PlayUpdate | undefined): void {
  if (last?.match !== update.match) return;
  if (update.version === last.version) expect(update).toEqual(last);
  else expect(update.version).toBe(last.version + 1);
}

async function move(client: Client, table: string, seat: Seat, update: PlayUpdate, memory: Memory): Promise<void> {
  const { match, version, moves } = update;
  const chosen = pick(moves as AnyMove[], memory.random);
  try {
    await client.play.move({ table, seat, match, version, move: { ...chosen } });
    memory.acknowledged.push({ match, seat, move: chosen });
  } catch (error) {
    // The move of before the kill was kept, though nobody was told; the match may be over by it, and off the table.
    if (!ANSWERED.has((error as { data?: Refusal }).data?.reason ?? '')) throw error;
  }
}

/** Goes on after each deal, and with another match after the last one, until the line breaks. */
async function keepGoing(client: Client, table: string): Promise<void> {
  for await (const { stage, scorePause } of await client.table.watch({ table })) {
    if (stage === 'over') await client.table.again({ table });
    if (stage === 'lobby') await client.table.start({ table });
    if (scorePause && scorePause.length > 0) await client.table.goOn({ table });
  }
}

/** The matches on the disk, in order: each replayed, so that every event is checked. */
function keptEvents(data: string): readonly (readonly GameEvent[])[] {
  const db = new DatabaseSync(join(data, 'panno-verde.sqlite'));
  const matches = db.prepare('SELECT id, seats, options FROM matches ORDER BY number').all();
  const select = db.prepare('SELECT event FROM events WHERE match = ? ORDER BY number');
  const kept = matches.map(({ id, seats, options }) => {
    const events = select.all(Number(id)).map(({ event }) => JSON.parse(String(event)) as GameEvent);
    const match = newMatch(rulesOf(GAME) as Rules, JSON.parse(String(options)), Number(seats));
    for (const event of events) expect(playEvent(match, event)).toBeUndefined();
    return events;
  });
  db.close();
  return kept;
}

/** All of these, in this order, are among those. */
function expectAmong(these: readonly unknown[], those: readonly unknown[]): void {
  let at = 0;
  for (const one of these.map((item) => JSON.stringify(item))) {
    while (at < those.length && JSON.stringify(those[at]) !== one) at++;
    expect(at, `${one} is missing`).toBeLessThan(those.length);
    at++;
  }
}

it(`nothing that was acknowledged is missing after ${KILLS} kills`, { timeout: KILLS * LIFE }, async () => {
  const data = temporaryFolder();
  const memory: Memory = { random: seeded(SEED), acknowledged: [], last: new Map() };
  let token: string | undefined;
  let table: string | undefined;
  for (let life = 0; life < KILLS; life++) {
    const server = await startChild(data);
    const ada = await visit(server.port, token);
    if (token !== undefined) expect(ada.token).toBe(token);
    token = ada.token;
    table ??= await makeTable(ada);
    const id = table;
    const before = memory.acknowledged.length;
    const failures: unknown[] = [];
    const lives = [...SEATS.map((seat) => play(ada.client, id, seat, memory)), keepGoing(ada.client, id)];
    const ends = lives.map((one) => one.catch((error) => failures.push(error)));
    const enough = before + 1 + memory.random.below(20);
    while (memory.acknowledged.length < enough && failures.length === 0) await pause(1);
    await pause(memory.random.below(10));
    const brokeBefore = failures.slice();
    await server.end('SIGKILL');
    expect(brokeBefore).toEqual([]);
    await Promise.all(ends);
    expect(server.said()).not.toMatch(/Mind:|Error/);
  }
  expect(memory.acknowledged.length).toBeGreaterThan(2 * KILLS);
  for (const [number, events] of keptEvents(data).entries()) {
    for (const seat of SEATS) {
      const acknowledged = memory.acknowledged.filter((one) => one.match === number && one.seat === seat);
      const kept = events.filter(({ by }) => by === seat).map(({ by: _by, t: _t, ...move }) => move);
      expectAmong(
        acknowledged.map(({ move }) => move),
        kept,
      );
    }
    const times = events.map(({ t }) => t);
    expect(times).toEqual(times.toSorted((a, b) => Number(a) - Number(b)));
  }
  console.log(`${KILLS} kills: ${memory.acknowledged.length} moves were acknowledged, none of them lost`);
});

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
