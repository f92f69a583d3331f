import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOTICE_MESSAGES } from '#shared/protocol/messages/en/notices.ts';
import { noticesText } from '#shared/protocol/notice.ts';
import { VERSION } from './migrations.ts';
import { DataFolderError } from './open-database.ts';
import type { KeptRoom } from './room-store.ts';
import { FINISHED, openStore } from './sqlite-store.ts';
import type { KeptTable, Occupant } from './store.ts';
import { StoreWriteError } from './store-errors.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
  file = join(folder, 'panno-verde.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TABLE: KeptTable = {
  id: 'table',
  game: 'race',
  options: { photoFinish: 'arrival', rounds: 3 },
  seats: [
    { kind: 'person', name: 'Ada', session: 'ada' },
    { kind: 'bot', name: 'Nina', level: 'easy' },
  ],
  host: 'ada',
  match: 0,
  settings: {
    open: true,
    locked: false,
    spectators: false,
    chat: true,
    counting: true,
    hints: true,
    standInAfter: 15,
    claimAfter: 45,
  },
  code: 'K7QM',
  guests: [
    { session: 'ada', device: '', name: 'Ada' },
    { session: 'eve', device: '192.168.1.7', name: '' },
  ],
  banned: [{ sessions: ['mallory'], devices: ['192.168.1.8'], name: 'Mallory' }],
  handed: [],
  name: '',
  room: false,
  heirs: [],
  dealt: '',
};
const EVENT = { by: 0, type: 'lay', t: 5 } as const;

const ROOM: KeptRoom = {
  code: 'R4M7',
  open: true,
  captain: 'p1',
  playing: 'table',
  people: [
    {
      id: 'p1',
      session: 'ada',
      device: '192.168.1.7',
      name: 'Ada',
      mark: { colour: 'moss', sign: 'snail' },
      out: false,
    },
  ],
  screens: [{ session: 'set', device: '192.168.1.9', by: 'p1', trusted: true }],
  queue: ['p1'],
  banned: [{ sessions: ['mallory'], devices: ['192.168.1.8'], name: 'Mallory' }],
  options: { race: { photoFinish: 'arrival' } },
  level: 'easy',
  aside: ['other'],
};

const BOB = { name: 'Bob', session: 'bob' } as const;

/** What a match came to that these have won. */
const won = (...winners: number[]) => ({ scores: [2, 1], winners });

/** A store with one table and one match of one event. */
function fill(): void {
  const store = openStore(folder);
  store.keepSession('ada', new Uint8Array(32).fill(1), 7);
  store.keepTable(TABLE);
  const { id } = store.beginMatch(TABLE);
  store.append(id, 0, EVENT);
  store.close();
}

const NOW = new Date('2026-11-21T22:33:44.555Z');

describe('the store', () => {
  it('gives back the room as it was kept last, once', () => {
    const store = openStore(folder);
    expect(store.room()).toBeUndefined();
    store.keepRoom(ROOM);
    store.keepRoom({ ...ROOM, captain: '', level: null, open: false });
    store.close();
    const again = openStore(folder);
    expect(again.notices).toEqual([]);
    expect(again.room()).toEqual({ ...ROOM, captain: '', level: null, open: false });
    again.close();
  });

  it('gives a record to who inherits a seat of it, and keeps that of the others', () => {
    fill();
    const store = openStore(folder);
    store.keepSession('bob', new Uint8Array(32).fill(2), 7);
    const heir = { seat: 1, session: 'bob', name: 'Bob', from: 1 };
    const table: KeptTable = {
      ...TABLE,
      seats: [...TABLE.seats.slice(0, 1), { kind: 'person', ...BOB }],
      heirs: [heir],
    };
    expect(store.finished('bob')).toEqual([]);
    store.inherit(table, 1, [heir]);
    store.end(1, won(1));
    store.close();
    const again = openStore(folder);
    expect(again.notices).toEqual([]);
    expect(again.tables()).toEqual([table]);
    const record = { names: ['Ada', 'Bob'], sessions: ['ada', 'bob'], winners: [1] };
    expect([again.finished('ada'), again.finished('bob')]).toMatchObject([[record], [record]]);
    again.close();
  });

  it('gives back what was kept', () => {
    fill();
    const store = openStore(folder);
    expect(store.notices).toEqual([]);
    expect(store.tables()).toEqual([TABLE]);
    const ada = {
      id: 'ada',
      hash: new Uint8Array(32).fill(1),
      seen: 7,
      name: '',
      device: '',
      opens: false,
      untold: false,
    };
    expect(store.session('ada')).toEqual(ada);
    expect(store.session('bob')).toBeUndefined();
    const match = store.match('table', 0);
    const played = { over: false, paused: false, practice: false, brokenOff: false, result: undefined };
    expect(match).toEqual({ id: 1, tableId: 'table', game: 'race', seats: 2, options: TABLE.options, ...played });
    expect(store.events(1)).toEqual([EVENT]);
    store.close();
  });

  it('keeps that a match was broken off together with its table, which has none then', () => {
    fill();
    const store = openStore(folder);
    store.breakOff(1, { ...TABLE, match: 1 });
    store.close();
    const again = openStore(folder);
    expect(again.notices).toEqual([]);
    expect(again.tables()).toEqual([{ ...TABLE, match: 1 }]);
    expect(again.match('table', 1)).toBeUndefined();
    expect(again.overMatch(1)).toMatchObject({ over: true, brokenOff: true, result: undefined });
    expect(again.finished('ada')).toMatchObject([{ brokenOff: true, winners: [] }]);
    expect(again.events(1)).toEqual([EVENT]);
    again.close();
  });

  it('is as safe as SQLite can make it', () => {
    fill();
    const store = openStore(folder);
    store.close();
    const db = new DatabaseSync(file);
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: VERSION });
    db.close();
  });

  it('finds the latest match that is over', () => {
    fill();
    const store = openStore(folder);
    expect(store.latestOver('table')).toBeUndefined();
    store.end(1, won(0));
    const next = store.beginMatch({ ...TABLE, match: 1 });
    expect(store.latestOver('table')).toMatchObject({ id: 1, over: true });
    store.end(next.id, won(0));
    expect(store.latestOver('table')).toMatchObject({ id: next.id });
    store.close();
  });

  it('lists the matches that are over for who sat there or was the host, the latest first', () => {
    fill();
    const store = openStore(folder);
    expect(store.finished('ada')).toEqual([]);
    expect(store.finishedMatch('ada', 1)).toBeUndefined();
    store.end(1, won(0));
    const seats = [TABLE.seats[1] as Occupant, { kind: 'person', name: 'Bob', session: 'bob' } as const];
    const next = store.beginMatch({ ...TABLE, match: 1, seats });
    store.end(next.id, won(1, 2));
    const first = { id: 1, game: 'race', names: ['Ada', 'Nina'], sessions: ['ada', null], winners: [0] };
    const second = { id: 2, names: ['Nina', 'Bob'], sessions: [null, 'bob'], winners: [1, 2] };
    expect(store.finished('ada')).toMatchObject([second, first]);
    expect(store.finished('bob')).toMatchObject([second]);
    expect(store.finished('eve')).toEqual([]);
    expect(store.finishedMatch('bob', 2)).toMatchObject({ id: 2, over: true });
    expect(store.finishedMatch('bob', 1)).toBeUndefined();
    store.close();
  });

  it('lists no more than a hundred matches at once, and then those before', () => {
    fill();
    const store = openStore(folder);
    for (let match = 1; match <= 120; match++) store.end(store.beginMatch({ ...TABLE, match }).id, won(0));
    const first = store.finished('ada').map(({ id }) => id);
    expect(first).toEqual(Array.from({ length: 100 }, (_, k) => 121 - k));
    expect(store.finished('ada', first.at(-1)).map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, k) => 21 - k),
    );
    store.close();
  });

  it('looks at no match of anybody else to find those of one session', () => {
    fill();
    openStore(folder).close();
    const db = new DatabaseSync(file);
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${FINISHED}`).all({ session: 'ada', before: 5 });
    expect(plan.map(({ detail }) => detail)).toEqual([
      'SEARCH owners USING PRIMARY KEY (session=? AND match<?)',
      'SEARCH matches USING INTEGER PRIMARY KEY (rowid=?)',
    ]);
    db.close();
  });

  it('knows what a match came to', () => {
    fill();
    const store = openStore(folder);
    store.end(1, won(0));
    expect(store.latestOver('table')?.result).toEqual(won(0));
    store.close();
  });

  it('gives a record to the session that a seat was handed to, and takes it from the one before', () => {
    fill();
    const store = openStore(folder);
    store.handOver(TABLE, 1, 'ada', 'bob');
    store.end(1, won(0));
    expect(store.finished('bob')).toMatchObject([{ id: 1, sessions: ['bob', null] }]);
    expect(store.finished('ada')).toEqual([]);
    store.close();
  });

  it('adds several events in one piece or none of them, and writes to the disk also where there are none', () => {
    fill();
    const store = openStore(folder);
    const written = () => statSync(`${file}-wal`).size;
    const sizes = [written()];
    store.appendDiscreetly(1, 1, []);
    sizes.push(written());
    store.appendDiscreetly(1, 1, [EVENT, EVENT]);
    sizes.push(written());
    expect(sizes[1]).toBeGreaterThan(sizes[0] as number);
    expect(sizes[2]).toBeGreaterThan(sizes[1] as number);
    expect(store.events(1)).toHaveLength(3);
    expect(() => store.appendDiscreetly(1, 2, [EVENT])).toThrow(StoreWriteError);
    expect(store.events(1)).toHaveLength(3);
    store.close();
  });

  it('forgets a table, and keeps its matches', () => {
    fill();
    const store = openStore(folder);
    store.dropTable('table');
    expect(store.tables()).toEqual([]);
    expect(store.events(1)).toEqual([EVENT]);
    store.close();
  });

  it('only ever adds to a match', () => {
    fill();
    const store = openStore(folder);
    expect(() => store.append(1, 0, EVENT)).toThrow(StoreWriteError);
    store.close();
    const db = new DatabaseSync(file);
    expect(() => db.exec("UPDATE events SET event = '{}'")).toThrow(/never changed/);
    expect(() => db.exec('DELETE FROM events')).toThrow(/never deleted/);
    db.close();
  });

  it('keeps no table whose host it does not know', () => {
    const store = openStore(folder);
    expect(() => store.keepTable(TABLE)).toThrow(StoreWriteError);
    store.close();
  });
});

describe('a store that can’t be used', () => {
  it('because it is no database is set aside as it is', () => {
    writeFileSync(file, 'a shopping list, long enough to be read as a header of something or other');
    const before = readFileSync(file);
    const store = openStore(folder, NOW);
    const kept = `${file}.20261121T223344Z`;
    expect(noticesText(NOTICE_MESSAGES, store.notices)).toBe(
      `The file of tables and matches was damaged. It was kept as ${kept}, and a new one was started. Open again what’s missing. If this keeps happening, check the disk.`,
    );
    expect(readFileSync(kept)).toEqual(before);
    expect(store.tables()).toEqual([]);
    store.close();
    expect(openAgain().notices).toEqual([]);
  });

  it('because it is damaged inside is set aside', () => {
    fill();
    const bytes = readFileSync(file);
    bytes.fill(0xaa, 4096 + 8, bytes.length);
    writeFileSync(file, bytes);
    const store = openStore(folder, NOW);
    expect(noticesText(NOTICE_MESSAGES, store.notices)).toMatch(/was damaged/);
    store.close();
    expect(readFileSync(`${file}.20261121T223344Z`)).toEqual(bytes);
  });

  it('because a newer version wrote it is set aside, with what it had not yet merged', () => {
    fill();
    const db = new DatabaseSync(file);
    db.exec(`PRAGMA user_version = ${VERSION + 1}; CREATE TABLE novelty (a); INSERT INTO novelty VALUES ('kept');`);
    // As after a crash: the last changes are in the write-ahead log.
    copyFileSync(file, `${file}.copy`);
    copyFileSync(`${file}-wal`, `${file}.copy-wal`);
    db.close();
    for (const suffix of ['', '-wal']) copyFileSync(`${file}.copy${suffix}`, `${file}${suffix}`);
    const store = openStore(folder, NOW);
    expect(noticesText(NOTICE_MESSAGES, store.notices)).toMatch(/is from a newer version of Panno Verde/);
    store.close();
    const kept = new DatabaseSync(`${file}.20261121T223344Z`);
    expect(kept.prepare('SELECT a FROM novelty').all()).toEqual([{ a: 'kept' }]);
    kept.close();
  });

  it('never takes the place of another that was set aside', () => {
    for (const text of ['first', 'second', 'third']) {
      writeFileSync(file, text);
      openStore(folder, NOW).close();
    }
    expect(
      readdirSync(folder)
        .filter((name) => name.includes('2026') && !name.endsWith('-count'))
        .sort(),
    ).toEqual([
      'panno-verde.sqlite.20261121T223344Z',
      'panno-verde.sqlite.20261121T223344Z-2',
      'panno-verde.sqlite.20261121T223344Z-3',
    ]);
  });

  it('because another program has it open is left alone', () => {
    const store = openStore(folder);
    expect(() => openStore(folder)).toThrow(/^in-use: /);
    store.close();
    expect(existsSync(file)).toBe(true);
    openAgain();
  });

  it('because the folder can’t be made is said', () => {
    writeFileSync(join(folder, 'a-file'), '');
    expect(() => openStore(join(folder, 'a-file', 'data'))).toThrow(DataFolderError);
    expect(() => openStore('/proc/panno-verde')).toThrow(/^unusable: [/]proc[/]panno-verde: /);
  });

  function openAgain() {
    const store = openStore(folder);
    store.close();
    return store;
  }
});
