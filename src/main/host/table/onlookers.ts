/** The streams of a table. Each is let in by a check, and stays as long as the same check lets it. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import type { PlayUpdate, TableView } from '#shared/protocol/table.ts';
import type { Endable, StreamQueue } from '../wire/outbox.ts';
import type { Broadcaster } from '../wire/teller.ts';

type Stream = Endable & { end(why?: Refusal): void };

/** Why a stream may not be, if so. */
type AccessCheck = () => Refusal | undefined;

export class AdmittedStreams {
  readonly #checks = new Map<Stream, AccessCheck>();
  readonly #tables = new Map<StreamQueue<TableView>, string>();
  readonly #plays = new Map<StreamQueue<PlayUpdate>, Viewer>();
  readonly #teller: Broadcaster;

  constructor(teller: Broadcaster) {
    this.#teller = teller;
  }

  /** Lets a stream in, or says why not. */
  admit(stream: Stream, check: AccessCheck): Refusal | undefined {
    const refused = check();
    if (refused) return refused;
    this.#checks.set(stream, check);
    stream.onEnd(() => this.#checks.delete(stream));
    return undefined;
  }

  /** A stream that was let in is told of the table, as this session sees it. */
  watchTable(stream: StreamQueue<TableView>, session: string): void {
    this.#tables.set(stream, session);
    stream.onEnd(() => this.#tables.delete(stream));
  }

  /** A stream that was let in is told of the match, as this viewer sees it. */
  watchPlay(stream: StreamQueue<PlayUpdate>, viewer: Viewer): void {
    this.#plays.set(stream, viewer);
    stream.onEnd(() => this.#plays.delete(stream));
  }

  publishTable(viewOf: (session: string) => TableView): void {
    for (const [stream, session] of this.#tables) this.#teller.send(stream, () => viewOf(session));
  }

  publishUpdate(viewer: Viewer, update: PlayUpdate): void {
    for (const [stream, watched] of this.#plays) if (watched === viewer) stream.put(update);
  }

  /** Something has changed: streams that would not be let in now end, and say why. */
  endRefused(): void {
    for (const [stream, check] of [...this.#checks]) {
      const refused = check();
      if (refused) stream.end(refused);
    }
  }

  /** All streams end. */
  endAll(why: Refusal): void {
    for (const stream of [...this.#checks.keys()]) stream.end(why);
  }
}
