/** What the room plays: its table, who waits for a seat there, and what comes after a match. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { AfterMatchChoice, GameOffer, NextGameRequest, RoomView } from '#shared/protocol/room.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import type { Occupant } from '../../store/store.ts';
import { seatAllJoiners } from '../table/late-joiners.ts';
import { newSettings, withoutDuplicateOptions } from '../table/lobby.ts';
import { isSeated, seatsOf } from '../table/seating.ts';
import type { Table } from '../table/table.ts';
import { Emitter } from '../time/emitter.ts';
import { freeSeat, levelFor, offerOf, seatAgain, seatAll, seatsFor, sitterOf } from './next-game.ts';
import { personById, personOfSession } from './people.ts';
import { PostMatchVote, voteResult } from './post-match-vote.ts';
import type { OpenedTable, RoomDeps, RoomTableRequest, SeatedAt, TableRequest } from './room-deps.ts';
import type { RoomState } from './room-state.ts';
import { playersAt, SetAsideTables } from './set-aside-tables.ts';

interface CurrentGameEvents {
  /** Something has changed by itself. */
  changed: undefined;
}

export class CurrentGame extends Emitter<CurrentGameEvents> {
  readonly vote: PostMatchVote;
  readonly setAside: SetAsideTables;
  readonly #deps: RoomDeps;
  readonly #state: RoomState;
  /** The match that was ended last before it was over, for another game; until something is played. */
  #ended: RoomView['ended'] = null;
  /** Whether a match was played when it was looked last. */
  #wasPlaying = false;

  constructor(deps: RoomDeps) {
    super();
    this.#deps = deps;
    this.#state = deps.state;
    this.vote = new PostMatchVote(deps.clock);
    this.setAside = new SetAsideTables(deps);
    this.vote.on('ended', () => this.conclude());
  }

  /** The room's own table makes room for an evening's: not while somebody plays there; a match that nobody plays is set aside. */
  vacateForEvening(): Refusal | undefined {
    const refused = this.setAside.addUnplayed();
    if (refused) return refused;
    const table = this.#state.ownTable;
    if (table?.stage === 'playing') {
      const names = playersAt(table).map(({ name }) => name);
      return refusal('desk', 'room-playing', { names: names.join(', '), count: names.length });
    }
    this.vote.clear();
    this.#state.keep({ ...this.#state.kept, playing: '', queue: [] });
    if (table) this.#deps.close(table);
    return undefined;
  }

  /** A match that was set aside goes on at the room's table. */
  takeUp(id: string): Refusal | undefined {
    const table = this.#state.tablesSetAside.find((one) => one.id === id);
    if (!table) return refusal('host', 'no-such-table');
    if (this.#state.isEvening) return refusal('desk', 'evening-on');
    const before = this.#state.ownTable;
    if (before?.stage === 'playing') return refusal('host', 'match-running');
    this.#state.keep({ ...this.#state.kept, playing: id, aside: this.#state.kept.aside.filter((one) => one !== id) });
    this.vote.clear();
    if (before) this.#deps.close(before);
    return table.pause(false);
  }

  /** A match that was over when the host ended: people choose anew. What took no table's place yet goes. */
  resume(): void {
    const { playing, aside } = this.#state.kept;
    const ids = [playing, ...aside, ...this.#state.tables.map(({ id }) => id)];
    for (const table of [...this.#deps.allTables.values()])
      if (table.kept.room && !ids.includes(table.id)) this.#deps.close(table);
    if (this.#state.table?.stage === 'over' && !this.#state.isEvening) this.vote.begin();
    this.#wasPlaying = this.#state.table?.stage === 'playing';
  }

  /** To be called whenever something at the table may have changed. */
  check(): void {
    this.setAside.tidy();
    if (this.#state.isEvening) {
      this.vote.clear();
      return;
    }
    this.#tidyQueue();
    this.#seatQueue();
    const { table } = this.#state;
    const isPlaying = table?.stage === 'playing';
    if (this.#wasPlaying && table?.stage === 'over') this.vote.begin();
    else if (table?.stage !== 'over') this.vote.clear();
    this.#wasPlaying = isPlaying;
    if (this.vote.isOn && this.#haveAllChosen()) this.vote.closeSoon();
  }

  /** Plays from now on, where there is a seat. */
  wantSeat(person: KeptPerson): Refusal | undefined {
    if (person.name === '') return refusal('host', 'name-empty');
    this.#setOut(person, false);
    return undefined;
  }

  /** Any seat there is, else a place in the queue; at an evening its desk says which. */
  sit(person: KeptPerson): { readonly at: SeatedAt } | { readonly refusal: Refusal } {
    const refused = this.wantSeat(person);
    if (refused) return { refusal: refused };
    const { table } = this.#state;
    const has =
      this.#state.seatOf(person) ?? table?.lateJoiners.waiting.find(({ session }) => session === person.session)?.seat;
    if (this.vote.choiceOf(person.id) === 'out') this.vote.choose(person.id, 'again');
    if (table && has !== undefined) return { at: { table: table.id, seat: has } };
    const seat = table && this.#takeSeat(table, person);
    if (seat !== undefined && typeof seat !== 'number') return { refusal: seat };
    if (table && seat !== undefined) return { at: { table: table.id, seat } };
    const { kept: room } = this.#state;
    if (!room.queue.includes(person.id)) this.#state.keep({ ...room, queue: [...room.queue, person.id] });
    return { at: { waits: this.#state.kept.queue.indexOf(person.id) + 1 } };
  }

  /** Wants no seat any more; who only waited for one plays at what comes next. */
  leave(person: KeptPerson): Refusal | undefined {
    const isSeated = this.#state.seatOf(person) !== undefined;
    this.#setOut(person, person.out || !this.#onlyWaits(person));
    const { kept: room } = this.#state;
    if (room.queue.includes(person.id)) {
      this.#state.keep({ ...room, queue: room.queue.filter((id) => id !== person.id) });
    }
    if (this.vote.isOn && isSeated) this.vote.choose(person.id, 'out');
    for (const table of this.#state.tables) {
      table.lateJoiners.cancel(person.session);
      // What an evening has played stays as it was.
      const isLeft = this.#state.isEvening ? table.stage !== 'over' : !this.vote.isOn;
      for (const seat of isLeft ? seatsOf(table.kept, person.session) : []) {
        const refused = table.stand(person.session, seat);
        if (refused) return refused;
      }
    }
    return undefined;
  }

  choose(person: KeptPerson, choice: AfterMatchChoice): Refusal | undefined {
    if (this.#state.isEvening) return refusal('desk', 'evening-on');
    if (this.#state.table?.stage !== 'over') return refusal('host', 'match-not-over');
    if (this.#state.seatOf(person) === undefined) return refusal('host', 'did-not-play');
    this.#setOut(person, choice === 'out');
    this.vote.choose(person.id, choice);
    return undefined;
  }

  /** What is to be played next, by who may say so. */
  play(session: string, wish: NextGameRequest): { readonly table: string } | { readonly refusal: Refusal } {
    const game = this.#deps.gameOf(wish.game);
    if (!game) return { refusal: refusal('host', 'no-such-game', { game: wish.game }) };
    const people = this.#wanting();
    const level = levelFor(game, wish.level ?? this.#state.kept.level);
    const opened = this.#next(session, {
      game: wish.game,
      seats: wish.seats ?? seatsFor(game, people.length),
      options: wish.options ?? this.#state.kept.options[wish.game],
      prepare: (table) => seatAll(table, people, level, game),
    });
    if ('refusal' in opened) return opened;
    const { table } = opened;
    const left = people.filter(({ session }) => !isSeated(table.kept, session));
    const queue = left.flatMap(({ session }) => personOfSession(this.#state.kept, session)?.id ?? []);
    this.#state.keep({ ...this.#state.kept, queue: [...new Set(queue)], level: wish.level ?? this.#state.kept.level });
    const refused = wish.deal ? table.start() : undefined;
    return refused ? { refusal: refused } : { table: table.id };
  }

  /** The games of this host, as they can be set up here. */
  get offers(): GameOffer[] {
    return this.#deps.games.flatMap((id) => {
      const game = this.#deps.gameOf(id);
      return game ? offerOf(id, game, this.#state.kept) : [];
    });
  }

  /** Another table with nobody at it, by who may say so; with the room's code. */
  open(session: string, wish: TableRequest): OpenedTable | { readonly refusal: Refusal } {
    const opened = this.#next(session, { ...wish, prepare: (table) => table });
    return 'refusal' in opened ? opened : { table: opened.table.id, code: this.#state.kept.code };
  }

  concludeNow(): Refusal | undefined {
    if (!this.vote.isOn) return refusal('host', 'match-not-over');
    this.conclude();
    return undefined;
  }

  /** The match at one of the room's tables ends without a result; `another`: who leads chooses what is played next. */
  endMatch(id: string, by: string, another: boolean): void {
    const table = this.#deps.allTables.get(id);
    const game = table && this.#deps.gameOf(table.kept.game);
    if (!table || !game) return;
    const gone = new Set(this.#state.kept.people.flatMap(({ session, out }) => (out ? session : [])));
    const level = levelFor(game, this.#state.kept.level ?? levelAt(table));
    const { seats } = seatAgain(seatAllJoiners(table.kept), (session) => !gone.has(session), [], level, game);
    if (table.endMatch(by, seats) || !another) return;
    this.#ended = { by, game: table.kept.game };
    this.#deps.close(table);
  }

  /** What was ended last, while nothing is played. */
  get ended(): RoomView['ended'] {
    return this.#state.table ? null : this.#ended;
  }

  /** What most want after the match happens. */
  conclude(): void {
    this.vote.stop();
    const { table } = this.#state;
    const game = table && this.#deps.gameOf(table.kept.game);
    if (!table || !game || table.stage !== 'over') return;
    const next = this.leadingChoice;
    const level = levelFor(game, this.#state.kept.level ?? levelAt(table));
    const waiting = this.#queued().filter((person) => this.#state.isHere(person.session));
    const staying = this.#players().filter((person) => this.#stays(person));
    const isAnybodyHere = [...staying, ...waiting].some((person) => this.#state.isHere(person.session));
    if (next !== 'out' && isAnybodyHere) {
      const stays = new Set(staying.map(({ session }) => session));
      const { seats } = seatAgain(table.kept, (session) => stays.has(session), waiting, level, game);
      table.backToLobby(seats);
      if (next === 'again') table.start();
      // Who leads chooses: until then the room plays at none.
      else this.#deps.close(table);
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
    if (this.#state.isEvening) return { refusal: refusal('desk', 'evening-on') };
    const before = this.#state.table;
    if (before?.stage === 'playing') return { refusal: refusal('host', 'match-running') };
    const { kept: room } = this.#state;
    const maker = (personOfSession(room, session) ?? personById(room, room.captain))?.name ?? '';
    const settings = before?.kept.settings ?? newSettings(false);
    const opened = this.#deps.createTable(session, { ...wish, maker, settings });
    if ('refusal' in opened) return opened;
    const { kept } = opened.table;
    const game = this.#deps.gameOf(kept.game);
    const options = game ? withoutDuplicateOptions(kept.options, game) : kept.options;
    this.#ended = null;
    this.#state.keep({ ...room, playing: kept.id, options: { ...room.options, [kept.game]: options } });
    this.vote.clear();
    if (before) this.#deps.close(before);
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
    const { kept: room } = this.#state;
    const wants = (person: KeptPerson | undefined): person is KeptPerson =>
      person !== undefined && !person.out && person.name !== '' && this.#state.isHere(person.session);
    const sitting = (this.#state.table?.kept.seats ?? []).flatMap((who) =>
      who.kind === 'person' && wants(personOfSession(room, who.session)) ? who : [],
    );
    const others = [...this.#queued(), ...room.people].filter(wants).map(sitterOf);
    const sat = new Set(sitting.map(({ session }) => session));
    const rest = new Map(others.filter(({ session }) => !sat.has(session)).map((one) => [one.session, one]));
    return [...sitting, ...rest.values()];
  }

  #queued(): KeptPerson[] {
    const { kept: room } = this.#state;
    return room.queue.flatMap((id) => personById(room, id) ?? []);
  }

  /** The people on the table's seats. */
  #players(): KeptPerson[] {
    return this.#state.kept.people.filter((person) => this.#state.seatOf(person) !== undefined);
  }

  /** Plays on if the others do: says so, or is here and says nothing. */
  #stays(person: KeptPerson): boolean {
    const choice = this.vote.choiceOf(person.id);
    return choice === undefined ? !person.out && this.#state.isHere(person.session) : choice !== 'out';
  }

  #haveAllChosen(): boolean {
    const here = this.#players().filter((person) => this.#state.isHere(person.session));
    return here.length > 0 && here.every(({ id }) => this.vote.choiceOf(id) !== undefined);
  }

  /** In the queue, or for a bot's seat; has none. */
  #onlyWaits(person: KeptPerson): boolean {
    const isWaiting = this.#state.kept.queue.includes(person.id) || this.#state.isSeated(person);
    return isWaiting && this.#state.seatOf(person) === undefined;
  }

  #setOut(person: KeptPerson, out: boolean): void {
    const { kept: room } = this.#state;
    if (personById(room, person.id)?.out === out) return;
    const people = room.people.map((one) => (one.id === person.id ? { ...one, out } : one));
    this.#state.keep({ ...room, people });
  }

  /** Who sits waits no more; who was to have a seat in a match that is over comes first. */
  #tidyQueue(): void {
    const { table } = this.#state;
    const { kept: room } = this.#state;
    const late =
      table?.stage === 'over'
        ? table.lateJoiners.waiting.map(({ session }) => personOfSession(room, session)?.id ?? '')
        : [];
    const isWaiting = (id: string): boolean => {
      const person = personById(room, id);
      return (
        person !== undefined &&
        (late.includes(id) ? this.#state.seatOf(person) === undefined : !this.#state.isSeated(person))
      );
    };
    const queue = [...new Set([...late, ...room.queue])].filter(isWaiting);
    if (queue.join() !== room.queue.join()) this.#state.keep({ ...room, queue });
  }

  /** Seats that have become free before a match, or bots' during one, are for who waits; after one, people choose first. */
  #seatQueue(): void {
    const { table } = this.#state;
    if (!table || table.stage === 'over') return;
    for (const person of this.#queued().filter((one) => this.#state.isHere(one.session))) {
      if (typeof this.#takeSeat(table, person) !== 'number') return;
      this.#tidyQueue();
    }
  }
}

function levelAt({ kept }: Table) {
  return kept.seats.find((who) => who.kind === 'bot')?.level;
}
