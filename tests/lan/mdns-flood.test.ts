/** A neighbour fills multicast with tables that nobody has: the true ones are found all the same, and nobody goes deaf. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Computer, makeTestNetwork, type TestNetwork, whyNoNamespaces } from '../../tools/network-namespaces.ts';
import { listen, type Said } from './support/json-lines.ts';

const why = whyNoNamespaces();
if (why) process.stdout.write(`No host was cried down in namespaces of its own: ${why}.\n`);

const SERVER = join(import.meta.dirname, '../../src/main/headless.ts');
const support = (name: string) => join(import.meta.dirname, 'support', name);
const SEEN = { timeout: 40_000, interval: 50 };

describe.skipIf(why)('a true table among invented ones', () => {
  let folder: string;
  let network: TestNetwork;
  let guests: readonly Said[];

  const at = (k: number) => network.computers[k] as Computer;

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
    guests = [await start(at(0)), await start(at(1))];
  });

  afterAll(() => {
    network?.remove();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('is found, by however many names they are said', async () => {
    const mallory = at(2);
    const names = Array.from({ length: 100 }, (_, k) => `10.77.0.${k + 100}`);
    const adds = names.map((name) => `ip addr add ${name}/24 dev eth0`).join('; ');
    await new Promise((resolve) => mallory.spawn('sh', '-c', adds).once('close', resolve));
    const own = listen(mallory.spawn(process.execPath, support('crier.ts'), mallory.address));
    const others = listen(mallory.spawn(process.execPath, support('crier.ts'), mallory.address, ...names));
    await vi.waitFor(() => expect(Math.min(own.lines.length, others.lines.length)).toBeGreaterThan(5), SEEN);
    const [there, seeking] = guests as [Said, Said];
    const began = performance.now();
    there.child.stdin?.write(`${JSON.stringify({ id: 1, call: 'tables.open', input: { game: 'viva' } })}\n`);
    const address = `${at(0).address}:4747`;
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
