import { refusal } from '#shared/engine/refusal.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import type { Host } from '../host.ts';
import { allow, asError, known, streamTo, tableAt, told } from './guard.ts';

export function playProcedures(host: Host) {
  return {
    watch: known.play.watch.handler(({ context: { caller, session }, input, signal }) => {
      const table = tableAt(host, input);
      const stream = streamTo<PlayUpdate>(caller, signal, false);
      const refused = table.watchPlay(session, input.viewer, input.since, stream);
      if (refused) stream.end();
      allow(refused);
      return told(stream);
    }),
    move: known.play.move.handler(async ({ context: { session }, input }) => {
      const { seat, match, version, move } = input;
      return allow(await tableAt(host, input).move(session, seat, { match, version }, move));
    }),
    record: known.play.record.handler(({ input }) => {
      const record = tableAt(host, input).record();
      if (!record) throw asError(refusal('host', 'match-not-over'));
      return record;
    }),
  };
}
