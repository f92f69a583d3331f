/**
 * Writes one owned shard: each message expects the one before it, so that only the owner can write.
 * Commands that arrive meanwhile go into the next message. A message is durable once it is read
 * back and accepted (`acceptanceCheck`); the broker's acknowledgement alone isn't enough.
 */
import type { StoreCommand } from '../store/store-commands.ts';
import { type Broker, SequenceConflict } from './broker.ts';
import { type LogMessage, messageIdOf, parseHead, positionOf, serializeMessage } from './log-message.ts';

/** Delay before a retry, in ms. */
const APPEND_RETRY_MS = 200;

/** Max wait for an acknowledged message to be read back, before it is looked up, in ms. */
const READ_BACK_TIMEOUT_MS = 2000;

/** Tries before a message gets a new name: the broker may deduplicate against one it has lost. */
const TRIES_PER_NAME = 20;

/** Another host owns the shard: what isn't durable yet never will be. */
class Fenced extends Error {}

export interface ShardWriterDeps {
  readonly engine: Pick<Broker, 'append' | 'last'>;
  readonly subject: string;
  /** The writing host. */
  readonly by: string;
  /** Sequence number of the subject's last message: 0 for none, undefined for any. */
  readonly after: number | undefined;
  /** That message's position, for the next one's `after`. */
  readonly mark: string;
  /** Number of the first message: higher than any this host wrote there before. */
  readonly number: number;
  /** Another host owns the shard now. */
  onFenced(): void;
  /** Resolves when the log is read to its end. */
  caughtUp(): Promise<void>;
  /** Reads the last messages again. */
  reread(): Promise<void>;
  /** Called with the ms until a message was durable. */
  onStored?(ms: number): void;
}

/** Message fields besides the commands. */
type Head = Pick<LogMessage, 'holder'>;

export class ShardWriter {
  readonly #around: ShardWriterDeps;
  /** The sequence number that the broker must find as the subject's last. */
  #after: number | undefined;
  /** Position of the last accepted message. */
  #counted: string;
  #number: number;
  #calls: StoreCommand[] = [];
  #head: Head = {};
  /** Resolves for the queued commands. */
  #next: Deferred | undefined;
  /** Resolves for the message in flight. */
  #sent: Promise<void> | undefined;
  /** The message in flight until it is read back. */
  #read: Read | undefined;
  /** The last message transfers the shard to another host. */
  #isGiven = false;
  /** Resolves for what was written after the transfer. */
  #late: Deferred | undefined;
  #isOver = false;

  constructor(around: ShardWriterDeps) {
    this.#around = around;
    this.#after = around.after;
    this.#counted = around.mark;
    this.#number = around.number;
  }

  /** Whether nothing is queued or in flight. */
  get isDurable(): boolean {
    return this.whenDurable() === undefined;
  }

  /** Queues a command; one tick's commands share a message. */
  write(call: StoreCommand): void {
    if (this.#isGiven) {
      this.#late = deferred();
      this.#late.reject(new Fenced('this is another host’s now'));
      return;
    }
    this.#calls.push(call);
    this.#wake();
  }

  /** Writes the next owner; if that is another host, nothing is written after it. */
  transferTo(holder: string | null): void {
    this.#head = { holder };
    this.#isGiven = holder !== this.#around.by;
    this.#wake();
  }

  /** A message of the subject was read, whoever wrote it: the next one expects its number. */
  sequenceSeen(seq: number): void {
    if (this.#after !== undefined) this.#after = Math.max(this.#after, seq);
  }

  /** An own message was read back. */
  messageRead(number: number, counts: boolean): void {
    if (this.#read?.number !== number) return;
    if (counts) {
      this.#counted = positionOf({ by: this.#around.by, number });
      this.#read.resolve();
    } else this.#read.reject(new Fenced('somebody else has written before it'));
    this.#read = undefined;
  }

  /**
   * Resolves when everything written so far is durable; undefined where it already is. Rejects with
   * `Fenced` where it never will be.
   */
  whenDurable(): Promise<void> | undefined {
    return this.#late?.promise ?? this.#next?.promise ?? this.#sent;
  }

  /** Stops writing. */
  stop(): void {
    this.#isOver = true;
    this.#next?.reject(new Fenced('the host has ended'));
    this.#read?.reject(new Fenced('the host has ended'));
  }

  #wake(): void {
    if (this.#next) return;
    this.#next = deferred();
    if (this.#isOver) this.#next.reject(new Fenced('the host has ended'));
    else if (!this.#sent) queueMicrotask(() => this.#send());
  }

  #send(): void {
    const next = this.#next;
    if (!next || this.#isOver) return;
    const message = {
      by: this.#around.by,
      number: this.#number++,
      ...(this.#after !== undefined && { after: this.#counted }),
      ...this.#head,
      calls: this.#calls,
    };
    this.#next = undefined;
    this.#calls = [];
    this.#head = {};
    this.#sent = next.promise;
    this.#store(message).then(
      () => {
        this.#sent = undefined;
        next.resolve();
        this.#send();
      },
      (error) => {
        this.#isOver = true;
        next.reject(error);
        this.#next?.reject(error);
        this.#around.onFenced();
      },
    );
  }

  /** Retries until the message, or another host's, is stored. */
  async #store(message: LogMessage): Promise<void> {
    const began = performance.now();
    const read: Read = { ...deferred(), number: message.number };
    if (this.#after !== undefined) this.#read = read;
    for (let tries = 0; !this.#isOver; tries++) {
      const seq = await this.#tryToStore(message, tries);
      if (seq !== undefined && (await this.#isThere(seq, read))) {
        this.#around.onStored?.(performance.now() - began);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, APPEND_RETRY_MS));
    }
    throw new Fenced('the host has ended');
  }

  /**
   * Returns whether the acknowledged message is read back soon. Rejects where it isn't accepted.
   */
  async #isThere(seq: number, messageRead: Read): Promise<boolean> {
    this.sequenceSeen(seq);
    if (this.#after === undefined) return true;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), READ_BACK_TIMEOUT_MS);
    });
    const isThere = await Promise.race([messageRead.promise.then(() => true), late]).finally(() => clearTimeout(timer));
    if (!isThere) await this.#lookFor(messageRead);
    return isThere;
  }

  /** A busy host reads late; what it hasn't read after catching up was missed. */
  async #lookFor(messageRead: Read): Promise<void> {
    const { caughtUp, reread: again } = this.#around;
    try {
      await caughtUp();
      if (this.#read === messageRead) await again();
    } catch {
      // The broker doesn't answer: the lookup is repeated.
    }
  }

  /**
   * Returns the sequence number; undefined if the broker doesn't answer. The previous try may have
   * succeeded unacknowledged.
   */
  async #tryToStore(message: LogMessage, tries: number): Promise<number | undefined> {
    const { engine, subject } = this.#around;
    const earlier = tries === 0 ? undefined : await this.#last();
    const own = positionOf(message);
    if (earlier?.mark === own) return earlier.seq;
    try {
      return await engine.append(subject, serializeMessage(message), this.#nameAt(message, tries), this.#after);
    } catch (error) {
      if (!(error instanceof SequenceConflict)) return undefined;
      const last = await this.#last();
      if (last?.mark === own) return last.seq;
      if (last?.mark !== this.#counted) throw new Fenced(`somebody else writes ${subject}`);
      // The expected message has a new number.
      this.#after = last.seq;
      return undefined;
    }
  }

  /** The name stays where any message may come before, since it alone prevents a duplicate. */
  #nameAt(message: LogMessage, tries: number): string {
    const name = messageIdOf(this.#around.subject, message);
    return tries < TRIES_PER_NAME || this.#after === undefined ? name : `${name} ${Math.floor(tries / TRIES_PER_NAME)}`;
  }

  /** The subject's last message as the broker has it now. */
  async #last(): Promise<Last | undefined> {
    const { engine, subject } = this.#around;
    while (!this.#isOver) {
      try {
        const last = await engine.last(subject);
        return last && { seq: last.seq, mark: positionOf(parseHead(last.text)) };
      } catch {
        await new Promise((resolve) => setTimeout(resolve, APPEND_RETRY_MS));
      }
    }
    return undefined;
  }
}

interface Last {
  readonly seq: number;
  readonly mark: string;
}

interface Deferred {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(why: unknown): void;
}

/** A message waiting to be read back. */
interface Read extends Deferred {
  readonly number: number;
}

/** A promise whose rejection may go unhandled. */
function deferred(): Deferred {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
