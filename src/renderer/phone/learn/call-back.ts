/** What calls who learns back to the table. */

import { useEffect, useRef } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import { useTable } from '../../client/tables/table.ts';
import { useShown } from '../../match/use-match-view.ts';
import { closeLearning, useLearning } from '../page/LearnButton.tsx';
import { closeAll } from '../page/use-back-button.ts';
import { showView } from '../page/view-choice.ts';

/** While one learns the table goes on: when it needs this phone, that is said, and one is back there. */
export function useCallBack(): void {
  const table = useTable((at) => at.table);
  const shown = useShown();
  const calls = callBacksOf(table, shown);
  const known = useRef<readonly string[]>(null);
  known.current ??= calls.map(({ what }) => what);
  const why = currentCallBack(calls, known.current)?.why;
  // A match that one has a seat in is followed meanwhile.
  useEffect(() => {
    if (table?.stage === 'playing' && table.mine.length > 0) showView('match', table);
  }, [table]);
  useEffect(() => {
    if (!why) return;
    useLearning.setState({ called: why });
    if (!closeAll()) closeLearning();
  }, [why]);
}

export interface CallBack {
  /** Names the sentence that says it: `learning.called.WHY`. */
  readonly why: 'turn' | 'begins' | 'score' | 'over' | 'claim';
  /** Tells it from another of its kind: whoever knew of it when they began to learn is not called. */
  readonly what: string;
}

/**
 * All that the table wants of this phone now. A seat that others wait for is always called; who has no seat is called by
 * nobody.
 */
export function callBacksOf(table: TableView | null, shown: ShownMatch | null): CallBack[] {
  if (!table || table.mine.length === 0) return [];
  const { id, match, stage, mine } = table;
  const named = (why: CallBack['why'], more: string | number = match): CallBack => ({
    why,
    what: `${why} ${id} ${more}`,
  });
  const isAsked =
    shown !== null && shown.moves.length > 0 && shown.observation.toAct.some((seat) => mine.includes(seat));
  return [
    ...(stage === 'playing' && isAsked ? [named('turn')] : []),
    ...(stage === 'playing' ? [named('begins')] : []),
    ...(table.scorePause?.some((seat) => mine.includes(seat)) ? [named('score', shown?.version)] : []),
    ...(stage === 'over' ? [named('over')] : []),
    ...table.claims.filter(({ mayAnswer }) => mayAnswer).map((claim) => named('claim', claim.id)),
  ];
}

/** The first that is to be followed; `known`: what one knew of. */
export function currentCallBack(calls: readonly CallBack[], known: readonly string[]): CallBack | undefined {
  return calls.find(({ why, what }) => why === 'turn' || !known.includes(what));
}
