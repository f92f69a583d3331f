import type { TableView } from '#shared/protocol/table.ts';
import { nameAt } from '../games/game.ts';
import { bidiIsolated } from '../words/isolated.ts';
import type { Say } from '../words/say.ts';

/** Of a deal that was played by its code: how the table that challenges had it, once it is over here. */
export function ChallengeResult({ table, say }: { readonly table: TableView; readonly say: Say }) {
  const { known, seats } = table;
  if (!known || known.scores.length === 0) return null;
  const scores = known.scores.map((score, seat) =>
    say('deals.elsewhere.at', { name: bidiIsolated(nameAt({ seated: seats, say }, seat)), score }),
  );
  return <p className="guessed">{say('deals.elsewhere', { scores: scores.join(', ') })}</p>;
}
