/** Tables where this device plays against bots alone: of each game one is enough, whoever comes and goes. */
import type { TableSummary } from '#shared/protocol/table.ts';

/** Those of a game, in the order in which they were laid. A match for practice is none: it is the end of another one. */
function againstBots(tables: readonly TableSummary[], game: string): TableSummary[] {
  return tables.filter(
    (table) =>
      table.game === game &&
      table.host &&
      !table.practice &&
      table.mine.length === 1 &&
      table.seats.every(({ kind }, seat) => kind === 'bot' || table.mine.includes(seat)),
  );
}

/** The one that is being played: it is gone on with, before another one is begun. */
export function unfinishedBotTable(tables: readonly TableSummary[], game: string): TableSummary | undefined {
  return againstBots(tables, game).findLast(({ stage }) => stage === 'playing');
}

/** Those whose match is over: it lies among the records, and the table makes room for the next one. */
export function finishedBotTables(tables: readonly TableSummary[], game: string): TableSummary[] {
  return againstBots(tables, game).filter(({ stage }) => stage === 'over');
}
