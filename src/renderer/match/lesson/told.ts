/** What stands on a lesson's slip. */
import type { Standing } from '#shared/lessons/run.ts';
import type { Spoken } from '../../words/say.ts';

type Told = Pick<Standing, 'step' | 'gaps' | 'otherwise' | 'isAstray'>;

/** The sentence for where a lesson stands. */
export function told(standing: Told, { say, has }: Spoken): string {
  return say(keyOf(standing, has), standing.gaps);
}

/** Its key. A move that was not asked for has a sentence of the step's own or of the game's, for its kind or for any. */
export function keyOf({ step, otherwise, isAstray }: Omit<Told, 'gaps'>, has: Spoken['has']): string {
  if (!step) return isAstray ? 'lesson.astray' : 'lesson.play-on';
  if (!otherwise) return `lesson.${step.id}`;
  const own = `lesson.${step.id}.otherwise`;
  return [`${own}.${otherwise.type}`, own, `lesson.otherwise.${otherwise.type}`].find(has) ?? 'lesson.otherwise';
}
