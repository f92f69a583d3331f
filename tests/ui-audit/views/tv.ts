/** What the big screen can show. */
import type { Situation } from '../fixture/situation.ts';
import type { State } from '../fixture/state.ts';
import type { View } from '../view.ts';
import { GUESSED, REACTIONS } from './bets.ts';
import { BROKEN_SEAL, DELAYED_SEAL, TALK, usualOf } from './matches.ts';
import { AFTER, AT_TABLE, CARDS, roomOf } from './rooms.ts';
import { lobbyOf, seatedAt, tableAt } from './tables.ts';

const AT = '#/screen/:table';

export function screenViews(situations: readonly Situation[]): View[] {
  const matches = situations.filter(({ name }) => !name.includes(', late'));
  return [
    view('code', { at: '#K7MP', state: {} }),
    ...room(),
    ...lobbies(),
    ...matches.map((situation) =>
      view(situation.name, { at: AT, state: { table: tableAt(situation, null), play: situation } }),
    ),
    ...usualOf(situations).flatMap(around),
    ...usualOf(situations).map(reactions),
    ...afterwards(matches.filter(isOver)),
    ...matches.filter(({ name }) => /^briscola.* scored/.test(name)).map(guessed),
  ];
}

function view(name: string, rest: Omit<View, 'name' | 'page'>): View {
  return { name: `screen: ${name}`, page: 'screen', ...rest };
}

/** Between games, and before a set is let in. */
function room(): View[] {
  const inRoom = (name: string, state: State): View => view(`room, ${name}`, { at: '#/screen', state });
  return [
    inRoom('closed', {}),
    inRoom('nobody', { room: roomOf(0) }),
    inRoom('nobody leads', { room: roomOf(2, { captain: null }) }),
    inRoom('five people', { room: roomOf(5) }),
    inRoom('very many', { room: roomOf(60) }),
    inRoom('knocks', { room: roomOf(0, {}, CARDS) }),
    inRoom('a table is laid', {
      room: roomOf(4, {}, AT_TABLE),
      table: lobbyOf('viva', seatedAt(4, null), { room: true }),
    }),
  ];
}

/** Those who look on show what they make of it. */
function reactions(situation: Situation): View {
  const table = tableAt(situation, null, { room: true });
  return view(`${situation.name}, reactions`, { at: AT, state: { table, play: situation, reactions: REACTIONS } });
}

/** A deal is over, and those who looked on had bet on it. */
function guessed(situation: Situation): View {
  const table = tableAt(situation, null, { room: true });
  return view(`${situation.name}, guessed`, { at: AT, state: { table, play: situation, bets: GUESSED } });
}

function isOver({ name }: Situation): boolean {
  return / over,/.test(name);
}

/** The winners have had their moment: the score of the match, and at a table of the room's what is chosen. */
function afterwards(situations: readonly Situation[]): View[] {
  return situations.flatMap((situation) => [
    view(`${situation.name}, afterwards`, {
      at: AT,
      state: { table: tableAt(situation, null), play: situation, late: true },
    }),
    view(`room, after ${situation.name}`, {
      at: '#/screen',
      state: {
        room: roomOf(5, { chosen: true }, { ...AT_TABLE, ...AFTER }),
        table: tableAt(situation, null, { room: true, stage: 'over' }),
        play: situation,
        late: true,
      },
    }),
  ]);
}

function lobbies(): View[] {
  const empty = { kind: 'empty' } as const;
  const some = seatedAt(6, null).map((seat, k) => (k % 2 ? seat : empty));
  const closed = lobbyOf('viva', some, { addresses: [] });
  return [
    view('lobby, free seats', { at: AT, state: { table: lobbyOf('viva', some) } }),
    view('lobby, full', { at: AT, state: { table: lobbyOf('vbi-maior', seatedAt(6, null)) } }),
    view('lobby, closed', { at: AT, state: { table: closed } }),
  ];
}

function around(situation: Situation): View[] {
  const table = tableAt(situation, null);
  const state = { table, play: situation };
  const { game } = situation;
  return [
    view(`${game}, seal broken`, { at: AT, state: { ...state, seals: BROKEN_SEAL } }),
    view(`${game}, seal, an attempt more`, { at: AT, state: { ...state, seals: DELAYED_SEAL } }),
    view(`${game}, practice`, { at: AT, state: { ...state, table: { ...table, practice: true } } }),
    view(`${game}, paused`, { at: AT, state: { ...state, table: { ...table, paused: true } } }),
    view(`${game}, talk`, { at: AT, state: { ...state, talk: TALK } }),
  ];
}
