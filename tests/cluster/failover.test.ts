/** Three hosts that are one house, as people meet it: any door will do, a host ends, and one dies. */
import { describe, expect, it } from 'vitest';
import { refusalOf, visit } from '../host/support/client.ts';
import { NATS } from './support/nats-servers.ts';
import { expectWhole, moved, ownerOf, playersOf, type SeatedTable, sitDown, viewOf } from './support/seated-players.ts';
import { clusterFixture, startTestCluster, type TestCluster } from './support/test-cluster.ts';

const standing = clusterFixture(3, 3);

describe.runIf(NATS)('a house of hosts', () => {
  it('knows at every door what any of them knows: codes, lists, and who comes in', async () => {
    const house = standing();
    const { table, code, tokens } = await sitDown(house);
    for (const port of house.doors()) {
      const guest = await visit(port);
      expect(await guest.client.tables.enter({ code: code.toLowerCase() })).toEqual({ table, room: false });
      expect((await refusalOf(guest.client.tables.enter({ code: 'ZZZZ' }))).reason).toBe('wrong-code');
      for await (const list of await guest.client.tables.watch({})) {
        if (list.some(({ id, stage, entered }) => id === table && stage === 'playing' && entered)) break;
      }
      await guest.leave();
      const anna = await visit(port, tokens[0]);
      expect(anna.token).toBe(tokens[0]);
      expect((await viewOf(anna, table)).mine).toEqual([0]);
      for await (const { code: room } of await anna.client.room.watch({})) {
        expect(room).toMatch(/^[A-Z2-9]{4}$/);
        break;
      }
      await anna.leave();
    }
  });

  it('goes on when a host is told to end: its tables are handed over, and nobody waits', async () => {
    const house = standing();
    const sitting = await sitDown(house);
    const all = playersOf(sitting, () => house.doors());
    await moved(all, 2);
    const holder = await ownerOf(house, sitting.table);
    await holder.end('SIGTERM');
    await moved(all, 3);
    expect(await ownerOf(house, sitting.table)).not.toBe(holder);
    await expectWhole(house, sitting.table, all);
    console.log(`told to end: silent for ${Math.max(...all.map((one) => one.longestSilence()))} ms at most`);
    await holder.start();
  });

  it('goes on when a host is killed: another one has its tables within seconds', async () => {
    const house = standing();
    const sitting = await sitDown(house);
    const all = playersOf(sitting, () => house.doors());
    await moved(all, 2);
    const holder = await ownerOf(house, sitting.table);
    await holder.end('SIGKILL');
    await moved(all, 3);
    expect(await ownerOf(house, sitting.table)).not.toBe(holder);
    await expectWhole(house, sitting.table, all);
    console.log(`killed: silent for ${Math.max(...all.map((one) => one.longestSilence()))} ms at most`);
  });

  it('goes on where of what hosts say to each other some gets lost: nobody waits for ever', async () => {
    const house = await startTestCluster(3, 2, { plant: 'lossy' });
    const sitting = await untilSeated(house);
    const holder = await ownerOf(house, sitting.table);
    const all = playersOf(sitting, () => house.doors().filter((port) => port !== holder.port));
    for (let k = 0; k < 3; k++) await moved(all, 5);
    await expectWhole(house, sitting.table, all);
    await house.close();
  });
});

/** Whose line breaks while they sit down tries again. */
async function untilSeated(house: TestCluster): Promise<SeatedTable> {
  for (let tries = 0; ; tries++) {
    try {
      return await sitDown(house);
    } catch (error) {
      if (tries > 50) throw error;
    }
  }
}
