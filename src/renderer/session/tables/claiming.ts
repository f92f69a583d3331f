/** Who came in to a table without a seat and has said that none of those that nobody is at is theirs is not asked again. */
import { create } from 'zustand';

const useDismissedClaim = create<{ readonly at: string | null }>()(() => ({ at: null }));

/** Whether somebody has said at this table that they are somebody else. */
export function useSeatClaimDismissed(table: string): boolean {
  return useDismissedClaim(({ at }) => at === table);
}

export function dismissSeatClaim(at: string | null): void {
  useDismissedClaim.setState({ at });
}
