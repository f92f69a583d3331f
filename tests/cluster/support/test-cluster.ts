/** A whole house under a test's hands: nodes, hosts, a link from each host to each node, and from each node to each other. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { removeFolders, temporaryFolder } from '../../host/support/test-server.ts';
import { type Relay, startRelay } from './cuttable-relay.ts';
import { endNodes, NATS, NO_NATS, type Node, type NodeLink, startCluster } from './nats-servers.ts';
import type { PlantedFault } from './planted-faults.ts';

// A house for the tests of a file.

/** It stands before the first test, and nothing of it is left after the last. Without a broker that is said instead. */
export function clusterFixture(nodes: number, hosts: number): () => TestCluster {
  let house: TestCluster | undefined;
  beforeAll(async () => {
    if (NATS) house = await startTestCluster(nodes, hosts);
    else console.log(NO_NATS);
  });
  afterAll(() => {
    endHosts();
    endNodes();
    removeFolders();
  });
  return () => {
    if (!house) throw new Error('the house does not stand');
    return house;
  };
}

const PROGRAM = fileURLToPath(new URL('host-process.ts', import.meta.url));
const ENV = { ...process.env, LC_ALL: 'C', NODE_COMPILE_CACHE: join(tmpdir(), 'panno-verde-compiled') };

/** Debian puts it where its programs look. */
const FAKETIME = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

/** Whether a host's calendar can be set. */
export const HAS_FAKETIME = existsSync(FAKETIME);

/** What makes a process read its calendar, and not how long something takes, from a file. */
function calendar(file: string): Record<string, string> {
  if (!HAS_FAKETIME) return {};
  return {
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_CACHE_DURATION: '1',
    NO_FAKE_STAT: '1',
  };
}

export interface TestHost {
  /** Where it lets people in; 0 while it does not. */
  readonly port: number;
  readonly links: readonly Relay[];
  said(): string;
  start(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Ends it, and waits until it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Sets its calendar on, or back, by so many seconds. */
  jump(seconds: number): void;
}

export interface TestCluster {
  readonly nodes: readonly Node[];
  readonly hosts: readonly TestHost[];
  /** Those between nodes. */
  readonly links: readonly NodeLink[];
  /** The doors that are open. */
  doors(): number[];
  servers(): string[];
  close(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** For `afterAll`. */
export function endHosts(): void {
  for (const child of running) {
    child.kill('SIGCONT');
    child.kill('SIGKILL');
  }
}

interface Furnishing {
  /** A fault of its hosts that a checker has to find. */
  readonly plant?: PlantedFault;
  /** The folder of the pages that its hosts serve. */
  readonly pages?: string;
}

export async function startTestCluster(
  nodeCount: number,
  hostCount: number,
  more: Furnishing = {},
): Promise<TestCluster> {
  const cluster = await startCluster(nodeCount);
  const { nodes } = cluster;
  const hosts: TestHost[] = [];
  for (let k = 0; k < hostCount; k++) {
    const links = await Promise.all(nodes.map(({ port }) => startRelay(port)));
    const host = hostOf(links, more);
    hosts.push(host);
  }
  await Promise.all(hosts.map((host) => host.start()));
  return {
    nodes,
    hosts,
    links: cluster.links,
    doors: () => hosts.flatMap(({ port }) => (port > 0 ? port : [])),
    servers: () => nodes.map(({ url }) => url),
    async close() {
      for (const { links } of hosts) for (const link of links) link.close();
      await Promise.all(hosts.map((host) => host.end('SIGKILL')));
      await cluster.close();
    },
  };
}

function hostOf(links: readonly Relay[], { plant = 'none', pages }: Furnishing): TestHost {
  const data = temporaryFolder();
  const ahead = join(data, 'ahead');
  let seconds = 0;
  const servers = links.map(({ port }) => `nats://127.0.0.1:${port}`).join();
  let child: ChildProcess | undefined;
  let port = 0;
  let said = '';
  return {
    get port() {
      return port;
    },
    links,
    said: () => said,
    async start() {
      seconds = 0;
      writeFileSync(ahead, '+0');
      const own = spawn(process.execPath, [PROGRAM, servers, data, plant, pages ?? data], {
        env: { ...ENV, ...calendar(ahead) },
      });
      child = own;
      running.add(own);
      own.once('exit', () => {
        running.delete(own);
        if (child === own) port = 0;
      });
      own.stderr.on('data', (text) => {
        said += text;
      });
      await new Promise<void>((resolve) => {
        own.once('exit', () => resolve());
        own.stdout.on('data', (text) => {
          const [, digits] = /port (\d+)/.exec(String(text)) ?? [];
          if (!digits) return;
          port = Number(digits);
          resolve();
        });
      });
    },
    signal: (signal) => void child?.kill(signal),
    async end(signal) {
      const own = child;
      port = 0;
      if (!own || own.exitCode !== null || own.signalCode !== null) return;
      const exited = once(own, 'exit');
      own.kill('SIGCONT');
      own.kill(signal);
      await exited;
    },
    jump(by) {
      seconds += by;
      writeFileSync(ahead, `${seconds < 0 ? '' : '+'}${seconds}`);
    },
  };
}
