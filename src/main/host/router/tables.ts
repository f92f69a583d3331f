import { refusal } from '#shared/engine/refusal.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import type { Host } from '../host.ts';
import { asError, greeted, known, streamTo, told } from './guard.ts';

export function tablesProcedures(host: Host) {
  return {
    watch: greeted.tables.watch.handler(({ context: { caller, session }, signal }) => {
      const stream = streamTo<TableSummary[]>(caller, 'tables', signal, true);
      host.watch(caller, session, stream);
      return told(stream);
    }),
    open: known.tables.open.handler(({ context: { session }, input: { room, ...wish } }) => {
      if (room && !host.room.leads(session)) throw asError(refusal('host', 'not-captain'));
      const opened = room ? host.openInRoom(session, wish) : host.open(session, wish);
      if ('refusal' in opened) throw asError(opened.refusal);
      return opened;
    }),
    practise: known.tables.practise.handler(({ context: { session }, input }) => {
      const opened = host.practise(session, input);
      if ('refusal' in opened) throw asError(opened.refusal);
      return opened;
    }),
    enter: greeted.tables.enter.handler(({ context: { caller, session }, input }) => {
      const entered = host.doorkeeper.enter(caller, session, input.code, input.name);
      if ('refusal' in entered) throw asError(entered.refusal);
      return entered;
    }),
  };
}
