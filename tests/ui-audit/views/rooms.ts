/** Rooms for the host of the fixture to tell of. */
import { AVATAR_COLOURS, AVATAR_SIGNS, type AvatarSpec, PORTRAITS } from '#shared/protocol/avatar.ts';
import type { Person, RoomView } from '#shared/protocol/room.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { NAMES, seatedAt } from './tables.ts';

interface Looks {
  /** Who looks; nobody of them, if it is not said. */
  readonly me?: number;
  /** Has said no name yet. */
  readonly nameless?: boolean;
  /** The first, if it is not said. */
  readonly captain?: number | null;
  /** Their place in the queue. */
  readonly waits?: number;
  /** They sit, and some have said what they want next. */
  readonly chosen?: boolean;
}

const CHOICES = ['again', 'another', 'out', null] as const;

/** So many people: here, away, in the queue. */
function peopleOf(count: number, { me, nameless, captain = 0, waits, chosen }: Looks = {}): Person[] {
  return Array.from({ length: count }, (_, k) => ({
    id: `person-${k}`,
    name: k === me && nameless ? '' : (NAMES[k] ?? `Annamaria ${k}`),
    mark: markOf(k),
    here: k === me || k % 4 !== 2,
    captain: k === captain,
    table: chosen ? 'table' : null,
    seat: chosen ? k : null,
    waits: placeOf(k, me, waits),
    choice: (chosen && CHOICES[(k + 1) % CHOICES.length]) || null,
  }));
}

function markOf(k: number): AvatarSpec {
  return {
    colour: AVATAR_COLOURS[k % AVATAR_COLOURS.length] ?? 'sea',
    sign: AVATAR_SIGNS[k % AVATAR_SIGNS.length] ?? 'sun',
    portrait: PORTRAITS[k % PORTRAITS.length],
  };
}

/** More than seven don't sit at a table. */
function placeOf(k: number, me: number | undefined, waits: number | undefined): number | null {
  if (k === me) return waits ?? null;
  return k > 6 ? k - 6 : null;
}

/** A room of so many people, as one of them sees it, or a screen. */
export function roomOf(count: number, looks: Looks = {}, more: Partial<RoomView> = {}): RoomView {
  return {
    open: true,
    code: 'K7MP',
    addresses: ['http://192.168.178.120:4747', 'http://10.0.0.17:4747'],
    local: 'nonna-concettas-computer.local:4747',
    people: peopleOf(count, looks),
    me: looks.me === undefined ? null : `person-${looks.me}`,
    leads: false,
    table: null,
    after: null,
    ended: null,
    aside: [],
    evening: null,
    screens: 1,
    knocks: [],
    keptOut: [],
    cards: null,
    ...more,
  };
}

const SUMMARY: TableSummary = {
  id: 'table',
  name: '',
  game: 'viva',
  stage: 'lobby',
  seats: seatedAt(4, null),
  mine: [],
  host: false,
  entered: true,
  locked: false,
  open: true,
  waits: false,
};

/** It plays at a table; more of that is told of the table itself. */
export const AT_TABLE: Partial<RoomView> = { table: SUMMARY };

export const AFTER: Partial<RoomView> = { after: { seconds: 24, leads: 'again' } };

export const PAIRING_REQUEST: Partial<RoomView> = {
  knocks: [
    {
      id: 'knock',
      offers: [
        ['3D', 'RC', '1S'],
        ['7B', 'CD', '2C'],
        ['FS', '5D', '4B'],
      ],
    },
  ],
};

/** A browser at the host's computer shows the room, and home is asked whether that is its own. */
export const TAB_ASKS: Partial<RoomView> = { tabAsks: true };

/** A screen that is not let in yet. */
export const CARDS: Partial<RoomView> = { cards: ['3D', 'RC', '1S'] };
