import { expect, it } from 'vitest';
import type { Person } from '#shared/protocol/room.ts';
import { isNameless } from './room.ts';

const ADA = { id: 'ada', name: 'Ada' } as Person;
const SOMEBODY = { id: 'somebody', name: '' } as Person;

it.each([
  ['who came in and said a name', { people: [ADA], me: 'ada', code: 'K7MP' }, false],
  ['who came in and said none', { people: [SOMEBODY], me: 'somebody', code: 'K7MP' }, true],
  [
    'a phone’s page at the host’s own computer, where one is in without a code',
    { people: [], me: null, code: 'K7MP' },
    true,
  ],
  ['who is not in the room', { people: [], me: null, code: null }, false],
])('asks for a name: %s', (_, room, asks) => {
  expect(isNameless(room)).toBe(asks);
});
