/** How a round stands: what is to be said of each of its tables, and of its clock. */
import type { EveningView, RoundView } from '#shared/protocol/evening.ts';
import { type EveningTable, mineIn, useEvening } from './evening.ts';

/** Where somebody stands at an evening, and what comes next for them. */
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

/**
 * `free`: nobody has been put there. `waiting`: not dealt yet. `alone`: cards lie there, and none of its people has it
 * open. `broken`: it has no result and will have none.
 */
export type TableState = 'free' | 'waiting' | 'playing' | 'alone' | 'over' | 'broken';

export function tableStateOf({ state, here, seats, entries }: EveningTable): TableState {
  if (entries.at(-1)?.scores === null) return 'broken';
  if (state === 'over' || (state === 'free' && entries.length > 0)) return 'over';
  if (state === 'lobby') return 'waiting';
  if (state === 'free') return 'free';
  return here === 0 && seats.some(({ kind }) => kind === 'person') ? 'alone' : 'playing';
}

/** How many of its people a table still waits for before the cards are dealt. */
export function missingAt({ here, seats }: Pick<EveningTable, 'here' | 'seats'>): number {
  return Math.max(0, seats.filter(({ kind }) => kind === 'person').length - here);
}

/** The result that counts, where all of it may be told: not where only single deals are. */
export function resultAt({ entries }: Pick<EveningTable, 'entries'>) {
  const last = entries.at(-1);
  return last?.deal === null && last.scores !== null ? { ...last, scores: last.scores } : undefined;
}

/** Who plays the same deals elsewhere must not see them: no table is shown to anybody else until all have played. */
export function isSecretRound({ deals, secret }: Pick<RoundView, 'deals' | 'secret'>): boolean {
  return deals.length > 0 && secret === null;
}

/** Tables of a round have numbers and are shown by them; of matches that are played freely only the results stay. */
export function roundOf({ form, over, round }: Pick<EveningView, 'form' | 'over' | 'round'>): RoundView | null {
  return over || form.form === 'free' ? null : round;
}

/** Minutes and seconds; what is over its time goes on with a plus. */
export function formatClock(seconds: number): string {
  const all = Math.abs(seconds);
  return `${seconds < 0 ? '+' : ''}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

/** The round that is on now. */
export function useRound(): RoundView | null {
  return useEvening(({ evening }) => (evening ? roundOf(evening) : null));
}
