/**
 * node bench/fair-shuffle.ts [matches]: how long the first deal waits for its seal on loopback, in ms, from the moment the
 * host of the table starts the match until all five seats have their cards: so many matches (50) on the built server,
 * first with nobody's device taking part, then with all five.
 */
import { randomBytes } from 'node:crypto';
import { quantile } from 'simple-statistics';
import { deviceCommitment } from '../src/shared/fair-shuffle/commitment.ts';
import { readInteger } from '../tools/command-line.ts';
import { type Client, openSession, startServer } from './test-server.ts';

const SEATS = [0, 1, 2, 3, 4];
const wanted = readInteger('matches', process.argv[2] ?? '50', 1, 10_000);
const server = await startServer();
const people = await Promise.all(SEATS.map(() => openSession(server)));
const clients = people.map(({ client }) => client);
const [host] = clients as [Client];

/** Whether chance has dealt: everybody sees how many cards each hand has. */
function isDealt(observation: unknown): boolean {
  return (observation as { handSizes: number[] }).handSizes.some((cards) => cards > 0);
}

/** Commits and opens in every seal of the table, as a page does. */
async function takePart(client: Client, table: string): Promise<void> {
  let part = '';
  for await (const { match, seal, attempt, phase, yourself } of await client.seal.watch({ table })) {
    if (yourself === null) continue;
    if (phase === 'committing') {
      part = randomBytes(32).toString('hex');
      const commitment = deviceCommitment({ match, seal, attempt }, yourself, part);
      client.seal.commit({ table, seal, attempt, commitment }).catch(() => undefined);
    }
    if (phase === 'opening') client.seal.open({ table, seal, attempt, part }).catch(() => undefined);
  }
}

function follow(stream: Promise<void>): void {
  // A stream ends with its table.
  stream.catch(() => undefined);
}

async function dealtTo(client: Client, table: string, seat: number): Promise<void> {
  for await (const { observation } of await client.play.watch({ table, viewer: seat }))
    if (isDealt(observation)) return;
}

async function measure(withDevices: boolean): Promise<number> {
  const { table, code } = await host.tables.open({ game: 'briscola-chiamata', options: { weakHand: 'off' } });
  for (const client of clients.slice(1)) await client.tables.enter({ code });
  for (const [seat, client] of clients.entries()) {
    await client.table.sit({ table, seat, name: `Person ${seat}` });
    if (withDevices) follow(takePart(client, table));
  }
  // All streams are open once a later call is answered.
  await Promise.all(clients.map((client) => client.session.greet({})));
  const began = performance.now();
  await host.table.start({ table });
  await Promise.all(clients.map((client, seat) => dealtTo(client, table, seat)));
  const took = performance.now() - began;
  await host.table.close({ table });
  return took;
}

for (const withDevices of [false, true]) {
  const times: number[] = [];
  while (times.length < wanted) {
    times.push(await measure(withDevices));
    // No faster than the host lets anybody send.
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const who = withDevices ? 'five devices' : 'no device';
  console.log(
    `${who}, ${wanted} matches: from start to cards p50 ${quantile(times, 0.5).toFixed(1)} ms, ` +
      `p99 ${quantile(times, 0.99).toFixed(1)} ms`,
  );
}
for (const { leave } of people) leave();
server.close();
