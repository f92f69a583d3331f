/** Asks the host what the program would play. */
import { tryCall } from '../line/callHost.ts';
import { type HintRequest, useHintRequest } from './hinting.ts';
import type { SeatPosition } from './why.ts';

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
