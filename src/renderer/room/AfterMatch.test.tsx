import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Person, RoomView } from '#shared/protocol/room.ts';
import { AfterStanding } from './AfterMatch.tsx';

const now = vi.hoisted(() => ({ room: {} as unknown as RoomView }));
vi.mock('../client/room/room.ts', async (original) => ({
  ...(await original<typeof import('../client/room/room.ts')>()),
  useRoom: () => now.room,
}));

const person = (id: string, here: boolean): Person => ({
  id,
  name: id,
  mark: { colour: 'moss', sign: 'sun' },
  here,
  captain: false,
  table: 'one',
  seat: 0,
  waits: null,
  choice: null,
});

it('presses nobody who is alone with bots to decide what comes next', () => {
  const shown = (...people: readonly Person[]): string => {
    now.room = { me: 'Ada', people, after: { seconds: 26, leads: 'out' } } as unknown as RoomView;
    return renderToStaticMarkup(<AfterStanding say={(key) => key} />);
  };
  expect(shown(person('Ada', true), person('Bob', true))).toContain('after.host.out');
  expect(shown(person('Ada', true), person('Bob', false))).toBe('');
});
