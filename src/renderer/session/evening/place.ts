/** Where somebody stands at an evening, and what comes next for them. */
import type { EveningView } from '#shared/protocol/evening.ts';
import { mineIn } from './evening.ts';
import { roundOf, stateOf } from './round.ts';

/**
 * `over`: nothing more is played. `nobody`: no player, or none yet. `free`: they play at the room's table. `gone`: they
 * want no seat. `before`: no round was made. `seated`, with how their table stands. `out`: it is their turn to rest.
 * `late`: they came when the round was made already.
 */
export type OwnPlace =
  | { readonly is: 'over' | 'nobody' | 'free' | 'gone' | 'before' | 'out' | 'late' }
  | { readonly is: 'seated'; readonly table: NonNullable<ReturnType<typeof mineIn>>; readonly stands: Standing };

/** What comes next at one's own table. */
type Standing = 'waiting' | 'playing' | 'over' | 'broken';

export function ownPlace(evening: EveningView): OwnPlace {
  const { me, standings, over, form } = evening;
  if (over) return { is: 'over' };
  if (me === null) return { is: 'nobody' };
  const round = roundOf(evening);
  const table = round ? mineIn(evening) : undefined;
  if (table) return { is: 'seated', table, stands: standingOf(table) };
  if (standings.some(({ player, here }) => player === me && !here)) return { is: 'gone' };
  if (form.form === 'free') return { is: 'free' };
  if (!round) return { is: 'before' };
  return { is: round.out.includes(me) ? 'out' : 'late' };
}

function standingOf(table: Parameters<typeof stateOf>[0]): Standing {
  const state = stateOf(table);
  if (state === 'free') return 'waiting';
  return state === 'alone' ? 'playing' : state;
}
