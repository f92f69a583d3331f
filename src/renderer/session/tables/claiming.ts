/** Who came in to a table without a seat and has said that none of those that nobody is at is theirs is not asked again. */
import { create } from 'zustand';

const useElse = create<{ readonly at: string | null }>()(() => ({ at: null }));

/** Whether somebody has said at this table that they are somebody else. */
export function useIsSomebodyElse(table: string): boolean {
  return useElse(({ at }) => at === table);
}

export function beSomebodyElse(at: string | null): void {
  useElse.setState({ at });
}
