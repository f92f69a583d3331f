/** What is computed of a whole match, from its record. Each takes a second or more, and throws where the record does not hold. */
import { gameOf, rulesOf } from '#catalogue';
import { type AuditedMove, auditOf } from '#shared/bots/audit.ts';
import { type Reason, reasonFor } from '#shared/bots/reason.ts';
import { runToEnd } from '#shared/bots/search/search.ts';
import { present } from '#shared/engine/collections.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';
import type { Chapter } from '#shared/protocol/story.ts';
import { tellStory } from '#shared/story/story.ts';

/** The match of a record that holds, its game and its bots. */
export function replayed(record: GameRecord) {
  const again = replay(record, rulesOf);
  if ('fault' in again) throw new Error('the record does not hold');
  const { match, bots } = again;
  return { match, bots, game: present(gameOf(match.rules.id), 'game') };
}

/** Recomputes a record's bot moves: each of them, then `null`. */
export function* auditBots(record: GameRecord): Generator<AuditedMove | null> {
  const { game, match, bots } = replayed(record);
  yield* auditOf(game, match, bots);
  yield null;
}

/** What there is to tell of a match from a file, which names nobody. */
export function chooseStory(record: GameRecord): Chapter[] {
  const { game, match } = replayed(record);
  return runToEnd(tellStory(match, game, []));
}

/** Why the move of this event was made; null where nothing can be said. */
export function explainMove({ record, event }: { record: GameRecord; event: number }): Reason | null {
  const { game, match } = replayed(record);
  return runToEnd(reasonFor(game, match, event)) ?? null;
}
