/**
 * Ownership: which shards this host owns, and whose it takes over. Safety comes from the log alone:
 * the last claim written owns the shard, and nobody can write after a message they haven't seen.
 * Timing (`Heartbeats`) only decides when a host counts as gone.
 */
import { createHash } from 'node:crypto';
import { ROOM_ID, type Store } from '../store/store.ts';
import type { StoreCommand } from '../store/store-commands.ts';
import { applyCommand } from '../store/store-commands.ts';
import { type Broker, type LogEntry, type LogFollower, SequenceConflict } from './broker.ts';
import { Directory } from './directory.ts';
import { TakeoverQueue } from './failover.ts';
import { HEARTBEAT_INTERVAL_MS, Heartbeats, LEASE_HEARTBEATS } from './heartbeat.ts';
import {
  acceptanceCheck,
  BEFORE_FIRST,
  type LogMessage,
  type MessageHead,
  messageIdOf,
  parseHead,
  parseMessage,
  positionOf,
  SHARED_SUBJECT,
  type Shard,
  serializeMessage,
  shardOf,
  subjectOf,
} from './log-message.ts';
import type { ShardLog } from './replicated-store.ts';
import { ShardWriter, type ShardWriterDeps } from './shard-writer.ts';

/**
 * Max wait for the broker to store the transfers of an ending host, in ms; without them others take
 * over later.
 */
const HANDOVER_TIMEOUT_MS = 5000;

/** Extra heartbeats a host waits per host that is ahead of it in the takeover order. */
const TAKEOVER_TURN_HEARTBEATS = 3;

export interface OwnershipDeps {
  readonly engine: Broker;
  /** Unique id of this process in the cluster. */
  readonly id: string;
  readonly copy: Store;
  log(line: string): void;
  /** This host owns the shard from now on, and its copy is complete. */
  onAcquired(holding: Shard): void;
  /** Another host took something this one owned, so nothing it owns can be trusted any more. */
  onFenced(why: string): void;
  /** The broker stopped answering, or answers again. */
  onCutOff(isCutOff: boolean): void;
  /** Some table of the cluster has changed. */
  onTablesChanged(): void;
  /** Called with the ms until a majority had stored a message. */
  onStored?(ms: number): void;
}

export class Ownership implements ShardLog {
  readonly directory = new Directory();
  readonly heartbeats: Heartbeats;
  readonly #around: OwnershipDeps;
  readonly #following: LogFollower;
  /** Writers of the owned shards. */
  readonly #logs = new Map<Shard, ShardWriter>();
  readonly #shared: ShardWriter;
  /** Position of each shard's last accepted message that was followed. */
  readonly #last = new Map<Shard, string>();
  /** Last sequence number by shard. */
  readonly #seen = new Map<Shard, number>();
  /** Shards whose copy is corrupt. */
  readonly #spoiled = new Set<Shard>();
  readonly #taking: TakeoverQueue;
  readonly #counts = acceptanceCheck();
  /** The number of each host's last shared message. */
  readonly #sharings = new Map<string, number>();
  #number = 0;
  #matches = 0;
  #isOver = false;

  constructor(around: OwnershipDeps) {
    this.#around = around;
    const { engine } = around;
    this.#taking = new TakeoverQueue({
      isOrphan: (holding) => this.#isLeft(holding),
      claim: (holding) => this.#writeTaken(holding),
      log: around.log,
    });
    this.#shared = this.#newLog(SHARED_SUBJECT, { after: undefined, mark: BEFORE_FIRST });
    this.heartbeats = new Heartbeats({
      engine,
      id: around.id,
      log: around.log,
      tableCount: () => this.#logs.size,
      onHeartbeat: () => this.#takeLeft(),
      onCutOff: around.onCutOff,
    });
    this.#following = engine.follow(
      (entry) => this.#follow(entry),
      () => undefined,
    );
  }

  /** Resolves when the existing log is followed. */
  async ready(): Promise<void> {
    while (!this.#isOver) {
      try {
        await this.#following.caughtUp();
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, HEARTBEAT_INTERVAL_MS));
      }
    }
  }

  /** Starts heartbeats and takeovers; the request forwarder listens by now. */
  begin(): void {
    this.heartbeats.begin();
  }

  /** Resolves when everything that is in the log now is followed. */
  caughtUp(): Promise<void> {
    return this.#following.caughtUp();
  }

  get id(): string {
    return this.#around.id;
  }

  /** Log entries followed so far. */
  get logPosition(): number {
    return this.#following.position;
  }

  /** Owned shards with messages not yet durable. */
  get undurableCount(): number {
    return [...this.#logs.values()].filter((log) => !log.isDurable).length;
  }

  get ownedShards(): readonly Shard[] {
    return [...this.#logs.keys()];
  }

  owns(holding: Shard): boolean {
    const isNew = holding !== ROOM_ID && !this.#last.has(holding);
    return this.#logs.has(holding) || (isNew && !this.#isOver && !this.heartbeats.isLeaving);
  }

  /** The owner if it is alive; undefined otherwise. */
  ownerOf(holding: Shard): string | undefined {
    const holder = this.directory.owners.get(holding);
    return holder !== undefined && this.heartbeats.isAlive(holder) ? holder : undefined;
  }

  write(holding: Shard, call: StoreCommand): void {
    let log = this.#logs.get(holding);
    if (!log) {
      log = this.#newLog(subjectOf(holding), { after: 0, mark: BEFORE_FIRST });
      this.#logs.set(holding, log);
      this.directory.setOwner(holding, this.id);
      this.#last.set(holding, BEFORE_FIRST);
      log.transferTo(this.id);
    }
    this.directory.apply(call);
    log.write(call);
    if (call[0] === 'dropTable' && holding !== ROOM_ID) this.#close(holding, log);
    this.#around.onTablesChanged();
  }

  writeShared(call: StoreCommand): void {
    this.directory.apply(call);
    // Deletions must be stored first: a match written after its deletion would stay.
    if (call[0] === 'deleteMatches') this.#writeLast(call);
    else this.#shared.write(call);
  }

  #writeLast(call: StoreCommand): void {
    const own = [...this.#logs.values()].map((log) => log.whenDurable());
    Promise.all(own).then(
      () => this.#shared.write(call),
      () => undefined,
    );
  }

  whenDurable(holding: Shard): Promise<void> | undefined {
    const own = this.#logs.get(holding)?.whenDurable();
    const shared = this.#shared.whenDurable();
    return own && shared ? Promise.all([own, shared]).then(() => undefined) : (own ?? shared);
  }

  /**
   * Ids grow with time; a collision needs two hosts with the same name hash that start matches in
   * the same millisecond.
   */
  newMatchId(): number {
    const own = createHash('sha256').update(this.id).digest().readUInt16BE(0) % MATCH_ID_HOSTS;
    this.#matches = Math.max(this.#matches + 1, Date.now() - MATCH_ID_EPOCH_MS);
    return this.#matches * MATCH_ID_HOSTS + own;
  }

  /**
   * Transfers all shards to the least loaded hosts and takes no more. Resolves when the transfers
   * are stored, or when the broker doesn't answer in time.
   */
  async leave(): Promise<void> {
    this.heartbeats.leave();
    const given = [...this.#logs.values()].map(async (log) => {
      const to = this.heartbeats.leastLoaded();
      if (to === this.id) return;
      log.transferTo(to);
      await log.whenDurable();
    });
    const told = Promise.allSettled([...given, this.#shared.whenDurable()]);
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, HANDOVER_TIMEOUT_MS);
    await Promise.race([told, late.promise]);
    clearTimeout(timer);
  }

  stop(): void {
    this.#isOver = true;
    this.heartbeats.stop();
    this.#following.stop();
    for (const log of [...this.#logs.values(), this.#shared]) log.stop();
    this.#logs.clear();
  }

  #newLog(subject: string, { after, mark }: Pick<ShardWriterDeps, 'after' | 'mark'>): ShardWriter {
    const { engine, id, onStored: stored, onFenced: lost } = this.#around;
    return new ShardWriter({
      engine,
      subject,
      by: id,
      after,
      mark,
      number: this.#number++ * MAX_MESSAGES_PER_OWNER,
      caughtUp: () => this.#following.caughtUp(),
      reread: () => this.#following.reread(),
      onFenced: () => {
        if (!this.#isOver) lost(`${shardOf(subject) ?? subject} is written by another host`);
      },
      onStored: (ms) => stored?.(ms),
    });
  }

  /** Closes a table for good: nobody owns it. */
  #close(holding: Shard, log: ShardWriter): void {
    log.transferTo(null);
    this.directory.setOwner(holding, null);
    log.whenDurable()?.then(
      () => this.#logs.delete(holding),
      () => undefined,
    );
  }

  /** Returns whether the entry follows the ones before it. */
  #follow(entry: LogEntry): boolean {
    if (this.#isOver) return true;
    const holding = shardOf(entry.subject);
    if (holding === undefined && entry.subject !== SHARED_SUBJECT) return true;
    const head = this.#headOf(entry.text);
    if (!head) {
      // An unreadable message still is its subject's last one.
      if (holding !== undefined) this.#saw(holding, entry.seq);
      return true;
    }
    return holding === undefined ? this.#followShared(entry.text, head) : this.#followHeld(holding, entry, head);
  }

  /** The message's head; undefined where the text is invalid. */
  #headOf(text: string): MessageHead | undefined {
    try {
      return parseHead(text);
    } catch (error) {
      this.#around.log(`a message that can't be read: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  #saw(holding: Shard, seq: number): void {
    this.#seen.set(holding, seq);
    this.#logs.get(holding)?.sequenceSeen(seq);
  }

  /** Each host's shared messages are numbered one by one. */
  #followShared(text: string, { by, number }: MessageHead): boolean {
    const before = this.#sharings.get(by);
    this.#sharings.set(by, number);
    this.#make(undefined, text);
    return before === undefined || number <= before + 1;
  }

  /**
   * Returns whether the message is accepted; otherwise its writer knew less than this host, or
   * more.
   */
  #followHeld(holding: Shard, { seq, subject, text }: LogEntry, message: MessageHead): boolean {
    const counts = this.#counts(subject, message);
    this.#saw(holding, seq);
    if (message.by === this.id) this.#logs.get(holding)?.messageRead(message.number, counts);
    if (!counts) return false;
    this.#last.set(holding, positionOf(message));
    if (message.by === this.id) this.#followOwn(holding, seq, parseMessage(text));
    else this.#followOthers(holding, text, message);
    return true;
  }

  #followOthers(holding: Shard, text: string, { by, holder }: MessageHead): void {
    if (this.#logs.has(holding)) {
      this.#around.onFenced(`${holding} was taken by ${by}`);
      return;
    }
    this.#make(holding, text);
    if (holder !== undefined) this.directory.setOwner(holding, holder);
    this.#around.onTablesChanged();
    if (holder === this.id) this.#taking.request(holding);
  }

  /** Own commands are in the copy already; a returned claim makes the shard this host's. */
  #followOwn(holding: Shard, seq: number, { holder, calls, ...head }: LogMessage): void {
    if (holder !== undefined) this.directory.setOwner(holding, holder);
    if (holder !== this.id || calls.length > 0 || this.#logs.has(holding)) return;
    this.#logs.set(holding, this.#newLog(subjectOf(holding), { after: seq, mark: positionOf(head) }));
    this.#around.onAcquired(holding);
    this.#around.onTablesChanged();
  }

  /**
   * Applies a message's commands to the copy. A command that can't be applied, perhaps from a newer
   * version, marks the shard as corrupt.
   */
  #make(holding: Shard | undefined, text: string): void {
    const attempt = (what: string, act: () => void): void => {
      try {
        act();
      } catch (error) {
        if (holding !== undefined) this.#spoiled.add(holding);
        this.#around.log(`${what} of ${holding ?? SHARED_SUBJECT}: ${error instanceof Error ? error.message : error}`);
      }
    };
    attempt('a message', () => {
      for (const call of parseMessage(text).calls) {
        attempt(call[0], () => {
          applyCommand(this.#around.copy, call);
          this.directory.apply(call);
        });
      }
    });
  }

  /** Takes over the orphaned shards when it is this host's turn. */
  #takeLeft(): void {
    if (this.heartbeats.isLeaving) return;
    const left = [...this.directory.owners].filter(([, holder]) => !this.heartbeats.isAlive(holder));
    const isRoomLeft = !this.directory.owners.has(ROOM_ID);
    // Retries shards that were transferred to this host and couldn't be claimed.
    for (const [holding, holder] of this.directory.owners) if (holder === this.id) this.#taking.request(holding);
    for (const [holding, holder] of isRoomLeft ? [...left, [ROOM_ID, ''] as const] : left) {
      if (this.heartbeats.missedHeartbeats(holder) >= LEASE_HEARTBEATS + this.#turn(holding) * TAKEOVER_TURN_HEARTBEATS)
        this.#taking.request(holding);
    }
  }

  /** Number of hosts ahead of this one for the shard. */
  #turn(holding: Shard): number {
    const place = (host: string): string => createHash('sha256').update(`${holding} ${host}`).digest('hex');
    const own = place(this.id);
    return this.heartbeats.takeoverCandidates.filter((host) => place(host) < own).length;
  }

  /** Whether the shard is readable and is assigned to this host or has no live owner. */
  #isLeft(holding: Shard): boolean {
    if (this.#logs.has(holding) || this.#spoiled.has(holding) || this.#isOver) return false;
    const holder = this.ownerOf(holding);
    return holder === undefined || holder === this.id;
  }

  /**
   * Writes a claim. It takes effect when it is read back: then the copy has everything written
   * before it.
   */
  async #writeTaken(holding: Shard): Promise<void> {
    const { engine, id } = this.#around;
    const after = this.#seen.get(holding) ?? 0;
    const number = this.#number++ * MAX_MESSAGES_PER_OWNER;
    const message = { by: id, number, after: this.#last.get(holding) ?? BEFORE_FIRST, holder: id, calls: [] };
    const subject = subjectOf(holding);
    try {
      await engine.append(subject, serializeMessage(message), messageIdOf(subject, message), after);
    } catch (error) {
      if (!(error instanceof SequenceConflict)) throw error;
      await this.#catchUpWith(holding, after);
      return;
    }
    await this.#following.caughtUp();
  }

  /**
   * After a sequence conflict, waits for the conflicting message; one that doesn't arrive was
   * missed and is read.
   */
  async #catchUpWith(holding: Shard, known: number): Promise<void> {
    await this.#following.caughtUp();
    if (this.#seen.get(holding) === known) await this.#following.reread();
  }
}

/** Max messages a host writes to a shard during one ownership. */
const MAX_MESSAGES_PER_OWNER = 1e9;

/** Host hashes in a match id. */
const MATCH_ID_HOSTS = 4096;

/** Epoch of match ids, in ms since 1970. */
const MATCH_ID_EPOCH_MS = Date.UTC(2026, 0, 1);
