import type { SealView } from '#shared/seal/schema.ts';
import type { Host } from '../host.ts';
import { throwIfRefused, atTable, greeted, peopleOnly, openStream, durableStream } from './guard.ts';

export function shuffleProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.seal.watch.use(at).handler(({ context: { caller, session, table }, input, signal }) => {
      const stream = openStream<SealView>(caller, `seal ${table.id}`, signal, false);
      const refused = table.streams.openShuffles(session, caller.greeting?.isScreen === true, input.since, stream);
      if (refused) stream.end();
      throwIfRefused(refused);
      return durableStream(stream, host, table.id);
    }),
    commit: peopleOnly.seal.commit
      .use(at)
      .handler(async ({ context: { session, table }, input: { commitment, ...name } }) => {
        return throwIfRefused(await table.moves.commit(session, name, commitment));
      }),
    open: peopleOnly.seal.open.use(at).handler(async ({ context: { session, table }, input: { part, ...name } }) => {
      return throwIfRefused(await table.moves.reveal(session, name, part));
    }),
  };
}
