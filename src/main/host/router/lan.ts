import { refusal } from '#shared/engine/refusal.ts';
import type { FoundTable } from '#shared/protocol/lan.ts';
import type { Host } from '../host.ts';
import { asError, known, listed, onlyAtHome, streamTo } from './guard.ts';
import type { About } from './session.ts';

/** All of it makes this computer ask at others: only who sits at it may have that. */
export function lanProcedures(host: Host, { version }: About) {
  return {
    watch: known.lan.watch.handler(({ context: { caller }, signal }) => {
      onlyAtHome(caller);
      const stream = streamTo<FoundTable[]>(caller, 'lan', signal, true);
      host.watchOtherHosts(stream);
      return listed(stream);
    }),
    reach: known.lan.reach.handler(async ({ context: { caller }, input }) => {
      onlyAtHome(caller);
      const answer = await host.reachHost(input.address, version);
      if ('refusal' in answer) throw asError(answer.refusal);
      return answer.reached;
    }),
    diagnose: known.lan.diagnose.handler(async ({ context: { caller }, input: { wish, address } }) => {
      onlyAtHome(caller);
      const diagnosis = await host.doctor?.(wish, address);
      if (!diagnosis) throw asError(refusal('host', 'too-many-messages'));
      return diagnosis;
    }),
  };
}
