import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../session/line/callHost.ts';
import { useWords } from '../page/useWords.ts';

/** Two seats change places: one is chosen first, then the other. */
export interface SeatSwap {
  /** The seat chosen first; null where none is. */
  readonly first: number | null;
  choose(seat: number | null): void;
}

/** Host only: two seats change places. */
export function swap(table: TableView, a: number, b: number): void {
  if (a !== b) void callHost((client) => client.table.swapSeats({ table: table.id, a, b }));
}

interface SwapButtonsProps {
  readonly table: TableView;
  readonly seat: number;
  readonly name: string;
  readonly swapping: SeatSwap;
}

/** Chooses this seat as the first of the two, or as the second, or neither any more. */
export function SwapButtons({ table, seat, name, swapping }: SwapButtonsProps) {
  const { say } = useWords();
  const { first, choose } = swapping;
  if (first === seat) {
    return (
      <button type="button" aria-description={say('swap.choose')} onClick={() => choose(null)}>
        {say('swap.not')}
      </button>
    );
  }
  if (first !== null) {
    const here = (): void => {
      swap(table, first, seat);
      choose(null);
    };
    return (
      <button type="button" data-first aria-label={say('swap.here.name', { name })} onClick={here}>
        {say('swap.here')}
      </button>
    );
  }
  return (
    <button type="button" aria-label={say('swap.name', { name })} onClick={() => choose(seat)}>
      {say('swap.short')}
    </button>
  );
}
