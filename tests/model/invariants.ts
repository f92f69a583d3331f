/** What must hold after every step, whatever was done. */
import { expect } from 'vitest';
import { rulesOf } from '#catalogue';
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import { type Feed, feedOf } from '#shared/engine/view.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { isHere, lostSeats, mayAnswer } from './claims.ts';
import { type Line, linesOf } from './device.ts';
import { type Model, seatsOf } from './model.ts';
import { type Disk, GAME, type Kept, SEATS, type World } from './world.ts';

/** A match told again from the disk: what each seat may have been shown, by version. */
interface Told {
  readonly match: Match;
  readonly feeds: readonly Feed[];
  /** By seat, the text of each version. */
  readonly views: string[][];
}

/** What was looked at before, so that each step looks at what is new. */
export interface Memory {
  readonly told: Map<number, Told>;
  /** By line, how many of its messages were read. */
  readonly read: WeakMap<Line, number>;
  /** By device, the seats it held after the step before. */
  readonly held: Map<string, readonly number[]>;
}

export function newMemory(): Memory {
  return { told: new Map(), read: new WeakMap(), held: new Map() };
}

export function expectTruth(model: Model, world: World, { matches }: Disk, memory: Memory): void {
  for (const match of matches) tellOn(memory, match);
  expectNothingLost(model, matches);
  expectSeats(model, world);
  expectClaims(model, world);
  expectNoSecretTold(model, world, memory);
  for (const { name } of world.devices) memory.held.set(name, seatsOf(model, name));
}

/** No acknowledged move is missing, none is changed, and none has come twice. */
function expectNothingLost({ acknowledged }: Model, kept: readonly Kept[]): void {
  for (const { match, events } of kept) {
    const made = events.map(({ t: _, ...event }) => JSON.stringify(event));
    let from = 0;
    for (const { seat, move } of acknowledged.filter((one) => one.match === match)) {
      const at = made.indexOf(JSON.stringify({ by: seat, ...move }), from);
      expect(at, `${JSON.stringify(move)} of seat ${seat} in ${made}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
  }
}

/** Whoever looks sees each seat held by whom it should be, and as their own the seats that are: none is doubled. */
function expectSeats(model: Model, { devices }: World): void {
  const should = model.seats.map((sitter, seat) =>
    sitter === null ? 'empty' : sitter === 'bot' ? 'bot' : model.names[seat],
  );
  for (const { name, line } of devices) {
    if (!line?.view || !model.entered.has(name)) continue;
    const { seats, mine } = line.view;
    expect(seats.map((who) => (who.kind === 'person' ? who.name : who.kind))).toEqual(should);
    expect(mine).toEqual(seatsOf(model, name));
  }
}

/** Whoever looks sees what is claimed, whether it is asked of them, and what became of what was theirs. */
function expectClaims(model: Model, { devices }: World): void {
  const { pending, ended } = model.claims;
  const deputies: string[] = [];
  for (const { name, line } of devices) {
    if (!line?.view || !model.entered.has(name)) continue;
    const { claims, claimed, handedOver, host } = line.view;
    const others = pending.filter(({ claimant }) => claimant !== name);
    const should = others.map((claim) => ({
      id: claim.id,
      seats: seatsOf(model, claim.holder),
      mayAnswer: mayAnswer(model, name, claim),
    }));
    expect(claims).toEqual(should);
    expect(claimed?.state === 'pending').toBe(pending.length > others.length);
    expect(claimed !== null).toBe(pending.length > others.length || ended.has(name));
    expect(handedOver).toEqual(lostSeats(model, name));
    if (host && name !== model.host) deputies.push(name);
    else expect(host).toBe(model.host === name);
  }
  // While the table's maker is away one other may lead, never who has or asks for the maker's seat.
  if (isHere(model, model.host)) expect(deputies).toEqual([]);
  expect(deputies.length).toBeLessThanOrEqual(1);
  const claimants = pending.filter(({ holder }) => holder === model.host).map(({ claimant }) => claimant);
  for (const deputy of deputies) expect([model.handed.get(model.host), ...claimants]).not.toContain(deputy);
}

function expectNoSecretTold(model: Model, { devices }: World, memory: Memory): void {
  for (const device of devices) {
    const { name } = device;
    const fresh = linesOf(device).flatMap((line) => unread(line, memory));
    const seats = [...seatsOf(model, name), ...(memory.held.get(name) ?? [])];
    for (const frame of fresh) expectNoSecretIn(frame, seats, memory);
    for (const other of devices) {
      if (other !== device && other.token) expect(fresh.join()).not.toContain(other.token);
    }
  }
}

/** What came over a line since it was looked at last. */
function unread(line: Line, { read }: Memory): string[] {
  const { frames } = line.visitor;
  const fresh = frames.slice(read.get(line) ?? 0);
  read.set(line, frames.length);
  return fresh;
}

/** A view that was sent is what `observe` gives a seat that its receiver holds, or held until now. */
function expectNoSecretIn(frame: string, seats: readonly number[], { told }: Memory): void {
  if (!frame.includes('"observation"')) return;
  const { match, version, observation, moves } = updateIn(frame);
  const { viewer } = observation as { viewer: number };
  expect(seats).toContain(viewer);
  expect(JSON.stringify([observation, moves])).toBe(told.get(match)?.views[viewer]?.[version]);
}

function updateIn(frame: string): PlayUpdate {
  return JSON.parse(frame).p.d.json;
}

/** Tells a match on with the events that are new on the disk. */
function tellOn({ told }: Memory, { match: number, options, events }: Kept): void {
  const telling = told.get(number) ?? begin(options);
  told.set(number, telling);
  const { match, feeds, views } = telling;
  for (const event of events.slice(match.events.length)) {
    take(match, event);
    for (const [seat, feed] of feeds.entries()) {
      const update = feed.next();
      if (update) views[seat]?.push(JSON.stringify([update.observation, update.moves]));
    }
  }
}

function begin(options: Kept['options']): Told {
  const rules = rulesOf(GAME);
  if (!rules) throw new Error(`no rules for ${GAME}`);
  const match = newMatch(rules, options, SEATS);
  const feeds = Array.from({ length: SEATS }, (_, seat) => feedOf(match, seat));
  const views = feeds.map((feed) => [JSON.stringify([feed.latest().observation, feed.latest().moves])]);
  return { match, feeds, views };
}
