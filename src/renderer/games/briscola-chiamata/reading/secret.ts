import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import { nameAt, type ViewContext } from '../../game.ts';

/** BC-16: whose card was called knows on which side they are; nobody else does before it is played. */
export function secretNote({ own, declarer, teammate, viewer }: Observation, { seated, say }: ViewContext): string | undefined {
  if (declarer === null || teammate !== null || !own?.isTeammate) return undefined;
  return say(declarer === viewer ? 'status.you-are-alone' : 'status.you-are-called', {
    name: nameAt({ seated, say }, declarer),
  });
}
