/** What an arena found, for people. */
import type { MatchupStanding } from '../src/shared/bots/arena.ts';
import type { ConfidenceInterval } from '../src/shared/bots/confidence-interval.ts';
import type { Game } from '../src/shared/engine/game.ts';
import type { MatchupSpec } from './arena-plan.ts';

export interface Table {
  readonly paper: MatchupSpec;
  readonly standing: MatchupStanding;
  /** With `--half`, of the first of two papers. */
  readonly beyondHalf?: ConfidenceInterval;
}

/** One line for each pair, or for each kind where a table wins together; under a head for each number of seats. */
export function formatReport({ isCooperative: together }: Game, tables: readonly Table[]): string {
  const sizes = [...new Set(tables.map(({ paper }) => paper.seats))];
  return sizes
    .map((seats) => {
      const here = tables.filter(({ paper }) => paper.seats === seats);
      return [headOf(here), ...here.map(together ? cooperativeLine : pairLine)].join('\n');
    })
    .concat('')
    .join('\n');
}

function headOf([first]: readonly Table[]): string {
  if (!first) return '';
  const { game, seats, options, seed, lone } = first.paper;
  const settings = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return `${game}, ${seats} seats, seed ${seed}, ${settings.join(' ')}${lone ? ', one among the others' : ''}`;
}

function pairLine({ paper: { bots }, standing: { deals, kinds, lead }, beyondHalf }: Table): string {
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

function cooperativeLine({ paper: { bots }, standing: { deals, kinds } }: Table): string {
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
