/** What leads to lessons and exercises, and what is said around exercises. */
import type { Messages } from '#shared/i18n/translate.ts';

/** What a phone says around lessons and exercises: fetched with them. */
export const PHONE_LEARN: Messages = {
  'lesson.end': 'That was the lesson. All else you learn by playing, and the rules are always one touch away.',
  'learning.about': 'On this phone alone, by the real rules. When the table needs you, you are called back.',
  'learning.deal': 'A guided first deal',
  'learning.deal.kept': 'Go on with the guided deal',
  'learning.done': 'done',
  'learning.exercises': 'Twenty exercises',
  'learning.others': 'Other games',
  'learning.called-back.turn': 'It is your turn at the table: here is your hand.',
  'learning.called-back.begins': 'The match begins: here are your cards.',
  'learning.called-back.score': 'The deal is over, and the table waits for you.',
  'learning.called-back.over': 'The match is over: what do you want next?',
  'learning.called-back.claim': 'Somebody at the table asks you something.',
  'learning.called-back.gone': 'You have left the room.',
  'learning.kept': 'What you were learning waits where you left it.',
};

/** What is said around a lesson, whatever is learned: fetched with it. */
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

export const LEARN: Messages = {
  'learn.title': '{game}: a guided first deal',
  'learn.none': 'No lesson',
  'learn.none.about': 'There is none for this game. The rules can be read all the same.',
  'picture.play': 'Play it',
  'picture.stop': 'Stop',
  'picture.step': 'Next',
  'picture.again': 'From the beginning',
  'picture.at': '{at} of {count}',
  'rules.learn': 'Learn it by playing',
  'tip.title': 'A word on this',
  'tip.heard': 'I see',
  'exercises.title': 'Exercises',
  'exercises.of': '{game}: exercises',
  'exercises.solved': '{solved} of {count} solved',
  'exercises.at': 'Question {at} of {count}',
  'exercises.right': 'Right!',
  'exercises.wrong': 'Not quite: look again.',
  'exercises.rule': '{count, plural, one {Rule} other {Rules}} {rules}',
  'exercises.next': 'Next question',
  'exercises.again': 'From the beginning',
  'exercises.all': 'All games',
  'exercise.number': '{number}',
  'exercise.empty': 'empty',
};
