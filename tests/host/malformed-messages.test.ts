/** Whatever comes in that is no proper call of who may make it: the match stays as it is, and the server up. */
import { afterAll, expect, it, vi } from 'vitest';
import { type Clock, systemClock } from '#main/host/time/clock.ts';
import { pick, type Random, seeded } from '#shared/engine/random.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { contract, MAX_MESSAGE_BYTES } from '#shared/protocol/contract.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { dial, type LineKind, visit } from './support/client.ts';
import { gather, type Party } from './support/table-party.ts';
import { fastClock, removeFolders, startServer } from './support/test-server.ts';

const SEATS = [0, 1, 2, 3, 4];
/** `MESSAGES=100000` in the environment for a long look. */
const MESSAGES = Number(process.env.MESSAGES ?? 10_000);

/** So long a quarter of them may take on a busy machine, in ms. */
const PATIENCE = 150_000;

afterAll(removeFolders);

/** What an intruder knows of the table. */
interface Known {
  readonly table: string;
  /** A seat of its own, which is not asked. */
  readonly seat: Seat;
  /** The host's session, without its secret. */
  readonly id: string;
}

const CALLS = Object.entries(contract).flatMap(([group, calls]) =>
  Object.keys(calls).map((name) => `/${group}/${name}`),
);
/** Not `close`: they come from this computer, which may close every table. */
const HOSTS_CALLS = [
  ...['start', 'again', 'seatBot', 'setSeats', 'clearSeat', 'setOptions'],
  ...['changeSettings', 'rename', 'newCode', 'swapSeats', 'remove', 'pause'],
];
const FIELDS = [
  ...['table', 'seat', 'viewer', 'since', 'match', 'version', 'move', 'options', 'name', 'level', 'token', 'game'],
  ...['seats', 'code', 'settings', 'a', 'b', 'paused', 'text', 'gesture', 'id', 'address', 'role'],
  ...['claim', 'yes'],
];
const SCRAPS: readonly unknown[] = [
  ...[null, true, -1, 0, 1e308, '', 'everyone', '__proto__', '\u0000\ud800', [], {}, 'x'.repeat(500)],
  { constructor: { prototype: { polluted: 1 } } },
  JSON.parse('{"__proto__":{"polluted":1}}'),
  JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`),
];

function call(random: Random, path: string, json: unknown, more: object = {}): string {
  return JSON.stringify({ i: String(random.below(1000)), p: { u: path, b: { json, ...more } } });
}

/** Any fields with anything in them; sometimes the table is the right one. */
function anyInput(random: Random, table: string): object {
  const fields = FIELDS.filter(() => random.below(2) === 0).map((field) => [field, pick(SCRAPS, random)]);
  return { ...Object.fromEntries(fields), ...(random.below(2) === 0 ? { table } : {}) };
}

function otherSeat(random: Random, seat: Seat): Seat {
  return (seat + 1 + random.below(5)) % 6;
}

type Make = (random: Random, known: Known) => string | Uint8Array<ArrayBuffer>;

/** Every kind of garbage. None of it is a call that could change anything if its sender were taken for what it is. */
const KINDS: Readonly<Record<string, Make>> = {
  'broken JSON': (random, { table }) => {
    const text = call(random, pick(CALLS, random), { table });
    return text.slice(0, 1 + random.below(text.length - 1));
  },
  'no message': (random) => JSON.stringify(pick(SCRAPS, random)),
  bytes: (random) => Uint8Array.from({ length: 1 + random.below(200) }, () => random.below(256)),
  'other messages': (random) =>
    JSON.stringify({ i: String(random.below(50)), t: random.below(6), p: pick(SCRAPS, random) }),
  headers: (random) => {
    const type = pick(['text/event-stream', 'multipart/form-data', 'application/x-www-form-urlencoded'], random);
    return JSON.stringify({ i: '1', p: { u: '/play/move', m: 'GET', h: { 'content-type': type } } });
  },
  'unknown procedures': (random) => {
    const paths = [
      '/',
      '/play',
      '/play/cheat',
      '/table/__proto__',
      '/constructor',
      '/../session/greet',
      '/session/greet/x',
    ];
    return call(random, pick(paths, random), {});
  },
  'wrong types': (random, { table }) => {
    const paths = CALLS.filter((path) => path !== '/session/greet');
    return call(random, pick(paths, random), anyInput(random, table));
  },
  'strange values': (random, { table }) => {
    const path = pick(['__proto__', 'table', 'constructor', 'polluted'], random);
    return call(random, '/table/sit', { table }, { meta: [[random.below(9), path, 'polluted']], maps: [[path]] });
  },
  'almost too long': (random) => call(random, '/play/move', 'x'.repeat(MAX_MESSAGE_BYTES - 50 - random.below(60))),
  'moves out of turn': (random, { table, seat }) => {
    const move = pick(
      [{ type: 'pass' }, { type: 'bid', rank: 'A' }, { type: 'play', card: 'AC' }, { type: 'deal' }],
      random,
    );
    return call(random, '/play/move', { table, seat, match: 0, version: random.below(9), move });
  },
  'forged seats': (random, { table, seat }) => {
    const others = { table, seat: otherSeat(random, seat) };
    const paths = ['/table/stand', '/table/clearSeat'];
    if (random.below(2) === 0) return call(random, pick(paths, random), others);
    if (random.below(2) === 0) return call(random, '/play/watch', { table, viewer: others.seat });
    return call(random, '/play/move', { ...others, match: 0, version: 2, move: { type: 'pass' } });
  },
  'the host’s calls': (random, { table }) => {
    const input = pick(
      [
        ...[{}, { seat: 1 }, { seat: 1, level: 'random' }, { seats: 5 }, { options: {} }],
        ...[{ settings: { locked: true } }, { a: 0, b: 1 }, { paused: true }],
      ],
      random,
    );
    return call(random, `/table/${pick(HOSTS_CALLS, random)}`, { table, ...input });
  },
  'forged tokens': (random, { id }) => {
    const token = pick([id, `${id}.`, `${id}.${'A'.repeat(22)}`, `x.${'A'.repeat(22)}`, "' OR 1=1 --"], random);
    return call(random, '/session/greet', { token });
  },
};

async function latestOf({ table, visitors }: Party, seat: Seat): Promise<PlayUpdate> {
  const stream = await visitors[seat]?.client.play.watch({ table, viewer: seat });
  for await (const update of stream ?? []) return update;
  throw new Error('no update');
}

/** Everybody has the table open, as people do at a match: nobody is away, and no bot plays for them. */
async function keepOpen({ table, visitors }: Party): Promise<void> {
  for (const { client } of visitors) await (await client.table.watch({ table })).next();
}

/**
 * A second passes in a millisecond until `calm` is called: nobody is turned away for speed, every message is looked at
 * for what it is. Who comes back afterwards is not taken to be away for minutes meanwhile.
 */
function hurriedClock(): { readonly clock: Clock; calm(): void } {
  const fast = fastClock(1000);
  let ahead: number | undefined;
  return {
    clock: {
      now: () => (ahead === undefined ? fast.now() : systemClock.now() + ahead),
      after: (ms, call) => (ahead === undefined ? fast : systemClock).after(ms, call),
    },
    calm() {
      ahead = fast.now() - systemClock.now();
    },
  };
}

/** Sends the messages over the socket, some at a time, so that it is heard and not hung up on. */
async function send(
  port: number,
  token: string | undefined,
  messages: readonly (string | Uint8Array<ArrayBuffer>)[],
  manner: LineKind,
) {
  const { socket, frames, leave } = token === undefined ? await dial(port, manner) : await visit(port, token, manner);
  for (const [index, message] of messages.entries()) {
    // What is sealed is text, whatever it says; bytes are for who does not seal.
    if (typeof message === 'string') socket.send(message);
    else if (socket instanceof WebSocket) socket.send(message);
    else socket.send(String.fromCharCode(...message));
    if (index % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // One message a turn of the host's loop: it takes its time.
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(messages.length / 2), { timeout: PATIENCE });
  expect(socket.readyState).toBe(WebSocket.OPEN);
  await leave();
  return frames;
}

it(`${MESSAGES} messages of garbage change nothing`, { timeout: 4 * PATIENCE }, async () => {
  const { clock, calm } = hurriedClock();
  const server = await startServer({ clock, random: seeded(3) });
  const party = await gather(server.port, { game: 'briscola-chiamata', seats: 5, options: { deals: 1 } });
  const { table, visitors } = party;
  await keepOpen(party);
  await visitors[0]?.client.table.start({ table });
  const before = await Promise.all(SEATS.map((seat) => latestOf(party, seat)));
  const [speaks] = (before[0] as { observation: { toAct: [Seat] } }).observation.toAct;
  const seat = SEATS.find((one) => one !== 0 && one !== speaks) as Seat;
  const known: Known = { table, seat, id: visitors[0]?.token.split('.')[0] ?? '' };

  const random = seeded(5);
  const kinds = Object.values(KINDS);
  const garbage = Array.from({ length: MESSAGES }, () => pick(kinds, random)(random, known));
  const outsider = await visit(server.port);
  // Who has not greeted, who has not come in, who has no seat, and who has one.
  const senders = [undefined, outsider.token, visitors.at(-1)?.token, visitors[seat]?.token];
  const share = Math.ceil(MESSAGES / senders.length);
  for (const [k, token] of senders.entries()) {
    const theirs = garbage.slice(k * share, (k + 1) * share);
    const half = Math.ceil(theirs.length / 2);
    for (const [manner, part] of [
      ['plain', theirs.slice(0, half)],
      ['sealed', theirs.slice(half)],
    ] as const) {
      const frames = await send(server.port, token, part, manner);
      expect(frames.join()).not.toMatch(/[.]ts|node_modules|SQLITE/);
    }
  }

  // Too long by a byte, and by much: nobody listens any more.
  for (const length of [MAX_MESSAGE_BYTES + 1, 10 * 1024 * 1024]) {
    for (const manner of ['plain', 'sealed'] as const) {
      const { socket, closed } = await dial(server.port, manner);
      socket.send('x'.repeat(length));
      // A frame's length goes in steps: a byte too many fits in, and is refused as a message.
      if (manner === 'plain' || length > 2 * MAX_MESSAGE_BYTES) expect(await closed).toBe(1009);
    }
  }

  calm();
  expect(server.log).toEqual([]);
  expect({}).not.toHaveProperty('polluted');
  const again = {
    table,
    inRoom: false,
    visitors: await Promise.all(visitors.map(({ token }) => visit(server.port, token))),
  };
  expect(await Promise.all(SEATS.map((one) => latestOf(again, one)))).toEqual(before);
  const { version } = before[speaks] as PlayUpdate;
  await again.visitors[speaks]?.client.play.move({ table, seat: speaks, match: 0, version, move: { type: 'pass' } });
  expect((await latestOf(again, 0)).version).toBe(version + 1);
  await server.stop();
});
