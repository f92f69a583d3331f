/** How the seal at the table looks: of the deal that is played, or of the one that people look at the score of. */
import type { TableView } from '#shared/protocol/table.ts';
import type { Sealed } from '../../session/match/sealing.ts';

export type SealState = 'making' | 'closed' | 'whole' | 'broken';

/** How one seal stands. */
export function stateOf({ view, faults }: Sealed): SealState {
  if (faults) return faults.length > 0 ? 'broken' : 'whole';
  return view.phase === 'closed' || view.phase === 'opened' ? 'closed' : 'making';
}

/**
 * The one that is shown. One that is broken is shown to the end of the match. While nobody plays, the last one that was
 * opened is of more interest than the next one, which is made meanwhile.
 */
export function shownSeal(seals: readonly Sealed[], { scorePause, stage }: TableView): Sealed | undefined {
  const broken = seals.find((seal) => stateOf(seal) === 'broken');
  const opened = scorePause !== null || stage === 'over' ? seals.findLast(({ faults }) => faults !== null) : undefined;
  return broken ?? opened ?? seals.at(-1);
}
