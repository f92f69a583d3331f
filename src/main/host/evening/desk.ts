/**
 * The desk of an evening: makes its rounds, puts up their tables, reads what matches have brought, and tells everybody
 * how it stands. What counts, says src/shared/evening; what is kept of it is one document.
 */
import { randomBytes } from 'node:crypto';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { changeSchedule } from '#shared/evening/plan.ts';
import { correct, enterResult } from '#shared/evening/results.ts';
import { nextRound, undoLastRound } from '#shared/evening/rounds.ts';
import type { Evening, EveningStep } from '#shared/evening/schema.ts';
import type { DuplicateDeals } from '#shared/fair-shuffle/duplicate-deals.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { CorrectionRequest, EveningRequest, RoundDetail } from '#shared/protocol/evening.ts';
import { EVENING_DESK_MESSAGES } from '#shared/protocol/messages/en/evening-desk.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import { readChatLine } from '#shared/protocol/typed-text.ts';
import type { KeptEvening } from '../../store/evening-store.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import { type KeptMatch, StoreWriteError } from '../../store/store.ts';
import type { EveningTables, SeatedAt } from '../room/room-store.ts';
import { newSettings } from '../table/lobby.ts';
import type { RecordAccess } from '../table/match-records.ts';
import type { Table } from '../table/table.ts';
import { Archive, numberedIn, recordsOfRound } from './archive.ts';
import { EveningBroadcast } from './evening-broadcast.ts';
import { syncEvening, withoutUndealt } from './evening-sync.ts';
import { isPlayedOut } from './evening-view.ts';
import { fillSeats, seatLateJoiner } from './late-joiners.ts';
import { planEvening } from './plan.ts';
import { type DeskDeps, type Place, placesOf, requestFor, seatRoundTable, withPlace } from './round-tables.ts';

type Refused = { readonly refusal: Refusal };

export class Desk implements EveningTables {
  readonly #host: DeskDeps;
  readonly broadcast: EveningBroadcast;
  readonly archive: Archive;
  #kept: KeptEvening | undefined;
  /** Tables and room are not there yet: the evening follows them once they are. */
  #isWaiting = false;
  #isBusy = false;

  constructor(host: DeskDeps) {
    this.#host = host;
    this.broadcast = new EveningBroadcast(host, () => this.#kept);
    this.archive = new Archive(host.store, () => this.#kept);
  }

  /** Reads what was kept: the tables that are taken up next ask for it. */
  load(): void {
    this.#isWaiting = true;
    this.#kept = this.#host.store.evening();
  }

  /** Goes on where the evening stood, once its tables and the room are there. */
  resume(): void {
    this.#isWaiting = false;
    const by = this.#kept?.by ?? '';
    if (this.#on && this.#host.store.session(by)) this.#do(() => this.#putUpMissing(by));
    this.check();
  }

  get kind(): RoomView['evening'] {
    if (!this.#kept) return null;
    const { evening, over } = this.#kept;
    if (over) return 'over';
    return evening.form.form === 'free' ? 'free' : 'rounds';
  }

  /** Whether this is a table of the evening. */
  hasTable(table: string): boolean {
    return this.#placeAt(table) !== undefined;
  }

  tables(): readonly Table[] {
    return this.#places.flatMap(({ id }) => this.#host.table(id) ?? []);
  }

  get firstTable(): Table | undefined {
    const latest = this.#kept?.rounds.length;
    const tables = this.#places.flatMap(({ round, id }) => (round === latest ? (this.#host.table(id) ?? []) : []));
    return tables[0] ?? this.tables()[0];
  }

  isSecret(table: string): boolean {
    const place = this.#placeAt(table);
    return place !== undefined && this.#isSecretIn(place.round);
  }

  /** Whether the evening that goes on stands on this match. */
  isNeeded(match: Pick<KeptMatch, 'id' | 'tableId'>): boolean {
    return this.#on !== undefined && this.archive.isOfLatest(match);
  }

  /** Who plays the same deals elsewhere is nobody at this table. */
  refuseClaim(session: string, table: string): Refusal | undefined {
    const own = this.#host.room().game.tableOf({ session });
    return this.isSecret(table) && own && own.id !== table ? refusal('desk', 'deals-secret') : undefined;
  }

  /** What is dealt from at this table; nothing where deals are not compared. */
  dealsAt(table: string): DuplicateDeals | undefined {
    const place = this.#placeAt(table);
    return place && this.#kept && numberedIn(this.#kept, place.round);
  }

  /** The records of matches, those of evenings with where they were played; who leads may have all of the latest evening. */
  get recordAccess(): RecordAccess {
    const { store, gameOf, room } = this.#host;
    return {
      store,
      gameOf,
      placeOf: (match) => this.archive.placeOf(match),
      isSecret: (table) => this.isSecret(table),
      mayRead: (session, match) => room().mayHost(session) && this.archive.isOfLatest(match),
    };
  }

  /** A round as everybody may know it, with the records that this session may have. */
  round(session: string, number: number): RoundDetail | Refused {
    const round = this.broadcast.round(number);
    if ('refusal' in round) return round;
    return { ...round, records: this.#kept ? recordsOfRound(this.#kept, number, session, this.recordAccess) : [] };
  }

  beginEvening(session: string, wish: EveningRequest): Refusal | undefined {
    if (this.#on) return refusal('desk', 'evening-there');
    const { store, gameOf } = this.#host;
    const room = this.#host.room();
    const people = room.people.filter((one) => one.name !== '' && !one.out && room.isHere(one.session));
    const step = planEvening(wish, people, gameOf);
    if ('refusal' in step) return step.refusal;
    const { table } = room.game;
    const latest = table && store.latestOver(table.id)?.id;
    // What lies there was played before.
    const counted = latest === undefined ? [] : [latest];
    const kept = {
      evening: step.evening,
      rounds: [],
      counted,
      freeMatches: [],
      by: session,
      level: wish.level ?? null,
      over: false,
    };
    store.keepEvening(kept, true);
    this.#kept = kept;
    this.archive.forget();
    // What nobody plays is in no round's way. Where it can't be set aside, seating the first one says why.
    if (kept.evening.form.form !== 'free') room.act((playing) => void playing.setAside.addUnplayed());
    room.check();
    return undefined;
  }

  /**
   * Pairs who is there, and puts up the tables. What nobody has dealt of the round before is broken off; so who says no
   * round, and presses twice, makes none beside one that waits for its cards.
   */
  pairNextRound(session: string, wanted?: number): Refusal | undefined {
    return this.#change((kept) => {
      const latest = kept.rounds.length;
      const waits = kept.rounds.at(-1)?.began === null && !isPlayedOut(kept.evening, latest);
      const isMade = wanted === undefined ? waits : wanted !== latest + 1;
      if (isMade) return { refusal: refusal('desk', 'round-made', { round: latest }) };
      const step = nextRound(withoutUndealt(kept, this.#host), this.#host.random);
      if ('refusal' in step) return step;
      const refused = this.#host.room().act((playing) => (this.firstTable ? undefined : playing.vacateForEvening()));
      if (refused) return { refusal: refused };
      const done = this.tables().filter(({ stage }) => stage !== 'playing');
      const round = step.evening.played.at(-1);
      const secret = round && round.deals.length > 0 ? randomBytes(32).toString('hex') : null;
      const tables = (round?.tables ?? []).map(() => null);
      this.#keep({
        ...kept,
        evening: step.evening,
        rounds: [...kept.rounds, { tables, began: null, secret }],
        by: session,
      });
      for (const table of done) this.#host.close(table);
      this.broadcast.forgetTables();
      return this.#putUpMissing(session);
    });
  }

  /** Begins every match of the round that waits for it. */
  startRound(session: string): Refusal | undefined {
    return this.#change(() => {
      const missing = this.#putUpMissing(session);
      if (missing) return missing;
      const latest = this.#kept?.rounds.length;
      const waiting = this.#places.flatMap(({ round, id }) => {
        const table = round === latest ? this.#host.table(id) : undefined;
        return table?.stage === 'lobby' ? table : [];
      });
      if (waiting.length === 0) return { refusal: refusal('desk', 'nothing-to-deal') };
      const refused = waiting.map((table) => table.start()).find((one) => one !== undefined);
      return refused && { refusal: refused };
    });
  }

  correct(session: string, { scores, winners, reason: typed, ...where }: CorrectionRequest): Refusal | undefined {
    const reason = typed.trim() === '' ? { text: '' } : readChatLine(typed);
    if ('refusal' in reason) return reason.refusal;
    const name = this.#host.room().person(session)?.name ?? '';
    const by = name === '' ? translate(EVENING_DESK_MESSAGES, 'by.home') : name;
    const { deal, ...table } = where;
    const at = { ...table, ...(deal !== undefined && { deal }) };
    const result = scores && { scores, winners };
    return this.#step((evening) => correct(evening, at, result, { reason: reason.text, by }), true);
  }

  /** A table will have no result. */
  breakOff({ round, table }: { readonly round: number; readonly table: number }): Refusal | undefined {
    return this.#step(
      (evening) => enterResult(evening, { round, table }, null),
      false,
      () => this.#breakOffAt((place) => place.round === round && place.number === table),
    );
  }

  settle(plan: { readonly rounds: number; readonly minutes: number }): Refusal | undefined {
    return this.#step((evening) => changeSchedule(evening, plan));
  }

  takeBack(wanted?: number): Refusal | undefined {
    return this.#change((kept) => {
      if (wanted !== undefined && wanted !== kept.rounds.length) return { refusal: refusal('evening', 'no-round') };
      const step = undoLastRound(kept.evening);
      if ('refusal' in step) return step;
      const tables = placesOf(kept).filter(({ round }) => round === kept.rounds.length);
      this.#keep({ ...kept, evening: step.evening, rounds: kept.rounds.slice(0, -1) });
      for (const { id } of tables) this.#close(id);
      return undefined;
    });
  }

  end(): Refusal | undefined {
    return this.#change((kept) => {
      const playing = this.#places.find(({ id }) => this.#host.table(id)?.stage === 'playing');
      if (playing) return { refusal: refusal('desk', 'tables-playing', { round: playing.round }) };
      const tables = this.tables();
      this.#keep({ ...kept, evening: withoutUndealt(kept, this.#host), over: true });
      for (const table of tables) this.#host.close(table);
      return undefined;
    });
  }

  /** A bot's seat of the latest round, at a table that waits or in a match that goes on; else the next round. */
  sit(person: KeptPerson): SeatedAt {
    this.check();
    const { game: playing } = this.#host.room();
    const own = playing.tableOf(person);
    const seat = playing.seatOf(person);
    if (own && seat !== undefined) return { table: own.id, seat };
    return seatLateJoiner(person, this.#on, this.#host);
  }

  /** The same for somebody whose household plays in the round already: who leads knows them. */
  seatKnownPerson(id: string): SeatedAt | Refused {
    this.check();
    const room = this.#host.room();
    const person = room.people.find((one) => one.id === id && one.name !== '' && !one.out);
    if (!person) return { refusal: refusal('host', 'no-such-person') };
    const sat = room.game.isSeated(person) ? this.sit(person) : seatLateJoiner(person, this.#on, this.#host, true);
    room.check();
    return 'waits' in sat ? { refusal: refusal('desk', 'no-seat-left') } : sat;
  }

  check(): void {
    if (this.#isWaiting || this.#isBusy) return;
    this.#do(() => this.#follow());
    this.broadcast.publish();
  }

  stop(): void {
    this.broadcast.stop();
  }

  /** The evening that is played now. */
  get #on(): KeptEvening | undefined {
    return this.#kept?.over ? undefined : this.#kept;
  }

  get #places(): readonly Place[] {
    return this.#on ? placesOf(this.#on) : [];
  }

  #placeAt(table: string): Place | undefined {
    return this.#places.find(({ id }) => id === table);
  }

  #isSecretIn(round: number): boolean {
    const { evening, rounds } = this.#kept ?? {};
    return evening !== undefined && rounds?.[round - 1]?.secret != null && !isPlayedOut(evening, round);
  }

  /** What the evening has to bring in without having been told so. What can't be kept is tried the next time. */
  #follow(): void {
    const kept = this.#on;
    if (!kept) return;
    try {
      fillSeats(this.tables(), kept.level, this.#host);
      const now = syncEvening(kept, this.#host);
      if (now !== kept) this.#keep(now);
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
    }
  }

  /** Tables of the latest round that are not there yet. */
  #putUpMissing(session: string): Refused | undefined {
    const { room, gameOf, createTable: putUp } = this.#host;
    for (const table of this.#on?.evening.played.at(-1)?.tables ?? []) {
      const kept = this.#on;
      const number = kept?.rounds.length ?? 0;
      const game = gameOf(table.game);
      if (!kept || !game || kept.rounds[number - 1]?.tables[table.number - 1] !== null) continue;
      const put = putUp(session, {
        ...requestFor(kept.evening, table),
        maker: '',
        settings: newSettings(false),
        prepare: (made) => seatRoundTable(made, table, room().people, kept.level, game),
      });
      if ('refusal' in put) return put;
      this.#keep(withPlace(kept, number, table.number, put.table.id));
    }
    return undefined;
  }

  /** Takes a step of the evening, keeps it, and does what goes with it. `isLate`: also when the evening is over. */
  #step(take: (evening: Evening) => EveningStep, isLate = false, then: () => void = () => {}): Refusal | undefined {
    return this.#change((kept) => {
      const step = take(kept.evening);
      if ('refusal' in step) return step;
      this.#keep({ ...kept, evening: step.evening });
      then();
      return undefined;
    }, isLate);
  }

  /** Changes the evening; the room and everybody else hear of it afterwards. */
  #change(run: (kept: KeptEvening) => Refused | undefined, isLate = false): Refusal | undefined {
    this.check();
    if (!this.#kept) return refusal('desk', 'no-evening');
    const kept = isLate ? this.#kept : this.#on;
    if (!kept) return refusal('desk', 'evening-over');
    const refused = this.#do(() => run(kept));
    this.#host.room().check();
    return refused?.refusal;
  }

  /** What happens meanwhile is followed afterwards. */
  #do<T>(run: () => T): T {
    this.#isBusy = true;
    try {
      return run();
    } finally {
      this.#isBusy = false;
    }
  }

  /** What is played there ends, and its record says so. */
  #breakOffAt(isMeant: (place: Place) => boolean): void {
    for (const { id } of this.#places.filter(isMeant)) {
      this.#host.table(id)?.breakOff('');
      this.#close(id);
    }
  }

  #close(id: string): void {
    const table = this.#host.table(id);
    if (table) this.#host.close(table);
  }

  #keep(kept: KeptEvening): void {
    this.#host.store.keepEvening(kept, false);
    this.#kept = kept;
  }
}
