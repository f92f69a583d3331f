/** A house that has played for a while: its store as it lies on the disk in mid-game, and what is in it. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ShuffleStep } from '#main/store/shuffle-step.ts';
import { openStore } from '#main/store/sqlite-store.ts';
import type { KeptTable, Store } from '#main/store/store.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import { keptOf } from '../../golden-records/golden.ts';
import { rowsOf, withCopy } from './readable-rows.ts';

export const FILE = 'panno-verde.sqlite';

export interface MatchTruth {
  readonly id: number;
  readonly table: string;
  readonly number: number;
  readonly game: string;
  readonly names: readonly string[];
  readonly sessions: readonly string[];
  readonly options: KeptTable['options'];
  readonly seals: readonly ShuffleStep[];
  readonly events: GameEvent[];
  winners: readonly number[] | undefined;
}

/** The rows of the sound store, by what they are called. */
export type Rows = ReadonlyMap<string, unknown>;

export interface Truth {
  readonly sessions: ReadonlyMap<string, Uint8Array>;
  /** Every state that a table was kept in, the last one last. */
  readonly tables: ReadonlyMap<string, KeptTable[]>;
  readonly matches: readonly MatchTruth[];
  readonly rows: Rows;
}

/** The store's folder at one moment, as after `kill -9`, and what it was acknowledged to hold. */
export interface SampleStore {
  readonly folder: string;
  /** The same store at an earlier moment, for damage that mixes the two. */
  readonly earlier: string;
  readonly truth: Truth;
}

/** How far a house has come: how much of it has been put from the log into the main file. */
export const AGES = ['new', 'played', 'restarted', 'closed'] as const;
export type Age = (typeof AGES)[number];

const GAMES = ['briscola-chiamata', 'spizzichino', 'viva', 'vbi-maior'];

interface Building {
  store: Store;
  readonly folder: string;
  readonly sessions: Map<string, Uint8Array>;
  readonly tables: Map<string, KeptTable[]>;
  readonly matches: MatchTruth[];
}

/** Builds one in `folder`, which is empty. */
export function makeSampleStore(folder: string, age: Age): SampleStore {
  const live = join(folder, 'live');
  const building: Building = {
    store: openStore(live),
    folder: live,
    sessions: new Map(),
    tables: new Map(),
    matches: [],
  };
  for (const [k, game] of GAMES.entries()) openTable(building, game, k);
  for (const [k, game] of GAMES.entries()) playOn(building, game, k, true);
  if (age !== 'new') reopen(building);
  const earlier = snapshot(building, join(folder, 'earlier'));
  for (const [k, game] of GAMES.entries()) playOn(building, game, k, k % 2 === 0);
  if (age === 'restarted') reopen(building);
  for (const [k, game] of GAMES.entries()) playOn(building, game, k, false);
  if (age === 'closed') building.store.close();
  const later = snapshot(building, join(folder, 'later'));
  if (age !== 'closed') building.store.close();
  const { sessions, tables, matches } = building;
  const rows = withCopy(later, (db) => rowsOf(db, building));
  return { folder: later, earlier, truth: { sessions, tables, matches, rows } };
}

/** All that was written so far goes into the main file. */
function reopen(building: Building): void {
  building.store.close();
  building.store = openStore(building.folder);
}

function snapshot({ folder }: Building, to: string): string {
  mkdirSync(to);
  cpSync(folder, to, { recursive: true });
  return to;
}

function recordOf(game: string, k: number): GameRecord {
  const golden = keptOf(game);
  return JSON.parse(golden[(k * 7) % golden.length]?.record ?? '') as GameRecord;
}

function openTable(building: Building, game: string, k: number): void {
  const { seats: count, options } = recordOf(game, k);
  const people = Array.from({ length: count }, (_, seat) => `${game}-${seat}`);
  for (const session of people) {
    const hash = new Uint8Array(32).map((_, at) => (at * 7 + k * 31 + session.charCodeAt(session.length - 1)) % 256);
    building.store.keepSession(session, hash, Date.now());
    building.sessions.set(session, hash);
  }
  const table: KeptTable = {
    id: `table-${game}`,
    game,
    options,
    seats: people.map((session) => ({ kind: 'person', name: `Person ${session}`, session })),
    host: people[0] as string,
    match: 0,
    settings: {
      open: true,
      locked: false,
      spectators: true,
      chat: true,
      counting: true,
      hints: true,
      standInAfter: 60,
      claimAfter: 45,
    },
    code: 'K7QM',
    guests: people.map((session) => ({ session, device: '127.0.0.1', name: '' })),
    banned: [],
    handed: [],
    name: '',
    room: false,
    heirs: [],
    dealt: '',
  };
  keep(building, table);
}

function keep(building: Building, table: KeptTable): void {
  building.store.keepTable(table);
  building.tables.set(table.id, [...(building.tables.get(table.id) ?? []), table]);
}

/** The table's match is played to its end, or its next one begun and left in the middle, where a person is to move. */
function playOn(building: Building, game: string, k: number, toTheEnd: boolean): void {
  const record = recordOf(game, k);
  const truth = matchOn(building, game, record);
  const end = toTheEnd ? record.events.length : pausingPoint(record, truth.events.length + 40);
  for (let number = truth.events.length; number < end; number++) {
    const event = { ...(record.events[number] as GameEvent), t: number * 900 };
    building.store.append(truth.id, number, event);
    truth.events.push(event);
  }
  const { result } = record;
  if (end < record.events.length || !result) return;
  truth.winners = result.winners;
  building.store.end(truth.id, result);
}

/** The match that is being played on the table, or the next one. */
function matchOn(building: Building, game: string, { options }: GameRecord): MatchTruth {
  const before = latest(building, game);
  const current = building.matches.find(({ table, number }) => table === before.id && number === before.match);
  if (current && !current.winners) return current;
  if (current) keep(building, { ...before, match: before.match + 1, name: `Table ${before.match}` });
  const table = latest(building, game);
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? seat : []));
  const truth: MatchTruth = {
    id: building.store.beginMatch({ ...table, options }).id,
    table: table.id,
    number: table.match,
    game,
    names: people.map(({ name }) => name),
    sessions: people.map(({ session }) => session),
    options,
    seals: sealSteps(people.map(({ session }) => session)),
    events: [],
    winners: undefined,
  };
  building.store.addSealSteps(truth.id, 0, truth.seals);
  building.matches.push(truth);
  return truth;
}

function latest({ tables }: Building, game: string): KeptTable {
  return tables.get(`table-${game}`)?.at(-1) as KeptTable;
}

/** The first event from there on that a person makes: before it the host waits. */
function pausingPoint({ events }: GameRecord, from: number): number {
  const at = events.findIndex(({ by }, number) => number >= from && by !== 'chance');
  return at < 0 ? events.length : at;
}

/** As of a seal at which all of them have taken part. */
function sealSteps(sessions: readonly string[]): ShuffleStep[] {
  const word = (device: number): string => (device + 10).toString(16).padStart(64, 'c');
  const asked = sessions.map((session) => ({ session, names: [session] }));
  const match = word(0).slice(0, 32);
  return [
    { step: 'begun', match, seal: 0, attempt: 0, part: word(99), asked, absent: [], before: [] },
    { step: 'fixed', commitments: sessions.map((_, device) => ({ device, commitment: word(device) })), absent: [] },
    { step: 'closed', parts: sessions.map((_, device) => ({ device, part: word(device) })), from: 0 },
  ];
}
