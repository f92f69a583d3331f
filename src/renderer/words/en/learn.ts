/** What leads to lessons and exercises, and what is said around exercises. */
import type { Messages } from '#shared/words/say.ts';

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
  'whisper.title': 'A word on this',
  'whisper.heard': 'I see',
  'exercises.title': 'Exercises',
  'exercises.about': 'Twenty questions a game. The rules themselves answer them.',
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
