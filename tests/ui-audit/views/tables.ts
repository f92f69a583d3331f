/** Tables for the host of the fixture to tell of. */
import { rulesOf } from '#catalogue';
import { type AvatarSpec, PORTRAITS } from '#shared/protocol/avatar.ts';
import type { Seated, TableSummary, TableView } from '#shared/protocol/table.ts';
import type { Situation } from '../fixture/situation.ts';

/** As long as a name may be, in one word and in several, and short ones. */
export const NAMES = [
  'Fabrizio',
  'Maximilianakonstanze',
  'Massimiliano Ferrari',
  'Ada',
  'Christophoros Adamou',
  'Bartholomäus Wagners',
];

/** What they go by; the last is one of several at a window, and has none. */
const MARKS: readonly (AvatarSpec | undefined)[] = [
  { colour: 'tomato', sign: 'snail' },
  { colour: 'sea', sign: 'fish' },
  { colour: 'plum', sign: 'cup' },
  { colour: 'amber', sign: 'bird' },
  { colour: 'slate', sign: 'sun' },
];

/** How many moves a bot made for who was away. */
const STOOD_IN = 3;

/** Here, a bot, on a slow line, away, one for whom a bot plays: everything a plate has to tell. */
export function seatedAt(seats: number, own: number | null): Seated[] {
  return Array.from({ length: seats }, (_, seat): Seated => {
    const name = NAMES[seat] ?? '';
    const mark = MARKS[seat];
    const portrait = PORTRAITS[seat * 5];
    const met = { kind: 'person', here: true, lag: 'good', standIn: false, stoodIn: 0 } as const;
    const person = { ...met, name, mark, portrait };
    if (seat === own) return { ...person, stoodIn: STOOD_IN };
    const others: Seated[] = [
      person,
      { ...person, lag: 'poor' },
      { kind: 'bot', name, level: 'normal', portrait },
      { ...person, here: false },
      { ...person, here: false, standIn: true },
    ];
    return others[seat % others.length] ?? person;
  });
}

export const TABLE_SETTINGS = {
  open: true,
  locked: false,
  spectators: true,
  chat: true,
  counting: true,
  hints: true,
  standInAfter: 60,
  claimAfter: 45,
} as const;

const TABLE: Omit<TableView, 'game' | 'seats' | 'stage'> = {
  id: 'table',
  name: 'Nonna’s table',
  options: {},
  match: 0,
  mine: [],
  host: false,
  scorePause: null,
  spectators: 2,
  screens: 0,
  guests: [],
  keptOut: [],
  settings: TABLE_SETTINGS,
  waits: false,
  code: 'K7MP',
  room: false,
  heirs: [],
  paused: false,
  ending: null,
  brokenOff: null,
  claims: [],
  claimed: null,
  known: null,
  practice: false,
  claimable: [],
  handedOver: [],
  addresses: ['http://192.168.178.120:4747', 'http://10.0.0.17:4747'],
};

/** Somebody says that they are who sits there: the one with the longest name. */
export const CLAIMS: TableView['claims'] = [{ id: 1, seats: [1], mayAnswer: true }];

/** As a table of this game is played when nobody changes anything. */
function usualOptions(game: string): TableView['options'] {
  const specs = rulesOf(game)?.options ?? {};
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}

/** A table in its lobby. */
export function lobbyOf(game: string, seats: readonly Seated[], more: Partial<TableView> = {}): TableView {
  return { ...TABLE, game, options: usualOptions(game), seats: [...seats], stage: 'lobby', ...more };
}

/** The table of a situation, as this seat (or somebody without one) sees it. */
export function tableAt(situation: Situation, own: number | null, more: Partial<TableView> = {}): TableView {
  const { game, options, seats, name } = situation;
  return {
    ...TABLE,
    game,
    options: { ...options },
    seats: seatedAt(seats, own),
    stage: / over/.test(name) ? 'over' : 'playing',
    mine: own === null ? [] : [own],
    scorePause: / scored/.test(name) ? [own ?? 0, (own ?? 0) === 1 ? 0 : 1] : null,
    ...more,
  };
}

/** A list of tables: mine, open ones, full ones, locked ones. */
export function summaries(games: readonly string[], count: number): TableSummary[] {
  return Array.from({ length: count }, (_, k) => {
    const seats = seatedAt(5, null).map(
      (seat, place): Seated => (k % 3 > 0 && place > k % 5 ? { kind: 'empty' } : seat),
    );
    return {
      id: `other-${k}`,
      name: k % 3 === 0 ? '' : `Annamaria Colombo’s Briscola Chiamata ${k + 1}`,
      game: games[k % games.length] ?? '',
      stage: (['lobby', 'playing', 'over'] as const)[k % 3] ?? 'lobby',
      seats,
      mine: k % 4 === 0 ? [1] : [],
      host: k % 4 === 1,
      entered: k % 4 < 2,
      locked: k % 5 === 4,
      open: true,
      waits: false,
    };
  });
}
