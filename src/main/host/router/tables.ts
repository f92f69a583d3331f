import { refusal } from '#shared/engine/refusal.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { ROOM } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { asError, greeted, known, listed, onceSettled, streamTo } from './guard.ts';

export function tablesProcedures(host: Host) {
  return {
    watch: greeted.tables.watch.handler(({ context: { caller, session }, signal }) => {
      const stream = streamTo<TableSummary[]>(caller, 'tables', signal, true);
      host.watch(caller, session, stream);
      return listed(stream);
    }),
    open: known.tables.open.handler(async ({ context: { session }, input: { room, ...wish } }) => {
      if (room && !host.room.leads(session)) throw asError(refusal('host', 'not-captain'));
      const opened = room ? host.opening.inRoom(session, wish) : host.opening.own(session, wish);
      if ('refusal' in opened) throw asError(opened.refusal);
      return onceSettled(host, opened.table, opened);
    }),
    practise: known.tables.practise.handler(async ({ context: { session }, input }) => {
      const opened = host.opening.practise(session, input);
      if ('refusal' in opened) throw asError(opened.refusal);
      return onceSettled(host, opened.table, opened);
    }),
    enter: greeted.tables.enter.handler(async ({ context: { caller, session }, input }) => {
      const entered = host.doorkeeper.enter(caller, session, input.code, input.name);
      if ('refusal' in entered) throw asError(entered.refusal);
      return onceSettled(host, entered.table ?? ROOM, entered);
    }),
  };
}
