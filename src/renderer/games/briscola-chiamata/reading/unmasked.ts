import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';

/** BC-16: the called card has just shown on whose side its player is; alone, the declarer has played it. */
export function isTeammateShown({ teammate }: Observation, before: Observation | null | undefined): boolean {
  return before?.teammate === null && teammate !== null;
}
