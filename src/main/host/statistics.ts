/**
 * The statistics: a line for each finished match, made of its record. It is no second truth: nothing of it is kept, and
 * what was made once is remembered only as long as the host runs.
 */
import { type Game, type MatchStatistics, wholeMatch } from '#shared/engine/game.ts';
import { type DeletionResult, MATCHES_PER_PAGE, type MatchSummary } from '#shared/protocol/match-history.ts';
import type { KeptMatch, StatisticsMatch, Store } from '../store/store.ts';
import { readMatch } from './table/match-records.ts';

/** What the book is made from. */
export interface MatchStatisticsDeps {
  readonly store: Store;
  gameOf(id: string): Game | undefined;
  /** Whether other tables still have to play what was played there: nothing of it is told. */
  isSecret(table: string): boolean;
  /** Whether something that goes on still needs this match: its table, or its evening. */
  isNeeded(match: Pick<KeptMatch, 'id' | 'tableId'>): boolean;
}

export class StatisticsRecorder {
  readonly #deps: MatchStatisticsDeps;
  /** By the match: one that is over is never another one. */
  readonly #lines = new Map<number, MatchSummary | undefined>();

  constructor(deps: MatchStatisticsDeps) {
    this.#deps = deps;
  }

  /**
   * The latest lines, or the latest before a match, and where to go on. What can't be read has no line, nor what is secret
   * as yet.
   */
  lines(before?: number): { readonly lines: readonly MatchSummary[]; readonly next: number | null } {
    const { store, isSecret } = this.#deps;
    const matches = store.allOver(MATCHES_PER_PAGE, before);
    const visible = matches.filter(({ tableId }) => !isSecret(tableId));
    const next = matches.length === MATCHES_PER_PAGE ? (matches.at(-1)?.id ?? null) : null;
    return { lines: visible.flatMap((match) => this.#lineOf(match) ?? []), next };
  }

  /** Deletes these matches for good, records and all; what is still needed stays. */
  remove(matches: readonly number[]): DeletionResult {
    const { store, isNeeded } = this.#deps;
    const there = [...new Set(matches)].flatMap((id) => store.overMatch(id) ?? []);
    const gone = there.filter((match) => !isNeeded(match)).map(({ id }) => id);
    if (gone.length > 0) store.deleteMatches(gone);
    for (const id of gone) this.#lines.delete(id);
    return { gone: gone.length, stay: there.length - gone.length };
  }

  #lineOf(match: StatisticsMatch): MatchSummary | undefined {
    if (!this.#lines.has(match.id)) this.#lines.set(match.id, this.#made(match));
    return this.#lines.get(match.id);
  }

  #made(match: StatisticsMatch): MatchSummary | undefined {
    const { store, gameOf } = this.#deps;
    const game = gameOf(match.game);
    const read = game && readMatch(store, game, match);
    if (!game || !read || 'refusal' in read || !read.record.result) return undefined;
    const { events, result } = read.record;
    const { contests, feats }: MatchStatistics = game.statistics?.({ events, result }) ?? {
      contests: [wholeMatch(result)],
      feats: [],
    };
    const { id, began, names, sessions } = match;
    return {
      id,
      game: match.game,
      began,
      seats: names.map((name, seat) => ({ name, bot: sessions[seat] === null })),
      scores: [...result.scores],
      winners: [...result.winners],
      contests: contests.map(({ won, lost }) => ({ won: [...won], lost: [...lost] })),
      feats: feats.map((feat) => ({ ...feat, values: { ...feat.values } })),
    };
  }
}
