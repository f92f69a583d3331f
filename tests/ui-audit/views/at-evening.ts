/** What pages can show of an evening: the big screen, phones, the app of a guest. */
import type { EveningView } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { Situation } from '../fixture/situation.ts';
import type { State } from '../fixture/state.ts';
import type { PageKind, Press, View } from '../view.ts';
import { BEFORE, eveningOf, roomAt, SECRET, tablesOf, WORDS } from './evenings.ts';
import { usualOf } from './matches.ts';
import { AT_TABLE } from './rooms.ts';
import { eveningStoryOf } from './stories.ts';
import { lobbyOf, seatedAt, tableAt } from './tables.ts';

export function eveningViews(situations: readonly Situation[]): View[] {
  return [...onScreen(situations), ...onPhone(), ...usualOf(situations).flatMap(inMatch), ...inApp()];
}

interface Wanted {
  readonly evening: EveningView;
  readonly people?: number;
  readonly room?: Partial<RoomView>;
  readonly more?: Partial<State>;
  readonly press?: readonly Press[];
}

/** `at`: the address. */
function view(page: PageKind, name: string, at: string, wanted: Wanted): View {
  const { evening, people = evening.standings.length, room, more, press = [] } = wanted;
  const state = { evening, room: roomAt(evening, people, room), ...more };
  return { name: `${page}: evening, ${name}`, page, at, state, press };
}

const FOUR = { people: 4, size: 2, game: 'spizzichino' };
const TWELVE = { people: 12, size: 4, game: 'viva' };
const FORTY = { people: 40, size: 4, game: 'viva', idle: 3 };

const OVER = eveningOf({ ...FORTY, more: { over: true } });

/** The desk with few people and with many, four tables, and what its desk says. */
function onScreen(situations: readonly Situation[]): View[] {
  const at = (name: string, address: string, evening: EveningView, more: Partial<State> = {}): View =>
    view('screen', name, address, { evening, more });
  const desk = '#/screen/desk';
  const forty = eveningOf(FORTY);
  return [
    at('nobody seated', '#/screen', eveningOf({ ...FOUR, more: BEFORE })),
    at('4 people', '#/screen', eveningOf(FOUR)),
    at('12 people, the time is up', desk, eveningOf({ ...TWELVE, round: { seconds: -133 } })),
    at('40 people', desk, forty),
    at('40 people, words of the desk', desk, eveningOf({ ...FORTY, more: WORDS })),
    at('40 people, the same deals', desk, eveningOf({ ...FORTY, round: SECRET })),
    at('over', desk, OVER),
    ...situations
      .filter(({ name }) => / over,/.test(name))
      .flatMap((situation) =>
        eveningStoryOf(situation).map((chapter, k) => ({
          ...at(`told ${k + 1}, ${situation.name}`, desk, OVER, { eveningStory: [chapter] }),
          press: [{ on: '.tv-again' }],
        })),
      ),
    at('four tables, not dealt', '#/screen/four', forty, { tables: tablesOf(forty, 'lobby') }),
    ...usualOf(situations).flatMap((situation) => {
      const { game, seats } = situation;
      const evening = eveningOf({ people: 5 * seats, size: seats, game });
      const tables = tablesOf(evening, 'playing');
      const table = tableAt(situation, null, { room: true, name: 'Table 1' });
      return [
        at(`four tables, ${game}`, '#/screen/four', evening, { tables, play: situation }),
        at(`one table, ${game}`, '#/screen/tables/1', evening, { tables, table, play: situation }),
      ];
    }),
  ];
}

/** In the room, with a table or without one. */
function onPhone(): View[] {
  const at = (name: string, wanted: Wanted): View => view('hand', name, '#/room', wanted);
  const seated = eveningOf({ ...TWELVE, me: 1 });
  const table = lobbyOf('viva', seatedAt(4, 1), { room: true, mine: [1], name: 'Table 1' });
  const idle = eveningOf({ ...FORTY, me: 37 });
  return [
    at('before the first round', { evening: eveningOf({ ...FOUR, me: 1, more: BEFORE }) }),
    at('seated', { evening: seated, room: AT_TABLE, more: { table } }),
    at('seated, a call', { evening: eveningOf({ ...TWELVE, me: 1, more: WORDS }), room: AT_TABLE, more: { table } }),
    at('sitting out', { evening: idle }),
    at('late', { evening: eveningOf({ ...FORTY, me: 39 }) }),
    at('standings', { evening: idle, press: [{ on: '.slip .acts button', key: 'standings.title' }] }),
    at('free play', { evening: eveningOf({ ...FOUR, me: 1, more: { ...BEFORE, form: { form: 'free' } } }) }),
    at('over', { evening: eveningOf({ ...FORTY, me: 1, more: { over: true } }) }),
  ];
}

/** While a match is on: a call over it, the sheet of the evening, and how it ends. */
function inMatch(situation: Situation): View[] {
  const { game, seat, seats } = situation;
  const wanted = { people: 3 * seats, size: seats, game, me: seat };
  const table = tableAt(situation, seat, { room: true, name: 'Table 1' });
  const at = (name: string, evening: EveningView, press: readonly Press[] = []): View =>
    view('hand', `${game}, ${name}`, '#/room', { evening, room: AT_TABLE, more: { table, play: situation }, press });
  return [
    at('a call', eveningOf({ ...wanted, more: WORDS })),
    at('the sheet', eveningOf(wanted), [
      { on: '.top button', key: 'phone.menu' },
      { on: 'dialog button', key: 'phone.evening' },
    ]),
  ];
}

/** A guest with a laptop. */
function inApp(): View[] {
  const seated = eveningOf({ ...TWELVE, me: 1 });
  const rights = { home: false, opens: false };
  const table = lobbyOf('viva', seatedAt(4, 1), { room: true, mine: [1], name: 'Table 1' });
  const at = (name: string, address: string, wanted: Wanted): View =>
    view('app', name, address, { ...wanted, more: { rights, ...wanted.more } });
  return [
    at('a guest’s home', '#/', { evening: seated, room: AT_TABLE }),
    at('a guest’s home, sitting out', '#/', { evening: eveningOf({ ...FORTY, me: 37 }) }),
    at('a table that waits for the desk', '#/table/:table', {
      evening: seated,
      room: AT_TABLE,
      more: { table: { ...table, host: true }, rights: { home: true, opens: true } },
    }),
    at('a guest’s table that waits for the desk', '#/table/:table', {
      evening: seated,
      room: AT_TABLE,
      more: { table },
    }),
    at('a guest’s table, a call', '#/table/:table', {
      evening: eveningOf({ ...TWELVE, me: 1, more: WORDS }),
      room: AT_TABLE,
      more: { table },
    }),
  ];
}
