/** What the program would play in somebody's place, for who asks. Nobody else is told, waits, or can tell by anything. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Hint } from '#shared/protocol/table.ts';
import type { HintService } from '../bots/hint-thread.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { MatchDeps } from '../match/open-match.ts';
import type { Clock } from '../time/clock.ts';
import { TokenBuckets } from '../time/token-bucket.ts';
import type { TableState } from './table-state.ts';

// How often hints are asked for, and how many are thought about at once, at whatever tables of this host: one thread thinks.

/** So often a session may ask: one in four seconds, and some at once. */
const PER_SESSION = { perSecond: 0.25, atOnce: 6 };

/** So often a device may, by whatever sessions: a party that shares one. */
const PER_DEVICE = { perSecond: 1, atOnce: 12 };

/** So many are thought about at once for one device, and in all: each takes its part of the thread's memory. */
const MAX_CONCURRENT_PER_DEVICE = 3;
const MAX_CONCURRENT_HINTS = 12;

/** Who asks. */
interface HintRequester {
  readonly session: string;
  readonly device: string;
}

export class HintLimits {
  readonly #sessions: TokenBuckets;
  readonly #devices: TokenBuckets;
  /** The devices for which a hint is thought about now, once for each. */
  readonly #thinking: string[] = [];

  constructor(clock: Clock) {
    this.#sessions = new TokenBuckets(clock, PER_SESSION);
    this.#devices = new TokenBuckets(clock, PER_DEVICE);
  }

  /** Why none is thought about for this one now. */
  refuse({ session, device }: HintRequester): Refusal | undefined {
    const own = this.#thinking.filter((one) => one === device).length;
    if (own >= MAX_CONCURRENT_PER_DEVICE || this.#thinking.length >= MAX_CONCURRENT_HINTS)
      return refusal('hint', 'hint-thinking');
    const ms = Math.max(this.#sessions.wait(session), this.#devices.wait(device));
    return ms > 0 ? refusal('hint', 'too-many-hints', { seconds: Math.ceil(ms / 1000) }) : undefined;
  }

  /** One is thought about, and counts; the answer is to be called when it is at its end. */
  begin({ session, device }: HintRequester): () => void {
    this.#sessions.take(session);
    this.#devices.take(device);
    this.#thinking.push(device);
    return () => void this.#thinking.splice(this.#thinking.indexOf(device), 1);
  }
}

export interface HintsDeps extends Pick<MatchDeps, 'game' | 'duplicateDeals'> {
  readonly hintService: HintService;
  /** Of all tables together. */
  readonly hintLimits: HintLimits;
  readonly connections: ConnectionInfo;
}

export type HintAnswer = { readonly hint: Hint } | { readonly refusal: Refusal };

export class Hints {
  readonly #state: TableState;
  readonly #deps: HintsDeps;
  /** The seats whose question is being thought about. */
  readonly #thinking = new Set<Seat>();

  constructor(state: TableState, deps: HintsDeps) {
    this.#state = state;
    this.#deps = deps;
  }

  /** A hint for a seat that this session holds, on what its person saw. */
  async ask(live: LiveMatch, session: string, seat: Seat, version: number): Promise<HintAnswer> {
    const { observation, moves, version: latest } = live.feeds.latest(seat);
    const asking = { session, device: this.#deps.connections.deviceOf(session) };
    const refused = this.#refuse(asking, seat) ?? (version === latest ? undefined : refusal('host', 'stale'));
    if (refused) return { refusal: refused };
    if (moves.length === 0) return { refusal: refusal('hint', 'nothing-to-decide') };
    const pondering = this.#deps.hintService.ask({ game: live.match.rules.id, observation, moves });
    const end = this.#deps.hintLimits.begin(asking);
    this.#thinking.add(seat);
    // What the seat does not notice does not end the thought, either: that would tell.
    const unlisten = live.feeds.subscribe(seat, () => pondering.drop());
    try {
      const hint = await pondering.hint;
      return hint ? { hint } : { refusal: refusal('host', 'stale') };
    } finally {
      unlisten();
      end();
      this.#thinking.delete(seat);
    }
  }

  #refuse(asking: Parameters<HintLimits['refuse']>[0], seat: Seat): Refusal | undefined {
    const { game, duplicateDeals, hintLimits } = this.#deps;
    const { settings, dealt } = this.#state.kept;
    if (!game.searchModel) return refusal('hint', 'no-hint-here');
    if (!settings.hints) return refusal('hint', 'no-hints');
    if (duplicateDeals?.()) return refusal('hint', 'no-hints-numbered');
    if (dealt !== '') return refusal('hint', 'no-hints-challenge');
    if (this.#thinking.has(seat)) return refusal('hint', 'hint-thinking');
    return hintLimits.refuse(asking);
  }
}
