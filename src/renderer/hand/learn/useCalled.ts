import { useEffect, useRef } from 'react';
import { useShown } from '../../match/useMatchView.ts';
import { useTable } from '../../session/tables/table.ts';
import { showView } from '../page/glance.ts';
import { closeLearning, useLearning } from '../page/learning.ts';
import { closeAll } from '../page/useBack.ts';
import { currentCallBack, callBacksOf } from './called.ts';

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
