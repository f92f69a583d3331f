import { refusal } from '#shared/engine/refusal.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import type { Host } from '../host.ts';
import { allow, asError, greeted, known, streamTo, tableAt, told } from './guard.ts';

export function playProcedures(host: Host) {
  return {
    watch: greeted.play.watch.handler(({ context: { caller, session }, input, signal }) => {
      if (caller.greeting?.isScreen && input.viewer !== 'everyone') throw asError(refusal('host', 'only-a-screen'));
      const table = tableAt(host, session, input);
      const stream = streamTo<PlayUpdate>(caller, signal, false);
      const refused = table.watchPlay(session, input.viewer, input.since, stream);
      if (refused) stream.end();
      allow(refused);
      return told(stream);
    }),
    move: known.play.move.handler(async ({ context: { session }, input }) => {
      const { seat, match, version, move } = input;
      return allow(await tableAt(host, session, input).move(session, seat, { match, version }, move));
    }),
    record: known.play.record.handler(({ context: { session }, input }) => {
      const read = tableAt(host, session, input).record();
      if ('refusal' in read) throw asError(read.refusal);
      return read.record;
    }),
  };
}
