/**
 * This host among the others: what it holds, and whose tables it takes. Safe is what the log makes safe: a holding is written
 * by whoever wrote last that it is theirs, and nobody can write after a message they have not seen. When a host has gone is
 * only a matter of time (`Beats`).
 */
import { createHash } from 'node:crypto';
import type { Call } from '../store/calls.ts';
import { makeCall } from '../store/calls.ts';
import { ROOM, type Store } from '../store/store.ts';
import { BEAT, Beats, LEASE } from './beats.ts';
import { Directory } from './directory.ts';
import { type Engine, type Entry, type Following, Overtaken } from './engine.ts';
import type { Writing } from './house-store.ts';
import { type AroundLog, Log } from './log.ts';
import {
  counting,
  type Head,
  type Holding,
  headFrom,
  holdingOf,
  type Message,
  markOf,
  messageFrom,
  messageToText,
  NOTHING,
  nameOf,
  SHARED,
  subjectOf,
} from './message.ts';
import { Taking } from './taking.ts';

/** So long a host that ends waits for the engine to have what it gives away, in ms: while that is gone, others take it later. */
const LEAVE = 5000;

/** Who is not the next in turn waits so many beats more for who is. */
const TURN = 3;

export interface AroundMember {
  readonly engine: Engine;
  /** What it is called from its start to its end, by no other host of the house. */
  readonly id: string;
  readonly copy: Store;
  log(line: string): void;
  /** This host holds it from now on: the copy has all of it. */
  took(holding: Holding): void;
  /** Something of what it held is another host's: nothing that it holds is to be trusted any more. */
  lost(why: string): void;
  /** The engine answers no more, or again. */
  cutOff(isCutOff: boolean): void;
  /** Something about the house's tables has changed. */
  changed(): void;
  /** A message took so many ms until a majority had it. */
  stored?(ms: number): void;
}

export class Member implements Writing {
  readonly directory = new Directory();
  readonly beats: Beats;
  readonly #around: AroundMember;
  readonly #following: Following;
  /** What this host holds, by holding. */
  readonly #logs = new Map<Holding, Log>();
  readonly #shared: Log;
  /** The mark of the last message of each holding that counts, as far as was followed. */
  readonly #last = new Map<Holding, string>();
  /** The number of the last one there is. */
  readonly #seen = new Map<Holding, number>();
  /** Of which the copy is not what it should be. */
  readonly #spoiled = new Set<Holding>();
  readonly #taking: Taking;
  readonly #counts = counting();
  /** By host, the number of the last message it has shared. */
  readonly #sharings = new Map<string, number>();
  #number = 0;
  #matches = 0;
  #isOver = false;

  constructor(around: AroundMember) {
    this.#around = around;
    const { engine } = around;
    this.#taking = new Taking({
      isLeft: (holding) => this.#isLeft(holding),
      write: (holding) => this.#writeTaken(holding),
      log: around.log,
    });
    this.#shared = this.#newLog(SHARED, { after: undefined, mark: NOTHING });
    this.beats = new Beats({
      engine,
      id: around.id,
      log: around.log,
      tables: () => this.#logs.size,
      counted: () => this.#takeLeft(),
      cutOff: around.cutOff,
    });
    this.#following = engine.follow(
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
        await new Promise((resolve) => setTimeout(resolve, BEAT));
      }
    }
  }

  /** From now on others know that it is there, and it takes what nobody holds: whoever carries lines hears by now. */
  begin(): void {
    this.beats.begin();
  }

  /** Resolves when everything is followed that was there now. */
  caughtUp(): Promise<void> {
    return this.#following.caughtUp();
  }

  get id(): string {
    return this.#around.id;
  }

  /** So many messages of the log were followed. */
  get at(): number {
    return this.#following.at;
  }

  /** So many holdings have something on its way. */
  get unsettled(): number {
    return [...this.#logs.values()].filter((log) => !log.isSettled).length;
  }

  get holdings(): readonly Holding[] {
    return [...this.#logs.keys()];
  }

  holds(holding: Holding): boolean {
    const isNew = holding !== ROOM && !this.#last.has(holding);
    return this.#logs.has(holding) || (isNew && !this.#isOver && !this.beats.leaves);
  }

  /** The host that holds it, if that is there; nothing while nobody does. */
  holderOf(holding: Holding): string | undefined {
    const holder = this.directory.holders.get(holding);
    return holder !== undefined && this.beats.isThere(holder) ? holder : undefined;
  }

  write(holding: Holding, call: Call): void {
    let log = this.#logs.get(holding);
    if (!log) {
      log = this.#newLog(subjectOf(holding), { after: 0, mark: NOTHING });
      this.#logs.set(holding, log);
      this.directory.hold(holding, this.id);
      this.#last.set(holding, NOTHING);
      log.hand(this.id);
    }
    this.directory.note(call);
    log.write(call);
    if (call[0] === 'dropTable' && holding !== ROOM) this.#close(holding, log);
    this.#around.changed();
  }

  share(call: Call): void {
    this.directory.note(call);
    // What is deleted has to be there first: else it would come after, and stay.
    if (call[0] === 'deleteMatches') this.#writeLast(call);
    else this.#shared.write(call);
  }

  #writeLast(call: Call): void {
    const own = [...this.#logs.values()].map((log) => log.settled());
    Promise.all(own).then(
      () => this.#shared.write(call),
      () => undefined,
    );
  }

  settled(holding: Holding): Promise<void> | undefined {
    const own = this.#logs.get(holding)?.settled();
    const shared = this.#shared.settled();
    return own && shared ? Promise.all([own, shared]).then(() => undefined) : (own ?? shared);
  }

  /** Later ones are larger; two hosts would have to begin matches in the same thousandth of a second, and have names of the same hash. */
  freshMatch(): number {
    const own = createHash('sha256').update(this.id).digest().readUInt16BE(0) % HOSTS;
    this.#matches = Math.max(this.#matches + 1, Date.now() - FIRST_DAY);
    return this.#matches * HOSTS + own;
  }

  /**
   * Gives all it holds to those who have least to do, and takes nothing any more; resolves when they have been told, or where
   * the engine does not answer, which must keep no host from ending.
   */
  async leave(): Promise<void> {
    this.beats.leave();
    const given = [...this.#logs.values()].map(async (log) => {
      const to = this.beats.leastLoaded();
      if (to === this.id) return;
      log.hand(to);
      await log.settled();
    });
    const told = Promise.allSettled([...given, this.#shared.settled()]);
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, LEAVE);
    await Promise.race([told, late.promise]);
    clearTimeout(timer);
  }

  stop(): void {
    this.#isOver = true;
    this.beats.stop();
    this.#following.stop();
    for (const log of [...this.#logs.values(), this.#shared]) log.stop();
    this.#logs.clear();
  }

  #newLog(subject: string, { after, mark }: Pick<AroundLog, 'after' | 'mark'>): Log {
    const { engine, id, stored, lost } = this.#around;
    return new Log({
      engine,
      subject,
      by: id,
      after,
      mark,
      number: this.#number++ * NUMBERS,
      caughtUp: () => this.#following.caughtUp(),
      again: () => this.#following.again(),
      fenced: () => {
        if (!this.#isOver) lost(`${holdingOf(subject) ?? subject} is written by another host`);
      },
      stored: (ms) => stored?.(ms),
    });
  }

  /** A table is closed, for good: nobody holds it. */
  #close(holding: Holding, log: Log): void {
    log.hand(null);
    this.directory.hold(holding, null);
    log.settled()?.then(
      () => this.#logs.delete(holding),
      () => undefined,
    );
  }

  /** Whether it fits what was followed before. */
  #follow(entry: Entry): boolean {
    if (this.#isOver) return true;
    const holding = holdingOf(entry.subject);
    if (holding === undefined && entry.subject !== SHARED) return true;
    const head = this.#headOf(entry.text);
    if (!head) {
      // It says nothing, and is the last one there all the same.
      if (holding !== undefined) this.#saw(holding, entry.seq);
      return true;
    }
    return holding === undefined ? this.#followShared(entry.text, head) : this.#followHeld(holding, entry, head);
  }

  /** Who says a message; nothing where that is none, whoever wrote it. */
  #headOf(text: string): Head | undefined {
    try {
      return headFrom(text);
    } catch (error) {
      this.#around.log(`a message that can't be read: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  #saw(holding: Holding, seq: number): void {
    this.#seen.set(holding, seq);
    this.#logs.get(holding)?.saw(seq);
  }

  /** Each host's messages are counted one by one. */
  #followShared(text: string, { by, number }: Head): boolean {
    const before = this.#sharings.get(by);
    this.#sharings.set(by, number);
    this.#make(undefined, text);
    return before === undefined || number <= before + 1;
  }

  /** Whether it counts: else who wrote it knew less than this host, or more. */
  #followHeld(holding: Holding, { seq, subject, text }: Entry, message: Head): boolean {
    const counts = this.#counts(subject, message);
    this.#saw(holding, seq);
    if (message.by === this.id) this.#logs.get(holding)?.read(message.number, counts);
    if (!counts) return false;
    this.#last.set(holding, markOf(message));
    if (message.by === this.id) this.#followOwn(holding, seq, messageFrom(text));
    else this.#followOthers(holding, text, message);
    return true;
  }

  #followOthers(holding: Holding, text: string, { by, holder }: Head): void {
    if (this.#logs.has(holding)) {
      this.#around.lost(`${holding} was taken by ${by}`);
      return;
    }
    this.#make(holding, text);
    if (holder !== undefined) this.directory.hold(holding, holder);
    this.#around.changed();
    if (holder === this.id) this.#taking.take(holding);
  }

  /** The copy has what this host wrote already; what it has taken is its own from here on. */
  #followOwn(holding: Holding, seq: number, { holder, calls, ...head }: Message): void {
    if (holder !== undefined) this.directory.hold(holding, holder);
    if (holder !== this.id || calls.length > 0 || this.#logs.has(holding)) return;
    this.#logs.set(holding, this.#newLog(subjectOf(holding), { after: seq, mark: markOf(head) }));
    this.#around.took(holding);
    this.#around.changed();
  }

  /** Makes the calls of a message of the copy. What can't be made, a newer host's perhaps, spoils what it is about. */
  #make(holding: Holding | undefined, text: string): void {
    const attempt = (what: string, act: () => void): void => {
      try {
        act();
      } catch (error) {
        if (holding !== undefined) this.#spoiled.add(holding);
        this.#around.log(`${what} of ${holding ?? SHARED}: ${error instanceof Error ? error.message : error}`);
      }
    };
    attempt('a message', () => {
      for (const call of messageFrom(text).calls) {
        attempt(call[0], () => {
          makeCall(this.#around.copy, call);
          this.directory.note(call);
        });
      }
    });
  }

  /** Takes what nobody holds who is there, where it is this host's turn. */
  #takeLeft(): void {
    if (this.beats.leaves) return;
    const left = [...this.directory.holders].filter(([, holder]) => !this.beats.isThere(holder));
    const isRoomLeft = !this.directory.holders.has(ROOM);
    // What was handed over to this host, and could not be taken then, is tried again.
    for (const [holding, holder] of this.directory.holders) if (holder === this.id) this.#taking.take(holding);
    for (const [holding, holder] of isRoomLeft ? [...left, [ROOM, ''] as const] : left) {
      if (this.beats.silent(holder) >= LEASE + this.#turn(holding) * TURN) this.#taking.take(holding);
    }
  }

  /** How many others would take it before this host. */
  #turn(holding: Holding): number {
    const place = (host: string): string => createHash('sha256').update(`${holding} ${host}`).digest('hex');
    const own = place(this.id);
    return this.beats.takers.filter((host) => place(host) < own).length;
  }

  /** It is this host's already, or nobody's who is there, and can be read. */
  #isLeft(holding: Holding): boolean {
    if (this.#logs.has(holding) || this.#spoiled.has(holding) || this.#isOver) return false;
    const holder = this.holderOf(holding);
    return holder === undefined || holder === this.id;
  }

  /** Writes that it is this host's. It is when that comes back: then the copy has all that was written before. */
  async #writeTaken(holding: Holding): Promise<void> {
    const { engine, id } = this.#around;
    const after = this.#seen.get(holding) ?? 0;
    const number = this.#number++ * NUMBERS;
    const message = { by: id, number, after: this.#last.get(holding) ?? NOTHING, holder: id, calls: [] };
    const subject = subjectOf(holding);
    try {
      await engine.append(subject, messageToText(message), nameOf(subject, message), after);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await this.#catchUpWith(holding, after);
      return;
    }
    await this.#following.caughtUp();
  }

  /** Somebody was faster: another message is last there than the one this host knows of. If that does not come, it was missed. */
  async #catchUpWith(holding: Holding, known: number): Promise<void> {
    await this.#following.caughtUp();
    if (this.#seen.get(holding) === known) await this.#following.again();
  }
}

/** No host writes more messages in one place while it holds that. */
const NUMBERS = 1e9;

/** So many hosts have numbers of their own. */
const HOSTS = 4096;

/** From when matches are numbered, in ms since 1970. */
const FIRST_DAY = Date.UTC(2026, 0, 1);
