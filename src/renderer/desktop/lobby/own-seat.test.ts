import { expect, it } from 'vitest';
import type { Person } from '#shared/protocol/room.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { guestName } from './own-seat.ts';

const person = (name: string): Seated => ({ kind: 'person', name, here: true, lag: null, standIn: false, stoodIn: 0 });
const at = (seats: Seated[], room = false) => ({ seats, room });
const inRoom = (id: string, name: string) => ({ id, name }) as Person;
const say = () => 'Guest';

it('calls guests by numbers where several of them say no name', () => {
  const seats: Seated[] = [person('Ada'), { kind: 'empty' }, { kind: 'bot', name: 'Guest', level: 'easy' }];
  expect(guestName(at(seats), undefined, null, say)).toBe('Guest');
  expect(guestName(at([...seats, person('guest')]), undefined, null, say)).toBe('Guest 2');
  expect(guestName(at([person('Guest'), person('Guest 2')]), undefined, null, say)).toBe('Guest 3');
});

it('lets a guest who moves be called as before', () => {
  expect(guestName(at([person('Guest'), person('Guest 2')]), 1, null, say)).toBe('Guest 2');
});

it('counts the guests in the room, where it is one of the room’s tables', () => {
  const room = { people: [inRoom('a', 'Guest'), inRoom('b', '')], me: 'b' };
  expect(guestName(at([{ kind: 'empty' }], true), undefined, room, say)).toBe('Guest 2');
  expect(guestName(at([{ kind: 'empty' }], true), undefined, { ...room, me: 'a' }, say)).toBe('Guest');
  expect(guestName(at([{ kind: 'empty' }]), undefined, room, say)).toBe('Guest');
});
