/** What a round brought each seat (VI-19, VI-20). */
import type { ReactNode } from 'react';
import type { Observation, RoundResult } from '#shared/games/viva/state/observation.ts';
import { say as speak } from '#shared/words/say.ts';
import { accountOf, type Reckoned, type ReckonedLine } from '../../account.tsx';
import type { Sight } from '../../game.ts';
import { SeatName } from '../../SeatName.tsx';
import { ACCOUNT } from '../words/en/account.ts';

/** `line`: the round's place in the match, from 0. */
export function account(observation: Observation, line: number, sight: Sight): ReactNode {
  return accountOf(reckonedRound(observation, line, sight));
}

export function reckonedRound({ results, scores }: Observation, line: number, { seated, say }: Sight): Reckoned[] {
  const result = results[line];
  if (!result) return [];
  return scores.map((_, seat) => ({
    who: <SeatName seat={seat} seated={seated} say={say} />,
    number: seat === result.winner && result.loser !== null ? '1' : '0',
    lines: [lineOf(result, seat)],
  }));
}

function lineOf({ winner, loser }: RoundResult, seat: number): ReckonedLine {
  const told = (key: string, rule: string): ReckonedLine => ({ text: speak(ACCOUNT, key), rule });
  if (seat === winner) return loser === null ? told('account.tie-break', 'VI-20') : told('account.first', 'VI-19');
  return seat === loser ? told('account.left', 'VI-19, VI-6') : told('account.between', 'VI-19');
}
