/** Who watches the evening. A few hear of each change at once; of many, what changes soon after each other is told as one. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { Outbox } from '../wire/outbox.ts';
import type { Teller } from '../wire/teller.ts';

const FEW = 16;
const TOGETHER = 250;

export interface AroundAudience {
  /** What this session is told. */
  view(session: string): EveningView | null;
  /** Why it is told nothing any more. */
  refuse(session: string): Refusal | undefined;
}

export class Audience {
  readonly #clock: Clock;
  readonly #teller: Teller;
  readonly #around: AroundAudience;
  readonly #streams = new Map<Outbox<EveningView | null>, string>();
  /** While this runs, news are gathered. */
  #gathering: Cancel | undefined;

  constructor(clock: Clock, teller: Teller, around: AroundAudience) {
    this.#clock = clock;
    this.#teller = teller;
    this.#around = around;
  }

  watch(session: string, stream: Outbox<EveningView | null>): void {
    this.#streams.set(stream, session);
    stream.onEnd(() => this.#streams.delete(stream));
    stream.put(this.#around.view(session));
  }

  /** Who is not in the room any more hears nothing. */
  review(): void {
    for (const [stream, session] of [...this.#streams]) {
      const refused = this.#around.refuse(session);
      if (refused) stream.end(refused);
    }
  }

  /** Something is another now. */
  tell(): void {
    if (this.#gathering) return;
    if (this.#streams.size <= FEW) this.#tellAll();
    else this.#gathering = this.#clock.after(TOGETHER, () => this.#tellAll());
  }

  stop(): void {
    this.#gathering?.();
    for (const stream of [...this.#streams.keys()]) stream.end();
  }

  #tellAll(): void {
    this.#gathering = undefined;
    for (const [stream, session] of this.#streams) this.#teller.tell(stream, () => this.#around.view(session));
  }
}
