/** The room as it is: what is kept of it, who is here, and its tables. All its parts read it, and every table of the room. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { KeptPerson, KeptRoom } from '../../store/room-store.ts';
import type { Store } from '../../store/store.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import { isBanned } from '../table/guests.ts';
import { Presence } from '../table/presence.ts';
import { hasTransferredSeats, isSeated, seatsOf } from '../table/seating.ts';
import type { Table } from '../table/table.ts';
import type { RoomOfTable, SharedWithTables } from '../table/table-state.ts';
import type { Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';
import * as people from './people.ts';
import { newRoom } from './people.ts';

/** The evening, as the room knows it: while it has tables, they are the room's. */
export interface EveningTables {
  /** What kind of evening there is, on or over; null while there is none. */
  readonly kind: RoomView['evening'];
  /** Those of its rounds that are there, in order; those of the latest begin with `firstTable`. */
  readonly tables: readonly Table[];
  readonly firstTable: Table | undefined;
  /** Cards that another table still has to play are on this one. */
  isSecret(table: string): boolean;
}

export interface RoomStateDeps {
  readonly store: Pick<Store, 'keepRoom'>;
  readonly clock: Clock;
  readonly connections: ConnectionInfo;
  /** All of this host, by id. */
  readonly allTables: ReadonlyMap<string, Table>;
  readonly evening: EveningTables;
  /** Nobody sits at this computer: the network comes in from the start. */
  readonly isServer: boolean;
  /** The room's first code. */
  readonly code: string;
}

interface RoomStateEvents {
  /** The code that takes the place of another. */
  codeChanged: string;
}

export class RoomState extends Emitter<RoomStateEvents> implements RoomOfTable {
  /** Who has the room open now. */
  readonly presence = new Presence();
  /** Whether the network comes in to it. */
  isOpen: boolean;
  /** What is known of people beside the room. */
  readonly status: people.PersonStatus;
  readonly #deps: RoomStateDeps;
  /** By person, since when they have been here. */
  readonly #since = new Map<string, number>();
  #kept: KeptRoom;
  #shared: SharedWithTables | undefined;

  constructor(deps: RoomStateDeps) {
    super();
    this.#deps = deps;
    this.isOpen = deps.isServer;
    this.#kept = newRoom(deps.code, deps.isServer);
    this.status = {
      isHere: ({ session }) => this.isHere(session),
      isConnected: ({ session }) => deps.connections.isConnected(session),
      isSeated: (person) => this.isSeated(person) || this.#hasTransferredSeat(person),
    };
  }

  /** All that is kept of it. */
  get kept(): KeptRoom {
    return this.#kept;
  }

  /** Takes up the room as the store has it. */
  load(kept: KeptRoom): void {
    this.#kept = kept;
  }

  /** Writes it down, and from then on it is so; throws `NotKept` where that can't be done. */
  keep(room: KeptRoom): void {
    const { code } = this.#kept;
    this.#deps.store.keepRoom(room);
    this.#kept = room;
    this.#shared = undefined;
    if (room.code !== code) this.emit('codeChanged', room.code);
  }

  /** It was open to the network, and is so again as soon as this computer says so. */
  get isOpeningPending(): boolean {
    return this.#kept.open && !this.isOpen;
  }

  /** Nobody has it open. */
  get isEmpty(): boolean {
    return this.presence.here.length === 0;
  }

  /** All who have come in, those who came first first. */
  get people(): readonly KeptPerson[] {
    return this.#kept.people;
  }

  person(session: string): KeptPerson | undefined {
    return people.personOfSession(this.#kept, session);
  }

  /** Is in the room: came in, was let in, or is at this computer. */
  isMember(session: string): boolean {
    return this.shared().guests.some((guest) => guest.session === session);
  }

  /** Why this session may do nothing here; nothing if it is in the room. */
  refuse(session: string): Refusal | undefined {
    return this.isMember(session) ? undefined : (this.refuseBanned(session) ?? refusal('host', 'not-in-room'));
  }

  /** The same for who was removed alone. */
  refuseBanned(session: string): Refusal | undefined {
    return isBanned(this.#kept, session, undefined) ? refusal('host', 'kept-out') : undefined;
  }

  /** Nobody new comes in, or this one does not: so its table says, or somebody who leads. */
  isClosedTo(session: string): boolean {
    const { connections } = this.#deps;
    if (connections.isLocal(session)) return false;
    const isLocked = this.tables.some(({ kept }) => kept.settings.locked);
    return isLocked || isBanned(this.#kept, session, connections.deviceOf(session));
  }

  isRoomHost(session: string): boolean {
    const person = this.person(session);
    return person !== undefined && person.id === this.#kept.captain;
  }

  mayHost(session: string): boolean {
    return this.isRoomHost(session) || this.#deps.connections.isLocal(session);
  }

  isGuessless(session: string): boolean {
    return this.#deps.connections.isGuessless(session);
  }

  isHere(session: string): boolean {
    return this.presence.isHere(session) || this.tables.some((table) => table.isHere(session));
  }

  /** Since when a person has been here; later than anything where they are not. */
  hereSince({ id }: KeptPerson): number {
    return this.#since.get(id) ?? Number.POSITIVE_INFINITY;
  }

  isPlaying(session: string, except: string): boolean {
    return this.tables.some(({ id, stage, kept }) => id !== except && stage === 'playing' && isSeated(kept, session));
  }

  isSecret(table: string): boolean {
    return this.#deps.evening.isSecret(table);
  }

  /** A screen that was let in. */
  hasScreen(session: string): boolean {
    return this.#kept.screens.some((screen) => screen.session === session);
  }

  isTrustedScreen(session: string): boolean {
    return this.#kept.screens.some((screen) => screen.trusted && screen.session === session);
  }

  markOf(session: string, name: string): AvatarSpec | undefined {
    const person = this.person(session);
    return person?.name === name ? person.mark : undefined;
  }

  refuseName(session: string, name: string): Refusal | undefined {
    const others = this.#kept.people.filter((one) => one.session !== session);
    const { connections } = this.#deps;
    return people.refuseName(
      name,
      others.filter((one) => this.isHere(one.session) || connections.isConnected(one.session) || this.isSeated(one)),
    );
  }

  shared(): SharedWithTables {
    this.#shared ??= this.#sharedNow();
    return this.#shared;
  }

  /** Who is in may be others now. */
  forgetShared(): void {
    this.#shared = undefined;
  }

  /** To be called when somebody may have come or gone. */
  countPresence(): void {
    const now = this.#deps.clock.now();
    for (const person of this.#kept.people) {
      if (!this.isHere(person.session)) this.#since.delete(person.id);
      else if (!this.#since.has(person.id)) this.#since.set(person.id, now);
    }
  }

  /** An evening's desk says who sits where, and what comes after a match. */
  get isEvening(): boolean {
    return this.#deps.evening.firstTable !== undefined;
  }

  /** Not an evening's: the table that is set up or played at beside it. */
  get ownTable(): Table | undefined {
    return this.#deps.allTables.get(this.#kept.playing);
  }

  /** The room's table; nothing while there is none. Of an evening's the first of the latest round. */
  get table(): Table | undefined {
    return this.#deps.evening.firstTable ?? this.ownTable;
  }

  /** All that it has: those of an evening, or the one. */
  get tables(): readonly Table[] {
    if (this.isEvening) return this.#deps.evening.tables;
    const { ownTable } = this;
    return ownTable ? [ownTable] : [];
  }

  /** Matches that were set aside. */
  get tablesSetAside(): readonly Table[] {
    return this.#kept.aside.flatMap((id) => this.#deps.allTables.get(id) ?? []);
  }

  /** The one that a person sits at: of several the first that is not over. */
  tableOf({ session }: Pick<KeptPerson, 'session'>): Table | undefined {
    const own = this.tables.filter(({ kept }) => isSeated(kept, session));
    return own.find(({ stage }) => stage !== 'over') ?? own.at(-1);
  }

  /** The one that a session is shown: its person's own; at an evening none for who sits out. */
  tableFor(session: string): Table | undefined {
    return this.isEvening && this.person(session) ? this.tableOf({ session }) : this.table;
  }

  /** The seat that a person has now; nothing if none. */
  seatOf(person: KeptPerson): Seat | undefined {
    const table = this.tableOf(person);
    return table && seatsOf(table.kept, person.session)[0];
  }

  /** Has a seat, or is to have a bot's. */
  isSeated(person: KeptPerson): boolean {
    const isAwaited = ({ lateJoiners }: Table): boolean =>
      lateJoiners.waiting.some(({ session }) => session === person.session);
    return this.seatOf(person) !== undefined || this.tables.some(isAwaited);
  }

  /** Held a seat that another device was given: it may be taken back at any time. */
  #hasTransferredSeat({ session }: KeptPerson): boolean {
    return this.tables.some(({ kept }) => hasTransferredSeats(kept, session));
  }

  #sharedNow(): SharedWithTables {
    const { connections } = this.#deps;
    const { code, banned, screens, captain } = this.#kept;
    const inside = this.#kept.people.map(({ session, device, name }) => ({ session, device, name }));
    const shown = screens.map(({ session, device }) => ({ session, device, name: '' }));
    const known = new Set([...inside, ...shown].map(({ session }) => session));
    const local = connections.localSessions().filter((session) => !known.has(session));
    const atThisComputer = local.map((session) => ({ session, device: connections.deviceOf(session), name: '' }));
    const host = people.personById(this.#kept, captain)?.session ?? '';
    return { code, banned, guests: [...inside, ...shown, ...atThisComputer], host };
  }
}
