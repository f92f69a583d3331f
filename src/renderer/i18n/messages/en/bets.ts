import type { Messages } from '#shared/i18n/translate.ts';

/** Bets of who looks on; a phone fetches them with what they stand on. */
export const BETS: Messages = {
  'bets.guessed': 'Guessed it, looking on: {names}.',
  'bets.guessed.nobody': 'Nobody who looked on guessed it.',
  'bets.points': '{name} {points}',
  'bets.points.total': '{name} {points} ({total} in all)',
};

/** What only desktop and phone say: a television shows results. */
export const BETTING: Messages = {
  'bets.title': 'Who plays with {name}?',
  'bets.ask': 'Guess in secret: the earlier you are right, the more it counts.',
  'bets.mine': 'Kept, and seen by nobody. You can change your mind.',
  'bets.keeping': 'Keeping it…',
  'bets.nobody': 'Nobody',
  'bets.out': '{partner} plays with {name}.',
  'bets.out.alone': '{name} plays alone.',
  'bets.right': 'You guessed it: {points, plural, one {# point} other {# points}}, {total} in all.',
  'bets.wrong':
    'Your guess brings nothing this time. {total, plural, =0 {} one {You have # point.} other {You have # points.}}',
  'bets.curve.deal': 'Deal {deal}: who plays with {name}?',
  'bets.curve.about':
    'How many who looked on suspected whom, from the call to the card by which all knew it. It was {partner}.',
  'bets.curve.alone':
    'How many who looked on suspected whom, from the call to the card by which all knew it. It was nobody.',
  'bets.curve.step': 'After {cards, plural, =0 {the call} one {# card} other {# cards}}: {counts}.',
  'bets.curve.count': '{name} {count}',
};
