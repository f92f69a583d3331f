/** All that people, their devices, time and death do to a table, each with what should come of it. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { AnyMove, Seat } from '#shared/engine/rules.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { answer, claim, claimLost, unclaim } from './claim-commands.ts';
import { noClaims } from './claims.ts';
import { closeLate, connect, drop, watchTable } from './device.ts';
import { isNameTaken, type Model, refusedAtDoor, seatsOf } from './model.ts';
import { type Command, clientOf, deviceOf, isHostOnline, isOnline, step } from './step.ts';
import { dieAndReturn, NAMES, outcome, SEATS, settle, type World } from './world.ts';

/** Comes with the code of now, from a new line if there is none. */
const join = (name: string): Command =>
  step(
    `${name} joins`,
    () => true,
    async (model, world) => {
      const device = deviceOf(world, name);
      const line = device.line ?? (await connect(device, world.server.port));
      model.online.add(name);
      const refused = await outcome(line.visitor.client.tables.enter({ code: world.code }));
      // Who is kept out looks like somebody who guesses, and all of them come from one computer here.
      if (refused === 'too-many-tries') {
        expect(model.guesses).toBeGreaterThanOrEqual(10);
        return;
      }
      const isClosed = !model.entered.has(name) && (model.keptOut.has(name) || model.locked);
      expect(refused).toBe(isClosed ? 'wrong-code' : undefined);
      if (refused) {
        model.guesses++;
        return;
      }
      model.entered.add(name);
      if (!line.view) watchTable(line, world.table);
    },
  );

/** Comes back with its token, though the line before may still be open: that one may do nothing any more. */
const resume = (name: string): Command =>
  step(
    `${name} resumes`,
    (model) => model.entered.has(name) || model.online.has(name),
    async (model, world) => {
      const device = deviceOf(world, name);
      const before = device.line;
      const line = await connect(device, world.server.port);
      model.online.add(name);
      if (before) expect(await outcome(before.visitor.client.session.greet({}))).toBe('opened-elsewhere');
      if (model.entered.has(name)) watchTable(line, world.table);
    },
  );

const leave = (name: string): Command =>
  step(`${name} drops`, isOnline(name), async (model, world) => {
    await drop(deviceOf(world, name));
    model.online.delete(name);
  });

const lateClose = (name: string): Command =>
  step(
    `an old line of ${name} closes`,
    () => true,
    (_, world) => closeLate(deviceOf(world, name)),
  );

const sit = (name: string, seat: number): Command =>
  step(`${name} sits on ${seat}`, isOnline(name), async (model, world) => {
    const refused = await outcome(clientOf(world, name).table.sit({ table: world.table, seat, name }));
    expect(refused).toBe(refusedAtDoor(model, name) ?? refusedSeat(model, name, seat));
    if (refused) return;
    model.seats[seat] = name;
    model.names[seat] = name;
  });

function refusedSeat(model: Model, name: string, seat: Seat): string | undefined {
  const { stage, seats } = model;
  if (stage === 'playing') return 'match-running';
  // Bots make room, but not where their result lies.
  const isFree = [null, name, ...(stage === 'lobby' ? ['bot'] : [])].includes(seats[seat] as string | null);
  if (!isFree) return 'seat-taken';
  return isNameTaken(model, name) ? 'name-taken' : undefined;
}

const stand = (name: string, seat: number): Command =>
  step(`${name} leaves ${seat}`, isOnline(name), async (model, world) => {
    const refused = await outcome(clientOf(world, name).table.stand({ table: world.table, seat }));
    expect(refused).toBe(refusedAtDoor(model, name) ?? (model.seats[seat] === name ? undefined : 'not-your-seat'));
    if (!refused && model.stage !== 'playing') model.seats[seat] = null;
  });

const kick = (seat: number): Command =>
  step(
    `the host removes who sits on ${seat}`,
    (model) => isHostOnline(model) && ![null, 'bot', model.host].includes(model.seats[seat] as string),
    async (model, world) => {
      const name = model.seats[seat] as string;
      expect(await outcome(clientOf(world, model.host).table.remove({ table: world.table, seat }))).toBeUndefined();
      for (const held of seatsOf(model, name)) model.seats[held] = model.stage === 'playing' ? 'bot' : null;
      model.entered.delete(name);
      model.keptOut.add(name);
      await settle(world);
      const code = deviceOf(world, model.host).line?.view?.code ?? world.code;
      expect(code).not.toBe(world.code);
      world.code = code;
    },
  );

const lock = (locked: boolean): Command =>
  step(locked ? 'the host locks the table' : 'the host unlocks the table', isHostOnline, async (model, world) => {
    await clientOf(world, model.host).table.changeSettings({ table: world.table, settings: { locked } });
    model.locked = locked;
  });

const pause = (paused: boolean): Command =>
  step(
    paused ? 'the host pauses' : 'the host lets it go on',
    (model) => isHostOnline(model) && model.stage === 'playing',
    async (model, world) => {
      expect(await outcome(clientOf(world, model.host).table.pause({ table: world.table, paused }))).toBeUndefined();
      model.paused = paused;
    },
  );

const start: Command = step(
  'the host fills up with bots and starts',
  (model) => isHostOnline(model) && model.stage === 'lobby' && model.seats.filter(Boolean).length > 1,
  async (model, world) => {
    const { table } = clientOf(world, model.host);
    for (const [seat, sitter] of model.seats.entries()) {
      if (sitter !== null) continue;
      await table.seatBot({ table: world.table, seat, level: 'easy' });
      model.seats[seat] = 'bot';
    }
    expect(await outcome(table.start({ table: world.table }))).toBeUndefined();
    model.paused = false;
  },
);

const again: Command = step(
  'the host clears the table for another match',
  (model) => isHostOnline(model) && model.stage === 'over',
  async (model, world) => {
    expect(await outcome(clientOf(world, model.host).table.again({ table: world.table }))).toBeUndefined();
  },
);

/** What a move may be refused with: the table has moved on, or a bot stood in and was faster. */
const TOO_LATE = ['stale', 'overtaken', 'no-match'];

/** Every seat of the device that may act does, as its line shows it. */
const move = (name: string): Command =>
  step(`${name} plays`, isOnline(name), async (model, world) => {
    for (const [seat, update] of deviceOf(world, name).line?.updates ?? []) {
      if (seat !== 'everyone') await moveSeat(model, world, name, seat, update);
    }
  });

async function moveSeat(model: Model, world: World, name: string, seat: Seat, update: PlayUpdate): Promise<void> {
  const { match, version, moves } = update;
  const [move] = moves as AnyMove[];
  if (!move) return;
  const sent = { table: world.table, seat, match, version, move: { ...move } };
  const refused = await outcome(clientOf(world, name).play.move(sent));
  if (model.seats[seat] !== name) expect(refused).toBe(refusedAtDoor(model, name) ?? 'not-your-seat');
  else if (model.paused && model.stage === 'playing') expect(['paused', 'stale']).toContain(refused);
  else if (refused) expect(TOO_LATE).toContain(refused);
  else model.acknowledged.push({ match, seat, move });
}

/** Time passes: bots play, and after long enough they stand in for who is away. */
const pass = (seconds: number): Command =>
  step(
    `${seconds} s pass`,
    () => true,
    (model, world) => {
      model.claims.now += seconds * 1000;
      return world.clock.pass(seconds * 1000);
    },
  );

const die: Command = step(
  'the host dies and returns',
  () => true,
  async (model, world) => {
    await dieAndReturn(world);
    model.online.clear();
    model.claims = noClaims();
  },
);

const NAME = fc.constantFrom(...NAMES);
const SEAT = fc.nat({ max: SEATS - 1 });

/** Three people sit down and play, a fourth looks on: half of all runs begin with it. */
export const PRELUDE: readonly Command[] = [
  join('Ben'),
  join('Cleo'),
  join('Dora'),
  sit('Ada', 0),
  sit('Ben', 1),
  sit('Cleo', 2),
  start,
];

/** What happens often stands here often. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  ...Array(8).fill(NAME.map(join)),
  ...Array(6).fill(NAME.map(resume)),
  ...Array(4).fill(NAME.map(leave)),
  NAME.map(lateClose),
  NAME.map(lateClose),
  ...Array(8).fill(fc.tuple(NAME, SEAT).map(([name, seat]) => sit(name, seat))),
  fc.tuple(NAME, SEAT).map(([name, seat]) => stand(name, seat)),
  SEAT.map(kick),
  fc.tuple(NAME, SEAT).map(([name, seat]) => claim(name, seat)),
  ...Array(10).fill(fc.nat({ max: 11 }).map(claimLost)),
  ...Array(8).fill(fc.tuple(NAME, fc.boolean()).map(([name, yes]) => answer(name, yes))),
  NAME.map(unclaim),
  fc.boolean().map(lock),
  fc.boolean().map(pause),
  fc.constant(start),
  fc.constant(again),
  ...Array(24).fill(NAME.map(move)),
  ...Array(16).fill(fc.constantFrom(1, 2, 5, 44, 70).map(pass)),
  fc.constant(die),
];
