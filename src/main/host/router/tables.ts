import { refusal } from '#shared/engine/refusal.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { ROOM_ID } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { refusalError, greeted, peopleOnly, streamValues, whenDurable, openStream } from './guard.ts';

export function tablesProcedures(host: Host) {
  return {
    watch: greeted.tables.watch.handler(({ context: { caller, session }, signal }) => {
      const stream = openStream<TableSummary[]>(caller, 'tables', signal, true);
      host.watchTables(caller, session, stream);
      return streamValues(stream);
    }),
    open: peopleOnly.tables.open.handler(async ({ context: { session }, input: { room, ...wish } }) => {
      if (room && !host.room.mayHost(session)) throw refusalError(refusal('host', 'not-captain'));
      const opened = room ? host.tableFactory.openInRoom(session, wish) : host.tableFactory.openOwn(session, wish);
      if ('refusal' in opened) throw refusalError(opened.refusal);
      return whenDurable(host, opened.table, opened);
    }),
    practise: peopleOnly.tables.practise.handler(async ({ context: { session }, input }) => {
      const opened = host.tableFactory.openPractice(session, input);
      if ('refusal' in opened) throw refusalError(opened.refusal);
      return whenDurable(host, opened.table, opened);
    }),
    enter: greeted.tables.enter.handler(async ({ context: { caller, session }, input }) => {
      const entered = host.admission.enter(caller, session, input.code, input.name);
      if ('refusal' in entered) throw refusalError(entered.refusal);
      return whenDurable(host, entered.table ?? ROOM_ID, entered);
    }),
  };
}
