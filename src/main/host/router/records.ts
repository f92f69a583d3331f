import type { Host } from '../host.ts';
import { latestFor, summaryFor, readBets, readRecord, recordsOf } from '../table/records.ts';
import { refusalError, peopleOnly } from './guard.ts';

export function recordProcedures(host: Host) {
  return {
    list: peopleOnly.records.list.handler(({ context: { session }, input }) => recordsOf(host.recordAccess, session, input.before)),
    latest: peopleOnly.records.latest.handler(({ context: { session }, input }) => {
      const latest = latestFor(host.recordAccess, session, input.table);
      if ('refusal' in latest) throw refusalError(latest.refusal);
      return latest.id;
    }),
    line: peopleOnly.records.line.handler(
      ({ context: { session }, input }) => summaryFor(host.recordAccess, session, input.id) ?? null,
    ),
    get: peopleOnly.records.get.handler(({ context: { session }, input }) => {
      const read = readRecord(host.recordAccess, session, input.id);
      if ('refusal' in read) throw refusalError(read.refusal);
      return read.record;
    }),
    bets: peopleOnly.records.bets.handler(({ context: { session }, input }) => readBets(host.recordAccess, session, input.id)),
  };
}
