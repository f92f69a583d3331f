/** The streams of a table. Each is let in by a check, and stays as long as the same check lets it. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import type { PlayUpdate, TableView } from '#shared/protocol/table.ts';
import type { Ended, Outbox } from '../wire/outbox.ts';
import type { Teller } from '../wire/teller.ts';

type Stream = Ended & { end(why?: Refusal): void };

/** Why a stream may not be, if so. */
type Check = () => Refusal | undefined;

export class Onlookers {
  readonly #checks = new Map<Stream, Check>();
  readonly #tables = new Map<Outbox<TableView>, string>();
  readonly #plays = new Map<Outbox<PlayUpdate>, Viewer>();
  readonly #teller: Teller;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  /** Lets a stream in, or says why not. */
  admit(stream: Stream, check: Check): Refusal | undefined {
    const refused = check();
    if (refused) return refused;
    this.#checks.set(stream, check);
    stream.onEnd(() => this.#checks.delete(stream));
    return undefined;
  }

  /** A stream that was let in is told of the table, as this session sees it. */
  watchTable(stream: Outbox<TableView>, session: string): void {
    this.#tables.set(stream, session);
    stream.onEnd(() => this.#tables.delete(stream));
  }

  /** A stream that was let in is told of the match, as this viewer sees it. */
  watchPlay(stream: Outbox<PlayUpdate>, viewer: Viewer): void {
    this.#plays.set(stream, viewer);
    stream.onEnd(() => this.#plays.delete(stream));
  }

  tell(viewOf: (session: string) => TableView): void {
    for (const [stream, session] of this.#tables) this.#teller.tell(stream, () => viewOf(session));
  }

  show(viewer: Viewer, update: PlayUpdate): void {
    for (const [stream, watched] of this.#plays) if (watched === viewer) stream.put(update);
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
