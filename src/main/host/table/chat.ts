/** What people at a table say and show to each other. It is gone when the host ends: nobody keeps what is said at a table. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { ChatEntry, ChatLine } from '#shared/protocol/chat.ts';
import type { Gesture } from '#shared/protocol/gestures.ts';
import type { TableSettings } from '#shared/protocol/table.ts';
import { readChatLine } from '#shared/protocol/typed-text.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import type { KeptTable } from '../../store/store.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import type { Clock } from '../time/clock.ts';
import { TokenBuckets } from '../time/token-bucket.ts';
import { nameOn } from './seating.ts';

/** So many of the latest lines are there for who comes later. */
const MAX_LINES = 50;

/** Lines and gestures of one seat, or of one who looks on: so many a second, and so many at once. */
const LINES = { perSecond: 1, atOnce: 5 };
/** Gestures of all who look on from one device, which may hold many sessions. */
const DEVICE_REACTIONS = { perSecond: 3, atOnce: 15 };

/** What chat reads of its table. */
export interface ChatDeps {
  readonly kept: Pick<KeptTable, 'seats'> & { readonly settings: Pick<TableSettings, 'chat'> };
  readonly isSilent: boolean;
}

/** Somebody of the room who looks on here. */
type Onlooker = Pick<KeptPerson, 'id' | 'name' | 'mark' | 'device'>;

type Line = { readonly kind: 'said'; readonly text: string } | { readonly kind: 'gesture'; readonly gesture: Gesture };

type Unnumbered<Entry> = Entry extends ChatLine ? Omit<Entry, 'number'> : never;

/** What a bot shows, and says where there is room for words. */
export interface BotLine {
  readonly seat: Seat;
  readonly name: string;
  readonly gesture: Gesture;
  /** The key of its message; empty for the gesture alone. */
  readonly words: string;
}

export class TableChat {
  readonly #table: ChatDeps;
  readonly #streams = new Set<StreamQueue<ChatEntry>>();
  /** By seat, or by the id of who looks on. */
  readonly #buckets: TokenBuckets;
  readonly #deviceBuckets: TokenBuckets;
  #lines: ChatLine[] = [];
  /** The number of the next line. */
  #next = 0;

  readonly #onlooker: (session: string) => Onlooker | undefined;

  /** `onlooker`: whose session it is, if they may look on and have no seat. */
  constructor(clock: Clock, table: ChatDeps, onlooker: (session: string) => Onlooker | undefined) {
    this.#buckets = new TokenBuckets(clock, LINES);
    this.#deviceBuckets = new TokenBuckets(clock, DEVICE_REACTIONS);
    this.#table = table;
    this.#onlooker = onlooker;
  }

  /** The lines after number `since`, or all there are, then every new one. */
  watch(since: number | undefined, stream: StreamQueue<ChatEntry>): void {
    this.#streams.add(stream);
    stream.onEnd(() => this.#streams.delete(stream));
    // A number that was not reached yet is from before the host started again.
    const known = since === undefined || since >= this.#next ? -1 : since;
    for (const line of this.#lines) if (line.number > known) stream.put(line);
  }

  /** What was said lately, for a host that takes the table over. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** What was said at another host until now. */
  restore(lines: readonly ChatLine[]): void {
    this.#lines = lines.slice(-MAX_LINES);
    this.#next = (this.#lines.at(-1)?.number ?? -1) + 1;
  }

  say(session: string, seat: Seat, typed: string): Refusal | undefined {
    const line = readChatLine(typed);
    if ('refusal' in line) return line.refusal;
    return this.#add(session, seat, { kind: 'said', text: line.text }, () => this.#refuseWords());
  }

  /** Gestures may be made at any time. */
  gesture(session: string, seat: Seat, gesture: Gesture): Refusal | undefined {
    return this.#add(session, seat, { kind: 'gesture', gesture }, () => undefined);
  }

  /** A gesture of somebody who looks on: it is seen by who is here now, and not kept with what is said. */
  react(session: string, gesture: Gesture): Refusal | undefined {
    const person = this.#onlooker(session);
    if (!person) return refusal('host', 'not-your-seat');
    const { id, name, mark, device } = person;
    if (!this.#buckets.take(id) || !this.#deviceBuckets.take(device)) return refusal('host', 'too-much-talk');
    this.#send({ kind: 'reaction', number: this.#next++, name, mark, gesture });
    return undefined;
  }

  /** A bot's; nothing where words are refused. */
  quickChat({ seat, name, gesture, words }: BotLine): void {
    if (!this.#refuseWords()) this.#tell({ kind: 'gesture', seat, name, gesture, words });
  }

  #refuseWords(): Refusal | undefined {
    if (!this.#table.kept.settings.chat) return refusal('host', 'chat-off');
    return this.#table.isSilent ? refusal('host', 'silent-now') : undefined;
  }

  #add(session: string, seat: Seat, line: Line, refuse: () => Refusal | undefined): Refusal | undefined {
    const name = nameOn(this.#table.kept, session, seat);
    if (name === undefined) return refusal('host', 'not-your-seat');
    const refused = refuse();
    if (refused) return refused;
    if (!this.#buckets.take(`seat ${seat}`)) return refusal('host', 'too-much-talk');
    this.#tell({ ...line, seat, name });
    return undefined;
  }

  #tell(line: Unnumbered<ChatLine>): void {
    const entry = { ...line, number: this.#next++ };
    this.#lines = [...this.#lines, entry].slice(-MAX_LINES);
    this.#send(entry);
  }

  #send(entry: ChatEntry): void {
    for (const stream of this.#streams) stream.put(entry);
  }
}
