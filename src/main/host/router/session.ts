import type { Host } from '../host.ts';
import { throwIfRefused, anybody } from './guard.ts';

/** What the host says of itself to who greets it. */
export interface HostInfo {
  readonly host: string;
  readonly version: string;
  readonly notice?: string;
  /** The print of its key (shared/noise): links that lead here carry it. */
  readonly key?: string;
}

export function sessionProcedures(host: Host, about: HostInfo) {
  return {
    greet: anybody.session.greet.handler(async ({ context: { caller }, input }) => {
      const unknown = input.token !== undefined && host.sessions.find(input.token) === undefined;
      if (unknown) await host.caughtUp?.();
      // Greeting again proves that the line holds: only a session that has moved on is told so.
      if (caller.greeting) throwIfRefused(caller.refuse());
      const { token } = host.greet(caller, input.token, input.role === 'screen');
      return { token, rights: host.rightsOf(caller), ...about };
    }),
  };
}
