/**
 * This host among the others: what it holds, and whose tables it takes. Safe is what the log makes safe: a holding is written
 * by whoever wrote last that it is theirs, and nobody can write after a message they have not seen. When a host has gone is
 * only a matter of time (`Beats`).
 */
import { createHash } from 'node:crypto';
import { Emitter } from '../host/time/emitter.ts';
import { ROOM_ID, type Store } from '../store/store.ts';
import { applyCommand, type StoreCommand } from '../store/store-commands.ts';
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

/** So long a host that ends waits for the broker to have what it gives away, in ms: while that is gone, others take it later. */
const HANDOVER_TIMEOUT_MS = 5000;

/** Who is not the next in turn waits so many beats more for who is. */
const TAKEOVER_TURN_HEARTBEATS = 3;

export interface OwnershipDeps {
  readonly broker: Broker;
  /** What it is called from its start to its end, by no other host of the cluster. */
  readonly id: string;
  readonly copy: Store;
  log(line: string): void;
}

interface OwnershipEvents {
  /** This host holds it from now on: the copy has all of it. */
  acquired: Shard;
  /** Why something of what it held is another host's: nothing that it holds is to be trusted any more. */
  fenced: string;
  /** The broker answers no more, or again. */
  cutOff: boolean;
  /** Something about the cluster's tables has changed. */
  tablesChanged: undefined;
  /** A message took so many ms until a majority had it. */
  stored: number;
}

export class Ownership extends Emitter<OwnershipEvents> implements ShardLog {
  readonly directory = new Directory();
  readonly heartbeats: Heartbeats;
  readonly #deps: OwnershipDeps;
  readonly #following: LogFollower;
  /** What this host holds, by holding. */
  readonly #logs = new Map<Shard, ShardWriter>();
  readonly #shared: ShardWriter;
  /** The mark of the last message of each holding that counts, as far as was followed. */
  readonly #last = new Map<Shard, string>();
  /** The number of the last one there is. */
  readonly #seen = new Map<Shard, number>();
  /** Of which the copy is not what it should be. */
  readonly #spoiled = new Set<Shard>();
  readonly #taking: TakeoverQueue;
  readonly #counts = acceptanceCheck();
  /** By host, the number of the last message it has shared. */
  readonly #sharings = new Map<string, number>();
  #number = 0;
  #matches = 0;
  #isOver = false;

  constructor(deps: OwnershipDeps) {
    super();
    this.#deps = deps;
    const { broker } = deps;
    this.#taking = new TakeoverQueue({
      isOrphan: (holding) => this.#isLeft(holding),
      claim: (holding) => this.#writeTaken(holding),
      log: deps.log,
    });
    this.#shared = this.#newLog(SHARED_SUBJECT, { after: undefined, mark: BEFORE_FIRST });
    this.heartbeats = new Heartbeats({ ...deps, tableCount: () => this.#logs.size });
    this.heartbeats.on('beat', () => this.#takeLeft());
    this.heartbeats.on('cutOff', (isCutOff) => this.emit('cutOff', isCutOff));
    this.#following = broker.follow(
      (entry) => this.#follow(entry),
      () => undefined,
    );
  }

  /** Resolves when all is followed that was there. */
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

  /** From now on others know that it is there, and it takes what nobody holds: whoever carries lines hears by now. */
  begin(): void {
    this.heartbeats.begin();
  }

  /** Resolves when everything is followed that was there now. */
  caughtUp(): Promise<void> {
    return this.#following.caughtUp();
  }

  get id(): string {
    return this.#deps.id;
  }

  /** So many messages of the log were followed. */
  get logPosition(): number {
    return this.#following.position;
  }

  /** So many holdings have something on its way. */
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

  /** The host that holds it, if that is there; nothing while nobody does. */
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
    this.emit('tablesChanged');
  }

  writeShared(call: StoreCommand): void {
    this.directory.apply(call);
    if (call[0] !== 'deleteMatches') {
      this.#shared.write(call);
      return;
    }
    // What is deleted has to be there first: else it would come after, and stay.
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

  /** Later ones are larger; two hosts would have to begin matches in the same thousandth of a second, and have names of the same hash. */
  newMatchId(): number {
    const own = createHash('sha256').update(this.id).digest().readUInt16BE(0) % MATCH_ID_HOSTS;
    this.#matches = Math.max(this.#matches + 1, Date.now() - MATCH_ID_EPOCH_MS);
    return this.#matches * MATCH_ID_HOSTS + own;
  }

  /**
   * Gives all it holds to those who have least to do, and takes nothing any more; resolves when they have been told, or where
   * the broker does not answer, which must keep no host from ending.
   */
  async leave(): Promise<void> {
    this.heartbeats.leave();
    const given = [...this.#logs.values()].map(async (log) => {
      const to = this.heartbeats.leastLoaded();
      if (to === this.id) return;
      log.transferTo(to);
      await log.whenDurable();
    });
    const confirmed = Promise.allSettled([...given, this.#shared.whenDurable()]);
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, HANDOVER_TIMEOUT_MS);
    await Promise.race([confirmed, late.promise]);
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
    const { broker, id } = this.#deps;
    const writer = new ShardWriter({
      broker,
      subject,
      by: id,
      after,
      mark,
      number: this.#number++ * MAX_MESSAGES_PER_OWNER,
      caughtUp: () => this.#following.caughtUp(),
      reread: () => this.#following.reread(),
    });
    writer.on('fenced', () => {
      if (!this.#isOver) this.emit('fenced', `${shardOf(subject) ?? subject} is written by another host`);
    });
    writer.on('stored', (ms) => this.emit('stored', ms));
    return writer;
  }

  /** A table is closed, for good: nobody holds it. */
  #close(holding: Shard, log: ShardWriter): void {
    log.transferTo(null);
    this.directory.setOwner(holding, null);
    log.whenDurable()?.then(
      () => this.#logs.delete(holding),
      () => undefined,
    );
  }

  /** Whether it fits what was followed before. */
  #follow(entry: LogEntry): boolean {
    if (this.#isOver) return true;
    const holding = shardOf(entry.subject);
    if (holding === undefined && entry.subject !== SHARED_SUBJECT) return true;
    const head = this.#headOf(entry.text);
    if (!head) {
      // It says nothing, and is the last one there all the same.
      if (holding !== undefined) this.#saw(holding, entry.seq);
      return true;
    }
    return holding === undefined ? this.#followShared(entry.text, head) : this.#followHeld(holding, entry, head);
  }

  /** Who says a message; nothing where that is none, whoever wrote it. */
  #headOf(text: string): MessageHead | undefined {
    try {
      return parseHead(text);
    } catch (error) {
      this.#deps.log(`a message that can't be read: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  #saw(holding: Shard, seq: number): void {
    this.#seen.set(holding, seq);
    this.#logs.get(holding)?.sequenceSeen(seq);
  }

  /** Each host's messages are counted one by one. */
  #followShared(text: string, { by, number }: MessageHead): boolean {
    const before = this.#sharings.get(by);
    this.#sharings.set(by, number);
    this.#make(undefined, text);
    return before === undefined || number <= before + 1;
  }

  /** Whether it counts: else who wrote it knew less than this host, or more. */
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
      this.emit('fenced', `${holding} was taken by ${by}`);
      return;
    }
    this.#make(holding, text);
    if (holder !== undefined) this.directory.setOwner(holding, holder);
    this.emit('tablesChanged');
    if (holder === this.id) this.#taking.request(holding);
  }

  /** The copy has what this host wrote already; what it has taken is its own from here on. */
  #followOwn(holding: Shard, seq: number, { holder, calls, ...head }: LogMessage): void {
    if (holder !== undefined) this.directory.setOwner(holding, holder);
    if (holder !== this.id || calls.length > 0 || this.#logs.has(holding)) return;
    this.#logs.set(holding, this.#newLog(subjectOf(holding), { after: seq, mark: positionOf(head) }));
    this.emit('acquired', holding);
    this.emit('tablesChanged');
  }

  /** Makes the calls of a message of the copy. What can't be made, a newer host's perhaps, spoils what it is about. */
  #make(holding: Shard | undefined, text: string): void {
    const attempt = (what: string, act: () => void): void => {
      try {
        act();
      } catch (error) {
        if (holding !== undefined) this.#spoiled.add(holding);
        this.#deps.log(`${what} of ${holding ?? SHARED_SUBJECT}: ${error instanceof Error ? error.message : error}`);
      }
    };
    attempt('a message', () => {
      for (const call of parseMessage(text).calls) {
        attempt(call[0], () => {
          applyCommand(this.#deps.copy, call);
          this.directory.apply(call);
        });
      }
    });
  }

  /** Takes what nobody holds who is there, where it is this host's turn. */
  #takeLeft(): void {
    if (this.heartbeats.isLeaving) return;
    const left = [...this.directory.owners].filter(([, holder]) => !this.heartbeats.isAlive(holder));
    const isRoomLeft = !this.directory.owners.has(ROOM_ID);
    // What was handed over to this host, and could not be taken then, is tried again.
    for (const [holding, holder] of this.directory.owners) if (holder === this.id) this.#taking.request(holding);
    for (const [holding, holder] of isRoomLeft ? [...left, [ROOM_ID, ''] as const] : left) {
      if (this.heartbeats.missedHeartbeats(holder) >= LEASE_HEARTBEATS + this.#turn(holding) * TAKEOVER_TURN_HEARTBEATS)
        this.#taking.request(holding);
    }
  }

  /** How many others would take it before this host. */
  #turn(holding: Shard): number {
    const place = (host: string): string => createHash('sha256').update(`${holding} ${host}`).digest('hex');
    const own = place(this.id);
    return this.heartbeats.takeoverCandidates.filter((host) => place(host) < own).length;
  }

  /** It is this host's already, or nobody's who is there, and can be read. */
  #isLeft(holding: Shard): boolean {
    if (this.#logs.has(holding) || this.#spoiled.has(holding) || this.#isOver) return false;
    const holder = this.ownerOf(holding);
    return holder === undefined || holder === this.id;
  }

  /** Writes that it is this host's. It is when that comes back: then the copy has all that was written before. */
  async #writeTaken(holding: Shard): Promise<void> {
    const { broker, id } = this.#deps;
    const after = this.#seen.get(holding) ?? 0;
    const number = this.#number++ * MAX_MESSAGES_PER_OWNER;
    const message = { by: id, number, after: this.#last.get(holding) ?? BEFORE_FIRST, holder: id, calls: [] };
    const subject = subjectOf(holding);
    try {
      await broker.append(subject, serializeMessage(message), messageIdOf(subject, message), after);
    } catch (error) {
      if (!(error instanceof SequenceConflict)) throw error;
      await this.#catchUpWith(holding, after);
      return;
    }
    await this.#following.caughtUp();
  }

  /** Somebody was faster: another message is last there than the one this host knows of. If that does not come, it was missed. */
  async #catchUpWith(holding: Shard, known: number): Promise<void> {
    await this.#following.caughtUp();
    if (this.#seen.get(holding) === known) await this.#following.reread();
  }
}

/** No host writes more messages in one place while it holds that. */
const MAX_MESSAGES_PER_OWNER = 1e9;

/** So many hosts have numbers of their own. */
const MATCH_ID_HOSTS = 4096;

/** From when matches are numbered, in ms since 1970. */
const MATCH_ID_EPOCH_MS = Date.UTC(2026, 0, 1);
