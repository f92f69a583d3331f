import type { Messages } from '#shared/i18n/translate.ts';

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.blocking': 'The blocking card',
  'exercise.row.houses': 'On the houses',
  'exercise.row.hand': 'In your hand',
  'exercise.fits': 'Which of these cards may you play on a house?',
  'exercise.fits.why': 'It must share a colour with the card on a house, and show no colour of the blocking card.',
  'exercise.calls': 'With which of these cards can you call VIVA?',
  'exercise.calls.why': 'It must be allowed where it goes, and then one colour must be on top of all three houses.',
  'exercise.last': 'One of these is your last card. Which one could you lay now?',
  'exercise.last.why':
    'A last card goes on the blocking card, and must share a colour with it. On a house it can’t go.',
  'exercise.together': 'You play three identical cards in one go. Which way is allowed?',
  'exercise.together.why': 'Each goes on a different house, or all on the same one. Not partly so and partly so.',
  'exercise.on-houses': 'houses {houses}',
  'exercise.takes-before':
    'There are {seats} of you, and you call VIVA. How many cards does the player before you take?',
  'exercise.takes-before.why': 'Who plays before the caller takes two, who plays after takes one.',
  'exercise.takes-after': 'There are {seats} of you, and you call VIVA. How many cards does the player after you take?',
  'exercise.takes-after.why': 'Who plays before the caller takes two, who plays after takes one.',
  'exercise.takes-other': 'Only {seats} of you are left, and you call VIVA. How many cards does the other take?',
  'exercise.takes-other.why': 'With two players left the other takes two.',
};
