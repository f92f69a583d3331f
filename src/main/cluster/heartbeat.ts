/**
 * Tracks which hosts of the cluster are alive and how loaded each is. Every host publishes
 * heartbeats, and measures others' silence in its own stored heartbeats. So neither a clock change
 * nor a suspend makes anybody look gone.
 */
import { z } from 'zod';
import { type Broker, parserFor } from './broker.ts';

/** Interval between heartbeats, in ms. */
export const HEARTBEAT_INTERVAL_MS = 500;

/** Own heartbeats without one from a host before that host counts as gone. */
export const LEASE_HEARTBEATS = 6;

/** Time without a stored own heartbeat after which this host is cut off, in ms. */
const CUT_OFF_AFTER_MS = 1500;

/** Interval between reconnects to other nodes while cut off, in ms. */
const RECONNECT_INTERVAL_MS = 4000;

/**
 * Payload of a heartbeat: tables owned, and whether the host takes no more because it is leaving.
 */
const heartbeatSchema = z.object({ tables: z.int().min(0), leaves: z.boolean().optional() }).readonly();
type Heartbeat = z.infer<typeof heartbeatSchema>;

type KnownHost = Heartbeat & {
  /** This host's own heartbeat count at that time. */
  readonly at: number;
};

interface HeartbeatsDeps {
  readonly engine: Pick<Broker, 'publishHeartbeat' | 'onHeartbeat' | 'reconnect'>;
  readonly id: string;
  log(line: string): void;
  /** Tables this host owns now. */
  tableCount(): number;
  /** An own heartbeat is stored: other hosts may have expired since the one before. */
  onHeartbeat(): void;
  /** The broker stopped answering, or answers again. */
  onCutOff(isCutOff: boolean): void;
}

export class Heartbeats {
  readonly #around: HeartbeatsDeps;
  readonly #hosts = new Map<string, KnownHost>();
  readonly #stopHearing: () => void;
  readonly #read: (text: string) => Heartbeat | undefined;
  /** Own heartbeats that a majority has stored. */
  #own = 0;
  #echo = performance.now();
  #isCutOff = false;
  /** When it last reconnected. */
  #went = Number.NEGATIVE_INFINITY;
  /** The latest heartbeat is published but not acknowledged. */
  #isBeating = false;
  #leaves = false;
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(around: HeartbeatsDeps) {
    this.#around = around;
    this.#read = parserFor('beats', heartbeatSchema, around.log);
    this.#stopHearing = around.engine.onHeartbeat((host, text) => this.#heard(host, text));
  }

  /** Starts the heartbeats. */
  begin(): void {
    const { engine, id, tableCount: tables } = this.#around;
    const beat = (): void => {
      this.#lookIfCutOff();
      if (this.#isBeating) return;
      this.#isBeating = true;
      const said: Heartbeat = { tables: tables(), ...(this.#leaves && { leaves: true }) };
      const done = (): void => {
        this.#isBeating = false;
      };
      engine.publishHeartbeat(id, JSON.stringify(said)).then(done, done);
    };
    this.#echo = performance.now();
    this.#timer = setInterval(beat, HEARTBEAT_INTERVAL_MS);
    beat();
  }

  get isCutOff(): boolean {
    return this.#isCutOff;
  }

  /** Marks this host as leaving: it takes no more tables. */
  leave(): void {
    this.#leaves = true;
  }

  get isLeaving(): boolean {
    return this.#leaves;
  }

  isAlive(host: string): boolean {
    return host === this.#around.id ? !this.#isOver : this.missedHeartbeats(host) < LEASE_HEARTBEATS;
  }

  /** Own heartbeats since that host's last one. */
  missedHeartbeats(host: string): number {
    return this.#own - (this.#hosts.get(host)?.at ?? 0);
  }

  /** The live hosts except this one. */
  get others(): readonly string[] {
    return [...this.#hosts.keys()].filter((host) => host !== this.#around.id && this.isAlive(host));
  }

  /** The other hosts that may take over shards. */
  get takeoverCandidates(): readonly string[] {
    return this.others.filter((host) => !this.#hosts.get(host)?.leaves);
  }

  /** Picks the host with the fewest tables and counts one more there. */
  leastLoaded(): string {
    const { id, tableCount: tables } = this.#around;
    let [best, least] = [id, this.#leaves ? Number.POSITIVE_INFINITY : tables()];
    for (const host of this.takeoverCandidates) {
      const { tables: theirs } = this.#hosts.get(host) as KnownHost;
      if (theirs < least) [best, least] = [host, theirs];
    }
    // The estimate holds until that host's next heartbeat.
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
    const isOwn = host === this.#around.id;
    if (isOwn) this.#own++;
    this.#hosts.set(host, { ...beat, at: this.#own });
    if (!isOwn) return;
    this.#echo = performance.now();
    this.#lookIfCutOff();
    for (const other of this.#hosts.keys())
      if (this.missedHeartbeats(other) > 100 * LEASE_HEARTBEATS) this.#hosts.delete(other);
    this.#around.onHeartbeat();
  }

  #lookIfCutOff(): void {
    const now = performance.now();
    const isCutOff = now - this.#echo > CUT_OFF_AFTER_MS;
    if (isCutOff && now - this.#went > RECONNECT_INTERVAL_MS) this.#goElsewhere(now);
    if (isCutOff === this.#isCutOff) return;
    this.#isCutOff = isCutOff;
    this.#around.onCutOff(isCutOff);
  }
  #goElsewhere(now: number): void {
    this.#went = now;
    // A publish to the previous node may never be acknowledged.
    this.#isBeating = false;
    this.#around.engine.reconnect();
  }
}
