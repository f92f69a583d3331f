/** The turn so far as sentences. */
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { ViewContext } from '../game.ts';
import { sentence } from './reading/sentence.ts';

/** One sentence a line, the latest last. */
export function log({ story, phase }: Observation, sight: ViewContext): readonly string[] {
  const lines = story.map((happening) => sentence(happening, sight));
  return phase === 'closing' ? [...lines, sight.say('event.closing')] : lines;
}
