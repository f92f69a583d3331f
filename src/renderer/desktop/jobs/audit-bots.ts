import { gameOf, rulesOf } from '#catalogue';
import { type AuditedMove, auditOf } from '#shared/bots/audit.ts';
import { present } from '#shared/engine/collections.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';

/** Recomputes a record's bot moves: each of them, then `null`. It takes seconds. */
export function* auditBots(record: GameRecord): Generator<AuditedMove | null> {
  const replayed = replay(record, rulesOf);
  if ('fault' in replayed) throw new Error('the record does not hold');
  const { match, bots } = replayed;
  yield* auditOf(present(gameOf(match.rules.id), 'game'), match, bots);
  yield null;
}
