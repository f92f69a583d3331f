import type { BetsView } from '#shared/protocol/bets.ts';
import type { Host } from '../host.ts';
import { throwIfRefused, atTable, greeted, peopleOnly, openStream, durableStream } from './guard.ts';

export function betProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.bets.watch.use(at).handler(({ context: { caller, session, table }, signal }) => {
      const stream = openStream<BetsView>(caller, `bets ${table.id}`, signal, true);
      const refused = table.streams.openBets(session, stream);
      if (refused) stream.end();
      throwIfRefused(refused);
      return durableStream(stream, host, table.id);
    }),
    place: peopleOnly.bets.place.use(at).handler(async ({ context: { session, table }, input }) => {
      return throwIfRefused(await table.bets.place(session, input));
    }),
  };
}
