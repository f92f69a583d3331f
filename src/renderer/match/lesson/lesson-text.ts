/** Builds the text of a lesson's slip. */

import type { MessageRef } from '#shared/lessons/lesson.ts';
import type { LessonProgress } from '#shared/lessons/lesson-run.ts';
import type { Say, Translator } from '../../i18n/say.ts';

/** Formats a message reference; its gaps may hold messages themselves. */
export function formatNamed({ key, with: gaps = {} }: MessageRef, say: Say): string {
  const filled = Object.entries(gaps).map(([gap, to]) => [gap, typeof to === 'object' ? formatNamed(to, say) : to]);
  return say(key, Object.fromEntries(filled));
}

type Told = Pick<LessonProgress, 'step' | 'gaps' | 'alternative' | 'isOffScript'>;

/** The sentence for a lesson's state. */
export function lessonSentence(standing: Told, { say, has }: Translator): string {
  return say(lessonKeyOf(standing, has), standing.gaps);
}

/** Its key. An unexpected move has a sentence of the step's own or of the game's, for its kind or for any. */
export function lessonKeyOf(
  { step, alternative: otherwise, isOffScript: isAstray }: Omit<Told, 'gaps'>,
  has: Translator['has'],
): string {
  if (!step) return isAstray ? 'lesson.astray' : 'lesson.play-on';
  if (!otherwise) return `lesson.${step.id}`;
  const own = `lesson.${step.id}.otherwise`;
  return [`${own}.${otherwise.type}`, own, `lesson.otherwise.${otherwise.type}`].find(has) ?? 'lesson.otherwise';
}

/** Whoever learns need not have a name yet: what is told of them speaks of their seat. */
export function learnerName(name: string, say: Say): string {
  return name || say('lesson.learner');
}
