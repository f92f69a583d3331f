import type { ChatEntry } from '#shared/protocol/talk.ts';
import type { Host } from '../host.ts';
import { throwIfRefused, atTable, greeted, peopleOnly, openStream, durableStream } from './guard.ts';

export function chatProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.talk.watch.use(at).handler(({ context: { caller, session, table }, input, signal }) => {
      const stream = openStream<ChatEntry>(caller, `talk ${table.id}`, signal, false);
      const refused = table.streams.openChat(session, input.since, stream);
      if (refused) stream.end();
      throwIfRefused(refused);
      return durableStream(stream, host, table.id);
    }),
    say: peopleOnly.talk.say
      .use(at)
      .handler(({ context: { session, table }, input }) => throwIfRefused(table.chat.say(session, input.seat, input.text))),
    gesture: peopleOnly.talk.gesture
      .use(at)
      .handler(({ context: { session, table }, input }) =>
        throwIfRefused(table.chat.gesture(session, input.seat, input.gesture)),
      ),
  };
}
