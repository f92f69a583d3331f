/** Asks the host what the program would play. */

import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, Seat } from '#shared/engine/rules.ts';
import type { Hint } from '#shared/protocol/table.ts';
import { tryCall } from '../connection/call-host.ts';

/** What a seat's person sees, at which table. */
export interface SeatPosition {
  readonly table: string;
  readonly seat: Seat;
  readonly match: number;
  readonly version: number;
}

/** Why the host's rules would refuse a move now; nothing is played, and nothing said where they would not. */
export async function askWhyRefused(seen: SeatPosition, move: AnyMove): Promise<Refusal | undefined> {
  const answer = await tryCall((client) => client.play.why({ ...seen, move: { ...move } }));
  return 'refused' in answer ? answer.refused : undefined;
}

/** What was asked of the program, and what it said: kept as long as the sight it was asked on. */
export interface HintRequest {
  readonly seen: SeatPosition;
  /** The host is thinking. */
  readonly isThinking: boolean;
  readonly hint?: Hint | undefined;
  /** Why there is none; nothing where the line broke. */
  readonly refused?: Refusal | undefined;
}

const useHintRequest = create<{ readonly now: HintRequest | null }>()(() => ({ now: null }));

/** What was asked on this very sight. */
export function useHintAt({ table, seat, match, version }: SeatPosition): HintRequest | undefined {
  const now = useHintRequest((hinting) => hinting.now);
  const seen = now?.seen;
  const isSame = seen?.table === table && seen.seat === seat && seen.match === match && seen.version === version;
  return (isSame && now) || undefined;
}

/** Asks what the program would play here; what was asked before is forgotten. */
export async function askHint(seen: SeatPosition): Promise<void> {
  const asked: HintRequest = { seen, isThinking: true };
  useHintRequest.setState({ now: asked });
  const answer = await tryCall((client) => client.play.hint({ ...seen }));
  // Somebody may have put it away, or asked again.
  if (useHintRequest.getState().now !== asked) return;
  const told = 'value' in answer ? { hint: answer.value } : { refused: answer.refused };
  useHintRequest.setState({ now: { seen, isThinking: false, ...told } });
}

export function clearHint(): void {
  useHintRequest.setState({ now: null });
}
