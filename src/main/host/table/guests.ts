/** Who has come in to a table, as people: by which name, from where; and who was removed. */
import { freeName } from '#shared/protocol/name-similarity.ts';
import type { Guest as ShownGuest, TableView } from '#shared/protocol/table.ts';
import type { Banned, Guest, KeptTable } from '../../store/store.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import { THIS_COMPUTER } from '../connections/client-device.ts';
import { publicIdOf } from '../connections/secrets.ts';
import { hasTransferredSeats, isSeated, seatedSessions } from './seating.ts';

// Guests who hold no seat, and how many of them a table remembers: nobody fills it by entering again and again.

/** Of those who are not connected any more: they have the code, if they come back. */
const MAX_DISCONNECTED_GUESTS = 64;

/** Of those who are, from one device: more than look on in any household. */
const MAX_GUESTS_PER_DEVICE = 64;

/** The table without those guests who are too many; who came in first is forgotten first. */
export function expireGuests(
  table: KeptTable,
  connections: Pick<ConnectionInfo, 'isConnected' | 'deviceOf'>,
): KeptTable {
  const left = new Map<string, number>();
  const stays = ({ session }: Guest): boolean => {
    // Whose seats others were given may come for them at any time.
    if (session === table.host || isSeated(table, session) || hasTransferredSeats(table, session)) return true;
    const [kind, max] = connections.isConnected(session)
      ? [connections.deviceOf(session), MAX_GUESTS_PER_DEVICE]
      : ['gone', MAX_DISCONNECTED_GUESTS];
    const before = left.get(kind) ?? 0;
    left.set(kind, before + 1);
    return before < max;
  };
  const guests = table.guests.toReversed().filter(stays).reverse();
  return guests.length < table.guests.length ? { ...table, guests } : table;
}

/** No more are listed: those who are here first. */
const MAX_LISTED_GUESTS = 60;

export function isGuest({ guests }: Pick<KeptTable, 'guests'>, session: string): boolean {
  return guests.some((guest) => guest.session === session);
}

/** What others call somebody by who has come in: no session is told to anybody else. */
function guestId(table: Pick<KeptTable, 'id'>, session: string): string {
  return publicIdOf(`${table.id} ${session}`);
}

/** The session that goes by this at the table. */
export function guestOf(table: KeptTable, id: string): string | undefined {
  return table.guests.find(({ session }) => guestId(table, session) === id)?.session;
}

/** Somebody at the table is called this from now on, sitting or not. */
export function nameGuest(table: KeptTable, session: string, name: string): KeptTable {
  return { ...table, guests: table.guests.map((guest) => (guest.session === session ? { ...guest, name } : guest)) };
}

/**
 * A session goes and is kept out, and the device it came from: with it goes who else came in from there and holds no
 * seat. But who came from where the table's host is, is of one household with them, or at one desk; and from this
 * computer itself nobody can be kept out. `now`: where the session is now, if it is there. The code it knew is worth
 * nothing any more.
 */
export function ban(table: KeptTable, session: string, now: string | undefined, code: string): KeptTable {
  const deviceOf = (one: string) => table.guests.find((guest) => guest.session === one)?.device;
  const exempt = [THIS_COMPUTER, '', deviceOf(table.host)];
  const devices = [...new Set([deviceOf(session) ?? '', now ?? ''])].filter((device) => !exempt.includes(device));
  const sitting = seatedSessions(table);
  const goes = (guest: Guest): boolean =>
    guest.session === session ||
    (devices.includes(guest.device) && guest.session !== table.host && !sitting.has(guest.session));
  const gone = table.guests.filter(goes);
  const name = gone.find((guest) => guest.session === session)?.name ?? '';
  const banned: Banned = { sessions: gone.map((guest) => guest.session), devices, name };
  return { ...table, guests: table.guests.filter((guest) => !goes(guest)), banned: [...table.banned, banned], code };
}

/** Whether this session was removed, or comes from where somebody was who was. */
export function isBanned({ banned }: Pick<KeptTable, 'banned'>, session: string, device: string | undefined): boolean {
  return banned.some(
    ({ sessions, devices }) => sessions.includes(session) || (device !== undefined && devices.includes(device)),
  );
}

/** Who was removed may come in again, by the code of now. Nothing if nobody goes by this. */
export function unban(table: KeptTable, id: string): KeptTable | undefined {
  const banned = table.banned.filter((one) => bannedId(table, one) !== id);
  return banned.length < table.banned.length ? { ...table, banned } : undefined;
}

/** What the table's host is shown: who has come in and sits nowhere, and who is kept out. */
export function guestsForHost(
  table: KeptTable,
  isHere: (session: string) => boolean,
  connections: Pick<ConnectionInfo, 'isScreen'>,
): Pick<TableView, 'guests' | 'keptOut'> {
  const taken = table.seats.flatMap((who) => (who.kind === 'empty' ? [] : who.name));
  const standing = table.guests.filter(({ session }) => session !== table.host && !isSeated(table, session));
  const shown = standing.map(({ session, name: typed }): ShownGuest => {
    const name = typed && freeName(typed, taken);
    if (name) taken.push(name);
    return { guest: guestId(table, session), name, here: isHere(session), screen: connections.isScreen(session) };
  });
  const keptOut = table.banned.map((one) => ({ guest: bannedId(table, one), name: one.name }));
  return {
    guests: [...shown.filter(({ here }) => here), ...shown.filter(({ here }) => !here)].slice(0, MAX_LISTED_GUESTS),
    keptOut,
  };
}

/** The first session of who was removed and goes by this. */
export function bannedOf(table: KeptTable, id: string): string | undefined {
  return table.banned.find((one) => bannedId(table, one) === id)?.sessions[0];
}

function bannedId(table: Pick<KeptTable, 'id'>, { sessions: [first = ''] }: Banned): string {
  return guestId(table, first);
}
