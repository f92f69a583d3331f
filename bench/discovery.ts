/**
 * node bench/discovery.ts [--times N]: how long until who looks for a table sees one, in houses of network namespaces: where
 * announcements come through, where none do, where this computer lets nothing in, beside a VPN. Asked: three seconds in each.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Computer, makeTestNetwork, type TestNetwork, whyNoNamespaces } from '../tools/network-namespaces.ts';

const MOST = 3000;
const PATIENCE = 30_000;
const PROGRAMS = { server: '../src/main/headless.ts', guest: '../tests/lan/support/guest.ts' };
const path = (program: keyof typeof PROGRAMS): string => join(import.meta.dirname, PROGRAMS[program]);

const LOUD = 'ether daddr & 01:00:00:00:00:00 == 01:00:00:00:00:00 ether daddr != ff:ff:ff:ff:ff:ff drop';
const FORWARD = ['add table bridge h', 'add chain bridge h f { type filter hook forward priority 0; }'];
const CLOSED = [
  'add table inet h',
  'add chain inet h f { type filter hook input priority 0; policy drop; }',
  'add rule inet h f iif lo accept',
  'add rule inet h f ct state established,related accept',
];

/** What is done to the network, or to the computer that looks, and undone. */
interface NetworkSetup {
  readonly house: string;
  make?(network: TestNetwork, ours: Computer): Promise<void>;
  unmake?(network: TestNetwork, ours: Computer): Promise<void>;
}

const rules = async (at: (...command: string[]) => Promise<void>, all: readonly string[]): Promise<void> => {
  for (const rule of all) await at('nft', rule);
};

const NETWORK_SETUPS: readonly NetworkSetup[] = [
  { house: 'announcements come through' },
  {
    house: 'no multicast comes through',
    make: ({ atRouter }) => rules(atRouter, [...FORWARD, `add rule bridge h f ${LOUD}`]),
    unmake: ({ atRouter }) => rules(atRouter, ['flush ruleset']),
  },
  {
    house: 'this computer’s firewall is shut',
    make: (_, ours) => rules(ours.run, CLOSED),
    unmake: (_, ours) => rules(ours.run, ['flush ruleset']),
  },
  { house: 'a VPN takes what leaves the house', make: (_, ours) => addVpn(ours), unmake: (_, ours) => removeVpn(ours) },
  {
    house: 'no multicast, two networks, a VPN',
    async make({ atRouter }, ours) {
      await rules(atRouter, [...FORWARD, `add rule bridge h f ${LOUD}`]);
      await addNetwork(ours, 'eth1', '10.79.0.1');
      await addVpn(ours);
    },
    async unmake({ atRouter }, ours) {
      await rules(atRouter, ['flush ruleset']);
      await ours.run('ip', 'link', 'del', 'eth1');
      await removeVpn(ours);
    },
  },
];

/** One more network that this computer is in, with nobody else. */
async function addNetwork(ours: Computer, name: string, address: string): Promise<void> {
  await ours.run('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', `${name}far`);
  await ours.run('ip', 'addr', 'add', `${address}/24`, 'dev', name);
  for (const end of [name, `${name}far`]) await ours.run('ip', 'link', 'set', end, 'up');
}

async function addVpn(ours: Computer): Promise<void> {
  await addNetwork(ours, 'wg0', '10.8.0.2');
  await ours.run('ip', 'route', 'replace', 'default', 'dev', 'wg0');
}

async function removeVpn(ours: Computer): Promise<void> {
  await ours.run('ip', 'link', 'del', 'wg0');
  await ours.run('ip', 'route', 'replace', 'default', 'via', '10.77.0.254');
}

/** Runs a table server there; until it is ended. */
async function serve(computer: Computer, data: string): Promise<() => Promise<void>> {
  const server = computer.spawn(process.execPath, path('server'), '--data', data);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      said += text;
      if (said.includes('Everything is kept')) resolve();
    });
    server.once('exit', () => reject(new Error(said)));
  });
  return async () => {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  };
}

/** Somebody who sits there: what they are told, line by line. */
function sit(computer: Computer) {
  const guest = computer.spawn(process.execPath, path('guest'), '127.0.0.1:4747');
  if (!guest.stdout) throw new Error('the guest says nothing');
  const lines = createInterface({ input: guest.stdout });
  return { guest, lines };
}

/** From the first look until a table is seen, in ms. */
function look(computer: Computer): Promise<number> {
  const { guest, lines } = sit(computer);
  return new Promise((resolve) => {
    const done = (ms: number): void => {
      clearTimeout(late);
      guest.kill('SIGKILL');
      resolve(ms);
    };
    const late = setTimeout(() => done(Number.POSITIVE_INFINITY), PATIENCE);
    lines.on('line', (line) => {
      const { found, ms } = JSON.parse(line) as { found?: unknown[]; ms?: number };
      if (found && found.length > 0) done(ms ?? 0);
    });
  });
}

async function openTable(computer: Computer): Promise<void> {
  const { guest, lines } = sit(computer);
  guest.stdin?.write(`${JSON.stringify({ id: 1, call: 'tables.open', input: { game: 'viva' } })}\n`);
  for await (const line of lines) if ('value' in JSON.parse(line)) break;
  guest.kill('SIGKILL');
}

const { values } = parseArgs({ options: { times: { type: 'string', default: '5' } } });
const why = whyNoNamespaces();
if (why) {
  console.log(`No house was staged: ${why}.`);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'finding-'));
const network = await makeTestNetwork(2);
try {
  const [ours, theirs] = network.computers as [Computer, Computer];
  await serve(theirs, join(folder, 'theirs'));
  await openTable(theirs);
  for (const { house, make, unmake } of NETWORK_SETUPS) {
    await make?.(network, ours);
    const took: number[] = [];
    for (let time = 0; time < Number(values.times); time++) {
      const end = await serve(ours, join(folder, 'ours'));
      took.push(await look(ours));
      await end();
    }
    await unmake?.(network, ours);
    const sorted = took.toSorted((a, b) => a - b);
    const slowest = sorted.at(-1) ?? Number.POSITIVE_INFINITY;
    const told = sorted.map((ms) => (ms / 1000).toFixed(2)).join(' ');
    console.log(`${house.padEnd(36)} ${told} s${slowest > MOST ? '  TOO LATE' : ''}`);
    if (slowest > MOST) process.exitCode = 1;
  }
} finally {
  network.remove();
  rmSync(folder, { recursive: true, force: true });
}
