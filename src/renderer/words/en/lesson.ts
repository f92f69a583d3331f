/** What is said around a lesson, whatever is learned: fetched with it. */
import type { Messages } from '#shared/words/say.ts';

export const LESSON: Messages = {
  'lesson.title': 'Learning by playing',
  'lesson.step': 'Step {step} of {steps}',
  'lesson.rule': '{count, plural, one {Rule} other {Rules}} {rules}',
  'lesson.go-on': 'Go on',
  'lesson.leave': 'Leave',
  'lesson.play-on': 'Play on as you like.',
  'lesson.astray': 'The deal has gone another way than this lesson shows. Play on as you like, or try that step again.',
  'lesson.watch': 'Watch the others.',
  'lesson.otherwise': 'You may do that, too. But here something else shows more: do you want to stay with it?',
  'lesson.insist': 'Stay with it',
  'lesson.relent': 'Choose again',
  'lesson.back': 'Try the step again',
  'lesson.end.title': 'You know the game',
  'lesson.end': 'That was the lesson. All else you learn by playing, and the rules are always one key away.',
  'lesson.end.play': 'Play a match now',
  'lesson.end.exercises': 'Try some exercises',
  'lesson.again': 'Once more',
};
