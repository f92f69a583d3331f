/** What a phone says around lessons and exercises: fetched with them. */
import type { Messages } from '#shared/i18n/translate.ts';

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
