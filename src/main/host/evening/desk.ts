/**
 * The desk of an evening: makes its rounds, puts up their tables, reads what matches have brought, and tells everybody
 * how it stands. What counts, says src/shared/evening; what is kept of it is one document.
 */
import { randomBytes } from 'node:crypto';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { csv, csvOfTables } from '#shared/evening/csv.ts';
import { told } from '#shared/evening/duplicate.ts';
import { countMatch } from '#shared/evening/free-match.ts';
import { settle } from '#shared/evening/plan.ts';
import { linesOf } from '#shared/evening/points.ts';
import { correct, enterResult, isDone } from '#shared/evening/results.ts';
import { nextRound, takeBack } from '#shared/evening/rounds.ts';
import type { Evening, EveningTable, Round, Sitter } from '#shared/evening/schema.ts';
import type { Step } from '#shared/evening/step.ts';
import { DESK_WORDS } from '#shared/protocol/desk-words.ts';
import type { CorrectionWish, EveningView, EveningWish, PointLines, WholeRound } from '#shared/protocol/evening.ts';
import { readLine } from '#shared/protocol/names.ts';
import { say } from '#shared/words/say.ts';
import type { KeptEvening } from '../../store/evenings.ts';
import type { KeptPerson } from '../../store/rooms.ts';
import { NotKept } from '../../store/store.ts';
import type { NumberedDeals } from '../match/dealt.ts';
import type { DeskOfRoom, SeatedAt } from '../room/book.ts';
import { freeSeat, levelFor } from '../room/next.ts';
import { newSettings } from '../table/settings.ts';
import type { Table } from '../table/table.ts';
import type { Outbox } from '../wire/outbox.ts';
import type { HostOfDesk } from './around.ts';
import { Audience } from './audience.ts';
import { Calls } from './calls.ts';
import { followPeople, followResult, followSeats, placeOf } from './follow.ts';
import { planned } from './plan.ts';
import { type Place, placesOf, setUp, wishFor, withPlace } from './round-tables.ts';
import { isPlayedOut, type SharedEvening, secondsLeft, sharedOf, wholeRoundOf } from './view.ts';

type Refused = { readonly refusal: Refusal };

export class Desk implements DeskOfRoom {
  readonly #host: HostOfDesk;
  readonly #calls: Calls;
  readonly #audience: Audience;
  #kept: KeptEvening | undefined;
  /** Tables and room are not there yet: the evening follows them once they are. */
  #isWaiting = false;
  #isBusy = false;
  /** What was told last, and what of it is the same for all. */
  #told = '';
  #shared: SharedEvening | undefined;

  constructor(host: HostOfDesk) {
    this.#host = host;
    this.#calls = new Calls(host.clock);
    this.#audience = new Audience(host.clock, host.teller, {
      view: (session) => this.view(session),
      refuse: (session) => host.room().refuse(session),
    });
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

  /** Whether this is a table of the evening. */
  seats(table: string): boolean {
    return this.#placeAt(table) !== undefined;
  }

  tables(): readonly Table[] {
    return this.#places.flatMap(({ id }) => this.#host.table(id) ?? []);
  }

  get first(): Table | undefined {
    const latest = this.#kept?.rounds.length;
    const tables = this.#places.flatMap(({ round, id }) => (round === latest ? (this.#host.table(id) ?? []) : []));
    return tables[0] ?? this.tables()[0];
  }

  isSecret(table: string): boolean {
    const place = this.#placeAt(table);
    return place !== undefined && this.#isSecretIn(place.round);
  }

  /** Who plays the same deals elsewhere is nobody at this table. */
  refuseClaim(session: string, table: string): Refusal | undefined {
    const own = this.#host.room().playing.tableOf({ session });
    return this.isSecret(table) && own && own.id !== table ? refusal('desk', 'deals-secret') : undefined;
  }

  /** Matches of deals that another table still has to play. */
  isSecretMatch(match: number): boolean {
    return this.#places.some(
      ({ round, id }) => this.#isSecretIn(round) && this.#host.store.latestOver(id)?.id === match,
    );
  }

  /** What is dealt from at this table; nothing where deals are not compared. */
  dealsAt(table: string): NumberedDeals | undefined {
    const place = this.#placeAt(table);
    const secret = place && this.#kept?.rounds[place.round - 1]?.secret;
    const round = place && this.#kept?.evening.played[place.round - 1];
    return secret && round ? { secret, deals: round.deals } : undefined;
  }

  begin(session: string, wish: EveningWish): Refusal | undefined {
    if (this.#on) return refusal('desk', 'evening-there');
    const { store, gameOf } = this.#host;
    const room = this.#host.room();
    const people = room.people.filter((one) => one.name !== '' && !one.out && room.isHere(one.session));
    const step = planned(wish, people, gameOf);
    if ('refusal' in step) return step.refusal;
    const { table } = room.playing;
    const latest = table && store.latestOver(table.id)?.id;
    // What lies there was played before.
    const counted = latest === undefined ? [] : [latest];
    const kept = { evening: step.evening, rounds: [], counted, by: session, level: wish.level ?? null, over: false };
    store.keepEvening(kept, true);
    this.#kept = kept;
    room.check();
    return undefined;
  }

  /** Pairs who is there, and puts up the tables. What nobody has dealt of the round before is broken off. */
  next(session: string): Refusal | undefined {
    return this.#change((kept) => {
      const step = nextRound(this.#withoutUndealt(kept), this.#host.random);
      if ('refusal' in step) return step;
      const refused = this.#host.room().act((playing) => (this.first ? undefined : playing.makeRoom()));
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
      this.#calls.forgetTables();
      return this.#putUpMissing(session);
    });
  }

  /** Begins every match of the round that waits for it. */
  deal(session: string): Refusal | undefined {
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

  correct(session: string, { scores, winners, reason: typed, ...where }: CorrectionWish): Refusal | undefined {
    const reason = typed.trim() === '' ? { text: '' } : readLine(typed);
    if ('refusal' in reason) return reason.refusal;
    const name = this.#host.room().person(session)?.name ?? '';
    const by = name === '' ? say(DESK_WORDS, 'by.home') : name;
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
      () => this.#closeAt((place) => place.round === round && place.number === table),
    );
  }

  settle(plan: { readonly rounds: number; readonly minutes: number }): Refusal | undefined {
    return this.#step((evening) => settle(evening, plan));
  }

  takeBack(): Refusal | undefined {
    return this.#change((kept) => {
      const step = takeBack(kept.evening);
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
      this.#keep({ ...kept, evening: this.#withoutUndealt(kept), over: true });
      for (const table of tables) this.#host.close(table);
      return undefined;
    });
  }

  /** A word to all, or to one table of the latest round; without a text, that table is called. */
  say(session: string, text: string | null, table: number | null): Refusal | undefined {
    const round = this.#kept?.evening.played.at(-1);
    if (!this.#kept) return refusal('desk', 'no-evening');
    if (table !== null && !round?.tables.some(({ number }) => number === table)) {
      return refusal('evening', 'no-such-table', { round: round?.number ?? 0, table });
    }
    const refused = this.#calls.say(session, text, table);
    if (!refused) this.#audience.tell();
    return refused;
  }

  /** A bot's seat of the latest round, at a table that waits or in a match that goes on; else the next round. */
  sit(person: KeptPerson): SeatedAt {
    this.check();
    const { playing } = this.#host.room();
    const own = playing.tableOf(person);
    const seat = playing.seatOf(person);
    if (own && seat !== undefined) return { table: own.id, seat };
    for (const { round, number, id } of this.#places) {
      const table = this.#host.table(id);
      const kept = this.#kept?.evening.played[round - 1]?.tables[number - 1];
      if (!table || round !== this.#kept?.rounds.length || kept?.entries.length !== 0) continue;
      const seat = takeBotsSeat(table, person);
      if (seat !== undefined) return { table: table.id, seat };
    }
    const out = this.#host.room().people.filter((one) => !one.out && one.name !== '' && !playing.isSeated(one));
    return { waits: Math.max(0, out.indexOf(person)) + 1 };
  }

  watch(session: string, stream: Outbox<EveningView | null>): void {
    this.#audience.watch(session, stream);
  }

  view(session: string): EveningView | null {
    if (!this.#kept) return null;
    const room = this.#host.room();
    const shared = this.#shared ?? sharedOf(this.#kept, this.#now);
    const player = room.person(session)?.id;
    const isPlayer = this.#kept.evening.players.some(({ id }) => id === player);
    const mine = player === undefined ? null : placeOf(this.#kept.evening, player);
    const leads = room.leads(session);
    const hears = leads || this.#host.isScreen(session) ? 'any' : mine?.table;
    const round = shared.round && { ...shared.round, seconds: this.#secondsLeft };
    return {
      ...shared,
      round,
      leads,
      me: isPlayer && player !== undefined ? player : null,
      mine,
      said: this.#calls.heardAt(hears),
    };
  }

  round(number: number): WholeRound | Refused {
    if (!this.#kept) return { refusal: refusal('desk', 'no-evening') };
    return wholeRoundOf(this.#kept, number, this.#now) ?? { refusal: refusal('evening', 'no-round') };
  }

  /** What somebody's points are made of, as far as it may be told. */
  account(player: string): PointLines | Refused {
    if (!this.#kept) return { refusal: refusal('desk', 'no-evening') };
    const lines = linesOf(told(this.#kept.evening)).get(player);
    if (!lines) return { refusal: refusal('evening', 'no-such-player') };
    return lines.map((line) => ({ ...line, others: [...line.others] }));
  }

  csv(what: 'standings' | 'tables'): { readonly text: string } | Refused {
    if (!this.#kept) return { refusal: refusal('desk', 'no-evening') };
    return { text: (what === 'tables' ? csvOfTables : csv)(this.#kept.evening) };
  }

  check(): void {
    if (this.#isWaiting || this.#isBusy) return;
    this.#do(() => this.#follow());
    this.#audience.review();
    this.#tell();
  }

  stop(): void {
    this.#audience.stop();
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

  get #now() {
    return { today: this.#host.today(), table: (id: string) => this.#host.table(id) };
  }

  get #secondsLeft(): number | null {
    const { evening, rounds } = this.#kept ?? {};
    const began = rounds?.at(-1)?.began ?? null;
    return evening && began !== null ? secondsLeft(evening.minutes, began, this.#host.today()) : null;
  }

  /** What the evening has to bring in without having been told so. What can't be kept is tried the next time. */
  #follow(): void {
    const kept = this.#on;
    if (!kept) return;
    try {
      this.#fillSeats();
      const now = this.#followTables(this.#followFreePlay(this.#followRoom(kept)));
      if (now !== kept) this.#keep(now);
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
    }
  }

  #followRoom(kept: KeptEvening): KeptEvening {
    const room = this.#host.room();
    const evening = followPeople(kept.evening, room.people, ({ session }) => room.isHere(session));
    return evening === kept.evening ? kept : { ...kept, evening };
  }

  #followTables(kept: KeptEvening): KeptEvening {
    return placesOf(kept).reduce((now, place) => {
      const [round, table] = at(now.evening, place);
      const live = this.#host.table(place.id);
      if (!round || !table || isDone(round, table)) return now;
      const isPlayed = live?.stage === 'playing' && now.rounds[place.round - 1]?.began === null;
      const begun = isPlayed ? withBeginning(now, place.round, this.#host.today()) : now;
      const evening = this.#followTable(begun.evening, round, table, place.id);
      return evening === begun.evening ? begun : { ...begun, evening };
    }, kept);
  }

  #followTable(evening: Evening, round: Round, table: EveningTable, id: string): Evening {
    const live = this.#host.table(id);
    const room = this.#host.room();
    const seated = live
      ? followSeats(evening, round, table, live.kept, (session) => room.person(session)?.id)
      : evening;
    const result = !live || live.stage === 'over' ? this.#host.store.latestOver(id)?.result : undefined;
    const [now, sat] = at(seated, { round: round.number, number: table.number });
    if (!result || !now || !sat) return seated;
    return followResult(seated, now, sat, result, this.#host.gameOf(table.game)?.duplicate);
  }

  /** A match at the room's own table counts, once. */
  #followFreePlay(kept: KeptEvening): KeptEvening {
    const room = this.#host.room();
    const { table } = room.playing;
    if (kept.evening.form.form !== 'free' || table?.stage !== 'over') return kept;
    const match = this.#host.store.latestOver(table.id);
    if (!match?.result || kept.counted.includes(match.id)) return kept;
    const players = new Set(kept.evening.players.map(({ id }) => id));
    const seats = table.kept.seats.map((who): Sitter => {
      const id = who.kind === 'person' ? room.person(who.session)?.id : undefined;
      return id !== undefined && players.has(id) ? { kind: 'person', player: id } : { kind: 'bot' };
    });
    const step = countMatch(kept.evening, { game: table.kept.game, seats, result: match.result });
    // What does not count will not count later either.
    const evening = 'evening' in step ? step.evening : kept.evening;
    return { ...kept, evening, counted: [...kept.counted, match.id] };
  }

  /** Who had to go before the cards were dealt leaves a seat: a bot takes it. */
  #fillSeats(): void {
    for (const table of this.tables()) {
      const game = this.#host.gameOf(table.kept.game);
      if (table.stage !== 'lobby' || !game) continue;
      for (const [seat, { kind }] of table.kept.seats.entries()) {
        if (kind === 'empty') table.seatBot(seat, levelFor(game, this.#on?.level));
      }
    }
  }

  /** The evening with what nobody has dealt broken off. */
  #withoutUndealt({ evening, rounds }: KeptEvening): Evening {
    return evening.played.reduce((now, round) => {
      const undealt = round.tables.filter((table) => {
        const id = rounds[round.number - 1]?.tables[table.number - 1];
        const live = id ? this.#host.table(id) : undefined;
        return !isDone(round, table) && live?.stage !== 'playing';
      });
      return undealt.reduce((before, { number }) => {
        const step = enterResult(before, { round: round.number, table: number }, null);
        return 'evening' in step ? step.evening : before;
      }, now);
    }, evening);
  }

  /** Tables of the latest round that are not there yet. */
  #putUpMissing(session: string): Refused | undefined {
    const { room, gameOf, putUp } = this.#host;
    for (const table of this.#on?.evening.played.at(-1)?.tables ?? []) {
      const kept = this.#on;
      const number = kept?.rounds.length ?? 0;
      const game = gameOf(table.game);
      if (!kept || !game || kept.rounds[number - 1]?.tables[table.number - 1] !== null) continue;
      const put = putUp(session, {
        ...wishFor(kept.evening, table),
        maker: '',
        settings: newSettings(false),
        prepare: (made) => setUp(made, table, room().people, kept.level, game),
      });
      if ('refusal' in put) return put;
      this.#keep(withPlace(kept, number, table.number, put.table.id));
    }
    return undefined;
  }

  /** Takes a step of the evening, keeps it, and does what goes with it. `isLate`: also when the evening is over. */
  #step(take: (evening: Evening) => Step, isLate = false, then: () => void = () => {}): Refusal | undefined {
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

  #closeAt(isMeant: (place: Place) => boolean): void {
    for (const place of this.#places) if (isMeant(place)) this.#close(place.id);
  }

  #close(id: string): void {
    const table = this.#host.table(id);
    if (table) this.#host.close(table);
  }

  #keep(kept: KeptEvening): void {
    this.#host.store.keepEvening(kept, false);
    this.#kept = kept;
  }

  #tell(): void {
    this.#shared = this.#kept && sharedOf(this.#kept, this.#now);
    const room = this.#host.room();
    const leads = room.people.filter(({ session }) => room.isCaptain(session)).map(({ id }) => id);
    const now = JSON.stringify([this.#shared, leads], (key, value) => (key === 'seconds' ? undefined : value));
    if (now === this.#told) return;
    this.#told = now;
    this.#audience.tell();
  }
}

/** A round and its table. */
function at({ played }: Evening, { round, number }: Pick<Place, 'round' | 'number'>) {
  const there = played[round - 1];
  return [there, there?.tables[number - 1]] as const;
}

function withBeginning(kept: KeptEvening, round: number, began: number): KeptEvening {
  return { ...kept, rounds: kept.rounds.map((one, k) => (k + 1 === round ? { ...one, began } : one)) };
}

/** Any that no person is to have; nothing where there is none. */
function takeBotsSeat(table: Table, { session, name }: KeptPerson): Seat | undefined {
  if (table.stage === 'playing') return table.inherit(session, name);
  const seat = table.stage === 'lobby' ? freeSeat(table.kept) : undefined;
  return seat === undefined || table.sit(session, seat, name) ? undefined : seat;
}
