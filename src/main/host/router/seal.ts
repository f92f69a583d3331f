import type { SealView } from '#shared/seal/schema.ts';
import type { Host } from '../host.ts';
import { allow, atTable, greeted, known, streamTo, told } from './guard.ts';

export function sealProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.seal.watch.use(at).handler(({ context: { caller, session, table }, input, signal }) => {
      const stream = streamTo<SealView>(caller, `seal ${table.id}`, signal, false);
      const refused = table.watching.seals(session, caller.greeting?.isScreen === true, input.since, stream);
      if (refused) stream.end();
      allow(refused);
      return told(stream, host, table.id);
    }),
    commit: known.seal.commit
      .use(at)
      .handler(async ({ context: { session, table }, input: { commitment, ...name } }) => {
        return allow(await table.playing.commit(session, name, commitment));
      }),
    open: known.seal.open.use(at).handler(async ({ context: { session, table }, input: { part, ...name } }) => {
      return allow(await table.playing.openPart(session, name, part));
    }),
  };
}
