import { expect, it } from 'vitest';
import type { Seated } from '#shared/protocol/table.ts';
import { guestName } from './guestName.ts';

const person = (name: string): Seated => ({ kind: 'person', name, here: true, lag: null, standIn: false, stoodIn: 0 });
const say = () => 'Guest';

it('calls guests by numbers where several of them say no name', () => {
  const seats: Seated[] = [person('Ada'), { kind: 'empty' }, { kind: 'bot', name: 'Guest', level: 'easy' }];
  expect(guestName({ seats }, undefined, say)).toBe('Guest');
  expect(guestName({ seats: [...seats, person('guest')] }, undefined, say)).toBe('Guest 2');
  expect(guestName({ seats: [person('Guest'), person('Guest 2')] }, undefined, say)).toBe('Guest 3');
});

it('lets a guest who moves be called as before', () => {
  expect(guestName({ seats: [person('Guest'), person('Guest 2')] }, 1, say)).toBe('Guest 2');
});
