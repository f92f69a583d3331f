/** Who watches the seals of a table: people's devices, which take part, and screens, which only look. */
import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import type { PresentDevice, ShuffleDevices } from '../fair-shuffle/participants.ts';
import { Emitter } from '../time/emitter.ts';
import { nameOn, seatedSessions, seatsOf } from './seating.ts';
import type { TableState } from './table-state.ts';

interface ShuffleStreamsEvents {
  /** Devices have come or gone. */
  devicesChanged: undefined;
  /** A shuffle has come a step further. */
  step: undefined;
}

export class ShuffleStreams extends Emitter<ShuffleStreamsEvents> implements ShuffleDevices {
  readonly #state: TableState;
  readonly #connections: ConnectionInfo;
  /** The session of each stream; nothing for a screen's. */
  readonly #streams = new Map<StreamQueue<SealView>, string | undefined>();

  constructor(state: TableState, connections: ConnectionInfo) {
    super();
    this.#state = state;
    this.#connections = connections;
  }

  /** A stream that was let in; without a session it is a screen's. */
  watch(stream: StreamQueue<SealView>, session: string | undefined): void {
    this.#streams.set(stream, session);
    stream.onEnd(() => {
      this.#streams.delete(stream);
      this.emit('devicesChanged');
    });
    this.emit('devicesChanged');
  }

  /** Tells everybody who watches how a shuffle looks now: to a session, or to a screen. */
  publish(view: (session: string | undefined) => SealView): void {
    for (const [stream, session] of this.#streams) stream.put(view(session));
    this.emit('step');
  }

  /** The devices that could take part, in the order in which they came. */
  devices(): PresentDevice[] {
    const sessions = new Set([...this.#streams.values()].flatMap((session) => session ?? []));
    return [...sessions].map((session) => ({
      session,
      names: this.#namesOf(session),
      place: this.#connections.deviceOf(session),
    }));
  }

  /** The people who sit here. */
  people(): { session: string; names: string[] }[] {
    return [...seatedSessions(this.#state.kept)].map((session) => ({ session, names: this.#namesOf(session) }));
  }

  #namesOf(session: string): string[] {
    const { kept } = this.#state;
    return seatsOf(kept, session).flatMap((seat) => nameOn(kept, session, seat) ?? []);
  }
}
