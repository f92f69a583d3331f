import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../session/line/callHost.ts';

/** Says whether somebody is who they say. */
export function answerClaim({ id: table }: TableView, claim: number, yes: boolean): void {
  void callHost((client) => client.table.answerClaim({ table, claim, yes }));
}
