import type { Talk } from '#shared/protocol/talk.ts';
import type { Host } from '../host.ts';
import { allow, greeted, known, streamTo, tableAt, told } from './guard.ts';

export function talkProcedures(host: Host) {
  return {
    watch: greeted.talk.watch.handler(({ context: { caller, session }, input, signal }) => {
      const table = tableAt(host, session, input);
      const stream = streamTo<Talk>(caller, signal, false);
      const refused = table.watchTalk(session, input.since, stream);
      if (refused) stream.end();
      allow(refused);
      return told(stream);
    }),
    say: known.talk.say.handler(({ context: { session }, input }) =>
      allow(tableAt(host, session, input).talk.say(session, input.seat, input.text)),
    ),
    gesture: known.talk.gesture.handler(({ context: { session }, input }) =>
      allow(tableAt(host, session, input).talk.gesture(session, input.seat, input.gesture)),
    ),
  };
}
