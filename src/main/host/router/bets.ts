import type { BetsView } from '#shared/protocol/bets.ts';
import type { Host } from '../host.ts';
import { allow, atTable, greeted, known, streamTo, told } from './guard.ts';

export function betProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.bets.watch.use(at).handler(({ context: { caller, session, table }, signal }) => {
      const stream = streamTo<BetsView>(caller, `bets ${table.id}`, signal, true);
      const refused = table.watching.bets(session, stream);
      if (refused) stream.end();
      allow(refused);
      return told(stream, host, table.id);
    }),
    place: known.bets.place.use(at).handler(async ({ context: { session, table }, input }) => {
      return allow(await table.bets.place(session, input));
    }),
  };
}
