import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eveningOf } from '#shared/evening/testing.ts';
import { NOTICE_MESSAGES } from '#shared/protocol/messages/en/notices.ts';
import { noticesText } from '#shared/protocol/notice.ts';
import type { KeptEvening } from './evening-store.ts';
import { chainedLines, EVENTS } from './hash-chain.ts';
import { migrate } from './migrations.ts';
import type { KeptRoom } from './room-store.ts';
import { maintainChecksums } from './row-checksums.ts';
import { openStore } from './sqlite-store.ts';
import type { KeptTable, Store } from './store.ts';
import { DamagedLines } from './store-errors.ts';

let base: string;
let folder: string;
let file: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'panno-verde-'));
  folder = join(base, 'data');
  file = join(folder, 'panno-verde.sqlite');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const NOW = new Date('2026-11-21T22:33:44.555Z');
const KEPT = 'panno-verde.sqlite.20261121T223344Z';

function tableOf(id: string): KeptTable {
  return {
    id,
    game: 'race',
    options: {},
    seats: [{ kind: 'person', name: 'Ada', session: 'ada' }],
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
    guests: [{ session: 'ada', device: '', name: 'Ada' }],
    banned: [],
    handed: [],
    name: '',
    room: false,
    heirs: [],
    dealt: '',
  };
}

const ROOM: KeptRoom = {
  code: 'R4M7',
  open: true,
  captain: '',
  playing: 'one',
  people: [],
  screens: [],
  queue: [],
  banned: [],
  options: {},
  level: null,
  aside: [],
};

const EVENING: KeptEvening = {
  evening: eveningOf(2),
  rounds: [],
  counted: [],
  freeMatches: [],
  by: '',
  level: null,
  over: false,
};

const event = (t: number) => ({ by: 0, type: 'lay', t }) as const;

/** Two tables: a finished match on `one`, one in play on `other`; ten events each. */
function fill(store: Store): void {
  store.keepSession('ada', new Uint8Array(32).fill(7), Date.now());
  for (const id of ['one', 'other']) {
    store.keepTable(tableOf(id));
    const match = store.beginMatch(tableOf(id));
    for (let number = 0; number < 10; number++) store.append(match.id, number, event(number));
  }
  store.end(1, { scores: [1], winners: [0] });
  store.keepRoom(ROOM);
}

/** A store's files as `fill` makes it, all in the write-ahead log, as after `kill -9`. */
function killed(): void {
  const elsewhere = join(base, 'elsewhere');
  const store = openStore(elsewhere);
  fill(store);
  copyFolder(elsewhere, folder);
  store.close();
}

/** The same after it was closed. */
function closed(): void {
  const store = openStore(folder);
  fill(store);
  store.close();
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) copyFileSync(join(from, name), join(to, name));
}

/** Where the frames of a log begin. */
function framesOf(log: Buffer): number[] {
  const length = 24 + 4096;
  return Array.from({ length: Math.floor((log.length - 32) / length) }, (_, k) => 32 + k * length);
}

/** What another program does to it. */
function meddle(sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

/** Opens it once more: the notice is given once, and the result is stable. */
function opened<T>(look: (store: Store) => T): T {
  const store = openStore(folder, NOW);
  const seen = look(store);
  store.close();
  const again = openStore(folder);
  expect(again.notices).toEqual([]);
  again.close();
  return seen;
}

const saidBy = (store: Store): string => noticesText(NOTICE_MESSAGES, store.notices);

const SAVED = `The file of tables and matches was damaged. It was kept as`;

describe('a store of which something is damaged', () => {
  it('goes on without the table whose row was changed, says so, and keeps all else', () => {
    closed();
    meddle(`UPDATE tables SET guests = '["mallory"]' WHERE id = 'one'`);
    opened((store) => {
      expect(saidBy(store)).toBe(
        `${SAVED} ${join(folder, KEPT)}, and a new one was started. Saved from it: 1 table and 2 matches. One table was too damaged to keep. Open again what’s missing. If this keeps happening, check the disk.`,
      );
      expect(store.tables()).toEqual([tableOf('other')]);
      expect(store.room()).toEqual(ROOM);
      expect(store.events(1)).toHaveLength(10);
      expect(store.finished('ada')).toHaveLength(1);
    });
  });

  it('goes on without a room that was changed, says so, and keeps all else', () => {
    closed();
    meddle(`UPDATE rooms SET captain = 'mallory'`);
    opened((store) => {
      expect(saidBy(store)).toContain('2 tables and 2 matches. Who was in the room is lost. Open again');
      expect(store.room()).toBeUndefined();
      expect(store.tables()).toHaveLength(2);
      store.keepRoom(ROOM);
      expect(store.room()).toEqual(ROOM);
    });
  });

  it('goes on without an evening that was changed, says so, and keeps all else', () => {
    closed();
    opened((store) => {
      store.keepEvening(EVENING, true);
      expect(store.evening()).toEqual(EVENING);
    });
    meddle(`UPDATE evenings SET document = replace(document, 'Friday', 'Monday')`);
    opened((store) => {
      expect(saidBy(store)).toContain('A game night is lost. Open again');
      expect(store.evening()).toBeUndefined();
      expect(store.room()).toEqual(ROOM);
    });
  });

  it.each(['{', 'null', ''])('starts where a row says %j, and leaves that one out', (text) => {
    closed();
    meddle(
      `UPDATE tables SET settings = '${text}' WHERE id = 'one'; UPDATE matches SET options = '${text}' WHERE id = 2`,
    );
    opened((store) => {
      expect(store.tables()).toEqual([tableOf('other')]);
      expect(store.match('other', 0)).toBeUndefined();
      expect(saidBy(store)).toContain('One table was too damaged to keep. One match was too damaged to keep.');
    });
  });

  it('leaves out a match that is over and of which an event was changed', () => {
    closed();
    meddle(`DROP TRIGGER events_stay; UPDATE events SET event = replace(event, '5', '6') WHERE match = 1`);
    opened((store) => {
      expect(store.finished('ada')).toEqual([]);
      expect(store.events(2)).toHaveLength(10);
      expect(saidBy(store)).toContain('One match was too damaged to keep. 10 moves are missing');
    });
  });

  it('goes on with a match from before the event that was changed', () => {
    closed();
    meddle(`DROP TRIGGER events_stay; UPDATE events SET event = replace(event, '5', '6') WHERE match = 2`);
    opened((store) => {
      expect(store.events(2)).toEqual([0, 1, 2, 3, 4].map(event));
      expect(saidBy(store)).toContain('5 moves are missing, so a match may have gone back a little.');
      store.append(2, 5, event(5));
    });
  });

  it('keeps a match of which only a hash was damaged', () => {
    closed();
    meddle(`DROP TRIGGER events_stay; UPDATE events SET hash = x'00' WHERE number = 4`);
    opened((store) => {
      expect(saidBy(store)).toContain(SAVED);
      for (const match of [1, 2]) expect(store.events(match)).toHaveLength(10);
    });
  });

  it('keeps a table whose host’s session is lost: nobody is that session any more', () => {
    closed();
    meddle(`UPDATE sessions SET hash = x'00' WHERE id = 'ada'`);
    opened((store) => {
      expect(store.tables()).toHaveLength(2);
      expect(store.session('ada')).toBeUndefined();
    });
  });

  it.each(['sessions', 'tables', 'matches'])('misses a row of the %s that was taken away', (table) => {
    closed();
    meddle(`PRAGMA foreign_keys = OFF; DELETE FROM owners; DELETE FROM ${table} WHERE rowid = 1`);
    opened((store) => expect(saidBy(store)).toContain(SAVED));
  });

  it('misses the last event of a match that is being played', () => {
    closed();
    meddle('DROP TRIGGER events_last; DELETE FROM events WHERE match = 2 AND number = 9');
    opened((store) => expect(saidBy(store)).toContain('One move is missing'));
  });

  it('saves what it can also where it says to be of another version', () => {
    closed();
    meddle('PRAGMA user_version = 3');
    opened((store) => {
      expect(saidBy(store)).toContain('2 tables and 2 matches.');
      expect(store.tables()).toEqual(['one', 'other'].map(tableOf));
    });
  });
});

describe('a store whose files do not fit', () => {
  function expectAll(store: Store): void {
    expect(store.tables()).toEqual(['one', 'other'].map(tableOf));
    for (const match of [1, 2]) expect(store.events(match)).toHaveLength(10);
    expect(store.finished('ada')).toHaveLength(1);
  }

  it('an empty main file beside a full log: both are set aside as they are, and all is saved', () => {
    killed();
    truncateSync(file);
    const log = readFileSync(`${file}-wal`);
    opened((store) => {
      expect(saidBy(store)).toMatch(
        /^The file of tables and matches was gone or empty. It was kept as .* 2 tables and 2 matches[.]/,
      );
      expect(readFileSync(join(folder, KEPT))).toHaveLength(0);
      expect(readFileSync(join(folder, `${KEPT}-wal`)).equals(log)).toBe(true);
      expectAll(store);
    });
  });

  it('a log of which a bit was flipped: what comes after it is saved, where SQLite reads no further', () => {
    killed();
    const log = readFileSync(`${file}-wal`);
    const pages = framesOf(log).map((at) => log.readUInt32BE(at));
    const frame = pages.findIndex((page, k) => k > 20 && pages.indexOf(page, k + 1) > 0);
    const at = (framesOf(log)[frame] ?? 0) + 24 + 2000;
    log[at] = (log[at] ?? 0) ^ 4;
    writeFileSync(`${file}-wal`, log);
    opened((store) => {
      expect(saidBy(store)).toMatch(
        /^The file of tables and matches has lost what was saved last[.] .* 2 tables and 2 matches[.] Open again/,
      );
      expectAll(store);
    });
  });

  it('a log that is gone: it says how much is missing', () => {
    const elsewhere = join(base, 'elsewhere');
    openStore(elsewhere).close();
    const store = openStore(elsewhere);
    fill(store);
    copyFolder(elsewhere, folder);
    store.close();
    rmSync(`${file}-wal`);
    opened((store) =>
      expect(saidBy(store)).toMatch(/^The file of tables and matches has lost what was saved last[.] It was kept as /),
    );
  });

  it('all of it gone but the count', () => {
    closed();
    rmSync(file);
    opened((store) => expect(saidBy(store)).toMatch(/^The file of tables and matches was gone or empty[.]/));
  });

  it('another store in its place', () => {
    closed();
    const other = openStore(join(base, 'other'));
    fill(other);
    other.close();
    copyFileSync(join(base, 'other', 'panno-verde.sqlite'), file);
    opened((store) => {
      expect(saidBy(store)).toMatch(/isn’t the one that was used here last/);
      expectAll(store);
    });
  });

  it.each(['removed', 'spoiled'])('the count %s: nothing else is touched', (how) => {
    closed();
    if (how === 'removed') rmSync(`${file}-count`);
    else writeFileSync(`${file}-count`, readFileSync(`${file}-count`, 'utf8').replace('lines 20', 'lines 29'));
    opened((store) => {
      expect(saidBy(store)).toMatch(/^Nobody can tell whether the last moves are all here/);
      expectAll(store);
      const aside = readdirSync(folder).filter((name) => name.includes('2026'));
      expect(aside).toEqual(how === 'removed' ? [] : [`${KEPT}-count`]);
    });
  });
});

it('is for its owner’s eyes, with all that lies beside it', () => {
  mkdirSync(folder);
  writeFileSync(file, '', { mode: 0o644 });
  const store = openStore(folder);
  fill(store);
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
  store.close();
  expect(Object.fromEntries(modes)).toEqual({
    'panno-verde.sqlite': 0o600,
    'panno-verde.sqlite-wal': 0o600,
    'panno-verde.sqlite-count': 0o600,
  });
  openStore(join(base, 'made', 'for', 'it')).close();
  for (const made of ['made', 'made/for', 'made/for/it']) expect(statSync(join(base, made)).mode & 0o777).toBe(0o700);
});

it('when it has settled, needs no log for what was kept before', () => {
  const elsewhere = join(base, 'elsewhere');
  const store = openStore(elsewhere);
  fill(store);
  store.checkpoint();
  copyFolder(elsewhere, folder);
  store.close();
  rmSync(`${file}-wal`);
  opened(({ notices, events }) => {
    expect(notices).toEqual([]);
    expect(events(2)).toHaveLength(10);
  });
});

it('says of which table it can’t read the row, though nobody has changed it', () => {
  closed();
  const db = new DatabaseSync(file);
  maintainChecksums(db);
  db.exec(`UPDATE tables SET seats = '[' WHERE id = 'one'`);
  db.close();
  const left: string[] = [];
  opened((store) => {
    expect(store.notices).toEqual([]);
    expect(store.tables((game) => left.push(game))).toEqual([tableOf('other')]);
  });
  expect(left).toEqual(['race']);
});

it('gives no events that are not what was written', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  const events = chainedLines(db, EVENTS, (text) => JSON.parse(text) as unknown);
  db.exec(`INSERT INTO matches (id, tableId, number, game, seats, options, names, began)
    VALUES (1, 'one', 0, 'race', 1, '{}', '[]', '')`);
  events.add(1, 0, [event(0), event(1)]);
  expect(events.all(1)).toEqual([event(0), event(1)]);
  db.exec(`DROP TRIGGER events_stay; UPDATE events SET event = replace(event, '1', '2')`);
  expect(() => events.all(1)).toThrow(DamagedLines);
  db.close();
});

it('a store of before there were hashes gets them, and what is changed afterwards is noticed', () => {
  mkdirSync(folder);
  const db = new DatabaseSync(file);
  migrate(db, 7);
  db.exec(`
    INSERT INTO sessions VALUES ('ada', x'00');
    INSERT INTO matches (id, tableId, number, game, seats, options, names, began, over)
      VALUES (1, 'one', 0, 'race', 1, '{}', '[]', '', 1);
    INSERT INTO events VALUES (1, 0, '{"by":0,"type":"lay","t":1}'), (1, 1, '{"by":0,"type":"lay","t":2}');
  `);
  db.close();
  opened((store) => {
    expect(store.notices).toEqual([]);
    expect(store.events(1)).toEqual([event(1), event(2)]);
  });
  meddle(`DROP TRIGGER events_stay; UPDATE events SET event = replace(event, '1', '3')`);
  opened((store) => {
    expect(saidBy(store)).toContain(SAVED);
    expect(store.match('one', 0)).toBeUndefined();
  });
});

it('a damaged store of before there were hashes is saved as far as it can be read', () => {
  mkdirSync(folder);
  const db = new DatabaseSync(file);
  migrate(db, 7);
  db.exec(`
    INSERT INTO sessions VALUES ('ada', x'00');
    INSERT INTO matches (id, tableId, number, game, seats, options, names, began)
      VALUES (1, 'one', 0, 'race', 1, '{}', '[]', ''), (2, 'one', 1, 'race', 1, '{', '[]', '');
    INSERT INTO events VALUES (1, 0, '{"by":0,"type":"lay","t":1}'), (1, 2, '{"by":0,"type":"lay","t":2}');
    PRAGMA user_version = 5;
  `);
  db.close();
  opened((store) => {
    expect(saidBy(store)).toContain('0 tables and 1 match. One match was too damaged to keep.');
    expect(store.events(1)).toEqual([event(1)]);
    expect(existsSync(join(folder, KEPT))).toBe(true);
  });
});
