/** What is shown and said of an evening: to each session what is for it, and again whenever it changes. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { resultsTable, standingsTable } from '#shared/evening/csv.ts';
import { publicEvening } from '#shared/evening/duplicate.ts';
import { pointLines } from '#shared/evening/points.ts';
import type { DeskMessage, EveningView, PointBreakdown, RoundDetail, ScreenContent } from '#shared/protocol/evening.ts';
import { readChatLine } from '#shared/protocol/typed-text.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import { type Clock, Coalescer } from '../time/clock.ts';
import { TokenBuckets } from '../time/token-bucket.ts';
import type { DeskDeps } from './desk-deps.ts';
import { placeOf } from './evening-sync.ts';
import { type SharedEvening, secondsLeft, sharedView, wholeRoundView } from './evening-view.ts';

// What the desk says to all, or to one table. It is gone when the host ends.

/** So many of the latest are there for who comes later. */
const MAX_ANNOUNCEMENTS = 20;

/** Of one session. */
const PER_SESSION = { perSecond: 1, atOnce: 5 };

class Announcements {
  readonly #buckets: TokenBuckets;
  #messages: readonly DeskMessage[] = [];
  #next = 0;

  constructor(clock: Clock) {
    this.#buckets = new TokenBuckets(clock, PER_SESSION);
  }

  /** Says this line; without one, calls the table. */
  announce(session: string, typed: string | null, table: number | null): Refusal | undefined {
    const line = typed === null ? { text: null } : readChatLine(typed);
    if ('refusal' in line) return line.refusal;
    if (!this.#buckets.take(session)) return refusal('desk', 'too-many-words');
    this.#messages = [...this.#messages, { number: this.#next++, table, text: line.text }].slice(-MAX_ANNOUNCEMENTS);
    return undefined;
  }

  /** Those for all, and those for this table; all of them for who is not at one alone. */
  forTable(table: number | 'any' | undefined): DeskMessage[] {
    return this.#messages.filter((word) => word.table === null || table === 'any' || word.table === table);
  }

  /** Another evening, or another round: the tables' numbers mean others. */
  forgetTables(): void {
    this.#messages = this.#messages.filter(({ table }) => table === null);
  }
}

/** More than so many are not told of every change by itself, but of those soon after each other as one. */
const COALESCE_ABOVE_STREAMS = 16;

type Refused = { readonly refusal: Refusal };

const NO_EVENING: Refused = { refusal: refusal('desk', 'no-evening') };

export class EveningBroadcast {
  readonly #deps: DeskDeps;
  readonly #announcements: Announcements;
  readonly #streams = new Map<StreamQueue<EveningView | null>, string>();
  readonly #news: Coalescer;
  /** What was told last, and what of it is the same for all. */
  #sent = '';
  #shared: SharedEvening | undefined;
  /** What screens are to show. */
  #shows: EveningView['shows'] = { what: 'desk', count: 0 };

  constructor(deps: DeskDeps) {
    this.#deps = deps;
    this.#announcements = new Announcements(deps.clock);
    this.#news = new Coalescer(
      deps.clock,
      () => this.#streams.size > COALESCE_ABOVE_STREAMS,
      () => this.#sendAll(),
    );
  }

  watch(session: string, stream: StreamQueue<EveningView | null>): void {
    this.#streams.set(stream, session);
    stream.onEnd(() => this.#streams.delete(stream));
    stream.put(this.view(session));
  }

  /** The evening as this session may see it. */
  view(session: string): EveningView | null {
    const { kept } = this.#deps.state;
    if (!kept) return null;
    const { evening, rounds } = kept;
    const room = this.#deps.room.state;
    const shared = this.#shared ?? sharedView(kept, this.#now);
    const player = evening.players.find(({ id }) => id === room.person(session)?.id)?.id;
    const mine = player === undefined ? null : placeOf(evening, player);
    const leads = room.mayHost(session);
    const began = rounds.at(-1)?.began ?? null;
    const seconds = began === null ? null : secondsLeft(evening.minutes, began, this.#deps.today());
    return {
      ...shared,
      round: shared.round && { ...shared.round, seconds },
      leads,
      me: player ?? null,
      mine,
      shows: this.#shows,
      said: this.#announcements.forTable(leads || this.#deps.connections.isScreen(session) ? 'any' : mine?.table),
    };
  }

  round(number: number): Omit<RoundDetail, 'records'> | Refused {
    const { kept } = this.#deps.state;
    if (!kept) return NO_EVENING;
    return wholeRoundView(kept, number, this.#now) ?? { refusal: refusal('evening', 'no-round') };
  }

  /** What somebody's points are made of, as far as it may be told. */
  pointLines(player: string): PointBreakdown | Refused {
    const { kept } = this.#deps.state;
    const lines = kept && pointLines(publicEvening(kept.evening)).get(player);
    if (!lines) return kept ? { refusal: refusal('evening', 'no-such-player') } : NO_EVENING;
    return lines.map((line) => ({ ...line, others: [...line.others] }));
  }

  csv(what: 'standings' | 'tables') {
    const { kept } = this.#deps.state;
    return kept ? { rows: (what === 'tables' ? resultsTable : standingsTable)(kept.evening) } : NO_EVENING;
  }

  /** A word to all, or to one table of the latest round; without a text, that table is called. */
  announce(session: string, text: string | null, table: number | null): Refusal | undefined {
    const refused = this.#refuseTable(table) ?? this.#announcements.announce(session, text, table);
    if (!refused) this.#news.request();
    return refused;
  }

  /** What screens show from now on. */
  show(what: ScreenContent): Refusal | undefined {
    const refused = this.#refuseTable(typeof what === 'number' ? what : null);
    if (!refused) this.#onScreens(what);
    return refused;
  }

  /** The tables' numbers mean others from now on. */
  forgetTables(): void {
    this.#announcements.forgetTables();
    if (typeof this.#shows.what === 'number') this.#onScreens('desk');
  }

  /** Tells everybody how the evening is now, if it is another than it was. */
  publish(): void {
    this.#endRefused();
    const { kept } = this.#deps.state;
    this.#shared = kept && sharedView(kept, this.#now);
    const room = this.#deps.room.state;
    const leads = room.people.filter(({ session }) => room.isRoomHost(session)).map(({ id }) => id);
    const now = JSON.stringify([this.#shared, leads], (key, value) => (key === 'seconds' ? undefined : value));
    if (now === this.#sent) return;
    this.#sent = now;
    this.#news.request();
  }

  stop(): void {
    this.#news.stop();
    for (const stream of [...this.#streams.keys()]) stream.end();
  }

  /** Who is not in the room any more hears nothing. */
  #endRefused(): void {
    for (const [stream, session] of [...this.#streams]) {
      const refused = this.#deps.room.state.refuse(session);
      if (refused) stream.end(refused);
    }
  }

  #sendAll(): void {
    const { broadcaster } = this.#deps;
    for (const [stream, session] of this.#streams) broadcaster.send(stream, () => this.view(session));
  }

  #onScreens(what: ScreenContent): void {
    this.#shows = { what, count: this.#shows.count + 1 };
    this.#news.request();
  }

  /** Why nothing can be done about a table of the latest round; or about the evening, where it is about none. */
  #refuseTable(table: number | null): Refusal | undefined {
    const { kept } = this.#deps.state;
    if (!kept) return NO_EVENING.refusal;
    const round = kept.evening.played.at(-1);
    if (table === null || round?.tables.some(({ number }) => number === table)) return undefined;
    return refusal('evening', 'no-such-table', { round: round?.number ?? 0, table });
  }

  get #now() {
    return { today: this.#deps.today(), table: (id: string) => this.#deps.allTables.get(id) };
  }
}
