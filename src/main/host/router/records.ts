import type { Host } from '../host.ts';
import { latestFor, lineFor, readBets, readRecord, recordsOf } from '../table/records.ts';
import { asError, known } from './guard.ts';

export function recordProcedures(host: Host) {
  return {
    list: known.records.list.handler(({ context: { session }, input }) => recordsOf(host.shelf, session, input.before)),
    latest: known.records.latest.handler(({ context: { session }, input }) => {
      const latest = latestFor(host.shelf, session, input.table);
      if ('refusal' in latest) throw asError(latest.refusal);
      return latest.id;
    }),
    line: known.records.line.handler(
      ({ context: { session }, input }) => lineFor(host.shelf, session, input.id) ?? null,
    ),
    get: known.records.get.handler(({ context: { session }, input }) => {
      const read = readRecord(host.shelf, session, input.id);
      if ('refusal' in read) throw asError(read.refusal);
      return read.record;
    }),
    bets: known.records.bets.handler(({ context: { session }, input }) => readBets(host.shelf, session, input.id)),
  };
}
