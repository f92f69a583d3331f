import { refusal } from '#shared/engine/refusal.ts';
import type { FoundTable } from '#shared/protocol/lan.ts';
import type { Host } from '../host.ts';
import { asError, known, streamTo, told } from './guard.ts';

export function lanProcedures(_host: Host) {
  return {
    watch: known.lan.watch.handler(({ context: { caller }, signal }) =>
      told(streamTo<FoundTable[]>(caller, signal, true)),
    ),
    reach: known.lan.reach.handler(() => {
      throw asError(refusal('host', 'no-such-table'));
    }),
  };
}
