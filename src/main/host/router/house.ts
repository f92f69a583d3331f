import { refusal } from '#shared/engine/refusal.ts';
import type { Host } from '../host.ts';
import { throwIfRefused, refusalError, peopleOnly, requireLocal } from './guard.ts';

/** For who sits at the host's own computer, and not behind a screen. */
export function deviceProcedures(host: Host) {
  const { house } = peopleOnly.use(({ context, next }) => {
    requireLocal(context.caller);
    return next();
  });
  return {
    devices: house.devices.handler(({ context: { session } }) => host.knownDevices.list(session)),
    letOpen: house.letOpen.handler(({ input: { device, opens } }) => throwIfRefused(host.knownDevices.letOpen(device, opens))),
    forget: house.forget.handler(({ context: { session }, input }) =>
      throwIfRefused(host.knownDevices.forget(input.device, session)),
    ),
    openTable: house.openTable.handler(({ context: { session }, input: { table: id, open } }) => {
      const table = host.table(id);
      if (!table) throw refusalError(refusal('host', 'no-such-table'));
      return throwIfRefused(host.changeSettings(session, table, { open }));
    }),
  };
}
