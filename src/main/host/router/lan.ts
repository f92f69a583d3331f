import { refusal } from '#shared/engine/refusal.ts';
import type { FoundTable } from '#shared/protocol/lan.ts';
import type { Host } from '../host.ts';
import { asError, known, streamTo, told } from './guard.ts';
import type { About } from './session.ts';

export function lanProcedures(host: Host, { version }: About) {
  return {
    watch: known.lan.watch.handler(({ context: { caller }, signal }) => {
      const stream = streamTo<FoundTable[]>(caller, signal, true);
      host.watchOtherHosts(stream);
      return told(stream);
    }),
    reach: known.lan.reach.handler(async ({ context: { caller }, input }) => {
      // It makes this computer ask at others: only who sits at it may have that.
      if (!caller.isAtHome) throw asError(refusal('host', 'only-at-this-computer'));
      const answer = await host.reachHost(input.address, version);
      if ('refusal' in answer) throw asError(answer.refusal);
      return answer.reached;
    }),
  };
}
