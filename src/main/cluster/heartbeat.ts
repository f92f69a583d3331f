/**
 * Heartbeats renew a host's lease: while they come it keeps the shards it owns. They also say how much each host of the cluster has
 * to do. A lease is counted in beats that a majority has heard, so neither a changed calendar nor a rest makes a host look gone.
 */
import { z } from 'zod';
import { Emitter } from '../host/time/emitter.ts';
import { type Broker, parserFor } from './broker.ts';

/** So often a host says that it is there, in ms. */
export const HEARTBEAT_INTERVAL_MS = 500;

/** The lease of a host that was silent for so many of one's own beats has run out: it counts as gone. */
export const LEASE_HEARTBEATS = 6;

/** So long without an own beat that came through, in ms, and the host knows that it is cut off. */
const CUT_OFF_AFTER_MS = 1500;

/** So often a host that is cut off goes to another node, in ms. */
const RECONNECT_INTERVAL_MS = 4000;

/** What a host says of itself with each beat: so many tables it holds; it takes no more, and is about to go. */
const heartbeatSchema = z.object({ tables: z.int().min(0), leaves: z.boolean().optional() }).readonly();
type Heartbeat = z.infer<typeof heartbeatSchema>;

type KnownHost = Heartbeat & {
  /** How many beats of its own this host had heard by then. */
  readonly at: number;
};

interface HeartbeatsDeps {
  readonly broker: Pick<Broker, 'publishHeartbeat' | 'onHeartbeat' | 'reconnect'>;
  readonly id: string;
  log(line: string): void;
  /** So many tables this host holds now. */
  tableCount(): number;
}

interface HeartbeatsEvents {
  /** A majority has heard an own beat: others may have gone since the one before. */
  beat: undefined;
  /** The broker answers no more, or again. */
  cutOff: boolean;
}

export class Heartbeats extends Emitter<HeartbeatsEvents> {
  readonly #deps: HeartbeatsDeps;
  readonly #hosts = new Map<string, KnownHost>();
  readonly #stopHearing: () => void;
  readonly #read: (text: string) => Heartbeat | undefined;
  /** Own beats that a majority has heard. */
  #own = 0;
  #echo = performance.now();
  #isCutOff = false;
  /** When it last went to another node. */
  #went = Number.NEGATIVE_INFINITY;
  /** The broker has not yet said that a majority has heard the latest one. */
  #isBeating = false;
  #leaves = false;
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: HeartbeatsDeps) {
    super();
    this.#deps = deps;
    this.#read = parserFor('beats', heartbeatSchema, deps.log);
    this.#stopHearing = deps.broker.onHeartbeat((host, text) => this.#heard(host, text));
  }

  /** Renews the lease from now on, so that others know that it is there. */
  begin(): void {
    const { broker, id, tableCount: tables } = this.#deps;
    const beat = (): void => {
      this.#lookIfCutOff();
      if (this.#isBeating) return;
      this.#isBeating = true;
      const heartbeat: Heartbeat = { tables: tables(), ...(this.#leaves && { leaves: true }) };
      const done = (): void => {
        this.#isBeating = false;
      };
      broker.publishHeartbeat(id, JSON.stringify(heartbeat)).then(done, done);
    };
    this.#echo = performance.now();
    this.#timer = setInterval(beat, HEARTBEAT_INTERVAL_MS);
    beat();
  }

  get isCutOff(): boolean {
    return this.#isCutOff;
  }

  /** It takes no more from now on, and says so. */
  leave(): void {
    this.#leaves = true;
  }

  get isLeaving(): boolean {
    return this.#leaves;
  }

  isAlive(host: string): boolean {
    return host === this.#deps.id ? !this.#isOver : this.missedHeartbeats(host) < LEASE_HEARTBEATS;
  }

  /** Since so many own beats nothing was heard of that host. */
  missedHeartbeats(host: string): number {
    return this.#own - (this.#hosts.get(host)?.at ?? 0);
  }

  /** The hosts that are there, but for this one. */
  get others(): readonly string[] {
    return [...this.#hosts.keys()].filter((host) => host !== this.#deps.id && this.isAlive(host));
  }

  /** Those of the others that take what is left. */
  get takeoverCandidates(): readonly string[] {
    return this.others.filter((host) => !this.#hosts.get(host)?.leaves);
  }

  /** Who of all has least to do; it is counted there at once. */
  leastLoaded(): string {
    const { id, tableCount: tables } = this.#deps;
    let [best, least] = [id, this.#leaves ? Number.POSITIVE_INFINITY : tables()];
    for (const host of this.takeoverCandidates) {
      const { tables: theirs } = this.#hosts.get(host) as KnownHost;
      if (theirs < least) [best, least] = [host, theirs];
    }
    // Until it says so itself.
    const known = this.#hosts.get(best);
    if (known && best !== id) this.#hosts.set(best, { ...known, tables: known.tables + 1 });
    return best;
  }

  stop(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    this.#stopHearing();
  }

  #heard(host: string, text: string): void {
    const beat = this.#isOver ? undefined : this.#read(text);
    if (!beat) return;
    const isOwn = host === this.#deps.id;
    if (isOwn) this.#own++;
    this.#hosts.set(host, { ...beat, at: this.#own });
    if (!isOwn) return;
    this.#echo = performance.now();
    this.#lookIfCutOff();
    for (const other of this.#hosts.keys())
      if (this.missedHeartbeats(other) > 100 * LEASE_HEARTBEATS) this.#hosts.delete(other);
    this.emit('beat');
  }

  #lookIfCutOff(): void {
    const now = performance.now();
    const isCutOff = now - this.#echo > CUT_OFF_AFTER_MS;
    if (isCutOff && now - this.#went > RECONNECT_INTERVAL_MS) this.#goElsewhere(now);
    if (isCutOff === this.#isCutOff) return;
    this.#isCutOff = isCutOff;
    this.emit('cutOff', isCutOff);
  }
  #goElsewhere(now: number): void {
    this.#went = now;
    // What was said to the node before may never be answered.
    this.#isBeating = false;
    this.#deps.broker.reconnect();
  }
}
