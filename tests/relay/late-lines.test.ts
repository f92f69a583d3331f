/** A friend far away, over a line that is late and loses: the match goes to the score, also from another address. */
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { visit } from '../host/support/client.ts';
import { removeFolders } from '../host/support/test-server.ts';
import { gatherLate, playLateMatch } from './support/late-match.ts';
import { AT_ONCE, playLate } from './support/late-player.ts';
import { stopAll } from './support/relayed.ts';

afterEach(stopAll);
afterAll(removeFolders);

it('plays to the score over 300 ms there and back, with 3 % lost', async () => {
  const match = await gatherLate('briscola', { roundTripMs: 300, loss: 0.03 });
  const { waits, isOver, refused } = await playLateMatch(match);
  expect(isOver).toBe(true);
  expect(refused).toBe(0);
  expect(waits.length).toBeGreaterThan(10);
});

it('goes on at the same seat where the line is cut, and comes back from another address', async () => {
  const { line, friend, home, host, ...match } = await gatherLate('briscola', { roundTripMs: 50, loss: 0 });
  const seat = { ...match, seat: 1 };
  const own = playLate(home, { ...match, seat: 0 }, AT_ONCE);
  const before = playLate(friend, seat);
  await home.client.table.start({ table: match.table });
  await vi.waitFor(() => expect(friend.frames.filter((one) => one.includes('"version":7')).length).toBe(1), 20_000);
  line.address = '192.0.2.99';
  line.cut();
  expect(await before).toMatchObject({ isOver: false });
  const back = await visit(line.port, friend.token, 'sealed', host.print);
  expect(back.token).toBe(friend.token);
  const after = await playLate(back, seat);
  expect(after.isOver).toBe(true);
  expect(after.waits.length).toBeGreaterThan(5);
  expect(await own).toMatchObject({ isOver: true });
});
