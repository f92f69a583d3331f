/** A table: who sits at it, what is played, and who watches. It owns one match at a time. */
import type { Level } from '#shared/engine/bot.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { type GameRecord, recordOf } from '#shared/engine/record.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat, Viewer } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import type { Lag, PlayUpdate, Seated, Stage, TableSummary, TableView } from '#shared/protocol/table.ts';
import type { KeptMatch, KeptTable, Occupant } from '../store/store.ts';
import { Admission } from './admission.ts';
import * as entrance from './entrance.ts';
import { type HouseChange, setHouse } from './house.ts';
import * as lobby from './lobby.ts';
import type { OpenTable } from './open-table.ts';
import type { Outbox } from './outbox.ts';
import { Presence } from './presence.ts';
import { type MatchSetup, RunningMatch } from './running-match.ts';

export interface TableSetup extends MatchSetup {
  /** Where other devices reach this host now. */
  addresses(): readonly string[];
  /** A code that no table of this host has. */
  freshCode(): string;
  /** How long messages take to this session; null where that is not known. */
  lagOf(session: string): Lag | null;
  /** Called when what the list of tables shows of this one has changed. */
  changed(): void;
}

/** What a client saw last. */
export interface Seen {
  readonly match: number;
  readonly version: number;
}

export class Table {
  readonly #setup: TableSetup;
  readonly #presence = new Presence(() => this.#peopleChanged());
  readonly #admission = new Admission();
  readonly #tableStreams = new Map<Outbox<TableView>, string>();
  readonly #playStreams = new Map<Outbox<PlayUpdate>, Viewer>();
  #kept: KeptTable;
  /** The match that is played, or was played last and still lies here. */
  #match: KeptMatch | undefined;
  #running: RunningMatch | undefined;

  constructor(setup: TableSetup, kept: KeptTable) {
    this.#setup = setup;
    this.#kept = kept;
    this.#match = setup.store.match(kept.id, kept.match);
  }

  /**
   * Takes up the match that stood here when the host ended: one that is being played at once, one that is over when
   * somebody looks at it. Throws if its events break the rules.
   */
  resume(): void {
    if (this.#match && !this.#match.over) this.#run(this.#match);
  }

  get id(): string {
    return this.#kept.id;
  }

  /** What others give to come in. */
  get code(): string {
    return this.#kept.code;
  }

  get isOpen(): boolean {
    return this.#kept.house.open;
  }

  get stage(): Stage {
    if (!this.#match) return 'lobby';
    return (this.#running?.live.isOver ?? this.#match.over) ? 'over' : 'playing';
  }

  /** The session that opened it. */
  get host(): string {
    return this.#kept.host;
  }

  isHost(session: string): boolean {
    return this.host === session;
  }

  /** Why this session may do nothing here; nothing if it has come in. */
  refuseGuest(session: string): Refusal | undefined {
    return entrance.refuseGuest(this.#kept, session);
  }

  /** Whether this is the code that others come in with. */
  hasCode(code: string): boolean {
    return entrance.isSameCode(this.#kept.code, code);
  }

  /** A session that gave the code comes in. */
  enter(session: string): Refusal | undefined {
    return this.#change(entrance.enter(this.#kept, session));
  }

  setHouse(change: HouseChange): Refusal | undefined {
    return this.#change({ table: setHouse(this.#kept, change) });
  }

  newCode(): Refusal | undefined {
    return this.#change({ table: { ...this.#kept, code: this.#setup.freshCode() } });
  }

  /** The person on this seat goes and is kept out. In a running match a bot takes the seat for good. */
  remove(seat: Seat): Refusal | undefined {
    const { game, freshCode } = this.#setup;
    const level = this.stage === 'playing' ? lobby.standInLevel(game) : undefined;
    const removed = lobby.remove(this.#kept, seat, level);
    if ('refusal' in removed) return removed.refusal;
    const { table, session } = removed;
    const seats = this.#seatsOf(session);
    this.#change({ table: entrance.keepOut(table, session, freshCode()) });
    if (level) for (const left of seats) this.#running?.seatBot(left, level);
    return undefined;
  }

  sit(session: string, seat: Seat, name: string): Refusal | undefined {
    if (this.stage === 'playing') return refusal('host', 'match-running');
    return this.#change(lobby.sit(this.#kept, seat, { kind: 'person', name, session }));
  }

  /** Leaves a seat. In a running match it is kept for its person, and the match waits. */
  stand(session: string, seat: Seat): Refusal | undefined {
    const changed = lobby.stand(this.#kept, seat, session);
    return this.stage === 'playing' && 'table' in changed ? undefined : this.#change(changed);
  }

  swapSeats(a: Seat, b: Seat): Refusal | undefined {
    return this.#changeLobby(() => lobby.swapSeats(this.#kept, a, b));
  }

  seatBot(seat: Seat, level: Level): Refusal | undefined {
    return this.#changeLobby(() => lobby.seatBot(this.#kept, seat, level, this.#setup.game));
  }

  clearSeat(seat: Seat): Refusal | undefined {
    return this.#changeLobby(() => lobby.clearSeat(this.#kept, seat));
  }

  setOptions(choice: lobby.Choice): Refusal | undefined {
    return this.#changeLobby(() => lobby.setOptions(this.#kept, choice, this.#setup.game));
  }

  setSeats(seats: number): Refusal | undefined {
    return this.#changeLobby(() => lobby.setSeats(this.#kept, seats, this.#setup.game));
  }

  start(): Refusal | undefined {
    if (this.stage !== 'lobby') return refusal('host', 'not-in-lobby');
    if (this.#kept.seats.some(({ kind }) => kind === 'empty')) return refusal('host', 'seats-empty');
    this.#match = this.#setup.store.beginMatch(this.#kept);
    this.#run(this.#match);
    this.#admission.review();
    this.tell();
    return undefined;
  }

  /** A seat's move, made on what its person saw. Answers once it is kept, or why it is not. */
  async move(session: string, seat: Seat, seen: Seen, move: unknown): Promise<Refusal | undefined> {
    if (!this.#holds(session, seat)) return refusal('host', 'not-your-seat');
    if (this.stage !== 'playing' || !this.#running) return refusal('host', 'no-match');
    if (seen.match !== this.#kept.match) return refusal('host', 'stale');
    return this.#running.live.move(seat, move, seen.version);
  }

  /** This session's people have looked long enough at the score. */
  goOn(session: string): Refusal | undefined {
    const seats = this.#seatsOf(session);
    if (seats.length === 0) return refusal('host', 'not-your-seat');
    this.#running?.goOn(seats);
    this.tell();
    return undefined;
  }

  /** After a match: back to the lobby with the same people and bots. */
  again(): Refusal | undefined {
    if (this.stage !== 'over') return refusal('host', 'match-not-over');
    const table = { ...this.#kept, match: this.#kept.match + 1 };
    this.#setup.store.keepTable(table);
    this.#kept = table;
    this.#running?.stop();
    this.#running = undefined;
    this.#match = undefined;
    this.tell();
    return undefined;
  }

  /** The record of the latest match that is over; nothing if none is. */
  record(): GameRecord | undefined {
    const { store, game } = this.#setup;
    const kept = store.latestOver(this.id);
    if (!kept) return undefined;
    const match = newMatch(game.rules, kept.options, kept.seats);
    for (const event of store.events(kept.id)) take(match, event);
    return recordOf(match);
  }

  /** The table as this session sees it, now and whenever it changes. */
  watch(session: string, stream: Outbox<TableView>): Refusal | undefined {
    const refused = this.#admission.admit(stream, () => this.#refuseLook(session, this.stage !== 'playing'));
    if (refused) return refused;
    this.#tableStreams.set(stream, session);
    stream.onEnd(() => this.#tableStreams.delete(stream));
    this.#presence.enter(session, stream);
    stream.put(this.view(session));
    return undefined;
  }

  /** The updates of one viewer: those after `since` in order, or the latest; then every new one. */
  watchPlay(session: string, viewer: Viewer, since: Seen | undefined, stream: Outbox<PlayUpdate>): Refusal | undefined {
    const refused = this.#lookAgain() ?? this.#admission.admit(stream, () => this.#refusePlay(session, viewer));
    if (refused) return refused;
    this.#playStreams.set(stream, viewer);
    stream.onEnd(() => this.#playStreams.delete(stream));
    this.#presence.enter(session, stream);
    const live = this.#running?.live;
    if (!live) return undefined;
    const isSame = since?.match === this.#kept.match;
    for (const update of isSame ? live.audience.since(viewer, since.version) : [live.audience.latest(viewer)]) {
      stream.put(this.#playUpdate(update));
    }
    return undefined;
  }

  view(session: string): TableView {
    const { house, code } = this.#kept;
    const seated = new Set(this.#kept.seats.flatMap((who) => (who.kind === 'person' ? who.session : [])));
    return {
      ...this.summary(session),
      options: { ...this.#kept.options },
      match: this.#kept.match,
      resting: this.#running?.resting ?? null,
      spectators: this.#presence.countBeside(seated),
      house: { ...house },
      code,
      paused: false,
      addresses: house.open ? [...this.#setup.addresses()] : [],
    };
  }

  summary(session: string): TableSummary {
    const { id, game, seats } = this.#kept;
    return {
      id,
      game,
      stage: this.stage,
      seats: seats.map((who, seat) => this.#seated(who, seat)),
      mine: this.#seatsOf(session),
      host: this.isHost(session),
      entered: this.refuseGuest(session) === undefined,
      locked: this.#kept.house.locked,
    };
  }

  /** What others are told of it who have not come in; nothing while it is not open. */
  announced(): OpenTable | undefined {
    const { id, game, seats, house } = this.#kept;
    const free = seats.filter(({ kind }) => kind === 'empty').length;
    return house.open ? { id, game, seats: seats.length, free, locked: house.locked } : undefined;
  }

  /** Nothing happens here any more; everybody who watches is told why. */
  stop(why: Refusal): void {
    this.#running?.stop();
    this.#admission.end(why);
  }

  /** Who has no seat looks on only where that is allowed; a table with room may be seen by who could sit down. */
  #refuseLook(session: string, hasRoom: boolean): Refusal | undefined {
    const refused = this.refuseGuest(session);
    if (refused) return refused;
    const mayLook = this.#kept.house.spectators || this.isHost(session) || this.#seatsOf(session).length > 0;
    return mayLook || hasRoom ? undefined : refusal('host', 'no-spectators');
  }

  #refusePlay(session: string, viewer: Viewer): Refusal | undefined {
    if (viewer === 'everyone') return this.#refuseLook(session, false);
    return this.#holds(session, viewer) ? undefined : refusal('host', 'not-your-seat');
  }

  /** A match that was over when the host started is read when somebody looks at it first. */
  #lookAgain(): Refusal | undefined {
    if (!this.#match || this.#running) return undefined;
    try {
      this.#run(this.#match);
      return undefined;
    } catch (error) {
      this.#setup.log(`table ${this.id}: ${error instanceof Error ? error.message : error}`);
      return refusal('host', 'match-unreadable');
    }
  }

  #run(kept: KeptMatch): void {
    const { store } = this.#setup;
    const people = {
      here: () => this.#here(),
      standInAfter: () => this.#kept.house.standInAfter,
      changed: () => this.tell(),
    };
    const running = new RunningMatch(this.#setup, kept, store.events(kept.id), this.#kept.seats, people);
    this.#running = running;
    for (const viewer of [...this.#kept.seats.keys(), 'everyone'] as const) {
      this.#show(viewer, running.live.audience.latest(viewer));
      running.live.audience.listen(viewer, (update) => this.#show(viewer, update));
    }
    running.live.start();
  }

  #show(viewer: Viewer, update: Update): void {
    for (const [stream, watched] of this.#playStreams) if (watched === viewer) stream.put(this.#playUpdate(update));
  }

  #playUpdate({ version, observation, moves }: Update): PlayUpdate {
    return { match: this.#kept.match, version, observation, moves: [...moves] };
  }

  #changeLobby(change: () => lobby.Changed): Refusal | undefined {
    return this.stage === 'lobby' ? this.#change(change()) : refusal('host', 'not-in-lobby');
  }

  /** Keeps and tells a change, or says why there is none. */
  #change(changed: lobby.Changed): Refusal | undefined {
    if ('refusal' in changed) return changed.refusal;
    this.#setup.store.keepTable(changed.table);
    this.#kept = changed.table;
    this.#admission.review();
    this.tell();
    return undefined;
  }

  /** Tells everybody who watches the table how it is now. */
  tell(): void {
    for (const [stream, session] of this.#tableStreams) stream.put(this.view(session));
    this.#setup.changed();
  }

  /** This session's line feels faster or slower now. */
  lagChanged(session: string): void {
    if (this.#seatsOf(session).length > 0) this.tell();
  }

  #peopleChanged(): void {
    this.#running?.peopleChanged();
    this.tell();
  }

  #here(): Seat[] {
    return this.#seatsWhere((who) => who.kind === 'person' && this.#presence.isHere(who.session));
  }

  #seatsOf(session: string): Seat[] {
    return this.#seatsWhere((who) => who.kind === 'person' && who.session === session);
  }

  #seatsWhere(test: (who: Occupant) => boolean): Seat[] {
    return this.#kept.seats.flatMap((who, seat) => (test(who) ? seat : []));
  }

  #holds(session: string, seat: Seat): boolean {
    const who = this.#kept.seats[seat];
    return who?.kind === 'person' && who.session === session;
  }

  #seated(who: Occupant, seat: Seat): Seated {
    if (who.kind !== 'person') return who;
    const here = this.#presence.isHere(who.session);
    return {
      kind: 'person',
      name: who.name,
      here,
      lag: here ? this.#setup.lagOf(who.session) : null,
      standIn: this.#running?.hasStandIn(seat) ?? false,
      stoodIn: this.#running?.stoodIn(seat) ?? 0,
    };
  }
}
