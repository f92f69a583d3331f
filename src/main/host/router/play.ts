import { refusal } from '#shared/engine/refusal.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import type { Host } from '../host.ts';
import { throwIfRefused, refusalError, atTable, greeted, peopleOnly, openStream, durableStream } from './guard.ts';

export function playProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.play.watch
      .use(({ context, next }, { viewer }) => {
        if (context.caller.greeting?.isScreen && viewer !== 'everyone') throw refusalError(refusal('host', 'only-a-screen'));
        return next();
      })
      .use(at)
      .handler(({ context: { caller, session, table }, input, signal }) => {
        const stream = openStream<PlayUpdate>(caller, `play ${table.id} ${input.viewer}`, signal, false);
        const refused = table.streams.openPlay(session, input.viewer, input.since, stream);
        if (refused) stream.end();
        throwIfRefused(refused);
        return durableStream(stream, host, table.id);
      }),
    move: peopleOnly.play.move.use(at).handler(async ({ context: { session, table }, input }) => {
      const { seat, match, version, move } = input;
      return throwIfRefused(await table.moves.move(session, seat, { match, version }, move));
    }),
    why: peopleOnly.play.why.use(at).handler(({ context: { session, table }, input }) => {
      const { seat, match, version, move } = input;
      return throwIfRefused(table.moves.why(session, seat, { match, version }, move));
    }),
    hint: peopleOnly.play.hint.use(at).handler(async ({ context: { session, table }, input }) => {
      const { seat, match, version } = input;
      const hinted = await table.moves.hint(session, seat, { match, version });
      if ('refusal' in hinted) throw refusalError(hinted.refusal);
      return hinted.hint;
    }),
    record: peopleOnly.play.record.use(at).handler(({ context: { session, table } }) => {
      const read = table.record(session);
      if ('refusal' in read) throw refusalError(read.refusal);
      return read.record;
    }),
  };
}
