/** The room as it is shown: to its people, to screens, to who sits at this computer; and to who has not come in. */
import { createHash } from 'node:crypto';
import type { Person, RoomView } from '#shared/protocol/room.ts';
import type { KeptPerson, KeptRoom } from '../../store/room-store.ts';
import { personOfSession } from './people.ts';

/** What is the same for all who are in. */
export type SharedRoomView = Omit<
  RoomView,
  'me' | 'leads' | 'table' | 'aside' | 'knocks' | 'tabAsks' | 'keptOut' | 'cards'
>;

/** For who has not come in: whether it would be of use to have the code, and nothing else. */
export function viewFromOutside(open: boolean, cards: readonly string[] | null): RoomView {
  return {
    open,
    code: null,
    addresses: [],
    local: null,
    people: [],
    me: null,
    leads: false,
    table: null,
    after: null,
    ended: null,
    aside: [],
    evening: null,
    screens: 0,
    knocks: [],
    keptOut: [],
    cards: cards && [...cards],
  };
}

/** What is known of a person beside what is kept. */
export interface PersonState extends Pick<Person, 'here' | 'table' | 'seat' | 'choice'> {}

/** The people as others see them; who said no name and is gone is nobody to them. */
export function peopleOf(room: KeptRoom, standingOf: (person: KeptPerson) => PersonState): Person[] {
  return room.people.flatMap((person) => {
    const { id, name, mark } = person;
    const standing = standingOf(person);
    const place = room.queue.indexOf(id);
    if (name === '' && !standing.here) return [];
    return { id, name, mark, ...standing, captain: id === room.captain, waits: place < 0 ? null : place + 1 };
  });
}

/** Who was removed, by what those who lead call them. */
export function keptOutOf(room: KeptRoom): RoomView['keptOut'] {
  return room.banned.map(({ sessions: [first = ''], name }) => ({ person: bannedId(first), name }));
}

/** What a removed session goes by: no session is told to anybody. */
export function bannedId(session: string): string {
  return createHash('sha256').update(session).digest('base64url').slice(0, 12);
}

/** What a session is among the people; null where it is nobody. */
export function personIdOf(room: KeptRoom, session: string): string | null {
  return personOfSession(room, session)?.id ?? null;
}
