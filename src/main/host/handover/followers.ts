/** Devices that follow their table to another host: they are told where it is, and known there by a secret of that host's own. */
import { concat, fromHex, text, toBase64Url } from '#shared/crypto/bytes.ts';
import { sha256 } from '#shared/crypto/sha256.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Callers } from '../connections/callers.ts';
import { digestOf, isSameSecret } from '../connections/secrets.ts';
import type { Sessions } from '../connections/sessions.ts';
import type { Room } from '../room/room.ts';
import type { Table } from '../table/table.ts';
import type { Given, KeptLedger } from './ledger.ts';

interface FollowersDeps {
  readonly ledger: KeptLedger;
  readonly sessions: Sessions;
  readonly callers: Callers;
  readonly tables: { readonly all: readonly Table[]; get(id: string): Table | undefined };
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
    if (callers.isLocal(session) || room.state.isMember(session)) return undefined;
    const given = this.#deps.ledger.now.given.findLast((one) => one.state === 'gone' && one.sessions.includes(session));
    return given && this.movedTo(given, session);
  }

  /**
   * A device comes whose session another host vouches for. By which token it is known here from now on; `known`: the token
   * that it had here before, whose session then has what came for the other.
   */
  arrive(known: string | undefined, arrival: string): string | undefined {
    const { sessions, ledger } = this.#deps;
    const [id = '', secret = ''] = arrival.split('.');
    const entry = ledger.now.arrivals.find(
      ({ session, hash }) => session === id && isSameSecret(digestOf(secret), fromHex(hash)),
    );
    const before = known === undefined ? undefined : sessions.find(known);
    if (!entry || before === id) return known;
    ledger.keep({ arrivals: ledger.now.arrivals.filter((one) => one !== entry) });
    const token = before === undefined ? sessions.continueAs(id) : known;
    if (before !== undefined) this.#rename(id, before);
    if (entry.hosts) this.#deps.tables.get(entry.hosts)?.setHost(before ?? id);
    if (entry.untold) sessions.setUntold(before ?? id, true);
    return token;
  }

  /** By which a session's device is known at the host with that key: made of what only this host knows of it. */
  secretFor(session: string, print: string): string | undefined {
    const hash = this.#deps.sessions.hashOf(session);
    return hash && toBase64Url(sha256(concat(hash, text('panno-verde arrival'), text(print))).subarray(0, 16));
  }

  /** What a device of this session is told of a table that was given away. */
  movedTo({ address, print, host }: Given, session: string): Refusal {
    const secret = this.secretFor(session, print);
    const arrival = secret === undefined ? '' : `${session}.${secret}`;
    // As a page's address takes it: who goes there brings the key of that host, and by what it knows them.
    return refusal('host', 'table-moved', { host, to: `http://${address}`, by: `#~${arrival}.${print}` });
  }

  #rename(from: string, to: string): void {
    const { tables, room, callers } = this.#deps;
    for (const table of tables.all) {
      const { host, guests, seats } = table.kept;
      const holds = host === from || guests.some(({ session }) => session === from);
      if (holds || seats.some((who) => who.kind === 'person' && who.session === from)) table.renameSession(from, to);
    }
    room.renameSession(from, to, callers.deviceOf(to));
  }
}
