/** What is done in a table's match by who sits there: a move, what is asked about one, a part of a seal. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { SealId } from '#shared/fair-shuffle/commitment.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { SeenUpdate } from '../match/viewer-feeds.ts';
import { Emitter } from '../time/emitter.ts';
import type { HintAnswer, Hints } from './hints.ts';
import { holdsSeat, seatsOf } from './seating.ts';
import type { TableState } from './table-state.ts';

interface TableMovesEvents {
  /** Somebody has looked long enough at the score. */
  changed: undefined;
}

export class TableMoves extends Emitter<TableMovesEvents> {
  readonly #state: TableState;
  readonly #hints: Hints;

  constructor(state: TableState, hints: Hints) {
    super();
    this.#state = state;
    this.#hints = hints;
  }

  /** A seat's move, made on what its person saw. Answers once it is kept, or why it is not. */
  async move(session: string, seat: Seat, seen: SeenUpdate, move: unknown): Promise<Refusal | undefined> {
    const live = this.#playedBy(session, seat, seen);
    return 'reason' in live ? live : live.move(seat, move, seen.version);
  }

  /** Why the rules would refuse that move; nothing if they would not. Nothing is played. */
  why(session: string, seat: Seat, seen: SeenUpdate, move: unknown): Refusal | undefined {
    const live = this.#playedBy(session, seat, seen);
    return 'reason' in live ? live : live.why(seat, move, seen.version);
  }

  /** What the program would play on that seat, for who sits there. */
  async hint(session: string, seat: Seat, seen: SeenUpdate): Promise<HintAnswer> {
    const live = this.#playedBy(session, seat, seen);
    return 'reason' in live ? { refusal: live } : this.#hints.ask(live, session, seat, seen.version);
  }

  /** This session's people have looked long enough at the score. */
  endScorePause(session: string): Refusal | undefined {
    const { kept, live } = this.#state;
    const seats = seatsOf(kept, session);
    if (seats.length === 0) return refusal('host', 'not-your-seat');
    live?.scorePause.markReady(seats);
    live?.peopleChanged();
    this.emit('changed');
    return undefined;
  }

  /** A device's commitment to its part in a seal. Answers once it is kept, or why it is not. */
  async commit(session: string, seal: Omit<SealId, 'match'>, commitment: string): Promise<Refusal | undefined> {
    const { shuffle } = this.#state.live ?? {};
    return shuffle ? shuffle.commit(session, seal, commitment) : refusal('host', 'no-match');
  }

  /** A device's part, shown. Answers once it is kept, or why it is not. */
  async reveal(session: string, seal: Omit<SealId, 'match'>, part: string): Promise<Refusal | undefined> {
    const { shuffle } = this.#state.live ?? {};
    return shuffle ? shuffle.reveal(session, seal, part) : refusal('host', 'no-match');
  }

  /** The match that this session's seat plays and has seen. */
  #playedBy(session: string, seat: Seat, seen: SeenUpdate): LiveMatch | Refusal {
    const { kept, stage, live } = this.#state;
    if (!holdsSeat(kept, session, seat)) return refusal('host', 'not-your-seat');
    if (stage !== 'playing' || !live) return refusal('host', 'no-match');
    return seen.match === kept.match ? live : refusal('host', 'stale');
  }
}
