/**
 * The checker of `faults.test.ts` is sharp: what is wrong with a host that was made wrong (`plants.ts`), it finds. The host of a
 * table is stopped while a player's move lies before it; others take the table, and go on with the match. Then it is let
 * go, and knows of nothing. Of a host that is right the broker takes that move no more.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../host/support/test-server.ts';
import { logOf, wrongAt, wrongWriters } from './support/log-checker.ts';
import { endNodes, NATS, NO_NATS } from './support/nats-servers.ts';
import { PLANTED_FAULTS, type PlantedFault } from './support/planted-faults.ts';
import { type Player, pause } from './support/player.ts';
import { moved, ownerOf, playersOf, sitDown } from './support/seated-players.ts';
import { endHosts, startTestCluster, type TestCluster, type TestHost } from './support/test-cluster.ts';

if (!NATS) console.log(NO_NATS);

afterAll(() => {
  endHosts();
  endNodes();
  removeFolders();
});

/** Stops the host so that a move lies before it: it was sent, and is not answered. */
async function stopBeforeMove(host: TestHost, players: readonly Player[]): Promise<void> {
  const lies = () => players.some(({ sent }) => sent.some(({ answered, refused }) => !(answered ?? refused)));
  for (let tries = 0; tries < 20; tries++) {
    host.signal('SIGSTOP');
    await pause(500);
    if (lies()) return;
    // Between two moves.
    host.signal('SIGCONT');
    await pause(100);
  }
  throw new Error('nobody moves');
}

/** Another host has the table. */
async function taken(house: TestCluster, table: string, from: TestHost): Promise<void> {
  await expect.poll(async () => (await ownerOf(house, table)) !== from, { timeout: 30_000, interval: 500 }).toBe(true);
}

async function wrongWith(plant: PlantedFault): Promise<string[]> {
  const house = await startTestCluster(3, 3, { plant });
  const sitting = await sitDown(house);
  const { table } = sitting;
  const holder = await ownerOf(house, table);
  let own = [holder.port];
  const first = playersOf(sitting, () => own);
  await moved(first, 3);
  holder.signal('SIGUSR2');
  await pause(300);
  await stopBeforeMove(holder, first);
  // Whoever is hung up on stays away.
  own = [];
  await taken(house, table, holder);
  const others = house.doors().filter((port) => port !== holder.port);
  const second = playersOf(sitting, () => others);
  await moved(second, 3);
  for (const player of second) player.stop();
  await pause(300);
  holder.signal('SIGCONT');
  await pause(3000);
  for (const player of first) player.stop();
  const log = await logOf(house.servers());
  const all = [...first, ...second];
  const [sent, sights] = [all.flatMap((one) => one.sent), all.flatMap((one) => one.sights)];
  await house.close();
  return [...all.flatMap(({ faults }) => faults), ...wrongWriters(log), ...wrongAt(log, table, sent, sights)];
}

describe.runIf(NATS)('a host that was taken for gone, and is not, with a fault', () => {
  it.each(PLANTED_FAULTS)('%s', { timeout: 120_000 }, async (plant) => {
    const wrong = await wrongWith(plant);
    if (plant === 'none') expect(wrong).toEqual([]);
    else expect(wrong).toContainEqual(expect.stringContaining('was acknowledged and is not there'));
  });
});
