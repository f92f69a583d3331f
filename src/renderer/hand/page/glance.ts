/** Who plays at the room's table holds a hand, and who does not sees the room: unless they want to look at the other one. */
import { create } from 'zustand';
import type { TableView } from '#shared/protocol/table.ts';

type At = Pick<TableView, 'id' | 'match' | 'stage'>;

interface Glance {
  /** The match during which that holds. */
  readonly during: string;
  readonly at: 'people' | 'match';
}

const useGlance = create<{ readonly glance: Glance | null }>()(() => ({ glance: null }));

/** To the room's people, or to the match; with the next match one is where one belongs again. */
export function lookAt(at: Glance['at'], table: At): void {
  useGlance.setState({ glance: { during: nameOf(table), at } });
}

/** Whether the match is what is looked at now. */
export function useIsAtMatch(table: At & Pick<TableView, 'mine'>): boolean {
  const glance = useGlance((state) => state.glance);
  if (table.stage === 'lobby') return false;
  return glance?.during === nameOf(table) ? glance.at === 'match' : table.mine.length > 0;
}

function nameOf({ id, match }: At): string {
  return `${id} ${match}`;
}
