/** How the seal at the table looks: of the deal that is played, or of the one that people look at the score of. */
import type { TableView } from '#shared/protocol/table.ts';
import { type ShuffleState, useFairShuffles } from '../../client/match/fair-shuffle-store.ts';

/** `unopened`: the match is over, and the host has never opened it. */
export type FairShuffleState = 'making' | 'closed' | 'whole' | 'broken' | 'unopened';

/** A seal, and how it stands. */
export interface Standing {
  readonly seal: ShuffleState;
  readonly state: FairShuffleState;
}

/** The one that is shown; nothing where nothing was drawn yet. */
export function useShownFairShuffle(table: TableView): Standing | undefined {
  const { seals, overdue } = useFairShuffles();
  return shownFairShuffle(seals, table, overdue);
}

/**
 * One that is broken, or was to be opened and was not, is shown to the end of the match. While nobody plays, the last one
 * that was opened is of more interest than the next one, which is made meanwhile.
 */
export function shownFairShuffle(
  seals: readonly ShuffleState[],
  { scorePause, stage }: Pick<TableView, 'scorePause' | 'stage'>,
  overdue: boolean,
): Standing | undefined {
  const all = seals.map((seal): Standing => ({ seal, state: stateOf(seal, overdue) }));
  const opened = scorePause !== null || stage === 'over' ? all.findLast(({ seal }) => seal.faults !== null) : undefined;
  return (
    all.find(({ state }) => state === 'broken') ?? all.find(({ state }) => state === 'unopened') ?? opened ?? all.at(-1)
  );
}

function stateOf({ view: { phase }, faults }: ShuffleState, overdue: boolean): FairShuffleState {
  if (faults) return faults.length > 0 ? 'broken' : 'whole';
  if (phase !== 'closed' && phase !== 'opened') return 'making';
  return overdue ? 'unopened' : 'closed';
}
