/** Whether a table is open to the network: who may say so, and saying it. */
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../session/line/callHost.ts';
import { useConnection } from '../../session/line/connection.ts';

/** Its host may, and who sits at the computer it is on. */
export function useMayOpenDoor({ host }: Pick<TableView, 'host'>): boolean {
  return useConnection(({ rights }) => rights.home) || host;
}

export function openToNetwork({ id: table, host }: Pick<TableView, 'id' | 'host'>): Promise<unknown> {
  return callHost((client) =>
    host
      ? client.table.changeSettings({ table, settings: { open: true } })
      : client.house.openTable({ table, open: true }),
  );
}
