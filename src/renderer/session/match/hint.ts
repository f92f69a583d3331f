/** Asks the host what the program would play. */
import { attempt } from '../line/callHost.ts';
import { type Hinting, useHinting } from './hinting.ts';
import type { Sighted } from './why.ts';

/** Asks what the program would play here; what was asked before is forgotten. */
export async function askHint(seen: Sighted): Promise<void> {
  const asked: Hinting = { seen, isThinking: true };
  useHinting.setState({ now: asked });
  const answer = await attempt((client) => client.play.hint({ ...seen }));
  // Somebody may have put it away, or asked again.
  if (useHinting.getState().now !== asked) return;
  const told = 'value' in answer ? { hint: answer.value } : { refused: answer.refused };
  useHinting.setState({ now: { seen, isThinking: false, ...told } });
}

export function forgetHint(): void {
  useHinting.setState({ now: null });
}
