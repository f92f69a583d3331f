/** Recomputes a record's bot moves in a worker. In: the record; out: each bot move, then `null`. */

import { gameOf, rulesOf } from '#catalogue';
import { auditOf } from '#shared/bots/audit.ts';
import { present } from '#shared/engine/collections.ts';
import { replay } from '#shared/engine/replay.ts';

addEventListener('message', ({ data: record }: MessageEvent<unknown>) => {
  const replayed = replay(record, rulesOf);
  if ('fault' in replayed) throw new Error('the record does not hold');
  const { match, bots } = replayed;
  for (const audited of auditOf(present(gameOf(match.rules.id), 'game'), match, bots)) postMessage(audited);
  postMessage(null);
});
