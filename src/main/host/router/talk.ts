import type { Talk } from '#shared/protocol/talk.ts';
import type { Host } from '../host.ts';
import { allow, atTable, greeted, known, streamTo, told } from './guard.ts';

export function talkProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.talk.watch.use(at).handler(({ context: { caller, session, table }, input, signal }) => {
      const stream = streamTo<Talk>(caller, `talk ${table.id}`, signal, false);
      const refused = table.watching.talk(session, input.since, stream);
      if (refused) stream.end();
      allow(refused);
      return told(stream, host, table.id);
    }),
    say: known.talk.say
      .use(at)
      .handler(({ context: { session, table }, input }) => allow(table.talk.say(session, input.seat, input.text))),
    gesture: known.talk.gesture
      .use(at)
      .handler(({ context: { session, table }, input }) =>
        allow(table.talk.gesture(session, input.seat, input.gesture)),
      ),
  };
}
