/** A hundred people in one room: how much one change has to tell. */
import { expect, it, vi } from 'vitest';
import { allTold, type Guest, phone, phones, seen } from '../testing/room-clients.ts';
import { testHost } from '../testing/test-host.ts';
import { RoomBroadcast } from './room-broadcast.ts';

const MANY = 100;

it('a hundred people are told of each change once, of changes together as one, and each sees it', async () => {
  const at = testHost({ opensTables: true });
  const [ada] = (await phones(at, 'Ada')) as [Guest];
  const people = [ada];
  for (let k = 1; k < MANY; k++) people.push(await phone(at, `P${k}`, `10.0.${k}.1`));
  await at.clock.pass(1000);
  await allTold(at);
  const view = vi.spyOn(RoomBroadcast.prototype, 'view');
  const told = () => people.reduce((all, one) => all + one.told(), 0);
  const counted = async (change: () => Promise<unknown>) => {
    const [views, messages] = [view.mock.calls.length, told()];
    await change();
    await allTold(at);
    return { views: view.mock.calls.length - views, messages: told() - messages };
  };
  const other = people[50] as Guest;
  // One change: everybody once.
  expect(await counted(() => other.get('room/call', { name: 'Olga' }))).toEqual({ views: MANY, messages: MANY });
  expect(seen(ada, 'Olga').here).toBe(true);
  // Ten at once: the first, then all others together.
  const ten = await counted(async () => {
    for (const [k, one] of people.slice(10, 20).entries()) await one.get('room/call', { name: `Q${k}` });
  });
  expect(ten.views).toBeLessThanOrEqual(3 * MANY);
  expect(ten.messages).toBe(ten.views);
  expect(people.every((one) => one.room().people.some(({ name }) => name === 'Q9'))).toBe(true);
  // What is the same as before is told to nobody.
  expect(await counted(() => other.get('room/call', { name: 'Olga' }))).toEqual({ views: 0, messages: 0 });
  // Cards that are laid are the table's, not the room's.
  await ada.get('room/play', { game: 'race', deal: true });
  await allTold(at);
  const { table } = ada.room();
  const updates = await ada.follow<{ version: number; match: number; moves: object[] }>('play/watch', {
    table: table?.id,
    viewer: 0,
  });
  await allTold(at);
  const laying = await counted(async () => {
    const { version, match, moves } = updates().at(-1) ?? { version: 0, match: 0, moves: [] };
    await ada.get('play/move', { table: table?.id, seat: 0, match, version, move: moves[0] });
  });
  expect(laying).toEqual({ views: 0, messages: 0 });
  const bytes = JSON.stringify(ada.room()).length;
  expect(bytes).toBeLessThan(220 * MANY + 2000);
  view.mockRestore();
}, 120_000);
