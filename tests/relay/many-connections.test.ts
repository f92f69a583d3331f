/** A computer that opens all the connections it can to a relay which may open 256 files in all: others get in. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Computer, makeTestNetwork, type TestNetwork, whyNoNamespaces } from '../../tools/network-namespaces.ts';
import { TOKEN } from './support/relayed.ts';

const why = whyNoNamespaces();
if (why) process.stdout.write(`No relay was flooded in namespaces of its own: ${why}.\n`);

const RELAY = join(import.meta.dirname, '../../src/main/relay.ts');

/** Says nothing on any connection, opens another one for each that is ended, and prints a word once all were open. */
const FLOODER = `
const [, host, count] = process.argv;
let opened = 0;
const hold = () => {
  const socket = require('node:net').connect(4750, host, () => ++opened === Number(count) && console.log('opened'));
  socket.on('error', () => undefined).on('close', () => setTimeout(hold, 100));
};
for (let k = 0; k < Number(count); k++) hold();
`;
const DESCRIPTORS = 256;
const CONNECTIONS = 400;
const SEEN = { timeout: 30_000, interval: 50 };

describe.skipIf(why)('a relay with few descriptors', () => {
  let folder: string;
  let network: TestNetwork;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
    writeFileSync(join(folder, 'tokens'), TOKEN);
    network = await makeTestNetwork(3);
  });
  afterAll(() => {
    network?.remove();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('answers another computer while one takes all the connections it can', async () => {
    const [house, mallory, bea] = network.computers as [Computer, Computer, Computer];
    const few = `--nofile=${DESCRIPTORS}:${DESCRIPTORS}`;
    const flags = ['--tokens', join(folder, 'tokens'), '--name', `${house.address}:4750`];
    const relay = house.spawn('prlimit', few, process.execPath, RELAY, ...flags);
    let said = '';
    for (const stream of [relay.stdout, relay.stderr])
      stream?.on('data', (text) => {
        said += text;
      });
    await vi.waitFor(() => expect(said).toContain('4750'), SEEN);
    const flood = mallory.spawn(process.execPath, '-e', FLOODER, house.address, `${CONNECTIONS}`);
    await once(flood.stdout as Readable, 'data');
    const ask = `await fetch('http://${house.address}:4750/', { signal: AbortSignal.timeout(5000) })`;
    for (let k = 0; k < 3; k++) await bea.run(process.execPath, '--input-type=module', '-e', ask);
    expect(relay.exitCode).toBe(null);
  });
});
