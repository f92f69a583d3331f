/** Two houses in networks of their own, a relay between them with TLS, and a late line that the kernel makes (`tc netem`). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Computer, makeTestNetwork, type TestNetwork, whyNoNamespaces } from '../../tools/network-namespaces.ts';
import { listen, type Said } from '../lan/support/json-lines.ts';
import { SHORT } from './support/late-match.ts';
import { TOKEN } from './support/relayed.ts';

const OWN = ['--user', '--map-root-user', '--net'];

/** Why the kernel makes no line late here, in a few words. */
function whyNotLate(): string | undefined {
  const netem = 'tc qdisc add dev lo root netem delay 10ms'.split(' ');
  const tried = spawnSync('unshare', [...OWN, ...netem], { encoding: 'utf8' });
  return tried.status === 0 ? undefined : (tried.error?.message ?? tried.stderr.trim());
}

const why = whyNoNamespaces() ?? spawnSync('openssl', ['version']).error?.message;
if (why) process.stdout.write(`No two houses were made here: ${why}.\n`);
const whyLate = why ?? whyNotLate();
if (whyLate) process.stdout.write(`No line between two houses was made late by the kernel: ${whyLate}\n`);

const program = (name: string): string => join(import.meta.dirname, '../..', name);
const SEEN = { timeout: 60_000, interval: 50 };

describe.skipIf(why)('two houses', () => {
  let folder: string;
  let network: TestNetwork;
  let home: Said;
  let relayAt = '';
  let print = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
    network = await makeTestNetwork(2);
    const [middle, house] = network.computers as [Computer, Computer];
    const inFolder = (name: string): string => join(folder, name);
    const [cert, key, tokens] = [inFolder('cert.pem'), inFolder('key.pem'), inFolder('tokens')] as const;
    const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=relay -addext subjectAltName=IP:${middle.address}`;
    expect(spawnSync('openssl', [...request.split(' '), '-out', cert, '-keyout', key]).status).toBe(0);
    process.env.NODE_EXTRA_CA_CERTS = cert;
    writeFileSync(tokens, TOKEN);
    const name = `${middle.address}:4750`;
    relayAt = `https://${name}`;
    const flags = ['--tokens', tokens, '--name', name, '--cert', cert, '--key', key];
    await says(middle.spawn(process.execPath, program('src/main/relay.ts'), ...flags), '4750');
    const host = house.spawn(process.execPath, program('src/main/headless.ts'), '--data', join(folder, 'data'));
    await says(host, 'Everything is kept');
    home = listen(house.spawn(process.execPath, program('tests/lan/support/guest.ts')));
    ({ key: print = '' } = await call('session.greet', {}));
    await call('outside.open', { relay: relayAt, token: TOKEN });
  });
  afterAll(() => {
    Reflect.deleteProperty(process.env, 'NODE_EXTRA_CA_CERTS');
    network?.remove();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  async function says(child: ReturnType<Computer['spawn']>, word: string): Promise<void> {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        said += text;
      });
    await vi.waitFor(() => expect(said).toContain(word), SEEN);
  }

  let asked = 0;
  async function call(name: string, input: unknown): Promise<Record<string, string>> {
    const id = asked++;
    home.child.stdin?.write(`${JSON.stringify({ id, call: name, input })}\n`);
    await vi.waitFor(() => expect(home.lines.some((line) => line.id === id)).toBe(true), SEEN);
    const { value, ...wrong } = home.lines.find((line) => line.id === id) ?? {};
    expect(wrong).toEqual({ id });
    return value as Record<string, string>;
  }

  /** Both ways, at both ends of the friend's cable. */
  async function makeLate(roundTripMs: number, loss: number): Promise<void> {
    const netem = ['root', 'netem', 'delay', `${roundTripMs / 2}ms`, 'loss', `${loss}%`];
    await network.far.run('tc', 'qdisc', 'replace', 'dev', 'eth0', ...netem);
    await network.atRouter('tc', 'qdisc', 'replace', 'dev', network.far.plugName, ...netem);
  }

  /** The friend sits, and bots have the other seats. */
  async function begin(game: string): Promise<Said> {
    const { seats = 2, options = {} } = SHORT[game] ?? {};
    const { table = '', code = '' } = await call('tables.open', { game, seats, options });
    for (let seat = 0; seat < seats - 1; seat++) await call('table.seatBot', { table, seat, level: 'easy' });
    const args = [relayAt, print, code, table, game, `${seats - 1}`];
    const friend = listen(network.far.spawn(process.execPath, program('tests/relay/support/far-player.ts'), ...args));
    await vi.waitFor(() => expect(friend.lines[0]).toEqual({ seated: true }), SEEN);
    await call('table.start', { table });
    return friend;
  }

  const score = (friend: Said) =>
    vi.waitFor(() => expect(friend.lines.at(-1)).toMatchObject({ isOver: true }), { timeout: 220_000 });

  it
    .skipIf(whyLate)
    .each([50, 150, 300].flatMap((roundTripMs) => Object.keys(SHORT).map((game) => ({ game, roundTripMs }))))(
    'play $game to the score, $roundTripMs ms apart, with 3 % lost',
    async ({ game, roundTripMs }) => {
      await makeLate(roundTripMs, 3);
      const friend = await begin(game);
      await score(friend);
      const { waits: seen = [] } = friend.lines.at(-1) as { waits?: number[] };
      const waits = seen.toSorted((one, other) => one - other).map(Math.round);
      process.stdout.write(`${game}, ${roundTripMs} ms: ${waits[waits.length >> 1]} ms, ${waits.at(-1)} ms at most\n`);
      expect(friend.lines.at(-1)).toMatchObject({ lines: 1 });
    },
  );

  it('go on at the same seat where the router changes the address', async () => {
    const friend = await begin('briscola');
    await vi.waitFor(() => expect(friend.lines.at(-1)).toMatchObject({ presses: 5 }), SEEN);
    await network.far.move(2);
    await score(friend);
    expect(friend.lines.at(-1)?.lines).toBe(2);
  });
});
