import { describe, expect, it } from 'vitest';
import { TABLE_CODE_LETTERS } from '#shared/protocol/table-values.ts';
import type { KeptTable } from '../../store/store.ts';
import { newSettings, type TableChange } from './lobby.ts';
import { enter, isSameCode, newCode, parseCode, refuseGuest } from './table-access.ts';

const someone = (session: string, device = '') => ({ session, device, name: '' });

const TABLE: KeptTable = {
  id: 'table',
  game: 'race',
  options: {},
  seats: [{ kind: 'person', name: 'Ada', session: 'ada' }, { kind: 'empty' }],
  host: 'ada',
  match: 0,
  settings: newSettings(true),
  code: 'K7QM',
  guests: [someone('ada')],
  banned: [{ sessions: ['mallory'], devices: [], name: '' }],
  handed: [],
  name: '',
  room: false,
  heirs: [],
  dealt: '',
};

const reason = (changed: TableChange) => ('refusal' in changed ? changed.refusal.reason : undefined);

describe('a code', () => {
  it('has four letters that nobody takes for another, and is none of those that are taken', () => {
    const taken = new Set<string>();
    for (let k = 0; k < 2000; k++) taken.add(newCode(taken));
    expect(taken.size).toBe(2000);
    for (const code of taken) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}$/);
    expect(new Set([...taken].join(''))).toEqual(new Set(TABLE_CODE_LETTERS));
  });

  it('may be typed small and with blanks', () => {
    for (const typed of ['K7QM', 'k7qm', ' k7 qm\t', 'K 7 Q M']) expect(parseCode(typed)).toBe('K7QM');
    for (const typed of ['', 'K7Q', 'K7QMM', 'K7Q1', 'K-7QM', 'K7QÄ', '____']) {
      expect(parseCode(typed)).toBeUndefined();
    }
  });

  it('is the same as itself alone', () => {
    expect(isSameCode('K7QM', 'K7QM')).toBe(true);
    expect(['K7QN', 'A7QM', 'MQ7K'].some((other) => isSameCode('K7QM', other))).toBe(false);
  });
});

describe('a guest', () => {
  it('has come in for good', () => {
    expect(refuseGuest(TABLE, 'bob')?.reason).toBe('not-entered');
    const { table } = enter(TABLE, someone('bob')) as { table: KeptTable };
    expect(refuseGuest(table, 'bob')).toBeUndefined();
    expect(enter(table, someone('bob'))).toEqual({ table });
  });

  it('does not come in where the table is locked, and stays where it was in', () => {
    const locked = { ...TABLE, settings: { ...TABLE.settings, locked: true } };
    expect(reason(enter(locked, someone('bob')))).toBe('wrong-code');
    expect(reason(enter(locked, someone('ada')))).toBeUndefined();
  });

  it('does not come in where there is neither a seat nor room to look on', () => {
    const settings = { ...TABLE.settings, spectators: false };
    const seats = TABLE.seats.with(1, { kind: 'bot', name: 'Nina', level: 'easy' });
    expect(reason(enter({ ...TABLE, settings }, someone('bob')))).toBeUndefined();
    expect(reason(enter({ ...TABLE, seats }, someone('bob')))).toBeUndefined();
    expect(reason(enter({ ...TABLE, settings, seats }, someone('bob')))).toBe('table-full');
  });

  it('is one of so many and no more', () => {
    const guests = Array.from({ length: 500 }, (_, k) => someone(`guest ${k}`));
    expect(reason(enter({ ...TABLE, guests: guests.slice(1) }, someone('bob')))).toBeUndefined();
    expect(reason(enter({ ...TABLE, guests }, someone('bob')))).toBe('table-full');
  });
});
