import { refusal } from '#shared/engine/refusal.ts';
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import type { Host } from '../host.ts';
import { refusalError, peopleOnly, streamValues, requireLocal, openStream } from './guard.ts';
import type { HostInfo } from './session.ts';

/** All of it makes this computer ask at others: only who sits at it may have that. */
export function lanProcedures(host: Host, { version }: HostInfo) {
  return {
    watch: peopleOnly.lan.watch.handler(({ context: { caller }, signal }) => {
      requireLocal(caller);
      const stream = openStream<DiscoveredTable[]>(caller, 'lan', signal, true);
      host.watchOtherHosts(stream);
      return streamValues(stream);
    }),
    reach: peopleOnly.lan.reach.handler(async ({ context: { caller }, input }) => {
      requireLocal(caller);
      const answer = await host.reachHost(input.address, version);
      if ('refusal' in answer) throw refusalError(answer.refusal);
      return answer.reached;
    }),
    diagnose: peopleOnly.lan.diagnose.handler(async ({ context: { caller }, input: { wish, address } }) => {
      requireLocal(caller);
      const diagnosis = await host.doctor?.(wish, address);
      if (!diagnosis) throw refusalError(refusal('host', 'too-many-messages'));
      return diagnosis;
    }),
  };
}
