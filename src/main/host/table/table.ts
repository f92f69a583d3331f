/** A table: who sits at it, what is played, and who watches. It owns one match at a time. */
import type { Level } from '#shared/engine/bot.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { GameEvent, Seat } from '#shared/engine/rules.ts';
import { readPersonName } from '#shared/protocol/name-similarity.ts';
import type { Stage, TableSummary, TableView } from '#shared/protocol/table.ts';
import type { KeptMatch, KeptTable, Occupant } from '../../store/store.ts';
import type { MatchPeople } from '../match/match-bots.ts';
import { deletePracticeMatches, openMatch } from '../match/open-match.ts';
import { Emitter } from '../time/emitter.ts';
import { followQuickChat } from './bot-quick-chat.ts';
import { TableChat } from './chat.ts';
import { Deputy } from './deputy.ts';
import { EndMatchVote } from './end-match-vote.ts';
import * as guests from './guests.ts';
import { Hints } from './hints.ts';
import { LateJoiners, seatAllJoiners } from './late-joiners.ts';
import * as lobby from './lobby.ts';
import { type RecordResult, readLatest } from './match-records.ts';
import { Presence } from './presence.ts';
import { SeatClaims } from './seat-claims.ts';
import { renameSession, seatedSessions, seatsOf } from './seating.ts';
import { TableAccess } from './table-access.ts';
import { TableBets } from './table-bets.ts';
import type { TableDeps } from './table-deps.ts';
import { TableGuests } from './table-guests.ts';
import { TableMoves } from './table-moves.ts';
import { TableState } from './table-state.ts';
import { AdmittedStreams, ShuffleStreams, TableStreams, TableViews } from './table-streams.ts';

export interface TableEvents {
  /** What the list of tables shows of this one is another now. */
  changed: undefined;
  /** Somebody is called so from now on; `was`: in this seat until now. */
  named: { readonly session: string; readonly name: string; readonly was: string | undefined };
  /** The match at this table of the room ends without a result, by whoever is called so; `another`: for another game. */
  ended: { readonly by: string; readonly another: boolean };
  /** At this table of the room what was one session's person is the other's. */
  seatsTransferred: { readonly from: string; readonly to: string };
}

export class Table extends Emitter<TableEvents> {
  readonly chat: TableChat;
  readonly claims: SeatClaims;
  readonly endMatchVote: EndMatchVote;
  readonly bets: TableBets;
  readonly guests: TableGuests;
  readonly streams: TableStreams;
  readonly lateJoiners: LateJoiners;
  readonly moves: TableMoves;
  readonly #setup: TableDeps;
  readonly #state: TableState;
  readonly access: TableAccess;
  readonly #presence = new Presence();
  readonly #people: MatchPeople = {
    seatsPresent: () =>
      [...seatedSessions(this.kept)]
        .filter((session) => this.#presence.isHere(session))
        .flatMap((session) => seatsOf(this.kept, session)),
    absenceLimitSeconds: () => this.kept.settings.standInAfter,
  };
  readonly #deputy: Deputy;
  readonly #admitted: AdmittedStreams;
  readonly #shuffleStreams: ShuffleStreams;
  readonly #views: TableViews;

  constructor(setup: TableDeps, kept: KeptTable) {
    super();
    const { clock, room, connections } = setup;
    const state = new TableState(setup.store, room, kept);
    const presence = this.#presence;
    /** The screens that show the whole table: who follows the match alone may show no more than a plan of it. */
    const screens = new Presence();
    const shuffleStreams = new ShuffleStreams(state, connections);
    this.access = new TableAccess(state, room);
    const parts = { ...setup, state, access: this.access, presence, screens, shuffleStreams };
    this.#setup = setup;
    this.#state = state;
    this.#shuffleStreams = shuffleStreams;
    this.#admitted = new AdmittedStreams(setup.broadcaster);
    this.bets = new TableBets(parts);
    this.claims = new SeatClaims(clock, parts);
    this.#deputy = new Deputy(clock, { ...parts, claims: this.claims });
    this.endMatchVote = new EndMatchVote(clock, { ...parts, deputy: this.#deputy });
    const { claims, endMatchVote } = this;
    this.#views = new TableViews({ ...parts, claims, endMatchVote, deputy: this.#deputy });
    this.chat = new TableChat(clock, state, (session) => this.access.onlooker(session));
    this.guests = new TableGuests({ ...parts, deputy: this.#deputy });
    this.lateJoiners = new LateJoiners(state, setup);
    this.moves = new TableMoves(state, new Hints(state, setup));
    this.streams = new TableStreams({
      ...parts,
      chat: this.chat,
      bets: this.bets,
      admitted: this.#admitted,
      reopenFinished: () => this.#reopenFinished(),
      views: this.#views,
    });
    state.on('changed', () => this.#onStateChanged());
    presence.on('changed', () => this.#onPeopleChanged());
    screens.on('changed', () => this.#onPeopleChanged());
    shuffleStreams.on('devicesChanged', () => state.live?.shuffle?.devicesChanged());
    shuffleStreams.on('step', () => this.claims.check());
    this.claims.on('changed', () => this.#onPlayChanged());
    this.claims.on('seatsTransferred', (transfer) => this.#onSeatsTransferred(transfer));
    this.#deputy.on('changed', () => this.#onPlayChanged());
    this.endMatchVote.on('changed', () => this.publish());
    this.endMatchVote.on('ended', (end) => (state.kept.room ? this.emit('ended', end) : this.endMatch(end.by)));
    this.moves.on('changed', () => this.publish());
  }

  /**
   * Takes up the match that stood here when the host ended: one that is being played at once, one that is over when
   * somebody looks at it. Throws if its events break the rules.
   */
  resume(): void {
    const { row } = this.#state;
    if (row && !row.over) this.#open(row);
    // Whoever sits here is away from now on, also where no match is played.
    this.#check();
  }

  get id(): string {
    return this.#state.kept.id;
  }

  /** All that is kept of it. */
  get kept(): KeptTable {
    return this.#state.kept;
  }

  /** Nobody has it open. */
  get isEmpty(): boolean {
    return this.#presence.here.length === 0;
  }

  /** Has it open now. */
  isHere(session: string): boolean {
    return this.#presence.isHere(session);
  }

  /** Whether the network sees it. */
  get isExposed(): boolean {
    return this.#setup.isExposed(this.kept);
  }

  get stage(): Stage {
    return this.#state.stage;
  }

  /** What is played or lies here counts nowhere. */
  get isPractice(): boolean {
    return this.#state.isPractice;
  }

  isHost(session: string): boolean {
    return this.#deputy.isHost(session);
  }

  /** When a lost seat may be claimed, its maker alone says: a deputy says nothing about whose seat is whose. */
  changeSettings(change: lobby.SettingsChange, by = this.kept.host): Refusal | undefined {
    if (change.claimAfter !== undefined && by !== this.kept.host) return refusal('host', 'not-the-host');
    this.#state.change({ table: lobby.changeSettings(this.kept, change) });
    this.#state.live?.peopleChanged();
    return undefined;
  }

  /** Another name than the one it has, or would get by itself; no two tables of this host have the same. */
  rename(typed: string): Refusal | undefined {
    const read = lobby.parseNewName(typed, this.#setup.otherNames(this.kept.host));
    return 'refusal' in read ? read.refusal : this.#state.change({ table: { ...this.kept, name: read.name } });
  }

  /** Another code than before, at a table that has one of its own. */
  newCode(): Refusal | undefined {
    return this.#state.change({ table: { ...this.kept, code: this.#setup.newCode() } });
  }

  /** Takes a free seat, or a bot's. On one's own again, under another name, it changes the name. */
  sit(session: string, seat: Seat, typed: string, pad?: number): Refusal | undefined {
    if (this.stage === 'playing') return refusal('host', 'match-running');
    // The result that lies there is the bot's.
    if (this.stage === 'over' && this.kept.seats[seat]?.kind === 'bot') return refusal('host', 'seat-taken');
    const read = readPersonName(typed);
    if ('refusal' in read) return read.refusal;
    const doubled = this.kept.room ? this.#setup.room.refuseName(session, read.name) : undefined;
    if (doubled) return doubled;
    const before = this.kept.seats[seat];
    const was = before?.kind === 'person' && before.session === session ? before.name : undefined;
    const isNew = this.isHost(session) && was !== read.name && lobby.isNamedAfter(this.kept, was, this.#setup.game);
    const table = isNew ? { ...this.kept, name: this.#setup.nameFor(read.name) } : this.kept;
    const person = { kind: 'person', name: read.name, session, ...(pad !== undefined && { pad }) } as const;
    const refused = this.#state.change(lobby.sit(guests.nameGuest(table, session, read.name), seat, person));
    if (!refused) this.emit('named', { session, name: read.name, was });
    return refused;
  }

  /** Leaves a seat. In a running match it is kept for its person, who is waited for as long as anybody who is away. */
  stand(session: string, seat: Seat): Refusal | undefined {
    const changed = lobby.stand(this.kept, seat, session);
    return this.stage === 'playing' && 'table' in changed ? undefined : this.#state.change(changed);
  }

  swapSeats(a: Seat, b: Seat): Refusal | undefined {
    return this.#changeLobby(() => lobby.swapSeats(this.kept, a, b));
  }

  seatBot(seat: Seat, level: Level): Refusal | undefined {
    return this.#changeLobby(() => lobby.seatBot(this.kept, seat, level, this.#setup.game));
  }

  clearSeat(seat: Seat): Refusal | undefined {
    return this.#changeLobby(() => lobby.clearSeat(this.kept, seat));
  }

  setOptions(choice: lobby.OptionChoice): Refusal | undefined {
    return this.#changeLobby(() => lobby.setOptions(this.kept, choice, this.#setup.game));
  }

  setSeats(seats: number): Refusal | undefined {
    return this.#changeLobby(() => lobby.setSeats(this.kept, seats, this.#setup.game));
  }

  /** Why no match can begin. */
  refuseStart(): Refusal | undefined {
    if (this.stage !== 'lobby') return refusal('host', 'not-in-lobby');
    return this.kept.seats.some(({ kind }) => kind === 'empty') ? refusal('host', 'seats-empty') : undefined;
  }

  start(): Refusal | undefined {
    const refused = this.refuseStart();
    if (refused) return refused;
    this.#open(this.#setup.store.beginMatch(this.kept));
    this.#state.matchEndedBy = undefined;
    this.#admitted.endRefused();
    this.publish();
    return undefined;
  }

  /** With who sits here, from where these events of another match lead; it counts nowhere. */
  startPractice(events: readonly GameEvent[]): void {
    const { store } = this.#setup;
    const row = store.beginMatch(this.kept, true);
    store.appendDiscreetly(row.id, 0, events);
    this.#open(row);
    this.#admitted.endRefused();
    this.publish();
  }

  /** Nobody moves until the match goes on where it stood. */
  pause(paused: boolean): Refusal | undefined {
    const { row, live } = this.#state;
    if (this.stage !== 'playing' || !row) return refusal('host', 'no-match');
    this.#setup.store.setPaused(row.id, paused);
    if (paused) live?.pause();
    else live?.resume();
    this.publish();
    return undefined;
  }

  /** After a match: back to the lobby with the same people and bots. */
  backToLobby(seats: readonly Occupant[] = this.kept.seats): Refusal | undefined {
    if (this.stage !== 'over') return refusal('host', 'match-not-over');
    const table = lobby.withoutMatch(this.kept, seats, this.#setup.game);
    this.#setup.store.keepTable(table);
    this.#clear();
    this.#state.replace(table);
    this.#onStateChanged();
    return undefined;
  }

  /** Ends the match early (`breakOff` on the wire and in the store), without a result; the lobby keeps who sat or was to. */
  endMatch(by: string, seats: readonly Occupant[] = seatAllJoiners(this.kept).seats): Refusal | undefined {
    const { matchId } = this.#state;
    if (this.stage !== 'playing' || matchId === undefined) return refusal('host', 'no-match');
    const table = lobby.withoutMatch(this.kept, seats, this.#setup.game);
    this.#setup.store.breakOff(matchId, table);
    this.#clear();
    this.#state.matchEndedBy = by;
    this.#state.replace(table);
    this.#onStateChanged();
    return undefined;
  }

  /** The record of the latest match that is over, for whose record it is. */
  record(session: string): RecordResult {
    const { store, game } = this.#setup;
    const secret = this.access.refuseSecret(session);
    if (secret) return { refusal: secret };
    return readLatest(store, game, this.id, session, this.#setup.duplicateDeals?.());
  }

  view(session: string): TableView {
    return this.#views.view(session);
  }

  summary(session: string): TableSummary {
    return this.#views.summary(session);
  }

  /** What one session holds here is the other's: the same device under another name. */
  renameSession(from: string, to: string): void {
    const table = renameSession(this.kept, from, to);
    this.#setup.store.handOver(table, this.#state.matchId, from, to);
    this.#state.replace(table);
    this.#state.live?.peopleChanged();
    this.#onStateChanged();
  }

  /** Whose table it is has come. */
  setHost(session: string): void {
    this.#state.change({ table: { ...this.kept, host: session } });
  }

  /** Devices make a seal just now: who takes part in it is fixed. */
  get isShuffling(): boolean {
    return this.#state.live?.shuffle?.isInProgress ?? false;
  }

  /** The match stands still: what happened is in the store, and nothing else happens until `thaw`. */
  freeze(): void {
    this.#state.live?.stop();
  }

  /** It goes on where it stood. */
  thaw(): void {
    this.#state.row = this.#setup.store.match(this.id, this.kept.match);
    this.resume();
    this.publish();
  }

  /** Nothing happens here any more; everybody who watches is told why. */
  stop(why: Refusal): void {
    this.#state.live?.stop();
    this.claims.stop();
    this.#deputy.stop();
    this.endMatchVote.stop();
    this.#admitted.endAll(why);
  }

  #open(row: KeptMatch): void {
    this.#state.row = row;
    const live = openMatch(this.#setup, row, {
      kept: this.kept,
      codedDeal: lobby.challengeAt(this.kept, this.#setup.game)?.source,
      people: this.#people,
      devices: this.#shuffleStreams,
      betting: this.kept.room ? this.bets : undefined,
    });
    this.#state.live = live;
    live.on('publicChange', () => this.#onPlayChanged());
    live.scorePause.on('dealEnded', () => this.lateJoiners.seatWaiting());
    live.shuffle?.on('changed', (view) => this.#shuffleStreams.publish(view));
    live.bets?.on('changed', () => this.bets.publish());
    this.streams.follow(live);
    followQuickChat(live, this.#setup.game, this.#state, this.chat);
    live.start(row.paused);
  }

  #reopenFinished(): Refusal | undefined {
    const { row, live } = this.#state;
    if (!row || live) return undefined;
    try {
      this.#open(row);
      return undefined;
    } catch (error) {
      this.#setup.log(`table ${this.id}: ${error instanceof Error ? error.message : error}`);
      return refusal('host', 'match-unreadable');
    }
  }

  /** No match lies here any more. */
  #clear(): void {
    const { isPractice, live } = this.#state;
    live?.stop();
    this.#state.live = undefined;
    this.#state.row = undefined;
    if (isPractice) deletePracticeMatches(this.#setup);
  }

  #changeLobby(change: () => lobby.TableChange): Refusal | undefined {
    return this.stage === 'lobby' ? this.#state.change(change()) : refusal('host', 'not-in-lobby');
  }

  #onSeatsTransferred(transfer: TableEvents['seatsTransferred']): void {
    if (this.kept.room) this.emit('seatsTransferred', transfer);
    // A stand-in makes room before everybody is told.
    this.#state.live?.peopleChanged();
    this.#onStateChanged();
  }

  /** What is kept by now counts, and everybody is told. */
  #onStateChanged(): void {
    this.#admitted.endRefused();
    this.#check();
    this.publish();
  }

  /** Who claims the maker's seat leads no more, and a vote may end with a lead. */
  #onPlayChanged(): void {
    this.#deputy.check();
    this.endMatchVote.check();
    this.publish();
  }

  #onPeopleChanged(): void {
    this.#state.live?.peopleChanged();
    this.#check();
    this.publish();
  }

  /** Settles what waits for who is here and who sits where. */
  #check(): void {
    this.claims.check();
    this.#deputy.check();
    this.endMatchVote.check();
  }

  /** Tells everybody who watches the table how it is now. */
  publish(): void {
    this.#views.reset();
    this.#admitted.publishTable(this.#views);
    this.bets.publish();
    this.emit('changed');
  }

  /** The room whose table it is has changed: who may be here, and what they go by. */
  roomChanged(): void {
    this.#onStateChanged();
  }
}
