/** What the program would play in somebody's place, for who asks. Nobody else is told, waits, or can tell by anything. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Hint } from '#shared/protocol/hint.ts';
import type { Advisor } from '../bots/advisor.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { Buckets } from '../time/buckets.ts';
import type { Clock } from '../time/clock.ts';

/** So often a session may ask: one in four seconds, and some at once. */
const RATE = { perSecond: 0.25, atOnce: 6 };

/** What hints need to know of the table. */
export interface AroundHints {
  readonly advisor: Advisor;
  readonly clock: Clock;
  /** Whether a search knows the game. */
  readonly hasMind: boolean;
  isAllowed(): boolean;
  /** Whether numbered deals of an evening are played. */
  isNumbered(): boolean;
  /** Whether a deal is played that somebody knows by its code. */
  isChallenge(): boolean;
}

export type Hinted = { readonly hint: Hint } | { readonly refusal: Refusal };

export class Hints {
  readonly #around: AroundHints;
  readonly #asked: Buckets;
  /** The seats whose question is being thought about. */
  readonly #thinking = new Set<Seat>();

  constructor(around: AroundHints) {
    this.#around = around;
    this.#asked = new Buckets(around.clock, RATE);
  }

  /** A hint for a seat that this session holds, on what its person saw. */
  async ask(live: LiveMatch, session: string, seat: Seat, version: number): Promise<Hinted> {
    const { observation, moves, version: latest } = live.audience.latest(seat);
    const refused = this.#refuse(session, seat) ?? (version === latest ? undefined : refusal('host', 'stale'));
    if (refused) return { refusal: refused };
    if (moves.length === 0) return { refusal: refusal('hint', 'nothing-to-decide') };
    this.#asked.take(session);
    const pondering = this.#around.advisor.ask({ game: live.match.rules.id, observation, moves });
    this.#thinking.add(seat);
    // What the seat does not notice does not end the thought, either: that would tell.
    const unlisten = live.audience.listen(seat, () => pondering.drop());
    try {
      const hint = await pondering.hint;
      return hint ? { hint } : { refusal: refusal('host', 'stale') };
    } finally {
      unlisten();
      this.#thinking.delete(seat);
    }
  }

  #refuse(session: string, seat: Seat): Refusal | undefined {
    const { hasMind, isAllowed, isNumbered, isChallenge } = this.#around;
    if (!hasMind) return refusal('hint', 'no-hint-here');
    if (!isAllowed()) return refusal('hint', 'no-hints');
    if (isNumbered()) return refusal('hint', 'no-hints-numbered');
    if (isChallenge()) return refusal('hint', 'no-hints-challenge');
    if (this.#thinking.has(seat)) return refusal('hint', 'hint-thinking');
    const ms = this.#asked.wait(session);
    return ms > 0 ? refusal('hint', 'too-many-hints', { seconds: Math.ceil(ms / 1000) }) : undefined;
  }
}
