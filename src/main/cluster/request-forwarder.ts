/**
 * A line comes in at any host; what is asked over it is answered by who holds what it is about. So a line is carried on to
 * other hosts, as many as it needs, and each of them has it as one of its own. Where one of these ends, or its way to here
 * gets lost, the whole line is hung up: whoever is at its end dials again, as after any break.
 */
import type {
  Connection,
  ForwardedConnection,
  ForwardedGreeting,
  Forwarder,
  Transport,
} from '../host/api/connection.ts';
import type { Caller } from '../host/connections/callers.ts';
import { isSameCode, parseCode } from '../host/table/table-access.ts';
import { ROOM_ID } from '../store/store.ts';
import type { Broker } from './broker.ts';
import type { Shard } from './log-message.ts';
import type { Ownership } from './ownership.ts';
import { type Frame, PeerChannels } from './peer-channels.ts';

// Where in the cluster a call is answered.

/** What a message asks for, as far as its way hangs on it. */
export interface CallTarget {
  readonly i: string;
  /** It leaves a call or a stream. */
  readonly stops: boolean;
  readonly path: string;
  readonly input: { readonly table?: unknown; readonly code?: unknown; readonly room?: unknown };
}

/** `here`: by the host that the line came in at. `least`: by the host that has least to do. `code`: by who holds what has this code. */
export type Route = 'here' | 'least' | { readonly holding: Shard } | { readonly code: string };

/** What a message asks for; it is one of the protocol. */
function parseCallTarget(text: string): CallTarget {
  const { i, t, p } = JSON.parse(text) as {
    i: string;
    t?: number;
    p?: { u: string; b?: { json?: CallTarget['input'] | null } };
  };
  return { i, stops: t === 4, path: p?.u ?? '', input: p?.b?.json ?? {} };
}

/** `holdingOf` says what a table's calls are written as. */
function routeOf({ path, input }: CallTarget, holdingOf: (table: string) => Shard): Route {
  if (path === '/session/greet' || path === '/tables/watch' || path.startsWith('/lan/')) return 'here';
  if (path === '/tables/enter') return { code: String(input.code ?? '') };
  if (path === '/tables/open') return input.room === true ? { holding: ROOM_ID } : 'least';
  // A practice begins with a record, and who holds the room knows which are still secret.
  if (typeof input.table === 'string' && !path.startsWith('/evening/') && !path.startsWith('/records/'))
    return { holding: holdingOf(input.table) };
  return { holding: ROOM_ID };
}

/** So long a call waits for somebody to hold what it is about, in ms. */
const OWNER_TIMEOUT_MS = 15_000;

/** So soon it is looked whether somebody does, in ms … */
const OWNER_POLL_MIN_MS = 50;

/** … and then less and less often, down to this, in ms: thousands wait where a host has gone. */
const OWNER_POLL_MAX_MS = 400;

/** Over how many lines calls go, for who counts. */
export interface ForwardedCounts {
  readonly out: number;
  readonly in: number;
}

interface RequestForwarderDeps {
  readonly broker: Broker;
  readonly member: Ownership;
  log(line: string): void;
  /** A line that was carried here. */
  accept(line: Transport, vouched: ForwardedGreeting): Connection;
}

/** A line that came in here, and where it is carried on to. */
interface IncomingLine {
  readonly hosts: Set<string>;
  readonly line: Transport;
}

export class RequestForwarder implements Forwarder {
  readonly #deps: RequestForwarderDeps;
  readonly #channels: PeerChannels;
  /** Those that came in here, by number. */
  readonly #incoming = new Map<string, IncomingLine>();
  /** Those that were carried here, by the host they came in at and their number there. */
  readonly #guests = new Map<string, { readonly from: string; readonly connection: Connection }>();
  #numbers = 0;

  constructor(deps: RequestForwarderDeps) {
    this.#deps = deps;
    const { broker, member } = deps;
    this.#channels = new PeerChannels({
      broker,
      id: member.id,
      log: deps.log,
    });
    this.#channels.on('frame', ({ from, frame }) => this.#take(from, frame));
    this.#channels.on('broken', (host) => this.#broken(host));
  }

  get forwarded(): ForwardedCounts {
    return { out: [...this.#incoming.values()].filter(({ hosts }) => hosts.size > 0).length, in: this.#guests.size };
  }

  begin(caller: Caller, line: Transport): ForwardedConnection {
    const number = String(this.#numbers++);
    const incoming: IncomingLine = { hosts: new Set(), line };
    this.#incoming.set(number, incoming);
    /** Calls that are answered elsewhere, or wait until it is known where. */
    const elsewhere = new Map<string, string | undefined>();
    const carry = (to: string, i: string, text: string): void => {
      const { greeting } = caller;
      if (!greeting || !this.#incoming.has(number)) return;
      if (!incoming.hosts.has(to)) {
        incoming.hosts.add(to);
        const isSealed = line.isEncrypted ?? false;
        this.#channels.send(to, [number, 'open', line.address ?? null, isSealed, greeting.token, greeting.isScreen]);
      }
      elsewhere.set(i, to);
      this.#channels.send(to, [number, 'ask', text]);
    };
    return {
      forward: (text, here) => {
        const asked = parseCallTarget(text);
        if (asked.stops) return this.#stop(asked.i, elsewhere, (to) => carry(to, asked.i, text));
        if (caller.refuse()) return false;
        const at = this.#now(asked);
        if (at === this.#deps.member.id) return false;
        if (at !== undefined) carry(at, asked.i, text);
        else {
          elsewhere.set(asked.i, undefined);
          this.#find(asked).then(
            (found) => {
              if (!elsewhere.delete(asked.i)) return;
              if (found === undefined || found === this.#deps.member.id) here();
              else carry(found, asked.i, text);
            },
            () => line.close('nobody could be found who answers'),
          );
        }
        return true;
      },
      closed: () => {
        this.#incoming.delete(number);
        for (const to of incoming.hosts) this.#channels.send(to, [number, 'shut']);
      },
    };
  }

  /** Hangs up on all who are carried on to others. */
  hangUp(): void {
    for (const { hosts, line } of [...this.#incoming.values()]) if (hosts.size > 0) line.close('this host is cut off');
  }

  /** To be called now and then: hosts that have gone carry nothing any more. */
  tick(): void {
    const { member } = this.#deps;
    const spoken = new Set([
      ...[...this.#incoming.values()].flatMap(({ hosts }) => [...hosts]),
      ...[...this.#guests.values()].map(({ from }) => from),
    ]);
    for (const host of spoken) {
      if (member.heartbeats.isAlive(host)) continue;
      this.#channels.forget(host);
      this.#broken(host);
    }
    this.#channels.tick();
  }

  stop(): void {
    for (const [key, { connection, from }] of [...this.#guests]) {
      this.#channels.send(from, [key.slice(from.length + 1), 'end']);
      connection.closed();
    }
    this.#guests.clear();
    this.#channels.tick();
    this.#channels.stop();
  }

  /** Leaves a call; nothing where it is answered here. */
  #stop(i: string, elsewhere: Map<string, string | undefined>, carry: (to: string) => void): boolean {
    if (!elsewhere.has(i)) return false;
    const to = elsewhere.get(i);
    elsewhere.delete(i);
    if (to !== undefined) carry(to);
    elsewhere.delete(i);
    return true;
  }

  /** The host that answers it; nothing where that has still to be found. */
  #now(asked: CallTarget): string | undefined {
    const { member } = this.#deps;
    const way = routeOf(asked, (table) => member.directory.shardOf(table));
    if (way === 'here') return member.id;
    if (way === 'least') return member.heartbeats.leastLoaded();
    if ('holding' in way) return member.ownerOf(way.holding);
    const holding = this.#holdingOfCode(way.code);
    return holding === undefined ? undefined : member.ownerOf(holding);
  }

  /** Waits for who answers it; nothing where nobody does. */
  async #find(asked: CallTarget): Promise<string | undefined> {
    const { member } = this.#deps;
    const until = performance.now() + OWNER_TIMEOUT_MS;
    // What others have written a moment ago may be on its way.
    await member.caughtUp().catch(() => undefined);
    for (let pause = OWNER_POLL_MIN_MS; performance.now() < until; pause = Math.min(2 * pause, OWNER_POLL_MAX_MS)) {
      const at = this.#now(asked);
      if (at !== undefined) return at;
      const way = routeOf(asked, (table) => member.directory.shardOf(table));
      if (way === 'here' || way === 'least') return member.id;
      const holding = 'holding' in way ? way.holding : (this.#holdingOfCode(way.code) ?? ROOM_ID);
      // A code that nothing has is tried at the room's door, and counted there.
      const holder = member.ownerOf(holding);
      if (holder !== undefined) return holder;
      if (holding !== ROOM_ID && !member.directory.owners.has(holding)) return member.id;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return undefined;
  }

  #holdingOfCode(typed: string): Shard | undefined {
    const code = parseCode(typed);
    if (code === undefined) return undefined;
    const { tables, roomCode } = this.#deps.member.directory;
    // Until somebody has taken the room, it has no code.
    if (roomCode !== '' && isSameCode(roomCode, code)) return ROOM_ID;
    for (const table of tables.values()) if (!table.room && isSameCode(table.code, code)) return table.id;
    return undefined;
  }

  #take(from: string, frame: Frame): void {
    const [number, kind] = frame;
    const key = `${from} ${number}`;
    if (kind === 'open') this.#open(from, number, frame);
    else if (kind === 'ask') this.#guests.get(key)?.connection.receive(frame[2]);
    else if (kind === 'tell') this.#incoming.get(number)?.line.send(frame[2]);
    else if (kind === 'end') this.#incoming.get(number)?.line.close('the host that answered has gone');
    else {
      this.#guests.get(key)?.connection.closed();
      this.#guests.delete(key);
    }
  }

  #open(from: string, number: string, [, , address, isSealed, token, isScreen]: Extract<Frame, { 1: 'open' }>): void {
    const key = `${from} ${number}`;
    const line: Transport = {
      address: address ?? undefined,
      isEncrypted: isSealed,
      send: (text) => {
        if (this.#guests.has(key)) this.#channels.send(from, [number, 'tell', text]);
      },
      close: () => {
        if (!this.#guests.delete(key)) return;
        this.#channels.send(from, [number, 'end']);
        connection.closed();
      },
    };
    const connection = this.#deps.accept(line, { token, isScreen });
    this.#guests.set(key, { from, connection });
  }

  /** All that goes between here and that host begins anew. */
  #broken(host: string): void {
    for (const { hosts, line } of [...this.#incoming.values()])
      if (hosts.has(host)) line.close('a host of the house has gone');
    for (const [key, { from, connection }] of [...this.#guests]) {
      if (from !== host) continue;
      this.#guests.delete(key);
      this.#channels.send(from, [key.slice(from.length + 1), 'end']);
      connection.closed();
    }
  }
}
