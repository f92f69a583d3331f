/**
 * Forwards requests to the host that owns their table. A client connects to any host; its
 * connection is forwarded to as many hosts as it needs, each of which treats it as its own. If one
 * of them ends, or the channel breaks, the whole connection is closed and the client reconnects.
 */
import type {
  Connection,
  ForwardedConnection,
  ForwardedGreeting,
  Forwarder,
  Transport,
} from '../host/api/connection.ts';
import type { Caller } from '../host/connections/caller.ts';
import { isSameCode, parseCode } from '../host/table/table-access.ts';
import { ROOM_ID } from '../store/store.ts';
import type { Broker } from './broker.ts';
import type { Shard } from './log-message.ts';
import type { Ownership } from './ownership.ts';
import { type Frame, PeerChannels } from './peer-channels.ts';

/** Where in the cluster a call is answered. */
/** The parts of a request that decide its route. */
export interface CallTarget {
  readonly i: string;
  /** It stops a call or a subscription. */
  readonly stops: boolean;
  readonly path: string;
  readonly input: { readonly table?: unknown; readonly code?: unknown; readonly room?: unknown };
}

/**
 * `here`: the host the client is connected to. `least`: the least loaded host. `code`: the owner of
 * what has this code.
 */
export type Route = 'here' | 'least' | { readonly holding: Shard } | { readonly code: string };

/** Parses a protocol message's target. */
function parseCallTarget(text: string): CallTarget {
  const { i, t, p } = JSON.parse(text) as {
    i: string;
    t?: number;
    p?: { u: string; b?: { json?: CallTarget['input'] | null } };
  };
  return { i, stops: t === 4, path: p?.u ?? '', input: p?.b?.json ?? {} };
}

/** `holdingOf` returns a table's shard. */
function routeOf({ path, input }: CallTarget, holdingOf: (table: string) => Shard): Route {
  if (path === '/session/greet' || path === '/tables/watch' || path.startsWith('/lan/')) return 'here';
  if (path === '/tables/enter') return { code: String(input.code ?? '') };
  if (path === '/tables/open') return input.room === true ? { holding: ROOM_ID } : 'least';
  // Practice starts from a record, and only the room's owner knows which are still secret.
  if (typeof input.table === 'string' && !path.startsWith('/evening/') && !path.startsWith('/records/'))
    return { holding: holdingOf(input.table) };
  return { holding: ROOM_ID };
}

/** Max wait for an owner, in ms. */
const OWNER_TIMEOUT_MS = 15_000;

/** First interval between checks for an owner, in ms. */
const OWNER_POLL_MIN_MS = 50;

/** Max interval after backoff, in ms: thousands wait when a host has gone. */
const OWNER_POLL_MAX_MS = 400;

/** Counts of forwarded connections for metrics. */
export interface ForwardedCounts {
  readonly out: number;
  readonly in: number;
}

interface RequestForwarderDeps {
  readonly engine: Broker;
  readonly member: Ownership;
  log(line: string): void;
  /** Accepts a connection forwarded to this host. */
  accept(line: Transport, vouched: ForwardedGreeting): Connection;
}

/** A client's connection and the hosts it is forwarded to. */
interface IncomingLine {
  readonly hosts: Set<string>;
  readonly line: Transport;
}

export class RequestForwarder implements Forwarder {
  readonly #around: RequestForwarderDeps;
  readonly #channels: PeerChannels;
  /** Connections of clients here, by number. */
  readonly #doors = new Map<string, IncomingLine>();
  /** Connections forwarded to here, by entry host and number there. */
  readonly #guests = new Map<string, { readonly from: string; readonly connection: Connection }>();
  #numbers = 0;

  constructor(around: RequestForwarderDeps) {
    this.#around = around;
    const { engine, member } = around;
    this.#channels = new PeerChannels({
      engine,
      id: member.id,
      log: around.log,
      onFrame: (from, frame) => this.#take(from, frame),
      onBroken: (host) => this.#broken(host),
    });
  }

  get forwarded(): ForwardedCounts {
    return { out: [...this.#doors.values()].filter(({ hosts }) => hosts.size > 0).length, in: this.#guests.size };
  }

  begin(caller: Caller, line: Transport): ForwardedConnection {
    const number = String(this.#numbers++);
    const door: IncomingLine = { hosts: new Set(), line };
    this.#doors.set(number, door);
    /** Calls answered elsewhere; undefined while their owner is unknown. */
    const elsewhere = new Map<string, string | undefined>();
    const carry = (to: string, i: string, text: string): void => {
      const { greeting } = caller;
      if (!greeting || !this.#doors.has(number)) return;
      if (!door.hosts.has(to)) {
        door.hosts.add(to);
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
        if (at === this.#around.member.id) return false;
        if (at !== undefined) carry(at, asked.i, text);
        else {
          elsewhere.set(asked.i, undefined);
          this.#find(asked).then(
            (found) => {
              if (!elsewhere.delete(asked.i)) return;
              if (found === undefined || found === this.#around.member.id) here();
              else carry(found, asked.i, text);
            },
            () => line.close('nobody could be found who answers'),
          );
        }
        return true;
      },
      closed: () => {
        this.#doors.delete(number);
        for (const to of door.hosts) this.#channels.send(to, [number, 'shut']);
      },
    };
  }

  /** Closes all forwarded clients' connections. */
  hangUp(): void {
    for (const { hosts, line } of [...this.#doors.values()]) if (hosts.size > 0) line.close('this host is cut off');
  }

  /** Drops connections of hosts that have gone; call it regularly. */
  tick(): void {
    const { member } = this.#around;
    const spoken = new Set([
      ...[...this.#doors.values()].flatMap(({ hosts }) => [...hosts]),
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

  /** Stops a call; undefined where it is answered here. */
  #stop(i: string, elsewhere: Map<string, string | undefined>, carry: (to: string) => void): boolean {
    if (!elsewhere.has(i)) return false;
    const to = elsewhere.get(i);
    elsewhere.delete(i);
    if (to !== undefined) carry(to);
    elsewhere.delete(i);
    return true;
  }

  /** The host that answers; undefined while it is unknown. */
  #now(asked: CallTarget): string | undefined {
    const { member } = this.#around;
    const way = routeOf(asked, (table) => member.directory.shardOf(table));
    if (way === 'here') return member.id;
    if (way === 'least') return member.heartbeats.leastLoaded();
    if ('holding' in way) return member.ownerOf(way.holding);
    const holding = this.#holdingOfCode(way.code);
    return holding === undefined ? undefined : member.ownerOf(holding);
  }

  /** Waits for the owner; undefined after the timeout. */
  async #find(asked: CallTarget): Promise<string | undefined> {
    const { member } = this.#around;
    const until = performance.now() + OWNER_TIMEOUT_MS;
    // Recent writes of other hosts may still be on their way.
    await member.caughtUp().catch(() => undefined);
    for (let pause = OWNER_POLL_MIN_MS; performance.now() < until; pause = Math.min(2 * pause, OWNER_POLL_MAX_MS)) {
      const at = this.#now(asked);
      if (at !== undefined) return at;
      const way = routeOf(asked, (table) => member.directory.shardOf(table));
      if (way === 'here' || way === 'least') return member.id;
      const holding = 'holding' in way ? way.holding : (this.#holdingOfCode(way.code) ?? ROOM_ID);
      // An unknown code goes to the room's owner, whose rate limit counts it.
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
    const { tables, roomCode } = this.#around.member.directory;
    // The room has no code until a host owns it.
    if (roomCode !== '' && isSameCode(roomCode, code)) return ROOM_ID;
    for (const table of tables.values()) if (!table.room && isSameCode(table.code, code)) return table.id;
    return undefined;
  }

  #take(from: string, frame: Frame): void {
    const [number, kind] = frame;
    const key = `${from} ${number}`;
    if (kind === 'open') this.#open(from, number, frame);
    else if (kind === 'ask') this.#guests.get(key)?.connection.receive(frame[2]);
    else if (kind === 'tell') this.#doors.get(number)?.line.send(frame[2]);
    else if (kind === 'end') this.#doors.get(number)?.line.close('the host that answered has gone');
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
    const connection = this.#around.accept(line, { token, isScreen });
    this.#guests.set(key, { from, connection });
  }

  /** Resets everything between here and that host. */
  #broken(host: string): void {
    for (const { hosts, line } of [...this.#doors.values()])
      if (hosts.has(host)) line.close('a host of the house has gone');
    for (const [key, { from, connection }] of [...this.#guests]) {
      if (from !== host) continue;
      this.#guests.delete(key);
      this.#channels.send(from, [key.slice(from.length + 1), 'end']);
      connection.closed();
    }
  }
}
