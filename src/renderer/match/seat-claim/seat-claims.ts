import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { nameList } from '../../i18n/names.ts';

/**
 * Tells whether the only human of a bot game has left: newcomers are not asked whether they are that person, unless
 * they give the same name.
 */
export function isAbandonedBotGame({ seats, stage }: Pick<TableView, 'seats' | 'stage'>): boolean {
  const [one, ...others] = seats.filter((who) => who.kind === 'person');
  return stage === 'playing' && one !== undefined && others.length === 0 && !one.here;
}

/** Answers whether a claimant is who they say. */
export function answerClaim({ id: table }: TableView, claim: number, yes: boolean): void {
  void callHost((client) => client.table.answerClaim({ table, claim, yes }));
}

/** The names on these seats as one list. */
export function namesOnSeats({ seats }: Pick<TableView, 'seats'>, on: readonly number[]): string {
  const names = on.flatMap((seat) => {
    const who = seats[seat];
    return who && who.kind !== 'empty' ? who.name : [];
  });
  return nameList(names);
}
