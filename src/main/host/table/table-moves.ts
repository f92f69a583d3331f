/** What is done in a table's match by who sits there: a move, what is asked about one, a part of a seal. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { SealId } from '#shared/fair-shuffle/commitment.ts';
import type { KeptTable } from '../../store/store.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { SeenUpdate, TableMatch } from '../match/table-match.ts';
import type { HintAnswer, Hints } from './hints.ts';
import { holdsSeat, seatsOf } from './seating.ts';

/** What playing needs of the table. */
export interface TableMovesDeps {
  kept(): KeptTable;
  readonly match: TableMatch;
  readonly hints: Hints;
  /** Tells everybody who watches the table how it is now. */
  onChanged(): void;
}

export class TableMoves {
  readonly #around: TableMovesDeps;

  constructor(around: TableMovesDeps) {
    this.#around = around;
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
    return 'reason' in live ? { refusal: live } : this.#around.hints.ask(live, session, seat, seen.version);
  }

  /** This session's people have looked long enough at the score. */
  endScorePause(session: string): Refusal | undefined {
    const { kept, match, onChanged: tell } = this.#around;
    const seats = seatsOf(kept(), session);
    if (seats.length === 0) return refusal('host', 'not-your-seat');
    match.running?.endScorePause(seats);
    tell();
    return undefined;
  }

  /** A device's commitment to its part in a seal. Answers once it is kept, or why it is not. */
  async commit(session: string, seal: Omit<SealId, 'match'>, commitment: string): Promise<Refusal | undefined> {
    const { shuffle: sealing } = this.#around.match.running ?? {};
    return sealing ? sealing.commit(session, seal, commitment) : refusal('host', 'no-match');
  }

  /** A device's part, shown. Answers once it is kept, or why it is not. */
  async reveal(session: string, seal: Omit<SealId, 'match'>, part: string): Promise<Refusal | undefined> {
    const { shuffle: sealing } = this.#around.match.running ?? {};
    return sealing ? sealing.reveal(session, seal, part) : refusal('host', 'no-match');
  }

  /** The match that this session's seat plays and has seen. */
  #playedBy(session: string, seat: Seat, seen: SeenUpdate): LiveMatch | Refusal {
    const { kept, match } = this.#around;
    if (!holdsSeat(kept(), session, seat)) return refusal('host', 'not-your-seat');
    const { stage, running } = match;
    if (stage !== 'playing' || !running) return refusal('host', 'no-match');
    return seen.match === kept().match ? running.live : refusal('host', 'stale');
  }
}
