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
