/**
 * What this host writes of one holding: one message after another, each after the one before it and no other, so that only
 * who holds it can write. What comes while one is on its way goes with the next. A message is there when it was read again
 * in the log, and counts: that a broker has taken it is not enough (`counting`).
 */
import { Emitter } from '../host/time/emitter.ts';
import type { StoreCommand } from '../store/store-commands.ts';
import { type Broker, SequenceConflict } from './broker.ts';
import { type LogMessage, messageIdOf, parseHead, positionOf, serializeMessage } from './log-message.ts';

/** After this, in ms, the broker is asked again. */
const APPEND_RETRY_MS = 200;

/** So long a message that the broker has taken may go unread, in ms, before it is looked for. */
const READ_BACK_TIMEOUT_MS = 2000;

/** After so many tries a message has another name: by the one before the broker may know one that it has lost. */
const TRIES_PER_NAME = 20;

/** Somebody else writes here now: what was not there yet never will be. */
class Fenced extends Error {}

export interface ShardWriterDeps {
  readonly broker: Pick<Broker, 'append' | 'last'>;
  readonly subject: string;
  /** The host that writes. */
  readonly by: string;
  /** After which message: the number of the subject's last one, 0 for none; nothing where any will do. */
  readonly after: number | undefined;
  /** And that message's mark, as the next one says it. */
  readonly mark: string;
  /** What its first message is counted as: more than any that this host wrote there before. */
  readonly number: number;
  /** Resolves when all is read that there is. */
  caughtUp(): Promise<void>;
  /** Reads the last messages once more. */
  reread(): Promise<void>;
}

/** What goes with a message beside calls. */
type Head = Pick<LogMessage, 'holder'>;

interface ShardWriterEvents {
  /** Somebody else writes here now. */
  fenced: undefined;
  /** A message took so many ms until a majority had it. */
  stored: number;
}

export class ShardWriter extends Emitter<ShardWriterEvents> {
  readonly #deps: ShardWriterDeps;
  /** The number of the subject's last message, as the broker is to find it. */
  #after: number | undefined;
  /** Of the last one that counts. */
  #counted: string;
  #number: number;
  #calls: StoreCommand[] = [];
  #head: Head = {};
  /** Of what waits for its turn. */
  #next: Deferred | undefined;
  /** Of what is on its way. */
  #sent: Promise<void> | undefined;
  /** The one on its way, until it was read again. */
  #read: Read | undefined;
  /** It is another host's from what was written last on. */
  #isGiven = false;
  /** Of what came after that. */
  #late: Deferred | undefined;
  #isOver = false;

  constructor(deps: ShardWriterDeps) {
    super();
    this.#deps = deps;
    this.#after = deps.after;
    this.#counted = deps.mark;
    this.#number = deps.number;
  }

  /** So many calls wait, or are on their way. */
  get isDurable(): boolean {
    return this.whenDurable() === undefined;
  }

  /** Writes this, soon; what the same turn of the loop writes goes together. */
  write(call: StoreCommand): void {
    if (this.#isGiven) {
      this.#late = deferred();
      this.#late.reject(new Fenced('this is another host’s now'));
      return;
    }
    this.#calls.push(call);
    this.#wake();
  }

  /** Says who holds it from here on; where that is another one, nothing is written after it. */
  transferTo(holder: string | null): void {
    this.#head = { holder };
    this.#isGiven = holder !== this.#deps.by;
    this.#wake();
  }

  /** A message of the subject was read, whoever wrote it: the broker's next one comes after it. */
  sequenceSeen(seq: number): void {
    if (this.#after !== undefined) this.#after = Math.max(this.#after, seq);
  }

  /** One of this host's was read. */
  messageRead(number: number, counts: boolean): void {
    if (this.#read?.number !== number) return;
    if (counts) {
      this.#counted = positionOf({ by: this.#deps.by, number });
      this.#read.resolve();
    } else this.#read.reject(new Fenced('somebody else has written before it'));
    this.#read = undefined;
  }

  /** Resolves when all is there that was written so far; nothing where it is. Rejects with `Fenced` where it never will be. */
  whenDurable(): Promise<void> | undefined {
    return this.#late?.promise ?? this.#next?.promise ?? this.#sent;
  }

  /** Nothing is written any more. */
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
      by: this.#deps.by,
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
        this.emit('fenced');
      },
    );
  }

  /** Tries until it is there, or somebody else's is. */
  async #store(message: LogMessage): Promise<void> {
    const began = performance.now();
    const read: Read = { ...deferred(), number: message.number };
    if (this.#after !== undefined) this.#read = read;
    for (let tries = 0; !this.#isOver; tries++) {
      const seq = await this.#tryToStore(message, tries);
      if (seq !== undefined && (await this.#isThere(seq, read))) {
        this.emit('stored', performance.now() - began);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, APPEND_RETRY_MS));
    }
    throw new Fenced('the host has ended');
  }

  /** Whether what the broker has taken as this number is read again soon. Rejects where it does not count. */
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

  /** A host that has much to do reads late. What it has not read when it has read all was missed. */
  async #lookFor(messageRead: Read): Promise<void> {
    const { caughtUp, reread: again } = this.#deps;
    try {
      await caughtUp();
      if (this.#read === messageRead) await again();
    } catch {
      // Nobody answers: it is looked for once more.
    }
  }

  /** Its number; nothing where nobody answers. The try before this one may have come through, though nobody said so. */
  async #tryToStore(message: LogMessage, tries: number): Promise<number | undefined> {
    const { broker, subject } = this.#deps;
    const earlier = tries === 0 ? undefined : await this.#last();
    const own = positionOf(message);
    if (earlier?.mark === own) return earlier.seq;
    try {
      return await broker.append(subject, serializeMessage(message), this.#nameAt(message, tries), this.#after);
    } catch (error) {
      if (!(error instanceof SequenceConflict)) return undefined;
      const last = await this.#last();
      if (last?.mark === own) return last.seq;
      if (last?.mark !== this.#counted) throw new Fenced(`somebody else writes ${subject}`);
      // It is the one to come after, and has another number now.
      this.#after = last.seq;
      return undefined;
    }
  }

  /** Where any message may be the one before, its name alone keeps it from being added twice: it stays. */
  #nameAt(message: LogMessage, tries: number): string {
    const name = messageIdOf(this.#deps.subject, message);
    return tries < TRIES_PER_NAME || this.#after === undefined ? name : `${name} ${Math.floor(tries / TRIES_PER_NAME)}`;
  }

  /** The last message there, as the broker has it now. */
  async #last(): Promise<Last | undefined> {
    const { broker, subject } = this.#deps;
    while (!this.#isOver) {
      try {
        const last = await broker.last(subject);
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

/** What is waited for until it was read. */
interface Read extends Deferred {
  readonly number: number;
}

/** A promise that nobody needs to look at. */
function deferred(): Deferred {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
