/** Asks the host for hints and for the reasons of refusals. */

import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, Seat } from '#shared/engine/rules.ts';
import type { Hint } from '#shared/protocol/table.ts';
import { create } from '../../stores/create.ts';
import { tryCall } from '../connection/call-host.ts';

/** What a seat's player sees, at which table. */
export interface SeatPosition {
  readonly table: string;
  readonly seat: Seat;
  readonly match: number;
  readonly version: number;
}

/** Why the host's rules would refuse a move; it plays nothing, and returns undefined for a legal move. */
export async function askWhyRefused(seen: SeatPosition, move: AnyMove): Promise<Refusal | undefined> {
  const answer = await tryCall((client) => client.play.why({ ...seen, move: { ...move } }));
  return 'refused' in answer ? answer.refused : undefined;
}

/** A requested hint and its answer, valid for the observation it was requested for. */
export interface HintRequest {
  readonly seen: SeatPosition;
  /** The host is computing. */
  readonly isThinking: boolean;
  readonly hint?: Hint | undefined;
  /** Why there is none; undefined where the connection broke. */
  readonly refused?: Refusal | undefined;
}

const useHintRequest = create<{ readonly now: HintRequest | null }>(() => ({ now: null }));

/** The hint for exactly this observation. */
export function useHintAt({ table, seat, match, version }: SeatPosition): HintRequest | undefined {
  const now = useHintRequest((hinting) => hinting.now);
  const seen = now?.seen;
  const isSame = seen?.table === table && seen.seat === seat && seen.match === match && seen.version === version;
  return (isSame && now) || undefined;
}

/** Requests a hint here; the previous one is dropped. */
export async function askHint(seen: SeatPosition): Promise<void> {
  const request: HintRequest = { seen, isThinking: true };
  useHintRequest.setState({ now: request });
  const answer = await tryCall((client) => client.play.hint({ ...seen }));
  // The user may have dismissed it or asked again.
  if (useHintRequest.getState().now !== request) return;
  const outcome = 'value' in answer ? { hint: answer.value } : { refused: answer.refused };
  useHintRequest.setState({ now: { seen, isThinking: false, ...outcome } });
}

export function clearHint(): void {
  useHintRequest.setState({ now: null });
}
