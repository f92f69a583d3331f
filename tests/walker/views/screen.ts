/** What the big screen can show. */
import type { Situation } from '../fixture/situation.ts';
import type { View } from '../view.ts';
import { BROKEN_SEAL, TALK, usualOf } from './matches.ts';
import { lobbyOf, seatedAt, tableAt } from './tables.ts';

const AT = '#/screen/:table';

export function screenViews(situations: readonly Situation[]): View[] {
  const matches = situations.filter(({ name }) => !name.includes(', late'));
  return [
    view('code', { at: '#/screen', state: {} }),
    ...lobbies(),
    ...matches.map((situation) =>
      view(situation.name, { at: AT, state: { table: tableAt(situation, null), play: situation } }),
    ),
    ...usualOf(situations).flatMap(around),
    ...matches.filter(({ name }) => / over,/.test(name)).map(afterwards),
  ];
}

function view(name: string, rest: Omit<View, 'name' | 'page'>): View {
  return { name: `screen: ${name}`, page: 'screen', ...rest };
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

/** The winners have had their moment: the score of the match. */
function afterwards(situation: Situation): View {
  const table = tableAt(situation, null);
  return view(`${situation.name}, afterwards`, { at: AT, state: { table, play: situation, late: true } });
}

function around(situation: Situation): View[] {
  const table = tableAt(situation, null);
  const state = { table, play: situation };
  const { game } = situation;
  return [
    view(`${game}, seal broken`, { at: AT, state: { ...state, seals: BROKEN_SEAL } }),
    view(`${game}, paused`, { at: AT, state: { ...state, table: { ...table, paused: true } } }),
    view(`${game}, talk`, { at: AT, state: { ...state, talk: TALK } }),
  ];
}
