import type { Host } from '../host.ts';
import { asError, known } from './guard.ts';

export function recordProcedures(host: Host) {
  return {
    list: known.records.list.handler(({ context: { session }, input }) => host.records(session, input.before)),
    line: known.records.line.handler(({ context: { session }, input }) => host.recordLine(session, input.id) ?? null),
    get: known.records.get.handler(({ context: { session }, input }) => {
      const read = host.record(session, input.id);
      if ('refusal' in read) throw asError(read.refusal);
      return read.record;
    }),
    bets: known.records.bets.handler(({ context: { session }, input }) => host.betsIn(session, input.id)),
  };
}
