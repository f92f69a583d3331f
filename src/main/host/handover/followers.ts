/** Devices that follow their table to another host: they are told where it is, and known there by a secret of that host's own. */
import { concat, fromHex, text, toBase64Url } from '#shared/crypto/bytes.ts';
import { sha256 } from '#shared/crypto/sha256.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Callers } from '../connections/callers.ts';
import { digestOf, isSameSecret } from '../connections/secrets.ts';
import type { Sessions } from '../connections/sessions.ts';
import type { Room } from '../room/room.ts';
import type { Table } from '../table/table.ts';
import type { Arrival, Given, KeptLedger } from './ledger.ts';

interface FollowersDeps {
  readonly ledger: KeptLedger;
  readonly sessions: Sessions;
  readonly callers: Callers;
  readonly tables: { get(id: string): Table | undefined };
  readonly room: Room;
}

export class Followers {
  readonly #deps: FollowersDeps;

  constructor(deps: FollowersDeps) {
    this.#deps = deps;
  }

  /** Why a call at this table is refused: it is elsewhere, where whoever asks is known by `arrival`. */
  refuse(table: string, session: string): Refusal | undefined {
    const given = this.#deps.ledger.now.given.find((one) => one.table === table && one.sessions.includes(session));
    return given && this.movedTo(given, session);
  }

  /** The same for the room, for a device that was away when its table went. */
  refuseRoom(session: string): Refusal | undefined {
    const { room, callers } = this.#deps;
    if (callers.isLocal(session) || callers.isOutside(session) || room.state.isMember(session)) return undefined;
    const given = this.#deps.ledger.now.given.findLast((one) => one.state === 'gone' && one.sessions.includes(session));
    return given && this.movedTo(given, session);
  }

  /**
   * A device comes for whom another host vouches: what waits for it at the table that came is its own from now on. By which
   * token it is known here; `known`: the one that it had before.
   */
  arrive(known: string | undefined, arrival: string): string | undefined {
    const { sessions, ledger } = this.#deps;
    const [id = '', secret = ''] = arrival.split('.');
    const expected = ledger.now.arrivals.filter(
      ({ session, hash }) => session === id && isSameSecret(digestOf(secret), fromHex(hash)),
    );
    const before = known === undefined ? undefined : sessions.find(known);
    if (expected.length === 0) return known;
    ledger.keep({ arrivals: ledger.now.arrivals.filter((one) => !expected.includes(one)) });
    // Never the session of the other host: its id may mean somebody else here.
    const own = before === undefined ? sessions.begin() : { id: before, token: known };
    sessions.persist(own.id);
    for (const one of expected) this.#rename(one, own.id);
    return own.token;
  }

  /** By which a session's device is known at the host with that key: made of what only this host knows of it. */
  secretFor(session: string, print: string): string | undefined {
    const hash = this.#deps.sessions.hashOf(session);
    return hash && toBase64Url(sha256(concat(hash, text('panno-verde arrival'), text(print))).subarray(0, 16));
  }

  /** What a device of this session is told of a table that was given away; from outside, nothing of this network. */
  movedTo({ address, print, host }: Given, session: string): Refusal {
    if (this.#deps.callers.isOutside(session)) return refusal('host', 'no-such-table');
    const secret = this.secretFor(session, print);
    const arrival = secret === undefined ? '' : `${session}.${secret}`;
    // As a page's address takes it: who goes there brings the key of that host, and by what it knows them.
    return refusal('host', 'table-moved', { host, to: `http://${address}`, by: `#~${arrival}.${print}` });
  }

  #rename({ session, table: id, room: isInRoom, hosts, untold }: Arrival, to: string): void {
    const { tables, room, callers, sessions } = this.#deps;
    const table = tables.get(id);
    table?.renameSession(session, to);
    if (hosts) table?.setHost(to);
    if (isInRoom) room.renameSession(session, to, callers.deviceOf(to));
    if (untold) sessions.setUntold(to, true);
  }
}
