/** What is shown and said of an evening: to each session what is for it, and again whenever it changes. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { resultsTable, standingsTable } from '#shared/evening/csv.ts';
import { publicEvening } from '#shared/evening/duplicate.ts';
import { pointLines } from '#shared/evening/points.ts';
import type { EveningView, ScreenContent, PointBreakdown, RoundDetail } from '#shared/protocol/evening.ts';
import type { KeptEvening } from '../../store/evenings.ts';
import type { StreamQueue } from '../wire/outbox.ts';
import type { DeskDeps } from './around.ts';
import { EveningSubscribers } from './audience.ts';
import { Announcements } from './calls.ts';
import { placeOf } from './follow.ts';
import { type SharedEvening, secondsLeft, sharedView, wholeRoundView } from './view.ts';

type Refused = { readonly refusal: Refusal };

const NO_EVENING: Refused = { refusal: refusal('desk', 'no-evening') };

export class EveningBroadcast {
  readonly #host: DeskDeps;
  readonly #kept: () => KeptEvening | undefined;
  readonly #calls: Announcements;
  readonly #audience: EveningSubscribers;
  /** What was told last, and what of it is the same for all. */
  #told = '';
  #shared: SharedEvening | undefined;
  /** What screens are to show. */
  #shows: EveningView['shows'] = { what: 'desk', count: 0 };

  constructor(host: DeskDeps, kept: () => KeptEvening | undefined) {
    this.#host = host;
    this.#kept = kept;
    this.#calls = new Announcements(host.clock);
    this.#audience = new EveningSubscribers(host.clock, host.broadcaster, {
      view: (session) => this.view(session),
      refuse: (session) => host.room().refuse(session),
    });
  }

  watch(session: string, stream: StreamQueue<EveningView | null>): void {
    this.#audience.watch(session, stream);
  }

  /** The evening as this session may see it. */
  view(session: string): EveningView | null {
    const kept = this.#kept();
    if (!kept) return null;
    const { evening, rounds } = kept;
    const room = this.#host.room();
    const shared = this.#shared ?? sharedView(kept, this.#now);
    const player = evening.players.find(({ id }) => id === room.person(session)?.id)?.id;
    const mine = player === undefined ? null : placeOf(evening, player);
    const leads = room.mayHost(session);
    const began = rounds.at(-1)?.began ?? null;
    const seconds = began === null ? null : secondsLeft(evening.minutes, began, this.#host.today());
    return {
      ...shared,
      round: shared.round && { ...shared.round, seconds },
      leads,
      me: player ?? null,
      mine,
      shows: this.#shows,
      said: this.#calls.forTable(leads || this.#host.isScreen(session) ? 'any' : mine?.table),
    };
  }

  round(number: number): Omit<RoundDetail, 'records'> | Refused {
    const kept = this.#kept();
    if (!kept) return NO_EVENING;
    return wholeRoundView(kept, number, this.#now) ?? { refusal: refusal('evening', 'no-round') };
  }

  /** What somebody's points are made of, as far as it may be told. */
  pointLines(player: string): PointBreakdown | Refused {
    const kept = this.#kept();
    const lines = kept && pointLines(publicEvening(kept.evening)).get(player);
    if (!lines) return kept ? { refusal: refusal('evening', 'no-such-player') } : NO_EVENING;
    return lines.map((line) => ({ ...line, others: [...line.others] }));
  }

  csv(what: 'standings' | 'tables') {
    const kept = this.#kept();
    return kept ? { rows: (what === 'tables' ? resultsTable : standingsTable)(kept.evening) } : NO_EVENING;
  }

  /** A word to all, or to one table of the latest round; without a text, that table is called. */
  announce(session: string, text: string | null, table: number | null): Refusal | undefined {
    const refused = this.#refuseTable(table) ?? this.#calls.announce(session, text, table);
    if (!refused) this.#audience.publish();
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
    this.#calls.forgetTables();
    if (typeof this.#shows.what === 'number') this.#onScreens('desk');
  }

  /** Tells everybody how the evening is now, if it is another than it was. */
  publish(): void {
    this.#audience.endRefused();
    const kept = this.#kept();
    this.#shared = kept && sharedView(kept, this.#now);
    const room = this.#host.room();
    const leads = room.people.filter(({ session }) => room.isRoomHost(session)).map(({ id }) => id);
    const now = JSON.stringify([this.#shared, leads], (key, value) => (key === 'seconds' ? undefined : value));
    if (now === this.#told) return;
    this.#told = now;
    this.#audience.publish();
  }

  stop(): void {
    this.#audience.stop();
  }

  #onScreens(what: ScreenContent): void {
    this.#shows = { what, count: this.#shows.count + 1 };
    this.#audience.publish();
  }

  /** Why nothing can be done about a table of the latest round; or about the evening, where it is about none. */
  #refuseTable(table: number | null): Refusal | undefined {
    const kept = this.#kept();
    if (!kept) return NO_EVENING.refusal;
    const round = kept.evening.played.at(-1);
    if (table === null || round?.tables.some(({ number }) => number === table)) return undefined;
    return refusal('evening', 'no-such-table', { round: round?.number ?? 0, table });
  }

  get #now() {
    return { today: this.#host.today(), table: (id: string) => this.#host.table(id) };
  }
}
