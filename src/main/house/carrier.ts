/**
 * A line comes in at any host; what is asked over it is answered by who holds what it is about. So a line is carried on to
 * other hosts, as many as it needs, and each of them has it as one of its own. Where one of these ends, or its way to here
 * gets lost, the whole line is hung up: whoever is at its end dials again, as after any break.
 */
import type { CarriedLine, Carrier, Connection, Line, Vouched } from '../host/router/connection.ts';
import { isSameCode, readCode } from '../host/table/entrance.ts';
import type { Caller } from '../host/wire/caller.ts';
import { ROOM } from '../store/store.ts';
import { Channels, type Frame } from './channel.ts';
import type { Engine } from './engine.ts';
import type { Member } from './member.ts';
import type { Holding } from './message.ts';
import { type Asked, askedIn, wayOf } from './routes.ts';

/** So long a call waits for somebody to hold what it is about, in ms. */
const PATIENCE = 15_000;

/** So soon it is looked whether somebody does, in ms … */
const LOOK = 50;

/** … and then less and less often, down to this, in ms: thousands wait where a host has gone. */
const SELDOM = 400;

/** Over how many lines calls go, for who counts. */
export interface Carried {
  readonly out: number;
  readonly in: number;
}

interface AroundCarrier {
  readonly engine: Engine;
  readonly member: Member;
  log(line: string): void;
  /** A line that was carried here. */
  accept(line: Line, vouched: Vouched): Connection;
}

/** A line that came in here, and where it is carried on to. */
interface Door {
  readonly hosts: Set<string>;
  readonly line: Line;
}

export class HouseCarrier implements Carrier {
  readonly #around: AroundCarrier;
  readonly #channels: Channels;
  /** Those that came in here, by number. */
  readonly #doors = new Map<string, Door>();
  /** Those that were carried here, by the host they came in at and their number there. */
  readonly #guests = new Map<string, { readonly from: string; readonly connection: Connection }>();
  #numbers = 0;

  constructor(around: AroundCarrier) {
    this.#around = around;
    const { engine, member } = around;
    this.#channels = new Channels({
      engine,
      id: member.id,
      log: around.log,
      take: (from, frame) => this.#take(from, frame),
      broken: (host) => this.#broken(host),
    });
  }

  get carried(): Carried {
    return { out: [...this.#doors.values()].filter(({ hosts }) => hosts.size > 0).length, in: this.#guests.size };
  }

  begin(caller: Caller, line: Line): CarriedLine {
    const number = String(this.#numbers++);
    const door: Door = { hosts: new Set(), line };
    this.#doors.set(number, door);
    /** Calls that are answered elsewhere, or wait until it is known where. */
    const elsewhere = new Map<string, string | undefined>();
    const carry = (to: string, i: string, text: string): void => {
      const { greeting } = caller;
      if (!greeting || !this.#doors.has(number)) return;
      if (!door.hosts.has(to)) {
        door.hosts.add(to);
        const isSealed = line.isSealed ?? false;
        this.#channels.send(to, [number, 'open', line.address ?? null, isSealed, greeting.token, greeting.isScreen]);
      }
      elsewhere.set(i, to);
      this.#channels.send(to, [number, 'ask', text]);
    };
    return {
      take: (text, here) => {
        const asked = askedIn(text);
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

  /** Hangs up on all who are carried on to others. */
  hangUp(): void {
    for (const { hosts, line } of [...this.#doors.values()]) if (hosts.size > 0) line.close('this host is cut off');
  }

  /** To be called now and then: hosts that have gone carry nothing any more. */
  beat(): void {
    const { member } = this.#around;
    const spoken = new Set([
      ...[...this.#doors.values()].flatMap(({ hosts }) => [...hosts]),
      ...[...this.#guests.values()].map(({ from }) => from),
    ]);
    for (const host of spoken) {
      if (member.beats.isThere(host)) continue;
      this.#channels.forget(host);
      this.#broken(host);
    }
    this.#channels.beat();
  }

  stop(): void {
    for (const [key, { connection, from }] of [...this.#guests]) {
      this.#channels.send(from, [key.slice(from.length + 1), 'end']);
      connection.closed();
    }
    this.#guests.clear();
    this.#channels.beat();
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
  #now(asked: Asked): string | undefined {
    const { member } = this.#around;
    const way = wayOf(asked, (table) => member.directory.holdingOf(table));
    if (way === 'here') return member.id;
    if (way === 'least') return member.beats.leastLoaded();
    if ('holding' in way) return member.holderOf(way.holding);
    const holding = this.#holdingOfCode(way.code);
    return holding === undefined ? undefined : member.holderOf(holding);
  }

  /** Waits for who answers it; nothing where nobody does. */
  async #find(asked: Asked): Promise<string | undefined> {
    const { member } = this.#around;
    const until = performance.now() + PATIENCE;
    // What others have written a moment ago may be on its way.
    await member.caughtUp().catch(() => undefined);
    for (let pause = LOOK; performance.now() < until; pause = Math.min(2 * pause, SELDOM)) {
      const at = this.#now(asked);
      if (at !== undefined) return at;
      const way = wayOf(asked, (table) => member.directory.holdingOf(table));
      if (way === 'here' || way === 'least') return member.id;
      const holding = 'holding' in way ? way.holding : (this.#holdingOfCode(way.code) ?? ROOM);
      // A code that nothing has is tried at the room's door, and counted there.
      const holder = member.holderOf(holding);
      if (holder !== undefined) return holder;
      if (holding !== ROOM && !member.directory.holders.has(holding)) return member.id;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return undefined;
  }

  #holdingOfCode(typed: string): Holding | undefined {
    const code = readCode(typed);
    if (code === undefined) return undefined;
    const { tables, roomCode } = this.#around.member.directory;
    // Until somebody has taken the room, it has no code.
    if (roomCode !== '' && isSameCode(roomCode, code)) return ROOM;
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
    const line: Line = {
      address: address ?? undefined,
      isSealed,
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

  /** All that goes between here and that host begins anew. */
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
