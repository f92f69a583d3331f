/** The people of the room: who comes in, what they go by, who has to go. Each change gives the new room. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { AVATAR_COLOURS, AVATAR_SIGNS, type AvatarSpec } from '#shared/protocol/avatar.ts';
import { freeName, isSameName, readPersonName } from '#shared/protocol/name-similarity.ts';
import { MAX_PEOPLE } from '#shared/protocol/room.ts';
import type { KeptPerson, KeptRoom } from '../../store/room-store.ts';
import type { Guest, KeptTable } from '../../store/store.ts';
import { THIS_COMPUTER } from '../connections/client-device.ts';
import { randomId } from '../connections/secrets.ts';
import { portraitFor } from '../table/default-portraits.ts';

// A room as it is kept, where nothing was kept of it.

/** A room that nobody has been in. */
export function newRoom(code: string, open: boolean): KeptRoom {
  const nobody = { captain: '', playing: '', people: [], screens: [], queue: [], banned: [], aside: [] };
  return { code, open, ...nobody, options: {}, level: null };
}

/** What its tables still tell, where the store has lost the room itself: who sat there is in it. */
export function rebuildFromTables(room: KeptRoom, tables: readonly KeptTable[]): KeptRoom {
  const table = tables.findLast((one) => one.room);
  if (!table) return room;
  const sitting = new Map(table.seats.flatMap((who) => (who.kind === 'person' ? [[who.session, who.name]] : [])));
  const people: KeptPerson[] = [];
  for (const [session = '', name = ''] of sitting) {
    people.push({ ...newPerson({ session, device: '', name }, { people }), name });
  }
  return { ...room, playing: table.id, people };
}

export type Changed = { readonly room: KeptRoom } | { readonly refusal: Refusal };

/** Of one device: more than any household has. Whoever wants the room for themselves takes many devices. */
const MAX_PER_DEVICE = 40;

/** What is known of people beside the room. */
export interface PersonStatus {
  /** Has the room or one of its tables open now. */
  isHere(person: KeptPerson): boolean;
  /** Is connected. */
  isConnected(person: KeptPerson): boolean;
  /** Has a seat, or is to have one. */
  isSeated(person: KeptPerson): boolean;
}

export function personOfSession({ people }: KeptRoom, session: string): KeptPerson | undefined {
  return people.find((person) => person.session === session);
}

export function personById({ people }: KeptRoom, id: string): KeptPerson | undefined {
  return people.find((person) => person.id === id);
}

/** Somebody comes in, under this name if it can be had. */
export function enter(room: KeptRoom, newcomer: Guest, status: PersonStatus): Changed {
  const left = expirePeople(room, newcomer.device, status);
  if (left.people.length >= MAX_PEOPLE) return { refusal: refusal('host', 'room-full') };
  const person = newPerson(newcomer, left);
  const entered = { ...left, people: [...left.people, person] };
  const named = rename(entered, person, newcomer.name, undefined, status);
  return 'room' in named ? named : { room: entered };
}

/** Somebody without a name yet. */
function newPerson({ session, device }: Guest, room: Pick<KeptRoom, 'people'>): KeptPerson {
  return { session, device, id: randomId(9), name: '', mark: freeMark(room), out: false };
}

/** Room for one more: who has been gone longest, or has no name, is forgotten first. They know the code. */
function expirePeople(room: KeptRoom, device: string, { isHere, isConnected, isSeated }: PersonStatus): KeptRoom {
  const ofOne = room.people.filter((person) => person.device === device);
  const isFull = room.people.length >= MAX_PEOPLE;
  const isCrowd = device !== THIS_COMPUTER && ofOne.length >= MAX_PER_DEVICE;
  if (!isFull && !isCrowd) return room;
  const mayGo = (person: KeptPerson): boolean => !isSeated(person) && person.id !== room.captain;
  const among = (isCrowd ? ofOne : room.people).filter(mayGo);
  const goes =
    among.find((person) => !isConnected(person) && person.name === '') ??
    among.find((person) => !isConnected(person)) ??
    among.find((person) => isCrowd || (!isHere(person) && person.name === ''));
  return goes ? without(room, [goes]) : room;
}

/** Who one is from now on. A name that somebody had who is gone and sits nowhere is free again. */
export function rename(
  room: KeptRoom,
  person: KeptPerson,
  typed: string,
  mark: AvatarSpec | undefined,
  status: PersonStatus,
): Changed {
  const read = readPersonName(typed);
  if ('refusal' in read) return read;
  const { name } = read;
  const others = room.people.filter(({ id }) => id !== person.id);
  const isKept = (other: KeptPerson): boolean =>
    status.isHere(other) || status.isConnected(other) || status.isSeated(other) || other.id === room.captain;
  const refused = refuseName(name, others.filter(isKept)) ?? refuseMark(mark, others.filter(isKept));
  if (refused) return { refusal: refused };
  const taken = [...others.map((other) => other.name), name];
  const people = room.people.map((one) => {
    if (one.id === person.id) return { ...one, name, mark: withPortrait(mark ?? one.mark, one, name, others) };
    return isSameName(one.name, name) ? { ...one, name: freeName(name, taken) } : one;
  });
  return { room: { ...room, people } };
}

/** Why nobody new may be called so beside these people. */
export function refuseName(name: string, others: readonly KeptPerson[]): Refusal | undefined {
  const names = others.map((other) => other.name).filter((other) => other !== '');
  const isTaken = names.some((other) => isSameName(other, name));
  return isTaken ? refusal('host', 'name-taken', { name, free: freeName(name, names) }) : undefined;
}

function refuseMark(mark: AvatarSpec | undefined, others: readonly KeptPerson[]): Refusal | undefined {
  const holder = mark && others.find((other) => other.name !== '' && isSameMark(other.mark, mark));
  return holder ? refusal('host', 'mark-taken', { name: holder.name }) : undefined;
}

/** With a portrait: as wished, else as before, else one that nobody here has. */
function withPortrait(mark: AvatarSpec, before: KeptPerson, name: string, others: readonly KeptPerson[]): AvatarSpec {
  const taken = others.flatMap((other) => other.mark.portrait ?? []);
  return { ...mark, portrait: mark.portrait ?? before.mark.portrait ?? portraitFor(name, taken) };
}

function isSameMark(one: AvatarSpec, other: AvatarSpec): boolean {
  return one.colour === other.colour && one.sign === other.sign;
}

/** One that nobody has, as long as there is any; neighbours differ in both. */
function freeMark({ people }: Pick<KeptRoom, 'people'>): AvatarSpec {
  const at = (k: number): AvatarSpec => {
    const [colour, round] = [k % AVATAR_COLOURS.length, Math.floor(k / AVATAR_COLOURS.length)];
    return {
      colour: AVATAR_COLOURS[colour] ?? AVATAR_COLOURS[0],
      sign: AVATAR_SIGNS[(colour + round) % AVATAR_SIGNS.length] ?? AVATAR_SIGNS[0],
    };
  };
  const all = Array.from({ length: AVATAR_COLOURS.length * AVATAR_SIGNS.length }, (_, k) => at(k));
  return all.find((mark) => !people.some((person) => isSameMark(person.mark, mark))) ?? at(people.length);
}

/** These are not in the room any more; what they waited for is gone with them. */
function without(room: KeptRoom, gone: readonly KeptPerson[]): KeptRoom {
  const ids = new Set(gone.map(({ id }) => id));
  return {
    ...room,
    people: room.people.filter(({ id }) => !ids.has(id)),
    queue: room.queue.filter((id) => !ids.has(id)),
    captain: ids.has(room.captain) ? '' : room.captain,
  };
}

/**
 * Somebody goes and is kept out by session and device, and with them who else came from there and has no seat. Not by a
 * device that is this computer or the captain's. Sets go from there too, and those that nobody who stays has let in: they
 * would show the new code to whoever set them up. `now`: where the person is now.
 */
export function keepOut(
  room: KeptRoom,
  person: KeptPerson,
  now: string | undefined,
  code: string,
  { isSeated }: Pick<PersonStatus, 'isSeated'>,
): { readonly room: KeptRoom; readonly gone: readonly string[] } {
  const captain = personById(room, room.captain);
  const exempt = [THIS_COMPUTER, '', captain && captain.id !== person.id ? captain.device : THIS_COMPUTER];
  const devices = [...new Set([person.device, now ?? ''])].filter((device) => !exempt.includes(device));
  const people = room.people.filter(
    (one) => one.id === person.id || (devices.includes(one.device) && one.id !== room.captain && !isSeated(one)),
  );
  const ids = [person.id, ''];
  const screens = room.screens.filter(({ device, by }) => devices.includes(device) || ids.includes(by));
  const gone = [...people, ...screens].map(({ session }) => session);
  const rest = without(room, people);
  const banned = [...room.banned, { sessions: [person.session, ...gone], devices, name: person.name }];
  return { room: { ...rest, screens: room.screens.filter((one) => !screens.includes(one)), banned, code }, gone };
}

/**
 * What was one session's person is the other's from now on, and the other way round. Who leads is no part of that: it
 * stays with the session.
 */
export function swapSessions(room: KeptRoom, from: string, to: string, device: string): KeptRoom {
  const one = personOfSession(room, from);
  if (!one) return room;
  const other = personOfSession(room, to) ?? newPerson({ session: to, device, name: '' }, room);
  const known = room.people.some(({ id }) => id === other.id) ? room.people : [...room.people, other];
  const people = known.map((person) => {
    if (person.id === one.id) return { ...person, session: to, device: other.device };
    return person.id === other.id ? { ...person, session: from, device: one.device } : person;
  });
  const leads = personById(room, room.captain)?.session;
  return { ...room, people, captain: people.find(({ session }) => session === leads)?.id ?? '' };
}

/** A room that came from another host with its table, and whoever was in this one before. */
export function joinRooms(ours: KeptRoom, theirs: KeptRoom, table: string): KeptRoom {
  const isTheirs = (one: KeptPerson): boolean =>
    theirs.people.some(({ session, name }) => session === one.session || isSameName(name, one.name));
  const sessions = new Set(theirs.screens.map(({ session }) => session));
  return {
    ...theirs,
    open: true,
    playing: table,
    people: [...theirs.people, ...ours.people.filter((one) => !isTheirs(one))],
    screens: [...theirs.screens, ...ours.screens.filter(({ session }) => !sessions.has(session))],
    banned: [...theirs.banned, ...ours.banned],
    options: { ...ours.options, ...theirs.options },
    aside: ours.aside,
  };
}

/** These sessions are in the room no more. */
export function withoutSessions(room: KeptRoom, gone: ReadonlySet<string>): KeptRoom {
  const left = without(
    room,
    room.people.filter(({ session }) => gone.has(session)),
  );
  return { ...left, screens: left.screens.filter(({ session }) => !gone.has(session)) };
}

/** One session's person, or screen, is the other's; whoever that was before is nobody here any more. */
export function renameSession(room: KeptRoom, from: string, to: string, device: string): KeptRoom {
  const one = personOfSession(room, from);
  const before = personOfSession(room, to);
  const rest = before && one ? without(room, [before]) : room;
  return {
    ...rest,
    captain: one && room.captain === before?.id ? one.id : rest.captain,
    people: rest.people.map((person) => (person.id === one?.id ? { ...person, session: to, device } : person)),
    screens: rest.screens.map((screen) => (screen.session === from ? { ...screen, session: to } : screen)),
  };
}
