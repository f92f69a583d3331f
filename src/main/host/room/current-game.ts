/** What the room plays: its table, who waits for a seat there, and what comes after a match. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { AfterMatchChoice, GameOffer, NextGameRequest, RoomView } from '#shared/protocol/room.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import type { Occupant } from '../../store/store.ts';
import { newSettings, withoutDuplicateOptions } from '../table/lobby.ts';
import { hasTransferredSeats } from '../table/seat-transfer.ts';
import { isSeated, seatsOf } from '../table/seating.ts';
import type { Table } from '../table/table.ts';
import { seatAllJoiners } from '../table/waiting-joiners.ts';
import { Emitter } from '../time/emitter.ts';
import { freeSeat, levelFor, offerOf, seatAgain, seatAll, seatsFor, sitterOf } from './next-game.ts';
import { personById, personOfSession } from './people.ts';
import { PostMatchVote, voteResult } from './post-match-vote.ts';
import type { RoomDeps, RoomStore, RoomTableRequest, SeatedAt, TableRequest } from './room-store.ts';
import { playersAt, SetAsideTables } from './set-aside-tables.ts';

interface CurrentGameEvents {
  /** Something has changed by itself. */
  changed: undefined;
}

export class CurrentGame extends Emitter<CurrentGameEvents> {
  readonly vote: PostMatchVote;
  readonly setAside: SetAsideTables;
  readonly #host: RoomDeps;
  readonly #store: RoomStore;
  /** The match that was ended last before it was over, for another game; until something is played. */
  #ended: RoomView['ended'] = null;
  /** Whether a match was played when it was looked last. */
  #wasPlaying = false;

  constructor(host: RoomDeps, store: RoomStore) {
    super();
    this.#host = host;
    this.#store = store;
    this.vote = new PostMatchVote(host.clock);
    this.setAside = new SetAsideTables(host, store);
    this.vote.on('ended', () => this.conclude());
  }

  /** The room's table; nothing while there is none. Of an evening's the first of the latest round. */
  get table(): Table | undefined {
    return this.#host.desk().firstTable ?? this.#own;
  }

  /** All that it has: those of an evening, or the one. */
  get tables(): readonly Table[] {
    const { table } = this;
    return this.#isEvening ? this.#host.desk().tables() : table ? [table] : [];
  }

  /** The one that a person sits at: of several the first that is not over. */
  tableOf({ session }: Pick<KeptPerson, 'session'>): Table | undefined {
    const own = this.tables.filter(({ kept }) => isSeated(kept, session));
    return own.find(({ stage }) => stage !== 'over') ?? own.at(-1);
  }

  /** The one that a session is shown: its person's own; at an evening none for who sits out. */
  tableFor(session: string): Table | undefined {
    if (!this.#isEvening) return this.table;
    return personOfSession(this.#store.room, session) ? this.tableOf({ session }) : this.table;
  }

  /** An evening's desk says who sits where, and what comes after a match. */
  get #isEvening(): boolean {
    return this.#host.desk().firstTable !== undefined;
  }

  /** The room's own table makes room for an evening's: not while somebody plays there; a match that nobody plays is set aside. */
  vacateForEvening(): Refusal | undefined {
    const refused = this.setAside.addUnplayed();
    if (refused) return refused;
    const table = this.#own;
    if (table?.stage === 'playing') {
      const names = playersAt(table).map(({ name }) => name);
      return refusal('desk', 'room-playing', { names: names.join(', '), count: names.length });
    }
    this.vote.clear();
    this.#store.keep({ ...this.#store.room, playing: '', queue: [] });
    if (table) this.#host.close(table);
    return undefined;
  }

  /** A match that was set aside goes on at the room's table. */
  takeUp(id: string): Refusal | undefined {
    const table = this.setAside.tables.find((one) => one.id === id);
    if (!table) return refusal('host', 'no-such-table');
    if (this.#isEvening) return refusal('desk', 'evening-on');
    const before = this.#own;
    if (before?.stage === 'playing') return refusal('host', 'match-running');
    this.#store.keep({ ...this.#store.room, playing: id, aside: this.#store.room.aside.filter((one) => one !== id) });
    this.vote.clear();
    if (before) this.#host.close(before);
    return table.pause(false);
  }

  /** Not an evening's: the one that is set up or played at beside it. */
  get #own(): Table | undefined {
    return this.#host.table(this.#store.room.playing);
  }

  /** A match that was over when the host ended: people choose anew. What took no table's place yet goes. */
  resume(): void {
    const { playing, aside } = this.#store.room;
    const ids = [playing, ...aside, ...this.tables.map(({ id }) => id)];
    for (const table of this.#host.tables()) if (table.kept.room && !ids.includes(table.id)) this.#host.close(table);
    if (this.table?.stage === 'over' && !this.#isEvening) this.vote.begin();
    this.#wasPlaying = this.table?.stage === 'playing';
  }

  /** The seat that a person has now; nothing if none. */
  seatOf(person: KeptPerson): Seat | undefined {
    const table = this.tableOf(person);
    return table && seatsOf(table.kept, person.session)[0];
  }

  /** Has a seat, or is to have a bot's. */
  isSeated(person: KeptPerson): boolean {
    const isHeir = ({ lateJoiners: inheriting }: Table): boolean =>
      inheriting.waiting.some(({ session }) => session === person.session);
    return this.seatOf(person) !== undefined || this.tables.some(isHeir);
  }

  /** Held a seat that another device was given: it may be taken back at any time. */
  hasTransferredSeat({ session }: KeptPerson): boolean {
    return this.tables.some(({ kept }) => hasTransferredSeats(kept, session));
  }

  /** To be called whenever something at the table may have changed. */
  check(): void {
    this.setAside.tidy();
    if (this.#isEvening) {
      this.vote.clear();
      return;
    }
    this.#tidyQueue();
    this.#seatQueue();
    const { table } = this;
    const isPlaying = table?.stage === 'playing';
    if (this.#wasPlaying && table?.stage === 'over') this.vote.begin();
    else if (table?.stage !== 'over') this.vote.clear();
    this.#wasPlaying = isPlaying;
    if (this.vote.isOn && this.#haveAllChosen()) this.vote.closeSoon();
  }

  /** Any seat there is, else a place in the queue. */
  sit(person: KeptPerson): { readonly at: SeatedAt } | { readonly refusal: Refusal } {
    if (person.name === '') return { refusal: refusal('host', 'name-empty') };
    this.#setOut(person, false);
    if (this.#isEvening) return { at: this.#host.desk().sit(person) };
    const { table } = this;
    const has =
      this.seatOf(person) ?? table?.lateJoiners.waiting.find(({ session }) => session === person.session)?.seat;
    if (this.vote.choiceOf(person.id) === 'out') this.vote.choose(person.id, 'again');
    if (table && has !== undefined) return { at: { table: table.id, seat: has } };
    const seat = table && this.#takeSeat(table, person);
    if (seat !== undefined && typeof seat !== 'number') return { refusal: seat };
    if (table && seat !== undefined) return { at: { table: table.id, seat } };
    const { room } = this.#store;
    if (!room.queue.includes(person.id)) this.#store.keep({ ...room, queue: [...room.queue, person.id] });
    return { at: { waits: this.#store.room.queue.indexOf(person.id) + 1 } };
  }

  /** Wants no seat any more. */
  leave(person: KeptPerson): Refusal | undefined {
    this.#setOut(person, true);
    const { room } = this.#store;
    if (room.queue.includes(person.id)) {
      this.#store.keep({ ...room, queue: room.queue.filter((id) => id !== person.id) });
    }
    if (this.vote.isOn && this.seatOf(person) !== undefined) this.vote.choose(person.id, 'out');
    for (const table of this.tables) {
      table.lateJoiners.cancel(person.session);
      // What an evening has played stays as it was.
      const isLeft = this.#isEvening ? table.stage !== 'over' : !this.vote.isOn;
      for (const seat of isLeft ? seatsOf(table.kept, person.session) : []) {
        const refused = table.stand(person.session, seat);
        if (refused) return refused;
      }
    }
    return undefined;
  }

  choose(person: KeptPerson, choice: AfterMatchChoice): Refusal | undefined {
    if (this.#isEvening) return refusal('desk', 'evening-on');
    if (this.table?.stage !== 'over') return refusal('host', 'match-not-over');
    if (this.seatOf(person) === undefined) return refusal('host', 'did-not-play');
    this.#setOut(person, choice === 'out');
    this.vote.choose(person.id, choice);
    return undefined;
  }

  /** What is to be played next, by who may say so. */
  play(session: string, wish: NextGameRequest): { readonly table: string } | { readonly refusal: Refusal } {
    const game = this.#host.gameOf(wish.game);
    if (!game) return { refusal: refusal('host', 'no-such-game', { game: wish.game }) };
    const people = this.#wanting();
    const level = levelFor(game, wish.level ?? this.#store.room.level);
    const opened = this.#next(session, {
      game: wish.game,
      seats: wish.seats ?? seatsFor(game, people.length),
      options: wish.options ?? this.#store.room.options[wish.game],
      prepare: (table) => seatAll(table, people, level, game),
    });
    if ('refusal' in opened) return opened;
    const { table } = opened;
    const left = people.filter(({ session }) => !isSeated(table.kept, session));
    const queue = left.flatMap(({ session }) => personOfSession(this.#store.room, session)?.id ?? []);
    this.#store.keep({ ...this.#store.room, queue: [...new Set(queue)], level: wish.level ?? this.#store.room.level });
    const refused = wish.deal ? table.start() : undefined;
    return refused ? { refusal: refused } : { table: table.id };
  }

  /** The games of this house, as they can be set up here. */
  get offers(): GameOffer[] {
    return this.#host.games.flatMap((id) => {
      const game = this.#host.gameOf(id);
      return game ? offerOf(id, game, this.#store.room) : [];
    });
  }

  /** Another table with nobody at it, by who may say so. */
  open(session: string, wish: TableRequest): { readonly table: Table } | { readonly refusal: Refusal } {
    return this.#next(session, { ...wish, prepare: (table) => table });
  }

  endVoteNow(): Refusal | undefined {
    if (!this.vote.isOn) return refusal('host', 'match-not-over');
    this.conclude();
    return undefined;
  }

  /** The match at one of the room's tables ends without a result; `another`: who leads chooses what is played next. */
  breakOff(id: string, by: string, another: boolean): void {
    const table = this.#host.table(id);
    const game = table && this.#host.gameOf(table.kept.game);
    if (!table || !game) return;
    const gone = new Set(this.#store.room.people.flatMap(({ session, out }) => (out ? session : [])));
    const level = levelFor(game, this.#store.room.level ?? levelAt(table));
    const { seats } = seatAgain(seatAllJoiners(table.kept), (session) => !gone.has(session), [], level, game);
    if (table.breakOff(by, seats) || !another) return;
    this.#ended = { by, game: table.kept.game };
    this.#host.close(table);
  }

  /** What was ended last, while nothing is played. */
  get ended(): RoomView['ended'] {
    return this.table ? null : this.#ended;
  }

  /** What most want after the match happens. */
  conclude(): void {
    this.vote.stop();
    const { table } = this;
    const game = table && this.#host.gameOf(table.kept.game);
    if (!table || !game || table.stage !== 'over') return;
    const next = this.leadingChoice;
    const level = levelFor(game, this.#store.room.level ?? levelAt(table));
    const waiting = this.#queued().filter((person) => this.#store.isHere(person));
    const staying = this.#players().filter((person) => this.#stays(person));
    const isAnybodyHere = [...staying, ...waiting].some((person) => this.#store.isHere(person));
    if (next !== 'out' && isAnybodyHere) {
      const stays = new Set(staying.map(({ session }) => session));
      const { seats } = seatAgain(table.kept, (session) => stays.has(session), waiting, level, game);
      table.backToLobby(seats);
      if (next === 'again') table.start();
      // Who leads chooses: until then the room plays at none.
      else this.#host.close(table);
    }
    this.emit('changed');
  }

  /** What would happen now. */
  get leadingChoice(): AfterMatchChoice {
    return voteResult(this.#players().flatMap(({ id }) => this.vote.choiceOf(id) ?? []));
  }

  stop(): void {
    this.vote.stop();
  }

  /** A table that takes the place of the one before. */
  #next(
    session: string,
    wish: Omit<RoomTableRequest, 'maker' | 'settings'>,
  ): { readonly table: Table } | { readonly refusal: Refusal } {
    if (this.#isEvening) return { refusal: refusal('desk', 'evening-on') };
    const before = this.table;
    if (before?.stage === 'playing') return { refusal: refusal('host', 'match-running') };
    const { room } = this.#store;
    const maker = (personOfSession(room, session) ?? personById(room, room.captain))?.name ?? '';
    const settings = before?.kept.settings ?? newSettings(false);
    const opened = this.#host.createTable(session, { ...wish, maker, settings });
    if ('refusal' in opened) return opened;
    const { kept } = opened.table;
    const game = this.#host.gameOf(kept.game);
    const options = game ? withoutDuplicateOptions(kept.options, game) : kept.options;
    this.#ended = null;
    this.#store.keep({ ...room, playing: kept.id, options: { ...room.options, [kept.game]: options } });
    this.vote.clear();
    if (before) this.#host.close(before);
    return opened;
  }

  /** A free seat or a bot's, in a running match a bot's from the next deal on; nothing where there is none. */
  #takeSeat(table: Table, { session, name }: KeptPerson): Seat | Refusal | undefined {
    if (table.stage === 'playing') return table.lateJoiners.reserve(session, name);
    const seat = table.stage === 'lobby' ? freeSeat(table.kept) : undefined;
    return seat === undefined ? undefined : (table.sit(session, seat, name) ?? seat);
  }

  /** Who would sit down at what comes next: who sits now keeps the order, then the queue, then everybody else. */
  #wanting(): Extract<Occupant, { kind: 'person' }>[] {
    const { room } = this.#store;
    const wants = (person: KeptPerson | undefined): person is KeptPerson =>
      person !== undefined && !person.out && person.name !== '' && this.#store.isHere(person);
    const sitting = (this.table?.kept.seats ?? []).flatMap((who) =>
      who.kind === 'person' && wants(personOfSession(room, who.session)) ? who : [],
    );
    const others = [...this.#queued(), ...room.people].filter(wants).map(sitterOf);
    const sat = new Set(sitting.map(({ session }) => session));
    const rest = new Map(others.filter(({ session }) => !sat.has(session)).map((one) => [one.session, one]));
    return [...sitting, ...rest.values()];
  }

  #queued(): KeptPerson[] {
    const { room } = this.#store;
    return room.queue.flatMap((id) => personById(room, id) ?? []);
  }

  /** The people on the table's seats. */
  #players(): KeptPerson[] {
    return this.#store.room.people.filter((person) => this.seatOf(person) !== undefined);
  }

  /** Plays on if the others do: says so, or is here and says nothing. */
  #stays(person: KeptPerson): boolean {
    const choice = this.vote.choiceOf(person.id);
    return choice === undefined ? !person.out && this.#store.isHere(person) : choice !== 'out';
  }

  #haveAllChosen(): boolean {
    const here = this.#players().filter((person) => this.#store.isHere(person));
    return here.length > 0 && here.every(({ id }) => this.vote.choiceOf(id) !== undefined);
  }

  #setOut(person: KeptPerson, out: boolean): void {
    const { room } = this.#store;
    if (personById(room, person.id)?.out === out) return;
    const people = room.people.map((one) => (one.id === person.id ? { ...one, out } : one));
    this.#store.keep({ ...room, people });
  }

  /** Who sits waits no more; who was to have a seat in a match that is over comes first. */
  #tidyQueue(): void {
    const { table } = this;
    const { room } = this.#store;
    const late =
      table?.stage === 'over'
        ? table.lateJoiners.waiting.map(({ session }) => personOfSession(room, session)?.id ?? '')
        : [];
    const isWaiting = (id: string): boolean => {
      const person = personById(room, id);
      return person !== undefined && (late.includes(id) ? this.seatOf(person) === undefined : !this.isSeated(person));
    };
    const queue = [...new Set([...late, ...room.queue])].filter(isWaiting);
    if (queue.join() !== room.queue.join()) this.#store.keep({ ...room, queue });
  }

  /** Seats that have become free before a match, or bots' during one, are for who waits; after one, people choose first. */
  #seatQueue(): void {
    const { table } = this;
    if (!table || table.stage === 'over') return;
    for (const person of this.#queued().filter((one) => this.#store.isHere(one))) {
      if (typeof this.#takeSeat(table, person) !== 'number') return;
      this.#tidyQueue();
    }
  }
}

function levelAt({ kept }: Table) {
  return kept.seats.find((who) => who.kind === 'bot')?.level;
}
