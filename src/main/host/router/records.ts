import { refusal } from '#shared/engine/refusal.ts';
import type { Host } from '../host.ts';
import { asError, known } from './guard.ts';

export function recordProcedures(_host: Host) {
  return {
    list: known.records.list.handler(() => []),
    get: known.records.get.handler(() => {
      throw asError(refusal('host', 'match-not-over'));
    }),
  };
}
