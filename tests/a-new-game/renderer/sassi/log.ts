import type { Observation } from '#shared/games/sassi/observation.ts';
import { heightOf } from '#shared/games/sassi/stones.ts';
import { nameAt, type ViewContext } from '../game.ts';

/** One sentence a line, the latest last. */
export function log({ story, phase, rounds, handSizes }: Observation, sight: ViewContext): readonly string[] {
  const { say } = sight;
  const told = story.map((event) => {
    if (event.type === 'deal') return say('event.deal', { open: heightOf(event.open) });
    const name = nameAt(sight, event.by);
    return event.type === 'lay'
      ? say('event.lay', { name, stone: heightOf(event.stone) })
      : say('event.take', { name, count: event.count });
  });
  const latest = phase === 'turn' ? undefined : rounds.at(-1);
  if (!latest) return told;
  return [
    ...told,
    ...handSizes.map((_, seat) => say('event.scored', { name: nameAt(sight, seat), points: -(latest[seat] ?? 0) })),
  ];
}
