/**
 * node tools/network-namespaces.ts: a house of computers on this one, each a network namespace of its own: three on one
 * bridge, and one behind a router, where no multicast comes through. A table server runs on each; what each finds of
 * the others is printed until Ctrl-C. Nothing of it touches the machine's real network. Linux, no root needed.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why there can be no such network here, in a few words; nothing if there can. */
export function whyNoNamespaces(): string | undefined {
  if (process.platform !== 'linux') return 'network namespaces are Linux’s';
  const tried = spawnSync('unshare', [...OWN, 'ip', 'link', 'add', 'br0', 'type', 'bridge'], { encoding: 'utf8' });
  if (tried.error) return `there is no unshare (${tried.error.message})`;
  return tried.status === 0 ? undefined : tried.stderr.trim() || 'unshare is refused';
}

/** A user namespace, in which we may make networks, and a network namespace. */
const OWN = ['--user', '--map-root-user', '--net'];

export interface Computer {
  /** Its IPv4 address; `move` changes it. */
  address: string;
  readonly address6: string;
  /** What its plug is called at the router's end. */
  readonly plugName: string;
  /** Runs a program of the system on it, and waits for its end. */
  run(...command: string[]): Promise<void>;
  /** Runs a program on it. */
  spawn(command: string, ...args: string[]): ChildProcess;
  /** Pulls its plug, and puts it in again. */
  plug(isIn: boolean): Promise<void>;
  /** Gives it another address on its network, as a router may. */
  move(host: number): Promise<void>;
}

export interface TestNetwork {
  /** All on one network, where multicast comes through. */
  readonly computers: readonly Computer[];
  /** On another network, behind a router. */
  readonly far: Computer;
  /** Runs a program of the system where all cables come together, and waits for its end. */
  atRouter(...command: string[]): Promise<void>;
  /** Nothing that was started in it is left. */
  remove(): void;
}

/** So many computers on one network, and one behind the router. */
export async function makeTestNetwork(count: number): Promise<TestNetwork> {
  const started: ChildProcess[] = [];
  const router = await keep(spawn('unshare', [...OWN, ...KEEPER]), started);
  const atRouter = enterNamespace(router);
  const at = (...args: string[]) => call([...atRouter, ...args]);
  await at('ip', 'link', 'add', 'br0', 'type', 'bridge', 'mcast_snooping', '0');
  await at('ip', 'addr', 'add', '10.77.0.254/24', 'dev', 'br0');
  await at('ip', 'link', 'set', 'br0', 'up');
  await at('sh', '-c', 'echo 1 > /proc/sys/net/ipv4/ip_forward');

  const addComputer = async (name: string, net: number, host: number): Promise<Computer> => {
    const [command = '', ...args] = [...atRouter, 'unshare', '--net', ...KEEPER];
    const pid = await keep(spawn(command, args), started);
    const onIt = enterNamespace(pid);
    const on = (...more: string[]) => call([...onIt, ...more]);
    const address = `10.${net}.0.${host}`;
    const address6 = `fd${net}::${host}`;
    await at('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid));
    await at('ip', 'link', 'set', name, 'up');
    await on('ip', 'link', 'set', 'lo', 'up');
    await on('ip', 'addr', 'add', `${address6}/64`, 'dev', 'eth0', 'nodad');
    await on('ip', 'link', 'set', 'eth0', 'up');
    const settle = async (at: string): Promise<void> => {
      await on('ip', 'addr', 'add', `${at}/24`, 'dev', 'eth0');
      await on('ip', 'route', 'add', 'default', 'via', `10.${net}.0.254`);
    };
    await settle(address);
    const computer: Computer = {
      address,
      address6,
      plugName: name,
      run: on,
      spawn: (program, ...more) => {
        const child = spawn(onIt[0] ?? '', [...onIt.slice(1), program, ...more]);
        started.push(child);
        return child;
      },
      plug: (isIn) => at('ip', 'link', 'set', name, isIn ? 'up' : 'down'),
      async move(to) {
        await on('ip', 'addr', 'del', `${computer.address}/24`, 'dev', 'eth0');
        computer.address = `10.${net}.0.${to}`;
        await settle(computer.address);
      },
    };
    return computer;
  };

  const computers: Computer[] = [];
  for (let host = 1; host <= count; host++) {
    computers.push(await addComputer(`port${host}`, 77, host));
    await at('ip', 'link', 'set', `port${host}`, 'master', 'br0');
  }
  const far = await addComputer('far', 78, 1);
  await at('ip', 'addr', 'add', '10.78.0.254/24', 'dev', 'far');
  return {
    computers,
    far,
    atRouter: at,
    remove() {
      for (const child of started.reverse()) child.kill('SIGKILL');
    },
  };
}

/** Says that it is there, and holds a namespace until its input ends: with us, however that comes about. */
const KEEPER = ['sh', '-c', 'echo there; exec cat'];

/** The id of the process that holds a namespace. */
async function keep(child: ChildProcess, started: ChildProcess[]): Promise<number> {
  started.push(child);
  if (!child.stdout || !child.pid) throw new Error('a namespace could not be made');
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('a namespace could not be made'))),
  ]);
  return child.pid;
}

function enterNamespace(pid: number): string[] {
  return ['nsenter', '--target', String(pid), '--user', '--net', '--preserve-credentials'];
}

async function call([command = '', ...args]: string[]): Promise<void> {
  await run(command, args);
}

const SERVER = join(import.meta.dirname, '../src/main/headless.ts');
const GUEST = join(import.meta.dirname, '../tests/lan/support/guest.ts');

/** Four table servers, each with a table of a game, and what each finds of the others. */
async function show(): Promise<void> {
  const why = whyNoNamespaces();
  if (why) {
    process.stdout.write(`There can be no network of namespaces here: ${why}.\n`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'network-'));
  const network = await makeTestNetwork(3);
  process.once('SIGINT', () => {
    network.remove();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
  for (const computer of [...network.computers, network.far]) {
    const server = computer.spawn(process.execPath, SERVER, '--data', join(folder, computer.address));
    server.stdout?.once('data', () => {
      const guest = computer.spawn(process.execPath, GUEST);
      guest.stdout?.on('data', (said) => process.stdout.write(`${computer.address} ${said}`));
      guest.stdin?.write(`${JSON.stringify({ id: 1, call: 'tables.open', input: { game: 'viva' } })}\n`);
    });
  }
}

if (import.meta.main) await show();
