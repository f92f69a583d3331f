import { refusal } from '#shared/engine/refusal.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import type { Host } from '../host.ts';
import { asError, known, streamTo, told } from './guard.ts';

export function tablesProcedures(host: Host) {
  return {
    watch: known.tables.watch.handler(({ context: { caller, session }, signal }) => {
      const stream = streamTo<TableSummary[]>(caller, signal, true);
      host.watch(session, stream);
      return told(stream);
    }),
    open: known.tables.open.handler(({ context: { session }, input }) => {
      const opened = host.open(session, input);
      if ('refusal' in opened) throw asError(opened.refusal);
      return opened;
    }),
    enter: known.tables.enter.handler(() => {
      throw asError(refusal('host', 'no-such-table'));
    }),
  };
}
