/** A desktop's line to another host: what who stands between hears of it, and that three cards give them away. */
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Transport } from '#main/host/api/connection.ts';
import { x25519 } from '#main/lan/encryption/x25519.ts';
import { dial as dialHost } from '#main/lan/reach/encrypted-client.ts';
import { type KnownHosts, knownHosts } from '#main/lan/reach/known-hosts.ts';
import { pipeToHost } from '#main/lan/reach/remote-host-pipe.ts';
import { listen } from '#main/lan/server/server.ts';
import { fromHex, toHex } from '#shared/crypto/bytes.ts';
import { fingerprintOf } from '#shared/crypto/secure-channel.ts';
import { authenticationCards, nonceCommitment } from '#shared/crypto/short-auth-string.ts';
import type { ChannelStatus, KeyComparison } from '#shared/protocol/lan.ts';
import { compareHostKey } from '../../src/renderer/client/connection/compare-keys.ts';
import { useConnection } from '../../src/renderer/client/connection/connection.ts';
import { rpcClient, rpcOver } from '../../src/renderer/client/connection/rpc.ts';
import { type Client, visit } from '../host/support/client.ts';
import { removeFolders, startServer, type TestServer, temporaryFolder } from '../host/support/test-server.ts';

/** The line of the window, as its page has it. */
const window: { hash: Uint8Array | undefined; compared: boolean[]; left: number } = {
  hash: undefined,
  compared: [],
  left: 0,
};
vi.mock(import('../../src/renderer/client/connection/connection.ts'), async (actual) => ({
  ...(await actual()),
  currentTransport: () =>
    ({ hash: window.hash, confirmComparison: (same: boolean) => window.compared.push(same) }) as never,
  leaveHost: () => void window.left++,
}));

const open: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
  Object.assign(window, { hash: undefined, compared: [], left: 0 });
});
afterAll(removeFolders);

async function standing(): Promise<TestServer> {
  const server = await startServer();
  open.push(server);
  return server;
}

/** A desktop that goes over to the host at this port of this computer, as its window and its main process do it. */
async function desktop(port: number, version: string, hosts: KnownHosts) {
  const { port1, port2: page } = new MessageChannel();
  const words: ChannelStatus[] = [];
  const texts: ((text: string) => void)[] = [];
  const gone = new Promise<void>((resolve) => page.on('close', resolve));
  const sealed = new Promise<Extract<ChannelStatus, { line: 'sealed' }>>((resolve) => {
    page.on('message', (data: string | ChannelStatus) => {
      if (typeof data === 'string') {
        page.postMessage(null);
        for (const call of texts) call(data);
      } else {
        words.push(data);
        if (data.line === 'sealed') resolve(data);
      }
    });
  });
  const main = {
    on: (event: string, call: (message: never) => void) =>
      port1.on(event, (data) => call((event === 'message' ? { data } : undefined) as never)),
    postMessage: (message: unknown) => port1.postMessage(message),
    start: () => undefined,
    close: () => port1.close(),
  };
  open.push({ stop: () => page.close() });
  await pipeToHost(main, { address: `127.0.0.1:${port}` }, version, hosts);
  const client = rpcClient<Client>(
    rpcOver({
      send: (text) => page.postMessage(text),
      onText: (call) => texts.push(call),
      onClose: (call) => void gone.then(call),
    }),
  );
  return { client, sealed, words, gone };
}

const pinned = (): KnownHosts => knownHosts(join(temporaryFolder(), 'known-hosts.json'));

/** What lies at the host's own computer. */
async function watched(server: TestServer): Promise<(KeyComparison | null)[]> {
  const home = await visit(server.port, undefined, 'sealed');
  open.push({ stop: () => home.leave() });
  const lying: (KeyComparison | null)[] = [];
  const stream = await home.client.line.watch({});
  void (async () => {
    for await (const shown of stream) lying.push(shown);
  })().catch(() => undefined);
  await vi.waitFor(() => expect(lying).toHaveLength(1), { timeout: 20_000 });
  return lying;
}

const asPage = (client: Client, hash: Uint8Array): void => {
  window.hash = hash;
  useConnection.setState({ client });
};

it('shows both the same three cards where nobody stands between, others each time, and keeps that they were compared', async () => {
  const server = await standing();
  const lying = await watched(server);
  const hosts = pinned();
  const { 'panno-verde': version } = server.host.about();
  const { client, sealed } = await desktop(server.port, version, hosts);
  const { print, by, hash } = await sealed;
  expect([print, by]).toEqual([server.host.keyFingerprint, 'sight']);
  await client.session.greet({});
  asPage(client, hash);
  const drawn: string[] = [];
  for (let time = 0; time < 2; time++) {
    const cards = await compareHostKey();
    await vi.waitFor(() => expect(lying.at(-1)?.cards).toEqual(cards), { timeout: 20_000 });
    drawn.push(String(cards));
    const home = await visit(server.port, undefined, 'sealed');
    await home.client.line.putAway({});
    await home.leave();
  }
  expect(new Set(drawn).size).toBe(2);
  expect(server.log).toEqual([]);
});

/** What somebody between does with what is said on the way up; nothing where they answer it themselves. */
type Answering = (text: string, down: (text: string) => void, lines: Lines) => Promise<string | undefined>;

/** Both lines of who stands between: the guest's, to them, and theirs, to the host. */
interface Lines {
  readonly guests: Uint8Array;
  readonly hosts: Uint8Array;
  /** Asks the host something of their own. */
  ask(path: string, input: unknown): Promise<Record<string, string>>;
}

/** Stands between with a key of their own: opens what comes from either end, reads it, and seals it for the other. */
async function standBetween(server: TestServer, answering: Answering) {
  const key = x25519.pairOf(new Uint8Array(32).fill(5));
  const read: string[] = [];
  const accept = (near: Transport) => {
    const up: string[] = [];
    const asked = new Map<string, (answer: Record<string, string>) => void>();
    let hosts: Uint8Array | undefined;
    let count = 0;
    const far = dialHost(`127.0.0.1:${server.port}`, undefined, {
      onOpened(_, hash) {
        hosts = hash;
        for (const text of up.splice(0)) far.send(text, () => undefined);
      },
      onMessage(text) {
        read.push(text);
        const { i, p } = JSON.parse(text) as { i: string; p?: { b?: { json?: Record<string, string> } } };
        const own = asked.get(i);
        if (own) own(p?.b?.json ?? {});
        else near.send(text);
      },
      onClosed: () => near.close('gone'),
    });
    const send = (text: string): void => void (hosts ? far.send(text, () => undefined) : up.push(text));
    const ask: Lines['ask'] = (path, input) =>
      new Promise((resolve) => {
        const i = `own-${count++}`;
        asked.set(i, resolve);
        send(JSON.stringify({ i, p: { u: path, b: { json: input } } }));
      });
    return {
      receive(message: unknown) {
        const text = String(message);
        read.push(text);
        const lines = { guests: near.hash?.() as Uint8Array, hosts: hosts as Uint8Array, ask };
        void answering(text, near.send, lines).then((onward) => onward !== undefined && send(onward));
      },
      enqueueWork: (run: () => void) => run(),
      countSignal: () => true,
      connectionClass: () => 'known' as const,
      latencyMeasured: () => undefined,
      closed: () => far.terminate(),
    };
  };
  const between = await listen({
    port: 0,
    host: '127.0.0.1',
    pages: '/nowhere',
    key,
    about: server.host.about,
    accept,
  });
  open.push({ stop: () => between.close() });
  return { port: between.port, print: fingerprintOf(key.open), read };
}

const callIn = (text: string) =>
  JSON.parse(text) as { i: string; p?: { u?: string; b?: { json?: { part?: string } } } };
const answerTo = (i: string, json: object): string => JSON.stringify({ i, p: { s: 200, b: { json } } });

/** Begins a comparison of their own with each, and shows the guest a part that they were bound to before. */
const smart: () => Answering = () => {
  const ours = new Uint8Array(32).fill(77);
  return async (text, down, { guests, ask }) => {
    const { i, p } = callIn(text);
    if (p?.u === '/line/compare') {
      down(answerTo(i, { commitment: toHex(nonceCommitment(guests, ours)) }));
      return undefined;
    }
    if (p?.u !== '/line/show') return text;
    await ask('/line/compare', {});
    await ask('/line/show', { part: p.b?.json?.part });
    down(answerTo(i, { part: toHex(ours) }));
    return undefined;
  };
};

/** Lets the host show its cards first, and then looks for a part of which the guest would see the same. */
const grinding: (found: { cards?: string }) => Answering = (found) => {
  let shown = '';
  return async (text, down, { guests, hosts, ask }) => {
    const { i, p } = callIn(text);
    if (p?.u === '/line/compare') {
      await ask('/line/compare', {});
      const theirs = new Uint8Array(32).fill(3);
      const { part = '' } = await ask('/line/show', { part: toHex(theirs) });
      shown = authenticationCards(hosts, fromHex(part), theirs).join();
      down(answerTo(i, { commitment: toHex(nonceCommitment(guests, new Uint8Array(32))) }));
      return undefined;
    }
    if (p?.u !== '/line/show') return text;
    const callers = fromHex(p.b?.json?.part ?? '');
    const part = new Uint8Array(32);
    for (let k = 0; found.cards !== shown; k++) {
      new DataView(part.buffer).setUint32(0, k);
      found.cards = authenticationCards(guests, part, callers).join();
    }
    down(answerTo(i, { part: toHex(part) }));
    return undefined;
  };
};

it.each([
  ['hands on what each says', () => async (text: string) => text],
  ['draws with each of them', smart],
] as const)('gives away who stands between at first sight, and %s', async (manner, how) => {
  const server = await standing();
  const lying = await watched(server);
  const between = await standBetween(server, how());
  const { 'panno-verde': version } = server.host.about();
  const { client, sealed } = await desktop(between.port, version, pinned());
  const { print, hash } = await sealed;
  // At first sight any key is taken, and all is read.
  expect(print).toBe(between.print);
  const { token } = await client.session.greet({});
  expect(between.read.join()).toContain(token);
  asPage(client, hash);
  const cards = await compareHostKey();
  await vi.waitFor(() => expect(lying.at(-1)?.cards).toHaveLength(3), { timeout: 20_000 });
  expect(lying.at(-1)?.cards).not.toEqual(cards);
  if (manner === 'draws with each of them') expect(cards).toHaveLength(3);
  // What was handed on was bound to another line: that is seen at once, and the line is left.
  else expect([cards, window.compared, window.left]).toEqual([undefined, [false], 1]);
});

it('gives away who looks for a part that makes the cards agree: they are bound to another', async () => {
  const server = await standing();
  const lying = await watched(server);
  const found: { cards?: string } = {};
  const between = await standBetween(server, grinding(found));
  const { 'panno-verde': version } = server.host.about();
  const { client, sealed } = await desktop(between.port, version, pinned());
  await client.session.greet({});
  asPage(client, (await sealed).hash);
  const cards = await compareHostKey();
  // They had found one, and it helps nothing.
  expect(found.cards).toBe(lying.at(-1)?.cards.join());
  expect([cards, window.compared, window.left]).toEqual([undefined, [false], 1]);
}, 120_000);

it('tells nothing to who stands between later', async () => {
  const server = await standing();
  const hosts = pinned();
  const { 'panno-verde': version } = server.host.about();
  const between = await standBetween(server, async (text) => text);
  hosts.keep({ address: `127.0.0.1:${between.port}`, print: server.host.keyFingerprint, host: 'tower', by: 'sight' });
  const { words, gone } = await desktop(between.port, version, hosts);
  await gone;
  expect(words).toEqual([{ line: 'stranger', print: between.print, known: 'tower', as: null }]);
  expect(between.read).toEqual([]);
});
