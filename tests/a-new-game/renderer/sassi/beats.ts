import type { Observation } from '#shared/games/sassi/observation.ts';
import type { Beat } from '../../client/match/playback-queue.ts';

/** All stones are together again. */
export const GATHERED = 'gathered';
export const SETTLED = 'settled';

/** In ms at normal speed. */
const MS = { gather: 500, deal: 900, lay: 650, take: 900, last: 1400 };

export function beats(now: Observation, before: Observation | undefined): readonly Beat[] {
  if (now.last?.type === 'deal') {
    return [
      { name: GATHERED, ms: before ? MS.gather : 0 },
      { name: SETTLED, ms: MS.deal },
    ];
  }
  const ms = now.last?.type === 'take' ? MS.take : now.phase === 'turn' ? MS.lay : MS.last;
  return [{ name: SETTLED, ms }];
}
