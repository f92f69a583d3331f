import type { Messages } from '#shared/i18n/translate.ts';

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.led': 'Led',
  'exercise.row.tops': 'On top of your piles',
  'exercise.row.taken': 'Taken',
  'exercise.row.hand': 'Your hand',
  'exercise.wins': 'This card was led. Which of yours takes the trick?',
  'exercise.wins.why':
    'The higher card of the suit led takes it: 3, 2, ace, king, knight, jack, 7, 6, 5, 4. There is no trump.',
  'exercise.follows': 'This card was led. You hold two cards and have two tops: which of the four may you play?',
  'exercise.follows.why': 'Who can follow suit must. The tops of your piles count, just like your hand.',
  'exercise.thirds': 'How many thirds of a point lie here?',
  'exercise.thirds.why': 'An ace is three thirds; a 3, a 2 and each court card one; all else nothing.',
  'exercise.declares': 'What does this hand declare, in points?',
  'exercise.declares.why':
    'Three equal honours and a napoletana are worth 3 each, four equals 4. A card counts once, in whatever brings most.',
  'exercise.scores': 'You took {thirds} thirds, but not the last trick. How many points is that?',
  'exercise.scores.why': 'Three thirds are a point. What is short of a whole point is dropped.',
  'exercise.scores-last': 'You took {thirds} thirds in your cards, and the last trick. How many points is that?',
  'exercise.scores-last.why':
    'The last trick is worth three thirds more. Three thirds are a point; what is short of a whole point is dropped.',
};
