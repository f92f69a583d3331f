/** A host that was stopped, or cut off, comes back: it gives way, or goes on. */
import { describe, expect, it, vi } from 'vitest';
import { visit } from '../host/support/client.ts';
import { NATS } from './support/nats-servers.ts';
import { pause } from './support/player.ts';
import { expectWhole, ownerOf, playersOf, sitDown, viewOf } from './support/seated-players.ts';
import { clusterFixture } from './support/test-cluster.ts';

const standing = clusterFixture(3, 3);

describe.runIf(NATS)('a host of a house', () => {
  it('that was stopped finds that others have its tables, and begins anew', async () => {
    const house = standing();
    const sitting = await sitDown(house);
    const holder = await ownerOf(house, sitting.table);
    // They come in where it is not: its own door is as dead as it is.
    const all = playersOf(sitting, () => house.hosts.flatMap((host) => (host === holder ? [] : host.port)));
    await pause(1000);
    holder.signal('SIGSTOP');
    await expect
      .poll(async () => (await ownerOf(house, sitting.table)) !== holder, { timeout: 20_000, interval: 500 })
      .toBe(true);
    const lives = (): number => holder.said().split(' is there').length;
    const before = lives();
    holder.signal('SIGCONT');
    await expect.poll(lives, { timeout: 20_000 }).toBeGreaterThan(before);
    await expectWhole(house, sitting.table, all);
    // And it is as good a door as any.
    const again = await visit(holder.port, sitting.tokens[0], 'sealed');
    expect((await viewOf(again, sitting.table)).mine).toEqual([0]);
    again.socket.close();
  });

  it('that is cut off acknowledges nothing, says so at the table, and goes on when it is back', async () => {
    const house = standing();
    const sitting = await sitDown(house);
    const holder = await ownerOf(house, sitting.table);
    const anna = await visit(holder.port, sitting.tokens[0], 'sealed');
    const { table } = sitting;
    await viewOf(anna, table);
    for (const link of holder.links) link.set('deaf');
    const stalled = await viewOf(anna, table, (view) => view.stalled === true);
    expect(stalled.stage).toBe('playing');
    let isAnswered = false;
    const paused = anna.client.table.pause({ table, paused: true }).finally(() => {
      isAnswered = true;
    });
    // Whatever comes of it is looked at below.
    paused.catch(() => undefined);
    await pause(300);
    expect(isAnswered).toBe(false);
    // In less than a lease it is back.
    for (const link of holder.links) link.set('open');
    const isDone = await paused.then(
      () => true,
      () => false,
    );
    // Her line may have gone with what was carried over it, and on a slow machine others took the table: whoever dials again is
    // where they were, and can do what they could.
    const again = await vi.waitFor(() => visit(holder.port, sitting.tokens[0], 'sealed'), { timeout: 20_000 });
    const { paused: isPaused } = await viewOf(again, table, (view) => view.stalled === undefined);
    if (isDone) expect(isPaused).toBe(true);
    await again.client.table.pause({ table, paused: !isPaused });
    await viewOf(again, table, (view) => view.paused === !isPaused);
    again.socket.close();
    anna.socket.close();
  });
});
