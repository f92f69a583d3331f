/**
 * The server is killed in mid-deal and in mid-seal, `KILLS` times (8), with moves flowing and all devices taking part in
 * the seals, another way for each `SEED` (11): what it acknowledged is there, each seal is whole or says who failed, no
 * deal is drawn twice, and the game goes on by itself. `BUILT=1 KILLS=1000` takes about half an hour.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { rulesOf } from '#catalogue';
import { recordedShuffles } from '#main/host/fair-shuffle/shuffle-view.ts';
import type { ShuffleStep } from '#main/store/shuffle-step.ts';
import { isOver, type Match, newMatch, play as playEvent } from '#shared/engine/match.ts';
import { pick, type Random, seeded } from '#shared/engine/random.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, GameEvent, Rules, Seat, Viewer } from '#shared/engine/rules.ts';
import { refuseSealedDraws } from '#shared/engine/verify-seals.ts';
import { updatesSince } from '#shared/engine/view.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import type { Client } from './support/client.ts';
import { endChildren, startChild } from './support/server-process.ts';
import { Device } from './support/shuffle-device.ts';
import { gather, gatherAgain, type Party, viewersOf } from './support/table-party.ts';
import { removeFolders, temporaryFolder } from './support/test-server.ts';

const KILLS = Number(process.env.KILLS ?? 8);
const SEED = Number(process.env.SEED ?? 11);
/** The longest that one life of the server takes, on a busy machine, in ms. */
const LIFE = 20_000;
const GAME = 'briscola-chiamata';
const SEATS = 5;
/** Short matches, so that some come to their end. */
const SITTING = { game: GAME, seats: SEATS, options: { deals: 2 } };

/** One step of a device in so many is left out: then all wait for it in vain. */
const SILENT = 80;
/** A seal has so many moments at least: each of six devices is asked and acknowledged, twice. */
const MOMENTS = 24;

/** What a move is refused with that was made before. */
const ANSWERED = ['stale', 'no-match'];

afterAll(() => {
  endChildren();
  removeFolders();
});

interface Acknowledged {
  readonly match: number;
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** What the people and their devices know, over all lives of the server. */
interface Memory {
  readonly random: Random;
  readonly acknowledged: Acknowledged[];
  /** By viewer, the last update that was seen. */
  readonly last: Map<Viewer, PlayUpdate>;
  /** A hash of each update that was seen, by match, viewer and version. */
  readonly seen: Map<string, string>;
  /** Those of the seats, then the spectator's. */
  readonly devices: readonly Device[];
  /** How many moments of seals there were. */
  steps: number;
  /** Called when anything has happened. */
  happened: () => void;
}

/** What an update shows. */
interface Sight {
  readonly observation: unknown;
  readonly moves: readonly unknown[];
}

function newMemory(): Memory {
  const random = seeded(SEED);
  const habit = {
    isSilent: () => random.below(SILENT) === 0,
    step: () => {
      memory.steps++;
      memory.happened();
    },
  };
  const devices = viewersOf(SEATS).map((viewer) => {
    return new Device(viewer === 'everyone' ? [] : [`Person ${viewer}`], SEATS, habit);
  });
  const empty = { acknowledged: [], last: new Map(), seen: new Map() };
  const memory: Memory = { random, devices, ...empty, steps: 0, happened: () => undefined };
  return memory;
}

/** Looks on, and plays the seat, from where it was left until the line breaks. Throws if the host has forgotten or changed anything. */
async function play(client: Client, table: string, viewer: Viewer, memory: Memory): Promise<void> {
  const known = memory.last.get(viewer);
  // The last update once more: its move may not have been made.
  const since = known && { match: known.match, version: known.version - 1 };
  for await (const update of await client.play.watch({ table, viewer, ...(since ? { since } : {}) })) {
    expectToFollow(update, memory.last.get(viewer));
    memory.last.set(viewer, update);
    memory.seen.set(`${update.match} ${viewer} ${update.version}`, hashOf(update));
    if (viewer !== 'everyone' && update.moves.length > 0) await move(client, table, viewer, update, memory);
  }
}

/** The next update of the same match, or the same once more, not changed in a bit. */
function expectToFollow(update: PlayUpdate, last: PlayUpdate | undefined): void {
  if (last?.match !== update.match) return;
  if (update.version === last.version) expect(update).toEqual(last);
  else expect(update.version).toBe(last.version + 1);
}

function hashOf({ observation, moves }: Sight): string {
  return createHash('sha256')
    .update(JSON.stringify([observation, moves]))
    .digest('base64');
}

async function move(client: Client, table: string, seat: Seat, update: PlayUpdate, memory: Memory): Promise<void> {
  const { match, version, moves } = update;
  const chosen = pick(moves as AnyMove[], memory.random);
  const sent = client.play.move({ table, seat, match, version, move: { ...chosen } });
  // The move of before the kill may have been kept, though nobody was told; the match may be over by it, and off the table.
  if (!(await isDone(sent, ANSWERED))) return;
  memory.acknowledged.push({ match, seat, move: chosen });
  memory.happened();
}

/** Whether the host has done it, and not refused it for one of these reasons; any other is thrown. */
async function isDone(call: Promise<unknown>, allowed: readonly string[]): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!allowed.includes((error as { data?: Refusal }).data?.reason ?? '')) throw error;
    return false;
  }
}

/** Goes on after each deal, and the table's host with another match after the last one, until the line breaks. */
async function keepGoing(client: Client, table: string): Promise<void> {
  for await (const { stage, scorePause, host } of await client.table.watch({ table })) {
    if (host && stage === 'over') await isDone(client.table.again({ table }), ['match-not-over']);
    if (host && stage === 'lobby') await isDone(client.table.start({ table }), ['match-running', 'not-in-lobby']);
    if (scorePause && scorePause.length > 0) await isDone(client.table.goOn({ table }), ['not-your-seat']);
  }
}

interface Kept {
  readonly match: Match;
  readonly steps: readonly ShuffleStep[];
}

/** The matches on the disk, in order: each replayed, so that every event is checked. */
function keptMatches(data: string): readonly Kept[] {
  const db = new DatabaseSync(join(data, 'panno-verde.sqlite'));
  const matches = db.prepare('SELECT id, seats, options FROM matches ORDER BY number').all();
  const events = db.prepare('SELECT event AS line FROM events WHERE match = ? ORDER BY number');
  const steps = db.prepare('SELECT step AS line FROM sealSteps WHERE match = ? ORDER BY number');
  const kept = matches.map(({ id, seats, options }) => {
    const match = newMatch(rulesOf(GAME) as Rules, JSON.parse(String(options)), Number(seats));
    for (const { line } of events.all(Number(id))) {
      expect(playEvent(match, JSON.parse(String(line)) as GameEvent)).toBeUndefined();
    }
    return { match, steps: steps.all(Number(id)).map(({ line }) => JSON.parse(String(line)) as ShuffleStep) };
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

/** Each move of each seat that was acknowledged is kept, in its order. */
function expectMovesKept(matches: readonly Kept[], { acknowledged }: Memory): void {
  for (const [number, { match }] of matches.entries()) {
    for (let seat = 0; seat < SEATS; seat++) {
      const moves = acknowledged.filter((one) => one.match === number && one.seat === seat);
      const kept = match.events.filter(({ by }) => by === seat).map(({ by: _by, t: _t, ...move }) => move);
      expectAmong(
        moves.map(({ move }) => move),
        kept,
      );
    }
    const times = match.events.map(({ t }) => t);
    expect(times).toEqual(times.toSorted((a, b) => Number(a) - Number(b)));
  }
}

/** All that anybody has ever seen is what these events tell: no deal was drawn twice. */
function expectSightsKept(matches: readonly Kept[], { seen }: Memory): void {
  const told = new Map<string, string>();
  for (const [number, { match }] of matches.entries()) {
    for (const viewer of viewersOf(SEATS)) {
      for (const update of updatesSince(match, viewer, -1))
        told.set(`${number} ${viewer} ${update.version}`, hashOf(update));
    }
  }
  for (const [what, hash] of seen) expect(told.get(what), what).toBe(hash);
}

/** How many seals there are: each fits what was drawn from it, and no part of the host's was ever used twice. */
function expectSealsWhole(matches: readonly Kept[]): number {
  const parts = matches.flatMap(({ steps }) => steps.flatMap((step) => (step.step === 'begun' ? step.part : [])));
  expect(new Set(parts).size).toBe(parts.length);
  const seals = matches.map(({ match, steps }) => {
    const closed = steps.slice(0, steps.findLastIndex(({ step }) => step === 'closed' || step === 'drawn') + 1);
    // The last match goes on: its last seal may have been made, and not drawn from.
    const drawn = recordedShuffles(closed, () => match).filter(({ draws }) => isOver(match) || draws.length > 0);
    if (drawn.length > 0) expect(refuseSealedDraws(match, drawn)).toBeUndefined();
    else expect(match.events).toEqual([]);
    return drawn.length;
  });
  return seals.reduce((sum, count) => sum + count, 0);
}

/** One life of the server with all of these people; it ends after some moves, or in some moment of a seal. */
async function live(
  { table, visitors }: Party,
  memory: Memory,
): Promise<{ failed: unknown[]; ends: Promise<unknown> }> {
  const { random, acknowledged, devices } = memory;
  const failed: unknown[] = [];
  const enough = Promise.withResolvers<void>();
  const [moves, steps] =
    random.below(2) === 0
      ? [acknowledged.length + 1 + random.below(20), Number.POSITIVE_INFINITY]
      : [Number.POSITIVE_INFINITY, memory.steps + 1 + random.below(MOMENTS)];
  memory.happened = () => {
    if (acknowledged.length >= moves || memory.steps >= steps) enough.resolve();
  };
  const all = visitors.flatMap(({ client }, k) => [
    devices[k]?.follow(client, table),
    play(client, table, viewersOf(SEATS)[k] ?? 'everyone', memory),
    keepGoing(client, table),
  ]);
  const ends = all.map((one) =>
    one?.catch((error) => {
      failed.push(error);
      enough.resolve();
    }),
  );
  await enough.promise;
  return { failed, ends: Promise.all(ends) };
}

it(`nothing that was acknowledged is missing after ${KILLS} kills`, { timeout: KILLS * LIFE }, async () => {
  const data = temporaryFolder();
  const memory = newMemory();
  let party: Party | undefined;
  for (let life = 0; life < KILLS; life++) {
    const server = await startChild(data);
    party = await (party ? gatherAgain(server.port, party) : gather(server.port, SITTING));
    const { failed, ends } = await live(party, memory);
    await pause(memory.random.below(5));
    const brokeBefore = failed.slice();
    await server.end('SIGKILL');
    expect(brokeBefore).toEqual([]);
    await ends;
    expect(server.said()).not.toMatch(/Note:|Error/);
    expect(memory.devices.flatMap(({ faults }) => faults)).toEqual([]);
  }
  expect(memory.acknowledged.length).toBeGreaterThan(2 * KILLS);
  const matches = keptMatches(data);
  expectMovesKept(matches, memory);
  expectSightsKept(matches, memory);
  const seals = expectSealsWhole(matches);
  const parts = memory.devices.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const checked = memory.devices.reduce((sum, { whole }) => sum + whole.size, 0);
  expect(parts).toBeGreaterThan(KILLS);
  expect(checked).toBeGreaterThan(0);
  const again = matches.flatMap(({ steps }) => steps).filter((step) => step.step === 'begun' && step.attempt > 0);
  console.log(
    `${KILLS} kills: ${memory.acknowledged.length} moves and ${parts} commitments and openings were acknowledged, none of ` +
      `them lost; ${seals} seals, ${again.length} begun anew, ${checked} times found whole by a device, never broken; ` +
      `${memory.seen.size} sights, each as the events tell it`,
  );
});

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
