import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RoomView } from '#shared/protocol/room.ts';
import { renderHeadless } from '../../hooks/testing.ts';
import { useDealtTable, useRoom } from './room.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

const arrived: string[] = [];
const arrive = (table: string): void => void arrived.push(table);

function Waiting() {
  useDealtTable(arrive);
  return null;
}

beforeEach(() => void arrived.splice(0));

const LOBBY = { id: 'one', stage: 'lobby', mine: [1] };
const DEALT = { ...LOBBY, stage: 'playing' };

/** Sends these room views one after another; returns the table that was opened. */
async function told(...views: readonly object[]): Promise<readonly string[]> {
  const draw = await renderHeadless();
  for (const view of views) {
    const room = { evening: 'rounds', me: 'ada', table: null, ...view } as unknown as RoomView;
    await draw(<Waiting />, () => useRoom.setState({ room }));
  }
  await draw(null);
  return arrived;
}

it('who waits comes to their table when its cards are dealt, once for each round', async () => {
  expect(await told({}, { table: LOBBY })).toEqual([]);
  expect(await told({}, { table: LOBBY }, { table: DEALT }, { table: DEALT })).toEqual(['one']);
  const next = { table: { ...DEALT, id: 'two' } };
  expect(await told({ table: LOBBY }, { table: DEALT }, { table: null }, next)).toEqual(['one', 'one', 'two']);
});

it('who left the table while it is played stays where they are', async () => {
  expect(await told({ table: DEALT }, { table: { ...DEALT } })).toEqual([]);
});

it.each([
  ['somebody else’s cards', { table: { ...DEALT, mine: [] } }],
  ['a match of the room, without an evening', { table: DEALT, evening: null }],
  ['free play', { table: DEALT, evening: 'free' }],
  ['a screen, or who has not come in', { table: DEALT, me: null }],
])('nobody is taken anywhere by %s', async (_, view) => {
  expect(await told({}, view)).toEqual([]);
});
