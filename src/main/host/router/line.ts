import type { Comparison } from '#shared/protocol/line.ts';
import { ROOM } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { asError, known, onlyAtHome, streamTo, told } from './guard.ts';

/** Whether nobody stands between: a guest asks for the cards, and who sits at the host's own computer sees them. */
export function lineProcedures(host: Host) {
  const { comparing } = host;
  return {
    compare: known.line.compare.handler(({ context: { caller, session } }) => {
      const begun = comparing.begin(caller, session);
      if ('reason' in begun) throw asError(begun);
      return begun;
    }),
    show: known.line.show.handler(({ context: { caller, session }, input }) => {
      const opened = comparing.open(caller, session, input.part);
      if ('reason' in opened) throw asError(opened);
      return opened;
    }),
    watch: known.line.watch.handler(({ context: { caller }, signal }) => {
      onlyAtHome(caller);
      const stream = streamTo<Comparison | null>(caller, 'line', signal, true);
      stream.onEnd(comparing.watch((shown) => stream.put(shown)));
      return told(stream, host, ROOM);
    }),
    putAway: known.line.putAway.handler(({ context: { caller } }) => {
      onlyAtHome(caller);
      comparing.putAway();
      return {};
    }),
  };
}
