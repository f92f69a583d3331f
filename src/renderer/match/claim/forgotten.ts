import type { TableView } from '#shared/protocol/table.ts';

/**
 * One person has played against bots and gone: nobody else who comes in is asked whether they are that one. Who is says the
 * name, and is asked then.
 */
export function isAbandonedBotGame({ seats, stage }: Pick<TableView, 'seats' | 'stage'>): boolean {
  const [one, ...others] = seats.filter((who) => who.kind === 'person');
  return stage === 'playing' && one !== undefined && others.length === 0 && !one.here;
}
