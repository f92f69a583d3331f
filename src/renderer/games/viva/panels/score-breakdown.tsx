/** A round's result for each seat (VI-19, VI-20). */
import type { ReactNode } from 'react';
import type { Observation, RoundResult } from '#shared/games/viva/state/observation.ts';
import { translate as speak } from '#shared/i18n/translate.ts';
import { SeatName } from '../../CountTable.tsx';
import type { ViewContext } from '../../game.ts';
import { type BreakdownLine, type BreakdownNumber, scoreBreakdownOf } from '../../score-breakdown.tsx';
import { SCORE_BREAKDOWN } from '../messages/en/account.ts';

/** `line`: the round's index in the match, from 0. */
export function scoreBreakdown(observation: Observation, line: number, sight: ViewContext): ReactNode {
  return scoreBreakdownOf(roundBreakdown(observation, line, sight));
}

export function roundBreakdown(
  { results, scores }: Observation,
  line: number,
  { seated, say }: ViewContext,
): BreakdownNumber[] {
  const result = results[line];
  if (!result) return [];
  return scores.map((_, seat) => ({
    who: <SeatName seat={seat} seated={seated} say={say} />,
    number: seat === result.winner && result.loser !== null ? '1' : '0',
    lines: [lineOf(result, seat)],
  }));
}

function lineOf({ winner, loser }: RoundResult, seat: number): BreakdownLine {
  const told = (key: string, rule: string): BreakdownLine => ({ text: speak(SCORE_BREAKDOWN, key), rule });
  if (seat === winner)
    return loser === null ? told('score-breakdown.tie-break', 'VI-20') : told('score-breakdown.first', 'VI-19');
  return seat === loser ? told('score-breakdown.left', 'VI-19, VI-6') : told('score-breakdown.between', 'VI-19');
}
