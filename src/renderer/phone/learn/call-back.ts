/** Calls a learner back to the table. */
import { useEffect, useRef } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import { useTable } from '../../client/tables/tables.ts';
import { useShown } from '../../match/use-match-view.ts';
import { closeLearning, useLearning } from '../page/LearnButton.tsx';
import { closeAll } from '../page/use-back-button.ts';
import { showView } from '../page/view-choice.ts';

/** While the viewer learns the table goes on: when it needs this phone, the lesson closes with a notice. */
export function useCallBack(): void {
  const table = useTable((at) => at.table);
  const shown = useShown();
  const calls = callBacksOf(table, shown);
  const known = useRef<readonly string[]>(null);
  known.current ??= calls.map(({ what }) => what);
  const why = currentCallBack(calls, known.current)?.why;
  // Subscribes meanwhile to the match in which the viewer has a seat.
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
  /** The reason; its sentence is `learning.called.WHY`. */
  readonly why: 'turn' | 'begins' | 'score' | 'over' | 'claim';
  /** Identifies the event: one already known when learning began does not call back. */
  readonly what: string;
}

/**
 * All reasons for which the table needs this phone now. A seat that others wait for is always called; a viewer without
 * a seat never is.
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

/** The first reason that is not known yet. */
export function currentCallBack(calls: readonly CallBack[], known: readonly string[]): CallBack | undefined {
  return calls.find(({ why, what }) => why === 'turn' || !known.includes(what));
}
