import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, Seat } from '#shared/engine/rules.ts';
import { tryCall } from '../line/callHost.ts';

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
