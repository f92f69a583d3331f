import type { Messages } from '#shared/i18n/translate.ts';

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.area': 'Laid in order',
  'exercise.row.returned': 'In the return deck',
  'exercise.row.deck': 'Your deck',
  'exercise.fits': 'Which of these cards still fits?',
  'exercise.fits.why': 'A Rome card must be higher than the last one laid. Any other goes to the return deck.',
  'exercise.top': 'You lay these cards down as your deck. Which one is on top before curses are played?',
  'exercise.top.why': 'Curses lie on top, below them the Rome cards from low to high, and blessings at the bottom.',
  'exercise.turn':
    'The turn is over, in {difficulty, select, easy {an easy} medium {a medium} other {a hard}} game. How many points does it bring?',
  'exercise.turn.why':
    'A point for each Rome card in order and each blessing in the return deck. Each Rome card in the return deck costs one in an easy game, two in others: the malus.',
  'exercise.target':
    '{seats} of you play {difficulty, select, easy {an easy} medium {a medium} other {a hard}} game. How many points are the target?',
  'exercise.target.why': 'An easy game needs 10 points a player, a medium one 12, a hard one 15.',
  'exercise.out': 'You hold this deck and say “I am out”. What happens?',
  'exercise.out.why':
    'Your cards are shown. If a Rome card is among them, the game is lost on the spot. Blessings alone go to the return deck, and bring a point each.',
  'exercise.out.loses': 'The game is lost',
  'exercise.out.goes-on': 'The game goes on',
};
