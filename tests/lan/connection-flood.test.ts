/** A computer with hundreds of addresses takes all the lines it can of a table server that may open 256 files in all. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Computer, makeTestNetwork, type TestNetwork, whyNoNamespaces } from '../../tools/network-namespaces.ts';
import { listen, type Said } from './support/json-lines.ts';

const why = whyNoNamespaces();
if (why) process.stdout.write(`No host was attacked in namespaces of its own: ${why}.\n`);

const SERVER = join(import.meta.dirname, '../../src/main/headless.ts');
const support = (name: string) => join(import.meta.dirname, 'support', name);

/** All files and lines that the server may have open at once. */
const DESCRIPTORS = 256;

/** Of each of the attacker's addresses so many lines at once. */
const EACH = 6;

const SEEN = { timeout: 30_000, interval: 50 };

/** Does one thing on a computer, and waits until it is done. */
async function run(computer: Computer, ...command: string[]): Promise<Record<string, unknown> | undefined> {
  const [program = '', ...args] = command;
  const { child, lines } = listen(computer.spawn(program, ...args));
  await new Promise((resolve) => child.once('close', resolve));
  return lines.at(-1);
}

describe.skipIf(why)('a table server with few descriptors', () => {
  let folder: string;
  let network: TestNetwork;
  let server: ChildProcess;
  let said = '';
  let home: Said;

  const host = () => network.computers[0] as Computer;
  const mallory = () => network.computers[1] as Computer;
  const bea = () => network.computers[2] as Computer;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
    network = await makeTestNetwork(3);
    const few = `--nofile=${DESCRIPTORS}:${DESCRIPTORS}`;
    server = host().spawn('prlimit', few, process.execPath, SERVER, '--data', folder);
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => {
        said += text;
      });
    await vi.waitFor(() => expect(said).toContain('Everything is kept'), SEEN);
    // Somebody at home who looks for the tables of others all the while: that asks for the addresses again and again.
    home = listen(host().spawn(process.execPath, support('guest.ts')));
    await run(
      mallory(),
      'sh',
      '-c',
      addresses()
        .map((one) => `ip addr add ${one} dev eth0 nodad`)
        .join('; '),
    );
  });

  afterAll(() => {
    network?.remove();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  /** 84 of its own IPv6 network, and 60 of the house's IPv4 ones. */
  const addresses = () => [
    ...Array.from({ length: 84 }, (_, k) => `fd77::1:${(k + 1).toString(16)}/64`),
    ...Array.from({ length: 60 }, (_, k) => `10.77.0.${k + 100}/24`),
  ];

  let asked = 0;
  /** Calls a procedure as somebody at home, or at this computer. */
  async function call({ child, lines }: Said, name: string, input: unknown, at?: string): Promise<unknown> {
    const id = asked++;
    child.stdin?.write(`${JSON.stringify({ id, call: name, input, at })}\n`);
    await vi.waitFor(() => expect(lines.some((line) => line.id === id)).toBe(true), SEEN);
    const { value, ...wrong } = lines.find((line) => line.id === id) ?? {};
    expect(wrong).toEqual({ id });
    return value;
  }

  const visit = (from: Computer, at: string, token?: unknown) =>
    run(from, process.execPath, support('visitor.ts'), at, ...(typeof token === 'string' ? [token] : []));

  it('lives, and home, who sits there, and newcomers are let in while it is attacked', async () => {
    const { table, code } = (await call(home, 'tables.open', { game: 'viva', seats: 3 })) as Record<string, string>;
    const at = `${host().address}:4747`;
    await vi.waitFor(async () => expect(await visit(bea(), at)).toHaveProperty('token'), SEEN);
    const own = await call(home, 'session.greet', {});
    const seated = listen(bea().spawn(process.execPath, support('sitter.ts'), at, code ?? '', table ?? ''));
    await vi.waitFor(() => expect(seated.lines.at(-1)).toHaveProperty('token'), SEEN);

    const [four, six] = [addresses().slice(84), addresses().slice(0, 84)].map((all) =>
      all.map((one) => one.replace(/\/.*/, '')),
    );
    const flood = (where: string, from: readonly string[] = []) =>
      listen(mallory().spawn(process.execPath, support('flood.ts'), where, '4747', String(EACH), ...from));
    const floods = [flood(host().address6, six), flood(host().address, four)];
    const open = () => readdirSync(`/proc/${server.pid}/fd`).length;
    let most = 0;
    const looks = setInterval(() => {
      most = Math.max(most, server.exitCode === null ? open() : 0);
    }, 50);

    const came: unknown[] = [];
    for (let k = 0; k < 3; k++) {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      came.push(await visit(host(), '127.0.0.1:4747', (own as Record<string, unknown>).token));
      came.push(await visit(bea(), at, seated.lines.at(-1)?.token));
      came.push(await visit(bea(), at));
    }
    clearInterval(looks);
    const [ofSix, ofFour] = floods.map(({ lines }) => JSON.stringify(lines.at(-1)));
    process.stdout.write(
      `${DESCRIPTORS} descriptors: ${most} were open at most, beside ${ofSix} and ${ofFour}; let in: ${JSON.stringify(came)}; it said ${said.slice(-300)}\n`,
    );
    expect(server.exitCode).toBe(null);
    for (const one of came) expect(one).toHaveProperty('token');
    expect(most).toBeLessThan(DESCRIPTORS);
  });
});
