/** The devices that have been on this host and may come back without a code: who sits at this computer sees them, and says what they may. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { KnownDevice } from '#shared/protocol/host-contract.ts';
import type { Store } from '../store/store.ts';
import type { Callers } from './connections/callers.ts';
import type { Sessions } from './connections/sessions.ts';
import { Emitter } from './time/emitter.ts';

/** What it needs of the host. */
export interface KnownDevicesDeps {
  readonly sessions: Sessions;
  readonly callers: Callers;
  readonly store: Pick<Store, 'session'>;
}

interface KnownDevicesEvents {
  /** This session is nobody's any more. */
  forgotten: string;
}

export class KnownDevices extends Emitter<KnownDevicesEvents> {
  readonly #deps: KnownDevicesDeps;

  constructor(deps: KnownDevicesDeps) {
    super();
    this.#deps = deps;
  }

  /** Those used last first; `asking` is the session that wants to know. */
  list(asking: string): KnownDevice[] {
    const { sessions, callers } = this.#deps;
    return sessions.known().map(({ id, name, device, seen, opens }) => {
      const here = callers.isConnected(id);
      return { id, name, device, seen: new Date(seen).toISOString(), opens, here, own: id === asking };
    });
  }

  /** Who sits at this computer names a device to open tables, or does so no more. */
  letOpen(session: string, opens: boolean): Refusal | undefined {
    if (!this.#deps.store.session(session)) return refusal('host', 'no-such-device');
    this.#deps.sessions.setMayOpenTables(session, opens);
    return undefined;
  }

  /** Who sits at this computer wants to know a device no more: its token is worth nothing, and its line ends. */
  forget(session: string, asking: string): Refusal | undefined {
    const { sessions, callers, store } = this.#deps;
    if (session === asking) return refusal('host', 'that-is-you');
    if (!store.session(session)) return refusal('host', 'no-such-device');
    sessions.forget(session);
    this.emit('forgotten', session);
    callers.hangUp(session, 'forgotten');
    return undefined;
  }
}
