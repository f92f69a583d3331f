import type { EveningView } from '#shared/protocol/evening.ts';
import type { EveningTable } from '../session/evening/evening.ts';
import { bidiIsolated } from '../words/isolated.ts';
import type { Say } from '../words/say.ts';
import { sitterName } from './names.ts';
import { formatScore } from './scores.ts';

interface ResultHistoryProps {
  readonly table: EveningTable;
  readonly evening: Pick<EveningView, 'standings'>;
  readonly say: Say;
}

type Entry = EveningTable['entries'][number];

/** All that was entered at a table, the latest last: a corrected result keeps the one before, and says why. */
export function ResultHistory({ table, evening, say }: ResultHistoryProps) {
  const { entries } = table;
  if (!entries.some(({ deal, correction }) => deal !== null || correction)) return null;
  return (
    <ol className="entries">
      {[...entries.entries()].map(([k, entry]) => (
        <li key={k} data-stale={isStale(entry, entries.slice(k + 1))}>
          {entry.deal !== null && <b>{say('desk.entry.deal', { deal: entry.deal })}</b>}{' '}
          {inWords(entry, table, evening, say)}
          {entry.correction && <span className="small">{say('desk.entry.correction', entry.correction)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Another one about the same came later. */
function isStale({ deal }: Entry, later: readonly Entry[]): boolean {
  return later.some((one) => one.deal === deal);
}

function inWords({ scores }: Entry, { seats }: EveningTable, evening: ResultHistoryProps['evening'], say: Say): string {
  if (!scores) return say('account.broken off');
  const each = seats.map(
    (sitter, seat) => `${bidiIsolated(sitterName(sitter, evening, say))} ${formatScore(scores[seat] ?? 0)}`,
  );
  return each.join(' · ');
}
