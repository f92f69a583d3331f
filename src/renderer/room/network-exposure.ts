/** Whether a table is open to the network: who may say so, and saying it. */
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../client/connection/call-host.ts';
import { useConnection } from '../client/connection/connection.ts';

/** Its host may, and who sits at the computer it is on. */
export function useMayOpenToNetwork({ host, room }: Pick<TableView, 'host' | 'room'>): boolean {
  return useConnection(({ rights }) => rights.home) || (host && !room);
}

/** Whether others come in to the room from the network. */
export function openRoomToNetwork(open: boolean): Promise<unknown> {
  return callHost((client) => client.room.open({ open }));
}

/** A table of the room is reached as the room is. */
export function openTableToNetwork({
  id: table,
  host,
  room,
}: Pick<TableView, 'id' | 'host' | 'room'>): Promise<unknown> {
  if (room) return openRoomToNetwork(true);
  return callHost((client) =>
    host
      ? client.table.changeSettings({ table, settings: { open: true } })
      : client.house.openTable({ table, open: true }),
  );
}
