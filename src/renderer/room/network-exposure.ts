/** Whether a table is open to the network, who may change it, and changing it. */
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../client/connection/call-host.ts';
import { useConnection } from '../client/connection/connection.ts';

/** The table's host may, and whoever sits at the host computer. */
export function useMayOpenToNetwork({ host, room }: Pick<TableView, 'host' | 'room'>): boolean {
  return useConnection(({ rights }) => rights.home) || (host && !room);
}

/** Opens or closes the room to the network. */
export function openRoomToNetwork(open: boolean): Promise<unknown> {
  return callHost((client) => client.room.open({ open }));
}

/** A table of the room is as open as the room. */
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
