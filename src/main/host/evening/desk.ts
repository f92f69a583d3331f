/**
 * The desk of an evening: makes its rounds, puts up their tables, reads what matches have brought, and tells everybody
 * how it stands. What counts, says src/shared/evening; what is kept of it is one document.
 */

import { toHex } from '#shared/crypto/bytes.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { changeSchedule } from '#shared/evening/plan.ts';
import { correct, enterResult } from '#shared/evening/results.ts';
import { nextRound, undoLastRound } from '#shared/evening/rounds.ts';
import type { Evening, EveningStep } from '#shared/evening/schema.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { CorrectionRequest, EveningRequest, RoundDetail } from '#shared/protocol/evening.ts';
import { EVENING_DESK_MESSAGES } from '#shared/protocol/messages/en/evening-desk.ts';
import { readChatLine } from '#shared/protocol/typed-text.ts';
import type { KeptEvening } from '../../store/evening-store.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import { randomBytes } from '../connections/secrets.ts';
import type { SeatedAt } from '../room/room-deps.ts';
import { newSettings } from '../table/lobby.ts';
import { recordsOfRound } from './archive.ts';
import type { DeskDeps } from './desk-deps.ts';
import { EveningBroadcast } from './evening-broadcast.ts';
import type { EveningState } from './evening-state.ts';
import { syncEvening, withoutUndealt } from './evening-sync.ts';
import { isPlayedOut } from './evening-view.ts';
import { fillSeats, seatLateJoiner } from './late-joiners.ts';
import { planEvening } from './plan.ts';
import { type Place, placesOf, requestFor, seatRoundTable, withPlace } from './round-tables.ts';

type Refused = { readonly refusal: Refusal };

export class Desk {
  readonly broadcast: EveningBroadcast;
  readonly #deps: DeskDeps;
  readonly #state: EveningState;
  /** Tables and room are not there yet: the evening follows them once they are. */
  #isWaiting = false;
  #isBusy = false;

  constructor(deps: DeskDeps) {
    this.#deps = deps;
    this.#state = deps.state;
    this.broadcast = new EveningBroadcast(deps);
    deps.room.on('checking', () => this.check());
  }

  /** Reads what was kept: the tables that are taken up next ask for it. */
  load(): void {
    this.#isWaiting = true;
    this.#state.load();
  }

  /** Goes on where the evening stood, once its tables and the room are there. */
  resume(): void {
    this.#isWaiting = false;
    const by = this.#state.current?.by;
    if (by !== undefined && this.#deps.store.session(by)) this.#do(() => this.#putUpMissing(by));
    this.check();
  }

  /** Who plays the same deals elsewhere is nobody at this table. */
  refuseClaim(session: string, table: string): Refusal | undefined {
    const own = this.#deps.room.state.tableOf({ session });
    return this.#state.isSecret(table) && own && own.id !== table ? refusal('desk', 'deals-secret') : undefined;
  }

  /** A round as everybody may know it, with the records that this session may have. */
  round(session: string, number: number): RoundDetail | Refused {
    const round = this.broadcast.round(number);
    if ('refusal' in round) return round;
    const { kept } = this.#state;
    return { ...round, records: kept ? recordsOfRound(kept, number, session, this.#deps.recordAccess) : [] };
  }

  beginEvening(session: string, wish: EveningRequest): Refusal | undefined {
    if (this.#state.current) return refusal('desk', 'evening-there');
    const { store, gameOf, room } = this.#deps;
    const people = room.state.people.filter((one) => one.name !== '' && !one.out && room.state.isHere(one.session));
    const step = planEvening(wish, people, gameOf);
    if ('refusal' in step) return step.refusal;
    const { table } = room.state;
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
    this.#state.keep(kept, true);
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
      const step = nextRound(withoutUndealt(kept, this.#deps), this.#deps.random);
      if ('refusal' in step) return step;
      const refused = this.#deps.room.act((playing) =>
        this.#state.firstTable ? undefined : playing.vacateForEvening(),
      );
      if (refused) return { refusal: refused };
      const done = this.#state.tables.filter(({ stage }) => stage !== 'playing');
      const round = step.evening.played.at(-1);
      const secret = round && round.deals.length > 0 ? toHex(randomBytes(32)) : null;
      const tables = (round?.tables ?? []).map(() => null);
      this.#state.keep({
        ...kept,
        evening: step.evening,
        rounds: [...kept.rounds, { tables, began: null, secret }],
        by: session,
      });
      for (const table of done) this.#deps.close(table);
      this.broadcast.forgetTables();
      return this.#putUpMissing(session);
    });
  }

  /** Begins every match of the round that waits for it. */
  startRound(session: string): Refusal | undefined {
    return this.#change(() => {
      const missing = this.#putUpMissing(session);
      if (missing) return missing;
      const waiting = this.#state.tablesAt(this.#state.latestPlaces).filter(({ stage }) => stage === 'lobby');
      if (waiting.length === 0) return { refusal: refusal('desk', 'nothing-to-deal') };
      const refused = waiting.map((table) => table.start()).find((one) => one !== undefined);
      return refused && { refusal: refused };
    });
  }

  correct(session: string, { scores, winners, reason: typed, ...where }: CorrectionRequest): Refusal | undefined {
    const reason = typed.trim() === '' ? { text: '' } : readChatLine(typed);
    if ('refusal' in reason) return reason.refusal;
    const name = this.#deps.room.state.person(session)?.name ?? '';
    const by = name === '' ? translate(EVENING_DESK_MESSAGES, 'by.home') : name;
    const { deal, ...table } = where;
    const at = { ...table, ...(deal !== undefined && { deal }) };
    const result = scores && { scores, winners };
    return this.#step((evening) => correct(evening, at, result, { reason: reason.text, by }), true);
  }

  /** A table will have no result, and its match ends early. */
  endMatchAt({ round, table }: { readonly round: number; readonly table: number }): Refusal | undefined {
    return this.#step(
      (evening) => enterResult(evening, { round, table }, null),
      false,
      () => this.#endMatchesAt((place) => place.round === round && place.number === table),
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
      this.#state.keep({ ...kept, evening: step.evening, rounds: kept.rounds.slice(0, -1) });
      for (const { id } of tables) this.#close(id);
      return undefined;
    });
  }

  end(): Refusal | undefined {
    return this.#change((kept) => {
      const playing = this.#state.places.find(({ id }) => this.#deps.allTables.get(id)?.stage === 'playing');
      if (playing) return { refusal: refusal('desk', 'tables-playing', { round: playing.round }) };
      const tables = this.#state.tables;
      this.#state.keep({ ...kept, evening: withoutUndealt(kept, this.#deps), over: true });
      for (const table of tables) this.#deps.close(table);
      return undefined;
    });
  }

  /** A bot's seat of the latest round, at a table that waits or in a match that goes on; else the next round. */
  sit(person: KeptPerson): { readonly at: SeatedAt } | Refused {
    const refused = this.#deps.room.game.wantSeat(person);
    if (refused) return { refusal: refused };
    this.check();
    return { at: this.#seatOf(person) ?? seatLateJoiner(person, this.#deps) };
  }

  /** The same for somebody whose household plays in the round already: who leads knows them. */
  seatKnownPerson(id: string): SeatedAt | Refused {
    this.check();
    const { room } = this.#deps;
    const person = room.state.people.find((one) => one.id === id && one.name !== '' && !one.out);
    if (!person) return { refusal: refusal('host', 'no-such-person') };
    const isKnown = !room.state.isSeated(person);
    const sat = this.#seatOf(person) ?? seatLateJoiner(person, this.#deps, isKnown);
    room.check();
    return 'waits' in sat ? { refusal: refusal('desk', 'no-seat-left') } : sat;
  }

  check(): void {
    if (this.#isWaiting || this.#isBusy || this.#state.isMoving) return;
    this.#do(() => this.#follow());
    this.broadcast.publish();
  }

  stop(): void {
    this.broadcast.stop();
  }

  /** Where a person sits already. */
  #seatOf(person: KeptPerson): SeatedAt | undefined {
    const { state } = this.#deps.room;
    const own = state.tableOf(person);
    const seat = state.seatOf(person);
    return own && seat !== undefined ? { table: own.id, seat } : undefined;
  }

  /** What the evening has to bring in without having been told so. What can't be kept is tried the next time. */
  #follow(): void {
    const kept = this.#state.current;
    if (!kept) return;
    try {
      fillSeats(this.#state.tables, kept.level, this.#deps);
      const now = syncEvening(kept, this.#deps);
      if (now !== kept) this.#state.keep(now);
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
    }
  }

  /** Tables of the latest round that are not there yet. */
  #putUpMissing(session: string): Refused | undefined {
    const { room, gameOf, createTable: putUp } = this.#deps;
    for (const table of this.#state.current?.evening.played.at(-1)?.tables ?? []) {
      const kept = this.#state.current;
      const number = kept?.rounds.length ?? 0;
      const game = gameOf(table.game);
      if (!kept || !game || kept.rounds[number - 1]?.tables[table.number - 1] !== null) continue;
      const put = putUp(session, {
        ...requestFor(kept.evening, table),
        maker: '',
        settings: newSettings(false),
        prepare: (made) => seatRoundTable(made, table, room.state.people, kept.level, game),
      });
      if ('refusal' in put) return put;
      this.#state.keep(withPlace(kept, number, table.number, put.table.id));
    }
    return undefined;
  }

  /** Takes a step of the evening, keeps it, and does what goes with it. `isLate`: also when the evening is over. */
  #step(take: (evening: Evening) => EveningStep, isLate = false, then: () => void = () => {}): Refusal | undefined {
    return this.#change((kept) => {
      const step = take(kept.evening);
      if ('refusal' in step) return step;
      this.#state.keep({ ...kept, evening: step.evening });
      then();
      return undefined;
    }, isLate);
  }

  /** Changes the evening; the room and everybody else hear of it afterwards. */
  #change(run: (kept: KeptEvening) => Refused | undefined, isLate = false): Refusal | undefined {
    this.check();
    const { movedTo: host } = this.#state;
    if (host !== undefined) return refusal('desk', 'evening-moved', { host });
    if (!this.#state.kept) return refusal('desk', 'no-evening');
    const kept = isLate ? this.#state.kept : this.#state.current;
    if (!kept) return refusal('desk', 'evening-over');
    const refused = this.#do(() => run(kept));
    this.#deps.room.check();
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
  #endMatchesAt(isMeant: (place: Place) => boolean): void {
    for (const { id } of this.#state.places.filter(isMeant)) {
      this.#deps.allTables.get(id)?.endMatch('');
      this.#close(id);
    }
  }

  #close(id: string): void {
    const table = this.#deps.allTables.get(id);
    if (table) this.#deps.close(table);
  }
}
