import '../../styles/bets.css';
import { useBets } from '../../client/tables/bets.ts';
import { bidiIsolated, nameList } from '../../i18n/names.ts';
import type { BettingProps } from './Betting.tsx';

/** Shows everybody at the table who guessed right, at the end of a deal. Renders nothing without bets. */
export function BetResults({ table, words: { say } }: BettingProps) {
  const bets = useBets(table.id);
  if (bets?.match !== table.match || !bets.out || bets.open) return null;
  const right = bets.out.bets.filter(({ points }) => points > 0);
  const names = right.map(({ name, points, total }) =>
    say(total > points ? 'bets.points.total' : 'bets.points', { name: bidiIsolated(name), points, total }),
  );
  return (
    <p className="guessed small">
      {right.length > 0 ? say('bets.guessed', { names: nameList(names) }) : say('bets.guessed.nobody')}
    </p>
  );
}
