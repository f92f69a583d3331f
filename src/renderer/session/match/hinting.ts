/** What was asked of the program, and what it said: kept as long as the sight it was asked on. */
import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Hint } from '#shared/protocol/hint.ts';
import type { SeatPosition } from './why.ts';

export interface HintRequest {
  readonly seen: SeatPosition;
  /** The host is thinking. */
  readonly isThinking: boolean;
  readonly hint?: Hint | undefined;
  /** Why there is none; nothing where the line broke. */
  readonly refused?: Refusal | undefined;
}

export const useHintRequest = create<{ readonly now: HintRequest | null }>()(() => ({ now: null }));

/** What was asked on this very sight. */
export function useHintAt({ table, seat, match, version }: SeatPosition): HintRequest | undefined {
  const now = useHintRequest((hinting) => hinting.now);
  const seen = now?.seen;
  const isSame = seen?.table === table && seen.seat === seat && seen.match === match && seen.version === version;
  return (isSame && now) || undefined;
}
