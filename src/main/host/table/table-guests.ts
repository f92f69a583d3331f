/** Who comes in to a table, who has to go, and who may come back. */
import type { Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { nameOrEmpty } from '#shared/protocol/name-similarity.ts';
import type { Guest } from '../../store/store.ts';
import { standInLevel } from '../bots/stand-ins.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { Deputy } from './deputy.ts';
import * as guests from './guests.ts';
import { expireGuests } from './guests.ts';
import { cancelReservation } from './late-joiners.ts';
import * as lobby from './lobby.ts';
import { seatsOf } from './seating.ts';
import * as entrance from './table-access.ts';
import type { TableState } from './table-state.ts';

type Removable = { readonly session: string } | { readonly refusal: Refusal };

export interface TableGuestsDeps {
  readonly state: TableState;
  readonly deputy: Deputy;
  readonly game: Game;
  readonly connections: ConnectionInfo;
  /** A code that no table of this host has. */
  newCode(): string;
}

export class TableGuests {
  readonly #deps: TableGuestsDeps;

  constructor(deps: TableGuestsDeps) {
    this.#deps = deps;
  }

  /** Why this session may do nothing here; nothing if it has come in. */
  refuse(session: string): Refusal | undefined {
    return entrance.refuseGuest(this.#deps.state.full, session);
  }

  /** Nobody new comes in here, or this session does not. */
  isClosedTo(session: string): boolean {
    return entrance.isClosedTo(this.#deps.state.full, this.#newcomer(session, ''));
  }

  /** A session that gave the code comes in, under this name if it says one that can be one. */
  enter(session: string, typed = ''): Refusal | undefined {
    const { state, connections } = this.#deps;
    const newcomer = this.#newcomer(session, nameOrEmpty(typed));
    return state.change(entrance.enter(expireGuests(state.kept, connections), newcomer));
  }

  /** The person on this seat, if they can be removed. */
  removableAt(seat: Seat): Removable {
    return lobby.removable(this.#deps.state.kept, seat);
  }

  /** The same for somebody who has come in, wherever they sit or stand; `id` as the table's host is shown it. */
  removable(id: string): Removable {
    const { state, deputy } = this.#deps;
    const session = guests.guestOf(state.full, id);
    if (session === undefined) return { refusal: refusal('host', 'no-such-guest') };
    const stays = deputy.isHost(session) || session === state.full.host;
    return stays ? { refusal: refusal('host', 'host-stays') } : { session };
  }

  /** A person goes and is kept out of a table that is not the room's. In a running match a bot takes their seats for good. */
  remove(session: string): void {
    const { state, connections, newCode } = this.#deps;
    const level = this.#levelOfHeirs;
    const left = seatsOf(state.kept, session);
    const table = lobby.leaveSeats(state.kept, session, level);
    const device = connections.isConnected(session) ? connections.deviceOf(session) : undefined;
    state.change({ table: guests.ban(table, session, device, newCode()) });
    this.#seatBots(left);
  }

  /** The first session of somebody who was removed; `id` as the table's host is shown it. */
  bannedSession(id: string): string | undefined {
    return guests.bannedOf(this.#deps.state.full, id);
  }

  /** Somebody who was removed from a table that is not the room's may come in again. */
  unban(id: string): Refusal | undefined {
    const { state } = this.#deps;
    const table = guests.unban(state.kept, id);
    return table ? state.change({ table }) : refusal('host', 'no-such-guest');
  }

  /** All that these sessions hold here is left: to bots, in a running match. They are refused by the room from now on. */
  leaveAll(sessions: readonly string[]): void {
    const { state } = this.#deps;
    const level = this.#levelOfHeirs;
    const left = sessions.flatMap((session) => seatsOf(state.kept, session));
    const table = sessions.reduce(
      (now, session) => cancelReservation(lobby.leaveSeats(now, session, level), session),
      state.kept,
    );
    state.change({ table });
    this.#seatBots(left);
  }

  /** Of the bots that take over from who leaves; none where no match is played. */
  get #levelOfHeirs(): Level | undefined {
    const { state, game } = this.#deps;
    return state.stage === 'playing' ? standInLevel(game) : undefined;
  }

  /** The bots that are on these seats by now play. */
  #seatBots(seats: readonly Seat[]): void {
    const { kept, live } = this.#deps.state;
    for (const seat of seats) {
      const who = kept.seats[seat];
      if (who?.kind === 'bot') live?.bots.seatBot(seat, who.level, who.name);
    }
  }

  #newcomer(session: string, name: string): Guest {
    return { session, device: this.#deps.connections.deviceOf(session), name };
  }
}
