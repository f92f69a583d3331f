import { refusal } from '#shared/engine/refusal.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import type { Host } from '../host.ts';
import { allow, asError, atTable, greeted, known, streamTo, told } from './guard.ts';

export function playProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.play.watch
      .use(({ context, next }, { viewer }) => {
        if (context.caller.greeting?.isScreen && viewer !== 'everyone') throw asError(refusal('host', 'only-a-screen'));
        return next();
      })
      .use(at)
      .handler(({ context: { caller, session, table }, input, signal }) => {
        const stream = streamTo<PlayUpdate>(caller, `play ${table.id} ${input.viewer}`, signal, false);
        const refused = table.watching.play(session, input.viewer, input.since, stream);
        if (refused) stream.end();
        allow(refused);
        return told(stream, host, table.id);
      }),
    move: known.play.move.use(at).handler(async ({ context: { session, table }, input }) => {
      const { seat, match, version, move } = input;
      return allow(await table.playing.move(session, seat, { match, version }, move));
    }),
    why: known.play.why.use(at).handler(({ context: { session, table }, input }) => {
      const { seat, match, version, move } = input;
      return allow(table.playing.why(session, seat, { match, version }, move));
    }),
    hint: known.play.hint.use(at).handler(async ({ context: { session, table }, input }) => {
      const { seat, match, version } = input;
      const hinted = await table.playing.hint(session, seat, { match, version });
      if ('refusal' in hinted) throw asError(hinted.refusal);
      return hinted.hint;
    }),
    record: known.play.record.use(at).handler(({ context: { session, table } }) => {
      const read = table.record(session);
      if ('refusal' in read) throw asError(read.refusal);
      return read.record;
    }),
  };
}
