/** Which sessions have a table open now. One may have it open in several streams. */
import type { Endable } from '../connections/stream-queue.ts';
import { Emitter } from '../time/emitter.ts';

interface PresenceEvents {
  /** Somebody has come or gone. */
  changed: undefined;
}

export class Presence extends Emitter<PresenceEvents> {
  readonly #streams = new Map<string, number>();

  /** The session is here as long as this stream of its own is open. */
  enter(session: string, stream: Endable): void {
    const before = this.#streams.get(session) ?? 0;
    this.#streams.set(session, before + 1);
    if (before === 0) this.emit('changed');
    stream.onEnd(() => this.#leave(session));
  }

  get here(): readonly string[] {
    return [...this.#streams.keys()];
  }

  isHere(session: string): boolean {
    return this.#streams.has(session);
  }

  /** How many are here beside these. */
  countOthers(sessions: ReadonlySet<string>): number {
    return [...this.#streams.keys()].filter((session) => !sessions.has(session)).length;
  }

  #leave(session: string): void {
    const left = (this.#streams.get(session) ?? 0) - 1;
    if (left > 0) this.#streams.set(session, left);
    else {
      this.#streams.delete(session);
      this.emit('changed');
    }
  }
}
