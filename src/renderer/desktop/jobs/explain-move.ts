import { gameOf, rulesOf } from '#catalogue';
import { type Reason, reasonFor } from '#shared/bots/reason.ts';
import { runToEnd } from '#shared/bots/search/search.ts';
import { present } from '#shared/engine/collections.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';

/** Which move of which match. */
export interface MoveToExplain {
  readonly record: GameRecord;
  /** The number of its event. */
  readonly event: number;
}

/** Says why a bot made a move; null where nothing can be said. It takes a second. */
export function explainMove({ record, event }: MoveToExplain): Reason | null {
  const replayed = replay(record, rulesOf);
  if ('fault' in replayed) throw new Error('the record does not hold');
  const { match } = replayed;
  return runToEnd(reasonFor(present(gameOf(match.rules.id), 'game'), match, event)) ?? null;
}
