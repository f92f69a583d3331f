/** Where somebody stands at an evening, and what comes next for them. */
import type { EveningView } from '#shared/protocol/evening.ts';
import { mineIn } from './evening.ts';
import { roundOf, tableStateOf } from './round.ts';

/**
 * `over`: nothing more is played. `nobody`: no player, or none yet. `free`: they play at the room's table. `gone`: they
 * want no seat. `before`: no round was made. `seated`, with how their table stands. `out`: it is their turn to rest.
 * `late`: they came when the round was made already.
 */
export type OwnStatus =
  | { readonly is: 'over' | 'nobody' | 'free' | 'gone' | 'before' | 'out' | 'late' }
  | { readonly is: 'seated'; readonly table: NonNullable<ReturnType<typeof mineIn>>; readonly stands: OwnTableState };

/** What comes next at one's own table. */
type OwnTableState = 'waiting' | 'playing' | 'over' | 'broken';

export function ownStatus(evening: EveningView): OwnStatus {
  const { me, standings, over, form } = evening;
  if (over) return { is: 'over' };
  if (me === null) return { is: 'nobody' };
  const round = roundOf(evening);
  const table = round ? mineIn(evening) : undefined;
  if (table) return { is: 'seated', table, stands: ownTableState(table) };
  if (standings.some(({ player, here }) => player === me && !here)) return { is: 'gone' };
  if (form.form === 'free') return { is: 'free' };
  if (!round) return { is: 'before' };
  return { is: round.out.includes(me) ? 'out' : 'late' };
}

function ownTableState(table: Parameters<typeof tableStateOf>[0]): OwnTableState {
  const state = tableStateOf(table);
  if (state === 'free') return 'waiting';
  return state === 'alone' ? 'playing' : state;
}
