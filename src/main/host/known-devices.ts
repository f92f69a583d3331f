/** The devices that have been in this house and may come back without a code: home sees them, and says what they may. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { KnownDevice } from '#shared/protocol/host-rights.ts';
import type { Store } from '../store/store.ts';
import type { Callers } from './connections/callers.ts';
import type { Sessions } from './connections/sessions.ts';

/** What it needs of the host. */
export interface KnownDevicesDeps {
  readonly sessions: Sessions;
  readonly callers: Callers;
  readonly store: Pick<Store, 'session'>;
  /** A session is nobody's any more: the room lets go of it. */
  onForgotten(session: string): void;
}

export class KnownDevices {
  readonly #around: KnownDevicesDeps;

  constructor(around: KnownDevicesDeps) {
    this.#around = around;
  }

  /** Those used last first; `asking` is the session that wants to know. */
  list(asking: string): KnownDevice[] {
    const { sessions, callers } = this.#around;
    return sessions.known().map(({ id, name, device, seen, opens }) => {
      const here = callers.isConnected(id);
      return { id, name, device, seen: new Date(seen).toISOString(), opens, here, own: id === asking };
    });
  }

  /** Home names a device to open tables, or does so no more. */
  letOpen(session: string, opens: boolean): Refusal | undefined {
    if (!this.#around.store.session(session)) return refusal('host', 'no-such-device');
    this.#around.sessions.setMayOpenTables(session, opens);
    return undefined;
  }

  /** Home wants to know a device no more: its token is worth nothing, and its line ends. */
  forget(session: string, asking: string): Refusal | undefined {
    const { sessions, callers, store, onForgotten: forgotten } = this.#around;
    if (session === asking) return refusal('host', 'that-is-you');
    if (!store.session(session)) return refusal('host', 'no-such-device');
    sessions.forget(session);
    forgotten(session);
    callers.hangUp(session, 'forgotten');
    return undefined;
  }
}
