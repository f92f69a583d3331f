/** A broker of the test's own: NATS servers as processes, on free ports of this computer, with folders that are taken away. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../../host/support/test-server.ts';
import { type LinkState, type Relay, startRelay } from './cuttable-relay.ts';

/** Debian puts it where not everybody looks. */
const PLACES = ['nats-server', '/usr/sbin/nats-server', '/usr/local/bin/nats-server'];

/** The program; nothing where it is not installed. */
export const NATS = PLACES.find((place) => spawnSync(place, ['--version']).status === 0);

/** What a test says that can't run without. */
export const NO_NATS =
  'nats-server is not installed here (Debian: apt install nats-server): a house of many hosts was not tried';

export interface Node {
  readonly port: number;
  readonly url: string;
  /** Starts it, on the folder that it had. */
  start(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Kills it, and waits until it is gone. */
  kill(): Promise<void>;
  /** The number of the last message that it has itself, in words where it does not say that: only a cluster's nodes do. */
  last(): Promise<string>;
}

const running = new Set<ChildProcess>();

/** Whose port is taken tries again after so long, in ms. */
const LATER = 300;

/** What lies between two nodes, whichever of them has dialled: `unheard` is what the first one says. */
export interface NodeLink {
  readonly between: readonly [number, number];
  set(state: LinkState): void;
}

export interface Cluster {
  readonly nodes: readonly Node[];
  readonly links: readonly NodeLink[];
  close(): Promise<void>;
}

/** The same of a line that was dialled from the other side. */
const BACK: Readonly<Record<LinkState, LinkState>> = {
  open: 'open',
  cut: 'cut',
  deaf: 'deaf',
  unheard: 'unhearing',
  unhearing: 'unheard',
};

/** Nodes of one cluster that speak with each other over links which can be cut. */
export async function startCluster(count: number): Promise<Cluster> {
  const ports = await freePorts(count * 3);
  const doors = ports.slice(count, 2 * count);
  const links = doors.flatMap((_, one) => doors.slice(one + 1).map((__, k) => [one, one + 1 + k] as const));
  const relays = new Map<string, Relay>();
  for (const [one, other] of links) {
    relays.set(`${one} ${other}`, await startRelay(doors[other] as number));
    relays.set(`${other} ${one}`, await startRelay(doors[one] as number));
  }
  // What a node tells of the others leads nowhere: each way from one to another is its own link.
  const nowhere = ['--cluster_advertise', '127.0.0.1:1'];
  const wayFrom = (one: number): Relay[] => doors.flatMap((_, other) => relays.get(`${one} ${other}`) ?? []);
  const nodes = ports.slice(0, count).map((port, one) => {
    const routes = wayFrom(one).map((relay) => `nats://127.0.0.1:${relay.port}`);
    const args = [...alone(one, port), ...clustered(doors[one] as number, routes), ...nowhere];
    return nodeOf(port, args, ports[2 * count + one]);
  });
  await Promise.all(nodes.map((node) => node.start()));
  return {
    nodes,
    links: links.map(([one, other]) => ({
      between: [one, other],
      set(state) {
        relays.get(`${one} ${other}`)?.set(state);
        relays.get(`${other} ${one}`)?.set(BACK[state]);
      },
    })),
    async close() {
      await Promise.all(nodes.map((node) => node.kill()));
      for (const relay of relays.values()) relay.close();
    },
  };
}

/** As many nodes of one cluster; one alone is none. */
export async function startNodes(count: number): Promise<Node[]> {
  const ports = await freePorts(count * 2);
  const doors = ports.slice(count);
  const routes = doors.map((port) => `nats://127.0.0.1:${port}`);
  const nodes = ports.slice(0, count).map((port, one) => {
    const cluster = count > 1 ? clustered(doors[one] as number, routes) : [];
    return nodeOf(port, [...alone(one, port), ...cluster]);
  });
  await Promise.all(nodes.map((node) => node.start()));
  return nodes;
}

/** One that takes besides what stands in this file. */
export async function startGuarded(config: string): Promise<Node> {
  const [port = 0] = await freePorts(1);
  const node = nodeOf(port, ['-c', config, ...alone(0, port)]);
  await node.start();
  return node;
}

function alone(index: number, port: number): string[] {
  const folder = temporaryFolder();
  const place = ['-n', `n${index}`, '-a', '127.0.0.1', '-p', String(port)];
  return [...place, '-js', '-sd', folder, '-l', join(folder, 'log')];
}

function clustered(door: number, routes: readonly string[]): string[] {
  return ['--cluster_name', 'test', '--cluster', `nats://127.0.0.1:${door}`, '--routes', routes.join()];
}

/** `monitor` is the port where it tells of itself. */
function nodeOf(port: number, args: readonly string[], monitor?: number): Node {
  const all = monitor === undefined ? args : [...args, '-m', String(monitor)];
  let child: ChildProcess | undefined;
  return {
    port,
    url: `nats://127.0.0.1:${port}`,
    async start() {
      for (;;) {
        const own = spawn(NATS ?? '', all, { stdio: 'ignore' });
        child = own;
        running.add(own);
        own.once('exit', () => running.delete(own));
        await answers(port, own);
        // Its ports are of those that the system hands out: while it was gone one may have become somebody's for a moment.
        if (isThere(own) || own.signalCode !== null) return;
        await pause(LATER);
      }
    },
    signal: (signal) => void child?.kill(signal),
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async last() {
      try {
        return lastIn(await (await fetch(`http://127.0.0.1:${monitor}/jsz?streams=1`)).json());
      } catch (error) {
        return String(error);
      }
    },
  };
}

/** What a node tells of its streams, as far as it matters here. */
interface Told {
  readonly account_details?: readonly {
    readonly stream_detail?: readonly { readonly name: string; readonly state: { readonly last_seq: number } }[];
  }[];
}

function lastIn(told: unknown): string {
  const streams = (told as Told).account_details?.flatMap((account) => account.stream_detail ?? []) ?? [];
  return String(streams.find(({ name }) => name === 'panno-verde')?.state.last_seq ?? 'nothing');
}

/** For `afterAll`. */
export function endNodes(): void {
  for (const child of running) child.kill('SIGKILL');
}

function isThere({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Waits until it can be spoken to, or is not there any more. */
async function answers(port: number, node: ChildProcess): Promise<void> {
  while (isThere(node)) {
    try {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
      return;
    } catch {
      await pause(50);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
