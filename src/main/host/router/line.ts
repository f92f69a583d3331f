import type { KeyComparison } from '#shared/protocol/line.ts';
import { ROOM_ID } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { refusalError, peopleOnly, requireLocal, openStream, durableStream } from './guard.ts';

/** Whether nobody stands between: a guest asks for the cards, and who sits at the host's own computer sees them. */
export function keyComparisonProcedures(host: Host) {
  const { keyComparison: comparing } = host;
  return {
    compare: peopleOnly.line.compare.handler(({ context: { caller, session } }) => {
      const begun = comparing.begin(caller, session);
      if ('reason' in begun) throw refusalError(begun);
      return begun;
    }),
    show: peopleOnly.line.show.handler(({ context: { caller, session }, input }) => {
      const opened = comparing.open(caller, session, input.part);
      if ('reason' in opened) throw refusalError(opened);
      return opened;
    }),
    watch: peopleOnly.line.watch.handler(({ context: { caller }, signal }) => {
      requireLocal(caller);
      const stream = openStream<KeyComparison | null>(caller, 'line', signal, true);
      stream.onEnd(comparing.watch((shown) => stream.put(shown)));
      return durableStream(stream, host, ROOM_ID);
    }),
    putAway: peopleOnly.line.putAway.handler(({ context: { caller } }) => {
      requireLocal(caller);
      comparing.dismiss();
      return {};
    }),
  };
}
