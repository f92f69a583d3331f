import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { migrate } from './migrations.ts';
import { openStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** How this version's store, filled by the statements, reads after migration. */
function opened(version: number, statements: string, look: (store: Store) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
  try {
    const db = new DatabaseSync(join(folder, 'panno-verde.sqlite'));
    migrate(db, version);
    db.exec(statements);
    db.close();
    const store = openStore(folder);
    expect(store.notices).toEqual([]);
    look(store);
    store.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SEATS = `[{"kind":"bot","name":"Nina","level":"easy"},{"kind":"person","name":"Bob","session":"bob"}]`;

/** Ada's table: its first match is over, the second in play. */
const FIRST_VERSION = `
  INSERT INTO sessions VALUES ('ada', x'00'), ('bob', x'00');
  INSERT INTO tables VALUES ('table', 'race', '{}', '${SEATS}', 'ada', 1);
  INSERT INTO matches VALUES
    (1, 'table', 0, 'race', 2, '{}', '["Nina","Bob"]', '2026-11-01T12:00:00.000Z', 1),
    (2, 'table', 1, 'race', 2, '{}', '["Nina","Bob"]', '2026-11-02T12:00:00.000Z', 0);
  INSERT INTO events VALUES (2, 0, '{"by":0,"type":"lay"}');
`;

it('a store of the first version: its tables have codes, and who sat there or made them has come in', () => {
  opened(1, FIRST_VERSION, (store) => {
    expect(store.tables()).toMatchObject([
      {
        id: 'table',
        code: expect.stringMatching(/^[A-Z2-9]{4}$/),
        guests: [{ session: 'ada' }, { session: 'bob' }],
        settings: { open: false, counting: true, hints: true },
      },
    ]);
  });
});

it('a store of the first version: the match that is being played goes on, and becomes a record of its people', () => {
  opened(1, FIRST_VERSION, (store) => {
    expect(store.match('table', 1)).toMatchObject({ id: 2, over: false, paused: false });
    expect(store.events(2)).toHaveLength(1);
    store.end(2, { scores: [0, 1], winners: [1] });
    const record = { id: 2, names: ['Nina', 'Bob'], sessions: [null, 'bob'], winners: [1] };
    expect(store.finished('bob')).toMatchObject([record]);
    expect(store.finished('ada')).toMatchObject([record]);
    expect(store.latestOver('table')?.id).toBe(2);
  });
});

it('a store of the first version: nobody knows any more who sat at a match that is over, so it is on no list', () => {
  opened(1, FIRST_VERSION, (store) => {
    expect(store.latestOver('table')?.id).toBe(1);
    expect(store.finished('ada')).toEqual([]);
    expect(store.finished('')).toEqual([]);
  });
});
