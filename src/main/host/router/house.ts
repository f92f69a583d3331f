import { refusal } from '#shared/engine/refusal.ts';
import type { Host } from '../host.ts';
import { allow, asError, known, onlyAtHome } from './guard.ts';

/** For who sits at the host's own computer, and not behind a screen. */
export function houseProcedures(host: Host) {
  const { house } = known.use(({ context, next }) => {
    onlyAtHome(context.caller);
    return next();
  });
  return {
    devices: house.devices.handler(({ context: { session } }) => host.devices.list(session)),
    letOpen: house.letOpen.handler(({ input: { device, opens } }) => allow(host.devices.letOpen(device, opens))),
    forget: house.forget.handler(({ context: { session }, input }) =>
      allow(host.devices.forget(input.device, session)),
    ),
    openTable: house.openTable.handler(({ context: { session }, input: { table: id, open } }) => {
      const table = host.table(id);
      if (!table) throw asError(refusal('host', 'no-such-table'));
      return allow(host.changeSettings(session, table, { open }));
    }),
  };
}
