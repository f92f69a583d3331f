/**
 * Selects which seal the table shows and its state: that of the current deal, or of the deal whose score is on screen.
 */
import type { TableView } from '#shared/protocol/table.ts';
import { type ShuffleState, useFairShuffles } from '../../client/match/fair-shuffle-store.ts';

/**
 * The last two after the match: the host never opened the seal; or it did, and the verifier has not loaded, which may be
 * the host's doing, too.
 */
export type FairShuffleState = 'making' | 'closed' | 'whole' | 'broken' | 'unopened' | 'unchecked';

/** A seal and its state. */
export interface Standing {
  readonly seal: ShuffleState;
  readonly state: FairShuffleState;
}

/** The seal to show; undefined before the first draw. */
export function useShownFairShuffle(table: TableView): Standing | undefined {
  const { seals, overdue } = useFairShuffles();
  return shownFairShuffle(seals, table, overdue);
}

/**
 * A broken, unopened or unchecked seal stays shown until the match ends. Between deals the last opened seal matters more than the
 * next one, which is being made.
 */
export function shownFairShuffle(
  seals: readonly ShuffleState[],
  { scorePause, stage }: Pick<TableView, 'scorePause' | 'stage'>,
  overdue: boolean,
): Standing | undefined {
  const all = seals.map((seal): Standing => ({ seal, state: stateOf(seal, overdue) }));
  const opened = scorePause !== null || stage === 'over' ? all.findLast(({ seal }) => seal.faults !== null) : undefined;
  return (
    all.find(({ state }) => state === 'broken') ??
    all.find(({ state }) => state === 'unopened') ??
    all.find(({ state }) => state === 'unchecked') ??
    opened ??
    all.at(-1)
  );
}

function stateOf({ view: { phase }, faults }: ShuffleState, overdue: boolean): FairShuffleState {
  if (faults) return faults.length > 0 ? 'broken' : 'whole';
  if (phase !== 'closed' && phase !== 'opened') return 'making';
  if (!overdue) return 'closed';
  return phase === 'opened' ? 'unchecked' : 'unopened';
}
