/** The room: the people of an evening, who leads them, what they play, and the screens that show it. One a host. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { KeptPerson, KeptRoom } from '../../store/room-store.ts';
import type { KeptTable } from '../../store/store.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import type { TableEvents } from '../table/table.ts';
import { Emitter } from '../time/emitter.ts';
import { CurrentGame } from './current-game.ts';
import * as people from './people.ts';
import { rebuildFromTables } from './people.ts';
import { bannedId, RoomBroadcast } from './room-broadcast.ts';
import type { RoomDeps } from './room-deps.ts';
import { RoomHostElection } from './room-host.ts';
import type { RoomState } from './room-state.ts';
import { Screens } from './screens.ts';

interface RoomEvents {
  /** Tables or their list show something else. */
  changed: undefined;
  /** Something may have changed that an evening depends on. */
  checking: undefined;
}

export class Room extends Emitter<RoomEvents> {
  readonly state: RoomState;
  readonly game: CurrentGame;
  readonly #deps: RoomDeps;
  readonly #election: RoomHostElection;
  readonly #screens: Screens;
  readonly #broadcast: RoomBroadcast;
  /** It was opened at its table, not by itself. */
  #isOpenByTable = false;
  #isChecking = false;
  /** Who led when it was looked last. */
  #led = '';

  constructor(deps: RoomDeps) {
    super();
    const { state } = deps;
    this.#deps = deps;
    this.state = state;
    this.game = new CurrentGame(deps);
    this.#screens = new Screens(deps);
    this.#broadcast = new RoomBroadcast({ ...deps, game: this.game, screens: this.#screens });
    this.#election = new RoomHostElection({ ...deps, screens: this.#screens, broadcast: this.#broadcast });
    for (const part of [this.game, this.#election, this.#screens, state.presence])
      part.on('changed', () => this.check());
  }

  /** Takes up the room as it was left. On a desktop the network waits for a word from this computer. */
  resume(kept: KeptRoom | undefined, tables: readonly KeptTable[]): void {
    const { state } = this;
    state.load(kept ?? rebuildFromTables(state.kept, tables));
    state.isOpen = this.#deps.isServer && state.kept.open;
    this.game.resume();
    this.check();
  }

  get code(): string {
    return this.state.kept.code;
  }

  /** Somebody who gave the code comes in, or a screen is let in by it. */
  enter(session: string, name: string): Refusal | undefined {
    const { connections } = this.#deps;
    if (connections.isScreen(session)) {
      this.#screens.enter(session);
      this.check();
      return undefined;
    }
    const newcomer = { session, device: connections.deviceOf(session), name };
    // Who sits at this computer is somebody once they say who.
    if (this.state.person(session) || (connections.isLocal(session) && name === '')) return undefined;
    return this.#change(people.enter(this.state.kept, newcomer, this.state.status));
  }

  /** Who is in gives the code again: plays at what comes next, as anybody who comes in. */
  enterAgain(session: string): void {
    const person = this.state.person(session);
    if (person) this.act((game) => game.wantSeat(person));
  }

  /** Who the session's person is from now on; at this computer that makes one. */
  rename(session: string, typed: string, mark: AvatarSpec | undefined): Refusal | undefined {
    const { kept, status } = this.state;
    const person = this.state.person(session);
    if (!person) return this.#comeIn(session, typed, mark);
    const renamed = people.rename(kept, person, typed, mark, status);
    if ('refusal' in renamed) return renamed.refusal;
    const name = people.personById(renamed.room, person.id)?.name ?? '';
    return this.#renameAtTable(person, name) ?? this.#change(renamed);
  }

  /** Another one leads. */
  transferHost(id: string): Refusal | undefined {
    const { kept } = this.state;
    const person = people.personById(kept, id);
    if (!person || person.name === '') return refusal('host', 'no-such-person');
    return this.#change({ room: { ...kept, captain: id } });
  }

  /** Somebody goes from the room and its table, and is kept out. */
  removePerson(id: string): Refusal | undefined {
    const person = people.personById(this.state.kept, id);
    return person ? this.#remove(person) : refusal('host', 'no-such-person');
  }

  /** The session's person goes, is kept out, and the code changes. */
  remove(session: string): Refusal | undefined {
    const person = this.state.person(session);
    return person ? this.#remove(person) : refusal('host', 'no-such-guest');
  }

  /** Who was removed may come in again, by the code of now. */
  unban(id: string): Refusal | undefined {
    const { kept } = this.state;
    const banned = kept.banned.filter(({ sessions: [first = ''] }) => bannedId(first) !== id);
    if (banned.length === kept.banned.length) return refusal('host', 'no-such-person');
    return this.#change({ room: { ...kept, banned } });
  }

  /** The same, by the first session that was removed. */
  unbanSession(session: string): Refusal | undefined {
    return this.unban(bannedId(session));
  }

  /** Whether the network comes in to it: a word from this computer, about the room or at its table. */
  open(open: boolean, atTable = false): void {
    this.state.keep({ ...this.state.kept, open });
    this.state.isOpen = open;
    this.#isOpenByTable = open && atTable;
    this.emit('changed');
    this.check();
  }

  /** Somebody has closed its table: where it was opened there, it closes with that, unless others have come in meanwhile. */
  tableClosed(): void {
    const { connections } = this.#deps;
    const isFromElsewhere = (session: string): boolean =>
      connections.isConnected(session) && !connections.isLocal(session);
    const { people, screens } = this.state.kept;
    if (this.#isOpenByTable && ![...people, ...screens].some(({ session }) => isFromElsewhere(session)))
      this.open(false);
  }

  /** The room of another host comes with the table that it plays at, if that is none of its evening; whoever was here before stays. */
  adopt(theirs: KeptRoom, table: string): void {
    const { ownTable, kept } = this.state;
    if (ownTable) this.#deps.close(ownTable);
    this.state.keep(people.joinRooms(kept, theirs, table));
  }

  /** Its table has gone to another host, and these sessions with it. */
  tableMoved(table: string, gone: ReadonlySet<string>): void {
    const { kept } = this.state;
    if (kept.playing !== table && kept.playing !== '') return;
    this.state.keep({ ...people.withoutSessions(kept, gone), playing: '', queue: [] });
  }

  /** One session's person is the other's: the same device under another name. */
  renameSession(from: string, to: string, device: string): void {
    if (!this.state.person(from) && !this.state.hasScreen(from)) return;
    this.#change({ room: people.renameSession(this.state.kept, from, to, device) });
  }

  newCode(): Refusal | undefined {
    return this.#change({ room: { ...this.state.kept, code: this.#deps.newCode() } });
  }

  /** Who sits at this computer says that the tabs which show the room here are its own. */
  trustTabs(): Refusal | undefined {
    this.#screens.trustTabs(this.#broadcast.screens);
    this.check();
    return undefined;
  }

  /** What somebody says a screen shows: right lets it in. Whether it was. */
  pairScreen(
    session: string,
    knock: string,
    offer: number,
  ): { readonly right: boolean } | { readonly refusal: Refusal } {
    if (!this.#screens.mayPair(session)) return { refusal: refusal('host', 'name-empty') };
    const answer = this.#screens.answer(session, this.state.mayHost(session), knock, offer);
    this.check();
    return answer;
  }

  /** At a table of the room what was one session's person is the other's. */
  seatsTransferred(from: string, to: string): void {
    this.state.keep(people.swapSessions(this.state.kept, from, to, this.#deps.connections.deviceOf(to)));
  }

  /** Somebody at the table is called so: who had no name yet, or the seat's until now, has it from then on. */
  namedAtTable({ session, name, was }: TableEvents['named']): void {
    const known = this.state.person(session)?.name ?? '';
    if (known === '' || known === was) this.rename(session, name, undefined);
  }

  /** A device is known no more: its screen is let in no longer. */
  forgetScreen(session: string): void {
    this.#screens.forget(session);
    this.check();
  }

  /** The room as this session sees it, now and whenever it changes. */
  watch(session: string, stream: StreamQueue<RoomView>): Refusal | undefined {
    const refused = this.state.refuseBanned(session);
    if (!refused) this.#broadcast.watch(session, stream);
    return refused;
  }

  /** Does something about what is played; everybody is told what came of it. */
  act<T>(run: (game: CurrentGame) => T): T {
    try {
      return run(this.game);
    } finally {
      this.check();
    }
  }

  /** To be called whenever something may have changed that the room depends on: people, lines, its table. */
  check(): void {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      this.state.forgetShared();
      this.state.countPresence();
      this.game.check();
      this.emit('checking');
      this.#election.check();
      this.#tellTablesWhoLeads();
    } finally {
      this.#isChecking = false;
    }
    this.#broadcast.publish();
  }

  stop(): void {
    this.#election.stop();
    this.#screens.stop();
    this.game.stop();
    this.#broadcast.stop();
  }

  /** Tables show who may end their match: another one, once another leads. */
  #tellTablesWhoLeads(): void {
    const { captain } = this.state.kept;
    if (captain === this.#led) return;
    this.#led = captain;
    for (const table of this.state.tables) table.roomChanged();
  }

  /** Keeps and tells a change, or says why there is none. */
  #change(changed: people.Changed): Refusal | undefined {
    if ('refusal' in changed) return changed.refusal;
    this.state.keep(changed.room);
    this.check();
    // Whom tables let in, and what they show of people, may be others now.
    for (const table of this.state.tables) table.roomChanged();
    return undefined;
  }

  /** Somebody who is in without being anybody yet: who sits at this computer. */
  #comeIn(session: string, name: string, mark: AvatarSpec | undefined): Refusal | undefined {
    const { kept, status } = this.state;
    const device = this.#deps.connections.deviceOf(session);
    const entered = people.enter(kept, { session, device, name: '' }, status);
    if ('refusal' in entered) return entered.refusal;
    const person = people.personOfSession(entered.room, session) as KeptPerson;
    this.#deps.persistSession(session);
    return this.#change(people.rename(entered.room, person, name, mark, status));
  }

  /** Who sits under this name sits there under the other; not while a match is played. */
  #renameAtTable(person: KeptPerson, name: string): Refusal | undefined {
    const table = this.state.tableOf(person);
    const seat = this.state.seatOf(person);
    const who = seat === undefined ? undefined : table?.kept.seats[seat];
    if (!table || seat === undefined || who?.kind !== 'person' || who.name === name) return undefined;
    if (who.name !== person.name && person.name !== '') return undefined;
    return table.sit(person.session, seat, name, who.pad);
  }

  #remove(person: KeptPerson): Refusal | undefined {
    const { connections, newCode } = this.#deps;
    const { state } = this;
    const { session } = person;
    if (person.id === state.kept.captain) return refusal('host', 'captain-stays');
    if (connections.isLocal(session)) return refusal('host', 'home-stays');
    const now = connections.isConnected(session) ? connections.deviceOf(session) : undefined;
    const { room, gone } = people.keepOut(state.kept, person, now, newCode(), state.status);
    state.keep(room);
    for (const table of [...state.tables, ...state.tablesSetAside]) table.guests.leaveAll(gone);
    for (const stream of this.#broadcast.streamsOf(gone)) stream.end(refusal('host', 'kept-out'));
    this.check();
    return undefined;
  }
}
