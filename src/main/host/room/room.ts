/** The room: the people of an evening, who leads them, what they play, and the sets that show it. One a host. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { KeptPerson, KeptRoom } from '../../store/room-store.ts';
import type { KeptTable } from '../../store/store.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import { isBanned } from '../table/guests.ts';
import type { RoomOfTable, SharedWithTables } from '../table/room-of-table.ts';
import { isSeated } from '../table/seating.ts';
import { Emitter } from '../time/emitter.ts';
import { CurrentGame } from './current-game.ts';
import * as people from './people.ts';
import { newRoom, rebuildFromTables } from './people.ts';
import { RoomBroadcast } from './room-broadcast.ts';
import { RoomHostElection } from './room-host.ts';
import type { RoomDeps, RoomStore } from './room-store.ts';
import { bannedId } from './room-view.ts';
import { Screens } from './screens.ts';

interface RoomEvents {
  /** Tables or their list show something else. */
  changed: undefined;
}

export class Room extends Emitter<RoomEvents> implements RoomOfTable {
  readonly game: CurrentGame;
  readonly #host: RoomDeps;
  readonly #store: RoomStore;
  readonly #election: RoomHostElection;
  readonly #screens: Screens;
  readonly #broadcast: RoomBroadcast;
  /** By person, since when they have been here. */
  readonly #since = new Map<string, number>();
  readonly #status: people.PersonStatus;
  readonly #codeWatchers: ((code: string) => void)[] = [];
  #kept: KeptRoom;
  #isOpen: boolean;
  /** It was opened at its table, not by itself. */
  #isOpenByTable = false;
  #shared: SharedWithTables | undefined;
  #isChecking = false;

  constructor(host: RoomDeps) {
    super();
    this.#host = host;
    this.#kept = newRoom(host.newCode(), host.isServer);
    this.#isOpen = host.isServer;
    this.#store = this.#makeStore();
    this.#status = {
      isHere: ({ session }) => this.isHere(session),
      isConnected: ({ session }) => host.connections.isConnected(session),
      isSeated: (person) => this.game.isSeated(person) || this.game.hasTransferredSeat(person),
    };
    this.game = new CurrentGame(host, this.#store);
    this.#election = new RoomHostElection({
      ...host,
      store: this.#store,
      electsItself: () => host.isServer || this.#screens.showsTrusted(this.#broadcast.screens),
    });
    this.#screens = new Screens(host, this.#store);
    this.#broadcast = new RoomBroadcast({
      host,
      store: this.#store,
      game: this.game,
      screens: this.#screens,
      isOpen: () => this.#isOpen,
      isMember: (session) => this.isMember(session),
      mayHost: (session) => this.mayHost(session),
      isAskedForTab: (session) =>
        this.#host.connections.isLocal(session) && this.#screens.untrustedTabs(this.#broadcast.screens).length > 0,
      mayPairScreens: (session) => this.#mayPairScreens(session),
    });
    for (const part of [this.game, this.#election, this.#screens]) part.on('changed', () => this.check());
    this.#broadcast.on('presenceChanged', () => this.check());
  }

  /** Takes up the room as it was left. On a desktop the network waits for home's word. */
  resume(kept: KeptRoom | undefined, tables: readonly KeptTable[]): void {
    this.#kept = kept ?? rebuildFromTables(this.#kept, tables);
    this.#isOpen = this.#host.isServer && this.#kept.open;
    this.game.resume();
    this.check();
  }

  /** Whether the network comes in to it. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** It was open to the network, and is so again as soon as home says so. */
  get isOpeningPending(): boolean {
    return this.#kept.open && !this.#isOpen;
  }

  get code(): string {
    return this.#kept.code;
  }

  /** Is in the room: came in, was let in, or is at this computer. */
  isMember(session: string): boolean {
    return this.shared().guests.some((guest) => guest.session === session);
  }

  /** Why this session may do nothing here; nothing if it is in the room. */
  refuse(session: string): Refusal | undefined {
    if (this.isMember(session)) return undefined;
    return isBanned(this.#kept, session, undefined) ? refusal('host', 'kept-out') : refusal('host', 'not-in-room');
  }

  /** Has given the code, or was let in: needs it no more. */
  hasEntered(session: string): boolean {
    return this.person(session) !== undefined || this.#screens.has(session);
  }

  /** Nobody new comes in, or this one does not: so its table says, or somebody who leads. */
  isClosedTo(session: string): boolean {
    const isLocked = this.game.tables.some(({ kept }) => kept.settings.locked);
    if (this.#host.connections.isLocal(session)) return false;
    return isLocked || isBanned(this.#kept, session, this.#host.connections.deviceOf(session));
  }

  /** Somebody who gave the code comes in, or a screen is let in by it. */
  enter(session: string, name: string): Refusal | undefined {
    if (this.#host.connections.isScreen(session)) {
      this.#screens.enter(session);
      this.check();
      return undefined;
    }
    const newcomer = { session, device: this.#host.connections.deviceOf(session), name };
    // Who sits at this computer is somebody once they say who.
    if (this.person(session) || (this.#host.connections.isLocal(session) && name === '')) return undefined;
    return this.#change(people.enter(this.#kept, newcomer, this.#status));
  }

  /** Who the session's person is from now on; at this computer that makes one. */
  rename(session: string, typed: string, mark: AvatarSpec | undefined): Refusal | undefined {
    const person = this.person(session);
    if (!person) return this.#comeIn(session, typed, mark);
    const called = people.rename(this.#kept, person, typed, mark, this.#status);
    if ('refusal' in called) return called.refusal;
    const name = people.personById(called.room, person.id)?.name ?? '';
    return this.#rename(person, name) ?? this.#change(called);
  }

  /** Another one leads. */
  transferHost(id: string): Refusal | undefined {
    const person = people.personById(this.#kept, id);
    if (!person || person.name === '') return refusal('host', 'no-such-person');
    return this.#change({ room: { ...this.#kept, captain: id } });
  }

  /** Somebody goes from the room and its table, and is kept out. */
  removePerson(id: string): Refusal | undefined {
    const person = people.personById(this.#kept, id);
    return person ? this.#remove(person) : refusal('host', 'no-such-person');
  }

  /** Who was removed may come in again, by the code of now. */
  unban(id: string): Refusal | undefined {
    const banned = this.#kept.banned.filter(({ sessions: [first = ''] }) => bannedId(first) !== id);
    if (banned.length === this.#kept.banned.length) return refusal('host', 'no-such-person');
    return this.#change({ room: { ...this.#kept, banned } });
  }

  /** Whether the network comes in to it: home's word, said of it or at its table. */
  open(open: boolean, atTable = false): void {
    this.#keep({ ...this.#kept, open });
    this.#isOpen = open;
    this.#isOpenByTable = open && atTable;
    this.emit('changed');
    this.check();
  }

  /** Somebody has closed its table: where it was opened there, it closes with that, unless others have come in meanwhile. */
  tableClosed(): void {
    const isFromElsewhere = (session: string): boolean =>
      this.#host.connections.isConnected(session) && !this.#host.connections.isLocal(session);
    const { people, screens } = this.#kept;
    if (this.#isOpenByTable && ![...people, ...screens].some(({ session }) => isFromElsewhere(session)))
      this.open(false);
  }

  /** Calls back with every code that takes the place of another. */
  watchCode(rename: (code: string) => void): void {
    this.#codeWatchers.push(rename);
  }

  newCode(): Refusal | undefined {
    return this.#change({ room: { ...this.#kept, code: this.#host.newCode() } });
  }

  /** Home says that the tabs which show the room here are its own. */
  trustTabs(): Refusal | undefined {
    this.#screens.trustTabs(this.#broadcast.screens);
    this.check();
    return undefined;
  }

  /** What somebody says a set shows: right lets it in. Whether it was. */
  pairScreen(
    session: string,
    knock: string,
    offer: number,
  ): { readonly right: boolean } | { readonly refusal: Refusal } {
    if (!this.#mayPairScreens(session)) return { refusal: refusal('host', 'name-empty') };
    const answer = this.#screens.answer(session, this.mayHost(session), knock, offer);
    this.check();
    return answer;
  }

  /** Nobody has it open. */
  get isEmpty(): boolean {
    return this.#broadcast.isEmpty;
  }

  /** All who have come in, those who came first first. */
  get people(): readonly KeptPerson[] {
    return this.#kept.people;
  }

  /** The person of a session; nothing for who is none yet. */
  person(session: string): KeptPerson | undefined {
    return people.personOfSession(this.#kept, session);
  }

  isRoomHost(session: string): boolean {
    const person = this.person(session);
    return person !== undefined && person.id === this.#kept.captain;
  }

  /** Has the room or its table open now. */
  isHere(session: string): boolean {
    return this.#broadcast.isHere(session) || this.game.tables.some((table) => table.isHere(session));
  }

  isPlaying(session: string): boolean {
    return this.game.tables.some(({ stage, kept }) => stage === 'playing' && isSeated(kept, session));
  }

  mayHost(session: string): boolean {
    return this.isRoomHost(session) || this.#host.connections.isLocal(session);
  }

  shared(): SharedWithTables {
    if (!this.#shared) {
      const { code, banned, screens } = this.#kept;
      const people = this.#kept.people.map(({ session, device, name }) => ({ session, device, name }));
      const sets = screens.map(({ session, device }) => ({ session, device, name: '' }));
      const known = new Set([...people, ...sets].map(({ session }) => session));
      const homes = this.#host.connections.localSessions().filter((session) => !known.has(session));
      const atHome = homes.map((session) => ({ session, device: this.#host.connections.deviceOf(session), name: '' }));
      const host = people[this.#kept.people.findIndex(({ id }) => id === this.#kept.captain)]?.session ?? '';
      this.#shared = { code, banned, guests: [...people, ...sets, ...atHome], host };
    }
    return this.#shared;
  }

  markOf(session: string, name: string): AvatarSpec | undefined {
    const person = this.person(session);
    return person?.name === name ? person.mark : undefined;
  }

  refuseName(session: string, name: string): Refusal | undefined {
    const others = this.#kept.people.filter((one) => one.session !== session);
    return people.refuseName(
      name,
      others.filter(
        (one) => this.isHere(one.session) || this.#host.connections.isConnected(one.session) || this.game.isSeated(one),
      ),
    );
  }

  remove(session: string): Refusal | undefined {
    const person = this.person(session);
    return person ? this.#remove(person) : refusal('host', 'no-such-guest');
  }

  unbanSession(session: string): Refusal | undefined {
    return this.unban(bannedId(session));
  }

  isSecret(table: string): boolean {
    return this.#host.desk().isSecret(table);
  }

  endMatch(table: string, by: string, another: boolean): void {
    this.act((game) => game.breakOff(table, by, another));
  }

  isTrustedScreen(session: string): boolean {
    return this.#screens.isAnyTrusted([session]);
  }

  seatsTransferred(from: string, to: string): void {
    this.#keep(people.swapSessions(this.#kept, from, to, this.#host.connections.deviceOf(to)));
  }

  /** Somebody at the table is called so: who has no name yet has it from then on. */
  namedAtTable(session: string, name: string): void {
    if ((this.person(session)?.name ?? '') === '') this.rename(session, name, undefined);
  }

  /** A device is known no more: its set is let in no longer. */
  forgetScreen(session: string): void {
    this.#screens.forget(session);
    this.check();
  }

  /** The room as this session sees it, now and whenever it changes. */
  watch(session: string, stream: StreamQueue<RoomView>): Refusal | undefined {
    if (isBanned(this.#kept, session, undefined)) return refusal('host', 'kept-out');
    this.#broadcast.watch(session, stream);
    return undefined;
  }

  view(session: string): RoomView {
    return this.#broadcast.view(session);
  }

  /** Does something about what is played; everybody is told what came of it. */
  act<T>(run: (game: CurrentGame) => T): T {
    try {
      return run(this.game);
    } finally {
      this.check();
    }
  }

  /** To be called when somebody's line has come or gone: who is in by it is asked at once, what comes of it is `check`'s. */
  connectionsChanged(): void {
    this.#shared = undefined;
  }

  /** To be called whenever something may have changed that the room depends on: people, lines, its table. */
  check(): void {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      this.#shared = undefined;
      this.#countPresence();
      this.game.check();
      this.#host.desk().check();
      this.#election.check();
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

  #makeStore(): RoomStore {
    const current = (): KeptRoom => this.#kept;
    return {
      get room() {
        return current();
      },
      keep: (room) => this.#keep(room),
      isHere: ({ session }) => this.isHere(session),
      hereSince: ({ id }) => this.#since.get(id) ?? Number.POSITIVE_INFINITY,
    };
  }

  #keep(room: KeptRoom): void {
    const { code } = this.#kept;
    this.#host.store.keepRoom(room);
    this.#kept = room;
    this.#shared = undefined;
    if (room.code !== code) for (const call of this.#codeWatchers) call(room.code);
  }

  /** Keeps and tells a change, or says why there is none. */
  #change(changed: people.Changed): Refusal | undefined {
    if ('refusal' in changed) return changed.refusal;
    this.#keep(changed.room);
    this.check();
    // Whom tables let in, and what they show of people, may be others now.
    for (const table of this.game.tables) table.roomChanged();
    return undefined;
  }

  #countPresence(): void {
    const now = this.#host.clock.now();
    for (const person of this.#kept.people) {
      if (!this.isHere(person.session)) this.#since.delete(person.id);
      else if (!this.#since.has(person.id)) this.#since.set(person.id, now);
    }
  }

  /** Somebody who is in without being anybody yet: who sits at this computer. */
  #comeIn(session: string, name: string, mark: AvatarSpec | undefined): Refusal | undefined {
    const device = this.#host.connections.deviceOf(session);
    const entered = people.enter(this.#kept, { session, device, name: '' }, this.#status);
    if ('refusal' in entered) return entered.refusal;
    const person = people.personOfSession(entered.room, session) as KeptPerson;
    this.#host.persistSession(session);
    return this.#change(people.rename(entered.room, person, name, mark, this.#status));
  }

  /** Who sits under this name sits there under the other; not while a match is played. */
  #rename(person: KeptPerson, name: string): Refusal | undefined {
    const table = this.game.tableOf(person);
    const seat = this.game.seatOf(person);
    const who = seat === undefined ? undefined : table?.kept.seats[seat];
    if (!table || seat === undefined || who?.kind !== 'person' || who.name === name) return undefined;
    if (who.name !== person.name && person.name !== '') return undefined;
    return table.sit(person.session, seat, name, who.pad);
  }

  #remove(person: KeptPerson): Refusal | undefined {
    if (person.id === this.#kept.captain) return refusal('host', 'captain-stays');
    const { session } = person;
    if (this.#host.connections.isLocal(session)) return refusal('host', 'home-stays');
    const now = this.#host.connections.isConnected(session) ? this.#host.connections.deviceOf(session) : undefined;
    const code = this.#host.newCode();
    const { room, gone } = people.keepOut(this.#kept, person, now, code, this.#status);
    this.#keep(room);
    for (const table of [...this.game.tables, ...this.game.setAside.tables]) table.guests.leaveAll(gone);
    for (const stream of this.#broadcast.streamsOf(gone)) stream.end(refusal('host', 'kept-out'));
    this.check();
    return undefined;
  }

  /** Sees the knocks: who leads, and whoever has said a name. */
  #mayPairScreens(session: string): boolean {
    if (this.#host.connections.isScreen(session)) return false;
    return this.mayHost(session) || (this.person(session)?.name ?? '') !== '';
  }
}
