/**
 * "Why does nobody see it?", asked in houses of namespaces in which each cause is staged; what is to be typed against it
 * is typed. The causes of macOS and Windows can't be staged here: what their systems say is read in doctor/firewall.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diagnosis, DiagnosisGoal } from '#shared/protocol/doctor.ts';
import { type Computer, makeTestNetwork, type TestNetwork, whyNoNamespaces } from '../../tools/network-namespaces.ts';
import { Host, SEEN } from './support/host.ts';

const why = whyNoNamespaces() ?? (spawnSync('nft', ['--version']).error ? 'there is no nft' : undefined);
if (why) process.stdout.write(`The doctor saw no house of namespaces: ${why}.\n`);

const STRANGER = join(import.meta.dirname, 'support/stranger.ts');

/** As a distribution puts it up: what this computer began comes back, and nothing else comes in. */
const CLOSED = [
  'add table inet filter',
  'add chain inet filter input { type filter hook input priority 0; policy drop; }',
  'add rule inet filter input iif lo accept',
  'add rule inet filter input ct state established,related accept',
  'add rule inet filter input icmp type echo-request accept',
];

/** How long each answer took, in ms. */
const took: number[] = [];

describe.skipIf(why)('why nobody sees it', () => {
  let folder: string;
  let network: TestNetwork;
  let ours: Host;
  let theirs: Host;
  let third: Computer;
  /** Undone after each test, the latest first. */
  const undo: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'network-'));
    network = await makeTestNetwork(3);
    const [first, second, last] = network.computers as [Computer, Computer, Computer];
    third = last;
    ours = new Host(first, join(folder, 'ours'));
    theirs = new Host(second, join(folder, 'theirs'));
    await theirs.start();
    await theirs.do('tables.open', { game: 'viva' });
    await ours.start();
    await ours.do('tables.open', { game: 'spizzichino' });
    await ours.end('SIGTERM');
  }, 60_000);

  beforeEach(() => ours.start());

  afterEach(async () => {
    for (const act of undo.splice(0).toReversed()) await act();
    await ours.end('SIGTERM');
  });

  afterAll(() => {
    network?.remove();
    rmSync(folder, { recursive: true, force: true });
    const sorted = took.toSorted((a, b) => a - b);
    process.stdout.write(`${took.length} answers, the slowest after ${((sorted.at(-1) ?? 0) / 1000).toFixed(1)} s\n`);
  });

  async function ask(wish: DiagnosisGoal = 'be-seen', address?: string): Promise<Diagnosis> {
    const began = performance.now();
    const answer = await ours.do('lan.diagnose', { wish, ...(address && { address }) });
    took.push(performance.now() - began);
    return (answer.value ?? answer) as Diagnosis;
  }

  async function nft(at: (...command: string[]) => Promise<void>, ...rules: string[]): Promise<void> {
    undo.push(() => at('nft', 'flush ruleset'));
    for (const rule of rules) await at('nft', rule);
  }

  const here = (...command: string[]) => ours.computer.run(...command);

  /** Types what is to be typed at this computer; its user is root there. */
  async function type({ command }: Diagnosis): Promise<void> {
    await here('sh', '-c', (command ?? 'false').replaceAll('sudo ', ''));
  }

  /** Whoever was known by their hardware is asked anew. */
  const forgetNeighbours = () => here('ip', 'neigh', 'flush', 'all');

  /** A network that leads elsewhere. */
  async function addTunnel(): Promise<void> {
    await here('ip', 'link', 'add', 'wg0', 'type', 'veth', 'peer', 'name', 'wg0far');
    undo.push(() => here('ip', 'link', 'del', 'wg0'));
    await here('ip', 'addr', 'add', '10.8.0.2/24', 'dev', 'wg0');
    await here('ip', 'link', 'set', 'wg0', 'up');
    await here('ip', 'link', 'set', 'wg0far', 'up');
  }

  async function unplug(): Promise<void> {
    await here('ip', 'link', 'set', 'eth0', 'down');
    undo.push(async () => {
      await here('ip', 'link', 'set', 'eth0', 'up');
      await here('ip', 'route', 'replace', 'default', 'via', '10.77.0.254');
    });
  }

  describe('where all is well', () => {
    it('says who got through, and to whom who looks can go', async () => {
      expect(await ask()).toMatchObject({
        cause: 'reached',
        params: { by: expect.any(String), address: '10.77.0.1:4747' },
      });
      expect(await ask('see')).toMatchObject({ cause: 'found', remedy: 'choose' });
    });
  });

  describe('where there are two networks and a VPN that takes what leaves the house', () => {
    it('says the same, and finds the same', async () => {
      await addTunnel();
      await here('ip', 'route', 'replace', 'default', 'dev', 'wg0');
      undo.unshift(() => here('ip', 'route', 'replace', 'default', 'via', '10.77.0.254'));
      await here('ip', 'link', 'add', 'eth1', 'type', 'veth', 'peer', 'name', 'eth1far');
      undo.push(() => here('ip', 'link', 'del', 'eth1'));
      await here('ip', 'addr', 'add', '10.79.0.1/24', 'dev', 'eth1');
      for (const end of ['eth1', 'eth1far']) await here('ip', 'link', 'set', end, 'up');
      expect((await ask()).cause).toBe('reached');
      expect(await ask('see')).toMatchObject({ cause: 'found', remedy: 'choose' });
      await vi.waitFor(() => expect(ours.sees()).toEqual(['10.77.0.2:4747']), SEEN);
    });
  });

  describe('by its own network', () => {
    it('says that there is none', async () => {
      await unplug();
      expect(await ask()).toMatchObject({ cause: 'no-network', remedy: 'join-network' });
      expect((await ask('see')).cause).toBe('no-network');
    });

    it('says that there is only a VPN', async () => {
      await addTunnel();
      await unplug();
      expect(await ask()).toMatchObject({ cause: 'only-vpn', params: { name: 'wg0' } });
    });

    it('says that the router gave no address', async () => {
      await here('ip', 'addr', 'flush', 'dev', 'eth0');
      await here('ip', 'addr', 'add', '169.254.7.7/16', 'dev', 'eth0');
      undo.push(async () => {
        await here('ip', 'addr', 'flush', 'dev', 'eth0');
        await here('ip', 'addr', 'add', '10.77.0.1/24', 'dev', 'eth0');
        await here('ip', 'route', 'replace', 'default', 'via', '10.77.0.254');
      });
      expect((await ask()).cause).toBe('no-address');
    });

    it('says that nothing goes out, with a VPN and without', async () => {
      const chain = 'add chain inet f out { type filter hook output priority 0; }';
      await nft(here, 'add table inet f', chain, 'add rule inet f out oif eth0 drop');
      expect((await ask()).cause).toBe('nothing-goes-out');
      await addTunnel();
      expect(await ask()).toMatchObject({ cause: 'vpn-keeps-in', params: { name: 'wg0' } });
    });
  });

  describe('by what this host does', () => {
    it('says that nothing is open', async () => {
      await ours.do('room.open', { open: false });
      const { value } = await ours.do('tables.open', { game: 'viva' });
      const { table } = value as { table: string };
      expect((await ask()).cause).not.toBe('closed');
      const all = await ours.tables();
      for (const one of all) await ours.do('house.openTable', { table: one, open: false });
      expect(all).toContain(table);
      expect(await ask()).toMatchObject({ cause: 'closed', remedy: 'open-table' });
      for (const one of all) await ours.do('house.openTable', { table: one, open: true });
      await ours.do('room.open', { open: true });
    });

    it('says that it was told to look for nobody', async () => {
      await ours.end('SIGTERM');
      await ours.start('--no-discovery');
      expect(await ask()).toMatchObject({ cause: 'no-discovery', params: { address: '10.77.0.1:4747' } });
      expect(await ask('see')).toMatchObject({ cause: 'no-discovery', remedy: 'discover' });
    });

    it('says that another program has the port, until it is gone', async () => {
      await ours.end('SIGTERM');
      const other = ours.computer.spawn(
        process.execPath,
        '-e',
        "net.createServer().listen(4747, '10.77.0.1', () => console.log(1))",
      );
      await new Promise((resolve) => other.stdout?.once('data', resolve));
      await ours.start();
      expect(await ask()).toMatchObject({ cause: 'port-taken', params: { port: '4747', address: '10.77.0.1' } });
      other.kill('SIGKILL');
      await vi.waitFor(async () => expect((await ask()).cause).toBe('reached'), SEEN);
    });

    it('says that it is at another port than the usual one', async () => {
      await ours.end('SIGTERM');
      await ours.start('--port', '5050');
      expect(await ask()).toMatchObject({ cause: 'other-port', params: { address: '10.77.0.1:5050' } });
    });
  });

  describe('by a firewall on this computer', () => {
    it('says so, and what is to be typed opens it', async () => {
      await nft(here, ...CLOSED);
      const said = await ask();
      expect(said).toMatchObject({ cause: 'firewall', remedy: 'command', params: { port: '4747' } });
      await type(said);
      expect((await ask()).cause).toBe('reached');
    });

    it('says so where announcements come in, but nobody to the table', async () => {
      await nft(here, ...CLOSED, 'add rule inet filter input udp dport 5353 accept');
      const said = await ask();
      expect(said).toMatchObject({ cause: 'call-lost', params: { host: expect.any(String), port: '4747' } });
      await type(said);
      expect((await ask()).cause).toBe('reached');
    });

    it('says so where one gets through, but announcements don’t', async () => {
      await nft(here, ...CLOSED, 'add rule inet filter input tcp dport 4747 accept');
      const said = await ask();
      expect(said).toMatchObject({ cause: 'firewall-multicast', remedy: 'command' });
      await type(said);
      expect((await ask()).cause).toBe('reached');
    });

    async function aloneAndShut(): Promise<void> {
      await nft(here, ...CLOSED);
      await theirs.computer.plug(false);
      undo.push(() => theirs.computer.plug(true));
    }

    it('says so with nobody else there', async () => {
      await aloneAndShut();
      // Whoever came in while it was open yet is forgotten: theirs does, as soon as it hears of a table.
      await ours.end('SIGTERM');
      await ours.start();
      expect(await ask()).toMatchObject({ cause: 'firewall', remedy: 'command' });
    });

    it('says what it still can where somebody came in before it was shut, and what is to be typed opens all', async () => {
      await third.run('node', '-e', "fetch('http://10.77.0.1:4747/about.json').then((a) => a.text())");
      await aloneAndShut();
      const said = await ask();
      expect(said).toMatchObject({ cause: 'firewall-multicast', remedy: 'command' });
      await type(said);
      await theirs.computer.plug(true);
      await vi.waitFor(async () => expect((await ask()).cause).toBe('reached'), SEEN);
    });
  });

  describe('by the house', () => {
    const loud = 'ether daddr & 01:00:00:00:00:00 == 01:00:00:00:00:00 ether daddr != ff:ff:ff:ff:ff:ff drop';
    const through = [
      'add table bridge house',
      'add chain bridge house through { type filter hook forward priority 0; }',
    ];

    it('says that nobody else is there, or all are kept apart', async () => {
      const plugs = [ours.computer, theirs.computer, third].map(({ plugName }) => plugName);
      const isolate = async (how: 'on' | 'off') => {
        for (const plug of plugs)
          await network.atRouter('ip', 'link', 'set', 'dev', plug, 'type', 'bridge_slave', 'isolated', how);
      };
      undo.push(() => isolate('off'));
      await isolate('on');
      await forgetNeighbours();
      await ours.end('SIGTERM');
      await ours.start();
      expect(await ask()).toMatchObject({ cause: 'apart', remedy: 'let-meet' });
      expect(await ask('see')).toMatchObject({ cause: 'apart', remedy: 'let-meet' });
      expect(await ask('see', '10.77.0.2')).toMatchObject({ cause: 'there-nobody', remedy: 'let-meet' });
    });

    it('says that no multicast comes through, to both, and finds all the same', async () => {
      await nft(network.atRouter, ...through, `add rule bridge house through ${loud}`);
      expect(await ask()).toMatchObject({ cause: 'multicast', remedy: 'type-address' });
      expect(await ask('see')).toMatchObject({ cause: 'multicast', remedy: 'choose-asked' });
      await vi.waitFor(() => expect(ours.sees()).toEqual(['10.77.0.2:4747']), SEEN);
    });

    it('says so where only what goes to the radio is held back', async () => {
      await nft(
        network.atRouter,
        ...through,
        `add rule bridge house through oifname ${ours.computer.plugName} ${loud}`,
      );
      expect((await ask()).cause).toBe('multicast');
      expect((await ask('see')).cause).toBe('multicast');
    });

    it('says that somebody came from another network', async () => {
      await network.far.run('node', '-e', "fetch('http://10.77.0.1:4747/about.json').then((a) => a.text())");
      expect(await ask()).toMatchObject({
        cause: 'other-subnet',
        params: { other: '10.78.0.1', address: '10.77.0.1:4747' },
      });
    });

    it('says that somebody has another version', async () => {
      const headers = JSON.stringify({ headers: { 'panno-verde-version': '9.9.9' } });
      await third.run('node', '-e', `fetch('http://10.77.0.1:4747/about.json', ${headers}).then((a) => a.text())`);
      expect(await ask()).toMatchObject({ cause: 'other-version', params: { theirs: '9.9.9' } });
    });
  });

  describe('at an address that was typed', () => {
    it('says what is there', async () => {
      const far = new Host(network.far, join(folder, 'far'));
      await far.start();
      expect(await ask('see', '10.78.0.1')).toMatchObject({ cause: 'there-reached', remedy: 'come-in' });
      await far.end('SIGTERM');
      expect(await ask('see', '10.78.0.1')).toMatchObject({ cause: 'there-closed', remedy: 'open-there' });
      expect(await ask('see', '10.78.0.99')).toMatchObject({ cause: 'there-far', params: { own: '10.77.0.1' } });
      expect(await ask('see', '10.77.0.99')).toMatchObject({ cause: 'there-nobody' });
      await nft((...command) => third.run(...command), ...CLOSED);
      expect(await ask('see', third.address)).toMatchObject({ cause: 'there-firewall', remedy: 'ask-there' });
    }, 120_000);
  });

  describe('beside a host that means no good', () => {
    it.each(['drips', 'endless', 'thousands', 'elsewhere', 'lies'])('that %s, says what is so', async (way) => {
      const stranger = third.spawn(process.execPath, STRANGER, way);
      await new Promise((resolve) => stranger.stdout?.once('data', resolve));
      undo.push(async () => stranger.kill('SIGKILL'));
      expect((await ask()).cause).toBe('reached');
      expect((await ask('see')).cause).toBe('found');
      await vi.waitFor(() => expect(ours.sees()).toEqual(['10.77.0.2:4747']), SEEN);
    });
  });
});
