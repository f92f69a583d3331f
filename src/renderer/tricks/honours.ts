/** Threes, twos and aces that count together, in words. */
import { type DeclaredHonours, type Honours, honourPoints } from '#shared/tricks/honours.ts';
import { nameAt, type ViewContext } from '../games/game.ts';

/** "three twos, all but cups". */
export function honoursName(honours: Honours, say: ViewContext['say']): string {
  if (honours.kind === 'napoletana') return say('napoletana', { suit: honours.suit });
  const { rank, missing } = honours;
  return missing ? say('equals.missing', { rank, suit: missing }) : say('equals', { rank });
}

/** "Ada declares four aces: 4 points". */
export function declaredLine(declared: DeclaredHonours, sight: Pick<ViewContext, 'seated' | 'say'>): string {
  const [name, what] = [nameAt(sight, declared.seat), honoursName(declared, sight.say)];
  return sight.say('event.declare', { name, what, points: honourPoints(declared) });
}
