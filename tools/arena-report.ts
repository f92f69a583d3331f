/** What an arena found, for people. */
import { gameOf } from '#catalogue';
import type { MatchupStanding } from '../src/shared/bots/arena.ts';
import type { ConfidenceInterval } from '../src/shared/bots/confidence-interval.ts';
import type { MatchupSpec } from './arena-plan.ts';

export interface Table {
  readonly matchup: MatchupSpec;
  readonly standing: MatchupStanding;
  /** With `--half`, of the first of two matchups. */
  readonly beyondHalf?: ConfidenceInterval;
}

/**
 * One line for each pair, or for each kind where a table wins together; under a head for each game and number of seats.
 * As a ladder: one row for each kind, with its lead over each other.
 */
export function formatReport(tables: readonly Table[], isLadder = false): string {
  const groups = Object.values(Object.groupBy(tables, ({ matchup: { game, seats } }) => `${game} ${seats}`));
  return groups
    .map((here = []) => {
      const isCooperative = gameOf(here[0]?.matchup.game ?? '')?.isCooperative;
      if (isCooperative) return [headOf(here), ...here.map(cooperativeLine)].join('\n');
      return [headOf(here), ...(isLadder ? ladderRows(here) : here.map(pairLine))].join('\n');
    })
    .concat('')
    .join('\n');
}

const CELL = 16;

function ladderRows(tables: readonly Table[]): string[] {
  const kinds = [...new Set(tables.flatMap(({ matchup }) => matchup.bots))];
  const cell = (row: string, column: string): string => {
    const forth = tables.find(({ matchup: { bots } }) => bots[0] === row && bots[1] === column);
    const back = tables.find(({ matchup: { bots } }) => bots[0] === column && bots[1] === row);
    if (forth) return signed(forth.standing.lead);
    return back ? signed({ ...back.standing.lead, mean: -back.standing.lead.mean }) : '';
  };
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(CELL), ...cells.map((text) => text.padStart(CELL))].join('');
  const deals = Math.min(...tables.map(({ standing }) => standing.deals));
  return [
    line('', kinds),
    ...kinds.map((row) =>
      line(
        row,
        kinds.map((column) => cell(row, column)),
      ),
    ),
    `points a deal that a row is ahead of a column, ${deals} deals and more each`,
  ];
}

function headOf([first]: readonly Table[]): string {
  if (!first) return '';
  const { game, seats, options, seed, lone } = first.matchup;
  const settings = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return `${game}, ${seats} seats, seed ${seed}, ${settings.join(' ')}${lone ? ', one among the others' : ''}`;
}

function pairLine({ matchup: { bots }, standing: { deals, kinds, lead }, beyondHalf }: Table): string {
  const half = beyondHalf ? `\n  beyond half of the way there ${signed(beyondHalf)} a deal` : '';
  const won = kinds.map(({ won }) => percent(won));
  const ms = kinds.map(({ msAMove }) => msAMove.toFixed(1));
  return [
    bots.join(' : ').padEnd(28),
    `${signed(lead)} a deal`.padEnd(26),
    `won ${won.join(' : ')}`.padEnd(40),
    `${ms.join(' : ')} ms a move`.padEnd(28),
    `${deals} deals`,
    half,
  ].join('');
}

function cooperativeLine({ matchup: { bots }, standing: { deals, kinds } }: Table): string {
  const [kind] = kinds;
  if (!kind) return '';
  return `${bots.join('').padEnd(28)}won ${percent(kind.won).padEnd(24)}${kind.score.mean.toFixed(1)} points, ${deals} games`;
}

function signed({ mean, halfWidth }: ConfidenceInterval): string {
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)} ± ${halfWidth.toFixed(2)}`;
}

function percent({ mean, halfWidth }: ConfidenceInterval): string {
  return `${(100 * mean).toFixed(1)} ± ${(100 * halfWidth).toFixed(1)} %`;
}
