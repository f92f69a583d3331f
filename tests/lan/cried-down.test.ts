/** A neighbour fills multicast with tables that nobody has: the true ones are found all the same, and nobody goes deaf. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Computer, makeTestNetwork, type TestNetwork, whyNoNetwork } from '../../scripts/lan-namespaces.ts';

const why = whyNoNetwork();
if (why) process.stdout.write(`No host was cried down in namespaces of its own: ${why}.\n`);

const SERVER = join(import.meta.dirname, '../../src/main/headless.ts');
const support = (name: string) => join(import.meta.dirname, 'support', name);
const SEEN = { timeout: 40_000, interval: 50 };

/** What comes from a program that prints JSON, a line each. */
interface Said {
  readonly child: ChildProcess;
  readonly lines: Record<string, unknown>[];
}

function listen(child: ChildProcess): Said {
  const lines: Record<string, unknown>[] = [];
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  return { child, lines };
}

describe.skipIf(why)('a true table among invented ones', () => {
  let folder: string;
  let network: TestNetwork;
  let guests: readonly Said[];

  const [host, seeker, mallory] = [0, 1, 2].map((k) => () => network.computers[k] as Computer);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
    network = await makeTestNetwork(3);
    const start = async (computer: Computer): Promise<Said> => {
      const server = computer.spawn(process.execPath, SERVER, '--data', join(folder, computer.address));
      let said = '';
      server.stdout?.on('data', (text) => {
        said += text;
      });
      await vi.waitFor(() => expect(said).toContain('Everything is kept'), SEEN);
      return listen(computer.spawn(process.execPath, support('guest.ts')));
    };
    guests = [await start(host?.() as Computer), await start(seeker?.() as Computer)];
  });

  afterAll(() => {
    network?.remove();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('is found, by however many names they are said', async () => {
    const at = mallory?.() as Computer;
    const names = Array.from({ length: 100 }, (_, k) => `10.77.0.${k + 100}`);
    const adds = names.map((name) => `ip addr add ${name}/24 dev eth0`).join('; ');
    await new Promise((resolve) => at.spawn('sh', '-c', adds).once('close', resolve));
    const own = listen(at.spawn(process.execPath, support('crier.ts'), at.address));
    const others = listen(at.spawn(process.execPath, support('crier.ts'), at.address, ...names));
    await vi.waitFor(() => expect(Math.min(own.lines.length, others.lines.length)).toBeGreaterThan(5), SEEN);
    const [there, seeking] = guests as [Said, Said];
    const began = performance.now();
    there.child.stdin?.write(`${JSON.stringify({ id: 1, call: 'tables.open', input: { game: 'viva' } })}\n`);
    const address = `${(host?.() as Computer).address}:4747`;
    const found = () => (seeking.lines.findLast((line) => line.found)?.found ?? []) as { address: string }[];
    const isFound = await vi
      .waitFor(() => expect(found().map((one) => one.address)).toContain(address), SEEN)
      .then(
        () => true,
        () => false,
      );
    const said = [own, others].map(({ lines }) => lines.at(-1)?.said);
    const took = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(
      `beside ${said.join(' and ')} invented tables: ${isFound ? `found after ${took} s` : 'not found'}\n`,
    );
    expect(isFound).toBe(true);
    expect(found()).toHaveLength(1);
  });
});
