/** The streams of a table. Each is let in by a check, and stays as long as the same check lets it. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Ended } from './outbox.ts';

type Stream = Ended & { end(why?: Refusal): void };

/** Why a stream may not be, if so. */
export type Check = () => Refusal | undefined;

export class Admission {
  readonly #checks = new Map<Stream, Check>();

  /** Lets a stream in, or says why not. */
  admit(stream: Stream, check: Check): Refusal | undefined {
    const refused = check();
    if (refused) return refused;
    this.#checks.set(stream, check);
    stream.onEnd(() => this.#checks.delete(stream));
    return undefined;
  }

  /** Something has changed: streams that would not be let in now end, and say why. */
  review(): void {
    for (const [stream, check] of [...this.#checks]) {
      const refused = check();
      if (refused) stream.end(refused);
    }
  }

  /** All streams end. */
  end(why: Refusal): void {
    for (const stream of [...this.#checks.keys()]) stream.end(why);
  }
}
