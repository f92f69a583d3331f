/** Who watches the seals of a table: people's devices, which take part, and screens, which only look. */
import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { KeptTable } from '../../store/store.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import type { FairShuffleDeps } from '../fair-shuffle/fair-shuffle.ts';
import type { PresentDevice } from '../fair-shuffle/participants.ts';
import { seatedSessions, seatsOf } from './seating.ts';

/** What the seals need of the table. */
export interface ShuffleStreamsDeps {
  kept(): KeptTable;
  readonly connections: ConnectionInfo;
  /** Called when devices have come or gone. */
  onDevicesChanged(): void;
  /** Called when a seal has come a step further. */
  onStep(): void;
}

type Show = Parameters<FairShuffleDeps['publish']>[0];

export class ShuffleStreams {
  /** What a match's seals ask for. */
  readonly forShuffle: Pick<FairShuffleDeps, 'devices' | 'people' | 'publish'> = {
    devices: () => this.#devices(),
    people: () => this.#people(),
    publish: (view) => this.#show(view),
  };
  readonly #around: ShuffleStreamsDeps;
  /** The session of each stream; nothing for a screen's. */
  readonly #streams = new Map<StreamQueue<SealView>, string | undefined>();

  constructor(around: ShuffleStreamsDeps) {
    this.#around = around;
  }

  /** A stream that was let in; without a session it is a screen's. */
  watch(stream: StreamQueue<SealView>, session: string | undefined): void {
    this.#streams.set(stream, session);
    stream.onEnd(() => {
      this.#streams.delete(stream);
      this.#around.onDevicesChanged();
    });
    this.#around.onDevicesChanged();
  }

  #show(view: Show): void {
    for (const [stream, session] of this.#streams) stream.put(view(session));
    this.#around.onStep();
  }

  /** The devices that could take part, in the order in which they came. */
  #devices(): PresentDevice[] {
    const sessions = new Set([...this.#streams.values()].flatMap((session) => session ?? []));
    return [...sessions].map((session) => ({
      session,
      names: this.#namesOf(session),
      place: this.#around.connections.deviceOf(session),
    }));
  }

  /** The people who sit here. */
  #people(): { session: string; names: string[] }[] {
    return [...seatedSessions(this.#around.kept())].map((session) => ({ session, names: this.#namesOf(session) }));
  }

  #namesOf(session: string): string[] {
    const kept = this.#around.kept();
    return seatsOf(kept, session).flatMap((seat) => {
      const who = kept.seats[seat];
      return who?.kind === 'person' ? who.name : [];
    });
  }
}
