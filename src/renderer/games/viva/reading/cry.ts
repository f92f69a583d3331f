/** What is said at a seat: who passes, and who is down to the last card. What is called over the cloth has a ribbon. */
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { Callout, LayoutContext } from '../../game.ts';
import { SETTLED } from './beats.ts';

export function callout({ last, table }: Observation, moment: LayoutContext<Move, Observation>): Callout | undefined {
  const { beat, say, before } = moment;
  if (!last || last.by === 'chance' || beat !== SETTLED || !before) return undefined;
  if (last.type === 'pass') return { seat: last.by, word: say('cry.pass') };
  const isLast = table.handSizes[last.by] === 1 && before.table.handSizes[last.by] !== 1;
  return isLast ? { seat: last.by, word: say('cry.last-card') } : undefined;
}
