/** The schema as migrations. A released step never changes: add another. */
import type { DatabaseSync } from 'node:sqlite';
import { chainAll, EVENTS, SHUFFLE_STEPS } from './hash-chain.ts';
import { checksumAll } from './row-checksums.ts';

const STEPS: readonly string[] = [
  `
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    hash BLOB NOT NULL
  ) STRICT;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES sessions (id),
    match INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    tableId TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    -- Who played, by seat, and since when: no later version could find that out.
    names TEXT NOT NULL,
    began TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    UNIQUE (tableId, number)
  ) STRICT;

  CREATE TABLE events (
    match INTEGER NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (match, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER events_stay BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'an event is never changed'); END;
  CREATE TRIGGER events_last BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'an event is never deleted'); END;
  `,
  `
  ALTER TABLE tables ADD COLUMN house TEXT NOT NULL
    DEFAULT '{"open":false,"locked":false,"spectators":true,"chat":true,"standInAfter":60}';
  ALTER TABLE tables ADD COLUMN code TEXT NOT NULL DEFAULT '';
  ALTER TABLE tables ADD COLUMN guests TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE tables ADD COLUMN banned TEXT NOT NULL DEFAULT '[]';

  -- Each table gets a code of its own, and who sits there or made it has come in.
  UPDATE tables SET
    code = ${Array(4).fill("substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 1 + (random() & 0xffffff) % 31, 1)").join(' || ')},
    guests = (
      SELECT json_group_array(session) FROM (
        SELECT tables.host AS session
        UNION SELECT value ->> 'session' FROM json_each(tables.seats) WHERE value ->> 'kind' = 'person'
      )
    );
  `,
  `
  ALTER TABLE matches ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
  -- Whose records these are: the session of the table's host, and those that sat there, by seat, null for a bot.
  ALTER TABLE matches ADD COLUMN host TEXT;
  ALTER TABLE matches ADD COLUMN sessions TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE matches ADD COLUMN winners TEXT NOT NULL DEFAULT '[]';

  -- Of the matches so far that is known only while they are played.
  UPDATE matches SET (host, sessions) = (
    SELECT host, (SELECT json_group_array(value ->> 'session' ORDER BY key) FROM json_each(tables.seats))
    FROM tables WHERE tables.id = matches.tableId AND tables.match = matches.number
  )
  WHERE over = 0 AND (tableId, number) IN (SELECT id, match FROM tables);
  `,
  `
  -- Whose seats another session was given.
  ALTER TABLE tables ADD COLUMN handed TEXT NOT NULL DEFAULT '[]';
  `,
  `
  ALTER TABLE tables ADD COLUMN name TEXT NOT NULL DEFAULT '';
  `,
  `
  ALTER TABLE tables RENAME COLUMN house TO settings;
  `,
  `
  -- What a match came to, so that nobody has to play it again to tell; null for one that ended before this was kept.
  ALTER TABLE matches ADD COLUMN result TEXT;
  -- How often something or nothing was written down in secret: so that even nothing has to be written.
  ALTER TABLE matches ADD COLUMN discreet INTEGER NOT NULL DEFAULT 0;

  -- Whose record a match is: found by the session, not by reading every match there ever was.
  CREATE TABLE owners (
    session TEXT NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (id),
    PRIMARY KEY (session, match)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER matches_begin AFTER INSERT ON matches BEGIN
    INSERT INTO owners SELECT new.host, new.id WHERE new.host IS NOT NULL
      UNION SELECT value, new.id FROM json_each(new.sessions) WHERE value IS NOT NULL;
  END;
  CREATE TRIGGER matches_change_hands AFTER UPDATE OF host, sessions ON matches BEGIN
    DELETE FROM owners
      WHERE match = old.id AND (session = old.host OR session IN (SELECT value FROM json_each(old.sessions)));
    INSERT INTO owners SELECT new.host, new.id WHERE new.host IS NOT NULL
      UNION SELECT value, new.id FROM json_each(new.sessions) WHERE value IS NOT NULL;
  END;
  INSERT INTO owners SELECT host, id FROM matches WHERE host IS NOT NULL
    UNION SELECT value, matches.id FROM matches, json_each(matches.sessions) WHERE value IS NOT NULL;
  `,
  `
  -- How the seals of a match came about.
  CREATE TABLE sealSteps (
    match INTEGER NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    step TEXT NOT NULL,
    PRIMARY KEY (match, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER sealSteps_stay BEFORE UPDATE ON sealSteps BEGIN SELECT RAISE(ABORT, 'a step is never changed'); END;
  CREATE TRIGGER sealSteps_last BEFORE DELETE ON sealSteps BEGIN SELECT RAISE(ABORT, 'a step is never deleted'); END;
  `,
  `
  -- Devices that this house knows: since when they were not in use (in ms since 1970), who they are, what they may do.
  ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN name TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN opens INTEGER NOT NULL DEFAULT 0;
  UPDATE sessions SET seen = unixepoch() * 1000;

  -- A guest is more than a session, and so is who was removed.
  UPDATE tables SET
    guests = (
      SELECT json_group_array(json_object('session', value, 'device', '', 'name', '')) FROM json_each(tables.guests)
    ),
    banned = (
      SELECT json_group_array(json_object('sessions', json_array(value), 'devices', json('[]'), 'name', ''))
      FROM json_each(tables.banned)
    );
  `,
  `
  -- A table with a column \`proof\` is watched over (proofs.ts): its rows are found changed or gone.
  ALTER TABLE sessions ADD COLUMN proof BLOB NOT NULL DEFAULT x'';
  ALTER TABLE tables ADD COLUMN proof BLOB NOT NULL DEFAULT x'';
  ALTER TABLE matches ADD COLUMN proof BLOB NOT NULL DEFAULT x'';

  CREATE TABLE ledger (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    store TEXT NOT NULL,
    changes INTEGER NOT NULL,
    digest BLOB NOT NULL
  ) STRICT;
  INSERT INTO ledger VALUES (1, lower(hex(randomblob(16))), 0, zeroblob(32));

  -- Each line has the hash of all before it and itself (chain.ts); a match that is over says how many and the last one's.
  ALTER TABLE matches ADD COLUMN count INTEGER;
  ALTER TABLE matches ADD COLUMN head BLOB;
  ALTER TABLE matches ADD COLUMN sealCount INTEGER;
  ALTER TABLE matches ADD COLUMN sealHead BLOB;
  ALTER TABLE events ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
  DROP TRIGGER events_stay;
  CREATE TRIGGER events_stay BEFORE UPDATE ON events WHEN old.hash <> x''
    BEGIN SELECT RAISE(ABORT, 'an event is never changed'); END;
  ALTER TABLE sealSteps ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
  DROP TRIGGER sealSteps_stay;
  CREATE TRIGGER sealSteps_stay BEFORE UPDATE ON sealSteps WHEN old.hash <> x''
    BEGIN SELECT RAISE(ABORT, 'a step is never changed'); END;
  `,
  `
  -- The people of an evening, one row.
  CREATE TABLE rooms (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    code TEXT NOT NULL,
    open INTEGER NOT NULL,
    captain TEXT NOT NULL,
    playing TEXT NOT NULL,
    people TEXT NOT NULL,
    screens TEXT NOT NULL,
    queue TEXT NOT NULL,
    banned TEXT NOT NULL,
    options TEXT NOT NULL,
    level TEXT NOT NULL,
    proof BLOB NOT NULL DEFAULT x''
  ) STRICT;
  ALTER TABLE tables ADD COLUMN room INTEGER NOT NULL DEFAULT 0;
  -- Who gets a bot's seat, or got it in the match that is played.
  ALTER TABLE tables ADD COLUMN heirs TEXT NOT NULL DEFAULT '[]';
  `,
  `
  -- Evenings, each one document; the latest is the one that goes on.
  CREATE TABLE evenings (
    id INTEGER PRIMARY KEY,
    document TEXT NOT NULL,
    proof BLOB NOT NULL DEFAULT x''
  ) STRICT;
  `,
  `
  -- What onlookers have bet on a deal of a match, a book for each; and in which evening, null outside of one.
  CREATE TABLE bets (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    deal INTEGER NOT NULL,
    evening INTEGER,
    document TEXT NOT NULL,
    proof BLOB NOT NULL DEFAULT x'',
    UNIQUE (match, deal)
  ) STRICT;
  -- The code of a deal that the next match here plays, or the one that lies here; empty for any other.
  ALTER TABLE tables ADD COLUMN dealt TEXT NOT NULL DEFAULT '';
  `,
  `
  -- Whether the program may count for who plays: until now nobody could say no.
  UPDATE tables SET settings = json_set(settings, '$.counting', json('true'));
  `,
  `
  -- Which bots sat at a match, and all that their moves hang on besides what they saw: nobody is told before it is over.
  CREATE TABLE seatedBots (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    document TEXT NOT NULL,
    proof BLOB NOT NULL DEFAULT x''
  ) STRICT;
  `,
  `
  -- Whether who plays may ask what the program would play.
  UPDATE tables SET settings = json_set(settings, '$.hints', json('true'));
  `,
  `
  -- A match that was taken up in the middle of another one, to try it again: it is on no list and in no book.
  ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- A match that was ended before it was over: it is over then, and has no result.
  ALTER TABLE matches ADD COLUMN brokenOff INTEGER NOT NULL DEFAULT 0;
  -- The room's tables whose matches were set aside, to be gone on with later.
  ALTER TABLE rooms ADD COLUMN aside TEXT NOT NULL DEFAULT '[]';
  `,
  `
  -- When a lost seat may be claimed was the same at every table.
  UPDATE tables SET settings = json_set(settings, '$.claimAfter', 45);
  `,
  `
  -- What is told of a finished match, once somebody has asked; and who wants to be told of in none.
  CREATE TABLE stories (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    document TEXT NOT NULL,
    proof BLOB NOT NULL DEFAULT x''
  ) STRICT;
  ALTER TABLE sessions ADD COLUMN untold INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- At which hosts a match was played, if it moved from one to another.
  CREATE TABLE matchHosts (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    document TEXT NOT NULL,
    proof BLOB NOT NULL DEFAULT x''
  ) STRICT;
  `,
];

/** First version with hashes on rows and events. */
export const FIRST_CHECKSUM_VERSION = 10;

/** The version this program writes: the number of steps. */
export const VERSION = STEPS.length;

/** The version of an open store; 0 for a new one. */
export function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version);
}

/** Migrates a store up to a version in one transaction. */
export function migrate(db: DatabaseSync, to: number = VERSION): void {
  const from = versionOf(db);
  if (from >= to) return;
  db.exec(`BEGIN; ${STEPS.slice(from, to).join('')} PRAGMA user_version = ${to};`);
  try {
    if (from < FIRST_CHECKSUM_VERSION && to >= FIRST_CHECKSUM_VERSION)
      for (const lines of [EVENTS, SHUFFLE_STEPS]) chainAll(db, lines);
    // A step may have changed a row's columns.
    if (to >= FIRST_CHECKSUM_VERSION) checksumAll(db);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
