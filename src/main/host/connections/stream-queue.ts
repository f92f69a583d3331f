/** One client's stream: what is put in comes out in order, until the client leaves or the host ends it. */
import type { Refusal } from '#shared/engine/refusal.ts';
import { THIS_COMPUTER } from './client-device.ts';

export interface Endable {
  /** Called once when the stream has ended, whoever ended it; at once if it has. */
  onEnd(call: () => void): void;
}

export interface StreamQueue<T> extends Endable {
  /** Whose it is, for counting. */
  readonly device: string;
  readonly isOver: boolean;
  put(value: T): void;
  /** Ends the stream after what was put in before; with a refusal, that is what the client gets last. */
  end(refusal?: Refusal): void;
  /** All values in order; returns why the stream ended, if there is a reason. For one reader. */
  read(): AsyncGenerator<T, Refusal | undefined>;
}

/** `latestOnly`: a value that was not read yet makes room for the next one. `signal` aborts when the client leaves. */
export function openStreamQueue<T>(signal?: AbortSignal, latestOnly = false, device = THIS_COMPUTER): StreamQueue<T> {
  const waiting: T[] = [];
  const ends: (() => void)[] = [];
  let over = false;
  let reason: Refusal | undefined;
  let wake = (): void => undefined;

  function end(refusal?: Refusal): void {
    if (over) return;
    over = true;
    reason = refusal;
    signal?.removeEventListener('abort', leave);
    wake();
    for (const call of ends) call();
  }
  function leave(): void {
    waiting.length = 0;
    end();
  }
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();

  return {
    device,
    get isOver() {
      return over;
    },
    put(value) {
      if (over) return;
      if (latestOnly) waiting.length = 0;
      waiting.push(value);
      wake();
    },
    end,
    async *read() {
      for (;;) {
        for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) yield value;
        if (over) return reason;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    onEnd(call) {
      if (over) call();
      else ends.push(call);
    },
  };
}
