/** Who watches the evening. A few hear of each change at once; of many, what changes soon after each other is told as one. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { StreamQueue } from '../wire/outbox.ts';
import type { Broadcaster } from '../wire/teller.ts';

const COALESCE_ABOVE_STREAMS = 16;
const COALESCE_MS = 250;

export interface EveningSubscribersDeps {
  /** What this session is told. */
  view(session: string): EveningView | null;
  /** Why it is told nothing any more. */
  refuse(session: string): Refusal | undefined;
}

export class EveningSubscribers {
  readonly #clock: Clock;
  readonly #teller: Broadcaster;
  readonly #around: EveningSubscribersDeps;
  readonly #streams = new Map<StreamQueue<EveningView | null>, string>();
  /** While this runs, news are gathered. */
  #gathering: Cancel | undefined;

  constructor(clock: Clock, teller: Broadcaster, around: EveningSubscribersDeps) {
    this.#clock = clock;
    this.#teller = teller;
    this.#around = around;
  }

  watch(session: string, stream: StreamQueue<EveningView | null>): void {
    this.#streams.set(stream, session);
    stream.onEnd(() => this.#streams.delete(stream));
    stream.put(this.#around.view(session));
  }

  /** Who is not in the room any more hears nothing. */
  endRefused(): void {
    for (const [stream, session] of [...this.#streams]) {
      const refused = this.#around.refuse(session);
      if (refused) stream.end(refused);
    }
  }

  /** Something is another now. */
  publish(): void {
    if (this.#gathering) return;
    if (this.#streams.size <= COALESCE_ABOVE_STREAMS) this.#tellAll();
    else this.#gathering = this.#clock.after(COALESCE_MS, () => this.#tellAll());
  }

  stop(): void {
    this.#gathering?.();
    for (const stream of [...this.#streams.keys()]) stream.end();
  }

  #tellAll(): void {
    this.#gathering = undefined;
    for (const [stream, session] of this.#streams) this.#teller.send(stream, () => this.#around.view(session));
  }
}
