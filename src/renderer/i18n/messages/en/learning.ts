/** What leads to lessons and exercises, and what is said around exercises. */
import type { Messages } from '#shared/i18n/translate.ts';

/** What a phone says around lessons and exercises: fetched with them. */
export const PHONE_LEARN: Messages = {
  'lesson.end': 'That’s the lesson. The rest comes with playing, and the rules are always one tap away.',
  'learning.about': 'On this phone only, by the real rules. When the table needs you, you’re called back.',
  'learning.deal': 'A guided first deal',
  'learning.deal.kept': 'Continue the guided deal',
  'learning.done': 'done',
  'learning.exercises': 'Twenty exercises',
  'learning.others': 'Other games',
  'learning.called-back.turn': 'It’s your turn: here’s your hand.',
  'learning.called-back.begins': 'The match is starting: here are your cards.',
  'learning.called-back.score': 'The deal is over, and the table is waiting for you.',
  'learning.called-back.over': 'The match is over. What would you like next?',
  'learning.called-back.claim': 'Somebody at the table is asking you something.',
  'learning.called-back.gone': 'You’ve left the room.',
  'learning.kept': 'You can pick up where you left off.',
};

/** What is said around a lesson, whatever is learned: fetched with it. */
export const LESSON: Messages = {
  'lesson.title': 'Learn by playing',
  'lesson.learner': 'Your seat',
  'lesson.step': 'Step {step} of {steps}',
  'lesson.go-on': 'Next',
  'lesson.leave': 'Leave',
  'lesson.play-on': 'Play on as you like.',
  'lesson.astray': 'The deal has gone a different way from the lesson. Play on as you like, or try that step again.',
  'lesson.watch': 'Watch the others.',
  'lesson.otherwise': 'That’s allowed too, but another choice teaches you more here. Do it anyway?',
  'lesson.insist': 'Do it anyway',
  'lesson.relent': 'Choose again',
  'lesson.back': 'Try that step again',
  'lesson.end.title': 'You know the game',
  'lesson.end': 'That’s the lesson. The rest comes with playing, and the rules are always one key away.',
  'lesson.end.play': 'Play a match',
  'lesson.end.exercises': 'Try some exercises',
  'lesson.again': 'Repeat the lesson',
};

export const LEARN: Messages = {
  'learn.title': '{game}: a guided first deal',
  'learn.none': 'No lesson',
  'learn.none.about': 'This game has no lesson, but you can read its rules.',
  'picture.play': 'Play',
  'picture.stop': 'Stop',
  'picture.step': 'Next',
  'picture.again': 'Start over',
  'picture.at': '{at} of {count}',
  'rules.learn': 'Learn by playing',
  'tip.title': 'Tip',
  'tip.heard': 'Got it',
  'exercises.title': 'Exercises',
  'exercises.of': '{game}: exercises',
  'exercises.solved': '{solved} of {count} solved',
  'exercises.at': 'Question {at} of {count}',
  'exercises.right': 'Right!',
  'exercises.wrong': 'Not quite. Look again.',
  'exercises.next': 'Next question',
  'exercises.again': 'Start over',
  'exercises.all': 'All games',
  'exercise.number': '{number}',
  'exercise.empty': 'empty',
};
