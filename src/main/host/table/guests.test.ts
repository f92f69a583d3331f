import { describe, expect, it } from 'vitest';
import type { KeptTable } from '../../store/store.ts';
import { THIS_COMPUTER } from '../connections/client-device.ts';
import { ban, guestsForHost, unban } from './guests.ts';
import { newSettings } from './lobby.ts';
import { isClosedTo, refuseGuest } from './table-access.ts';

const ADAS = '192.168.1.2';
const BOBS = '192.168.1.3';

const someone = (session: string, device = '192.168.1.9', name = '') => ({ session, device, name });

/** Ada's table. Bob sits there, and so does his sister; somebody looks on from their device, somebody from elsewhere. */
const TABLE: KeptTable = {
  id: 'table',
  game: 'race',
  options: {},
  seats: [
    { kind: 'person', name: 'Bob', session: 'bob' },
    { kind: 'person', name: 'Bea', session: 'bea' },
  ],
  host: 'ada',
  match: 0,
  settings: newSettings(true),
  code: 'K7QM',
  guests: [
    someone('ada', ADAS, 'Ada'),
    someone('bob', BOBS, 'Bob'),
    someone('bea', BOBS, 'Bea'),
    someone('bob again', BOBS, 'Host'),
    someone('carl', undefined, 'Carl'),
  ],
  banned: [],
  handed: [],
  name: '',
  room: false,
  heirs: [],
  dealt: '',
};

const sessionsIn = ({ guests }: KeptTable) => guests.map(({ session }) => session);

describe('who is removed', () => {
  it('goes by session and device: with another session from there that sits nowhere, but not with who sits', () => {
    const after = ban(TABLE, 'bob', BOBS, 'WXYZ');
    expect([sessionsIn(after), after.code]).toEqual([['ada', 'bea', 'carl'], 'WXYZ']);
    expect(['bob', 'bob again'].map((session) => refuseGuest(after, session)?.reason)).toEqual([
      'kept-out',
      'kept-out',
    ]);
    expect(isClosedTo(after, someone('a third one', BOBS))).toBe(true);
    expect(isClosedTo(after, someone('bob', '10.0.0.7'))).toBe(true);
    expect(isClosedTo(after, someone('dora'))).toBe(false);
  });

  it('is kept out where it is now, too', () => {
    const after = ban(TABLE, 'bob', '10.0.0.7', 'WXYZ');
    expect(after.banned).toEqual([{ sessions: ['bob', 'bob again'], devices: [BOBS, '10.0.0.7'], name: 'Bob' }]);
  });

  it('goes alone who shares a device with the table’s host, or sits at this computer', () => {
    for (const device of [ADAS, THIS_COMPUTER, '']) {
      const guests = [...TABLE.guests.slice(0, 1), someone('bob', device, 'Bob'), someone('the screen', device)];
      const after = ban({ ...TABLE, guests }, 'bob', device, 'WXYZ');
      expect([sessionsIn(after), after.banned[0]?.devices]).toEqual([['ada', 'the screen'], []]);
    }
  });

  it('comes in again when the host says so', () => {
    const removed = ban(ban(TABLE, 'bob', BOBS, 'WXYZ'), 'carl', undefined, 'ABCD');
    const { keptOut } = guestsForHost(removed, () => false, { isScreen: () => false });
    expect(keptOut.map(({ name }) => name)).toEqual(['Bob', 'Carl']);
    const after = unban(removed, keptOut[0]?.guest ?? '') as KeptTable;
    expect([isClosedTo(after, someone('bob', BOBS)), isClosedTo(after, someone('carl'))]).toEqual([false, true]);
    expect(unban(after, keptOut[0]?.guest ?? '')).toBeUndefined();
  });
});

describe('guests as the table’s host is shown them', () => {
  it('are those without a seat, who is here first, and no two of one name', () => {
    const guests = [
      ...TABLE.guests,
      someone('eve', undefined, 'bob'),
      someone('tv'),
      someone('eva', undefined, 'CARL'),
    ];
    const shown = guestsForHost({ ...TABLE, guests }, (session) => ['eve', 'tv'].includes(session), {
      isScreen: (session) => session === 'tv',
    });
    expect(shown.guests.map(({ name, here, screen }) => [name, here, screen])).toEqual([
      ['bob 2', true, false],
      ['', true, true],
      ['Host', false, false],
      ['Carl', false, false],
      ['CARL 2', false, false],
    ]);
    expect(new Set(shown.guests.map(({ guest }) => guest)).size).toBe(5);
    expect(JSON.stringify(shown)).not.toMatch(/eve|eva|bob again/);
  });

  it('are no more than one can read', () => {
    const guests = Array.from({ length: 400 }, (_, k) => someone(`guest ${k}`));
    const shown = guestsForHost({ ...TABLE, guests }, () => false, { isScreen: () => false });
    expect(shown.guests).toHaveLength(60);
  });
});
