/** What this host says of a table that it gives away, and all that goes with it. */
import { toHex } from '#shared/crypto/bytes.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { KeptRoom } from '../../store/room-store.ts';
import { THIS_COMPUTER } from '../connections/client-device.ts';
import { digestOf } from '../connections/secrets.ts';
import { seatedSessions } from '../table/seating.ts';
import type { Table } from '../table/table.ts';
import type { Bundle } from './bundle.ts';
import type { TableOffer } from './giving.ts';
import type { HandoverDeps } from './handover-deps.ts';
import { hostsSoFar } from './match-hosts.ts';
import { eveningThatGoes, isOnlyTable } from './moving-evening.ts';
import { peopleAt, readMatch } from './restore.ts';

/** What another host is asked; or why this table can't be given. */
export function offerOf(deps: HandoverDeps, id: string): TableOffer | Refusal {
  const { tables, setup, evening, room, callers } = deps;
  const table = tables.get(id);
  if (!setup) return refusal('host', 'handover-none');
  if (!table) return refusal('host', 'no-such-table');
  if (table.isPractice) return refusal('host', 'handover-practice');
  if (table.kept.room && !isOnlyTable(evening, table)) return refusal('host', 'handover-evening');
  if (table.kept.room && room.state.table !== table) return refusal('host', 'handover-aside');
  if (table.stage === 'over') return refusal('host', 'handover-over');
  const outside = table.kept.seats.find((who) => who.kind === 'person' && callers.isOutside(who.session));
  if (outside?.kind === 'person') return refusal('host', 'handover-outside', { name: outside.name });
  const { game } = table.kept;
  const people = peopleAt(table.kept);
  const by = nameOfHome(deps, table);
  return { table: id, game, room: table.kept.room, by, host: setup.hostName, port: setup.port(), people };
}

/** What whoever sits at this computer is called at the table. */
function nameOfHome({ callers }: HandoverDeps, { kept }: Table): string {
  const home = kept.seats.find((who) => who.kind === 'person' && callers.isLocal(who.session));
  return home?.kind === 'person' ? home.name : '';
}

/** The table as it goes to the host with that key, and these sessions with it. `secretFor`: by which a device is known there. */
export function bundleOf(
  deps: HandoverDeps,
  table: Table,
  known: readonly string[],
  secretFor: (session: string) => string | undefined,
): Bundle {
  const { store, room, sessions } = deps;
  const { kept } = table;
  const away = <T extends { readonly device: string }>(one: T): T => ({
    ...one,
    device: one.device === THIS_COMPUTER ? '' : one.device,
  });
  return {
    table: { ...kept, guests: kept.guests.map(away) },
    match: table.stage === 'lobby' ? null : readMatch(store, store.match(table.id, kept.match)),
    room: kept.room ? roomThatGoes(deps, room.state.kept, away) : null,
    sessions: known.flatMap((session) => {
      const secret = secretFor(session);
      if (secret === undefined) return [];
      return { session, hash: toHex(digestOf(secret)), untold: sessions.isUntold(session) };
    }),
    chat: table.chat.lines,
  };
}

/** The same with what goes along where the table moves by somebody's wish: its room's evening, and where its match was played. */
export function withEvening({ setup, evening }: HandoverDeps, bundle: Bundle): Bundle {
  const { match, room } = bundle;
  const own = setup && { name: setup.hostName, key: setup.print };
  return {
    ...bundle,
    match: match && { ...match, hosts: hostsSoFar(match.hosts, own) },
    evening: room ? eveningThatGoes(evening) : undefined,
  };
}

/** With this computer's own screens, which at another one come over the network. */
function roomThatGoes(
  { callers, room }: HandoverDeps,
  kept: KeptRoom,
  away: <T extends { readonly device: string }>(one: T) => T,
): KeptRoom {
  const own = callers
    .localSessions()
    .filter((session) => callers.isScreen(session) && !room.state.hasScreen(session))
    .map((session) => ({ session, device: '', by: kept.captain, trusted: false }));
  // Whoever sits at this computer leads it without being named.
  const home = kept.people.find(({ session }) => callers.isLocal(session))?.id ?? '';
  return {
    ...kept,
    captain: kept.captain || home,
    people: kept.people.map(away),
    screens: [...kept.screens.map(away), ...own],
    aside: [],
  };
}

/** Whoever is at the table or in its room. */
export function sessionsAt({ room }: HandoverDeps, { kept }: Table): string[] {
  const guests = kept.room ? room.state.shared().guests : kept.guests;
  return [...new Set([...guests.map(({ session }) => session), ...seatedSessions(kept), kept.host])];
}
