import type { Messages } from '#shared/i18n/translate.ts';

/** Bets of who looks on; a phone fetches them with what they stand on. */
export const BETS: Messages = {
  'bets.guessed': 'Guessed it: {names}.',
  'bets.guessed.nobody': 'Nobody guessed it.',
  'bets.points': '{name} {points}',
  'bets.points.total': '{name} {points} ({total} in all)',
};

/** What only desktop and phone say: a television shows results. */
export const BETTING: Messages = {
  'bets.title.partner': 'Who is {name}’s partner?',
  'bets.title.winner': 'Who wins this deal?',
  'bets.title.last': 'Who will be left with cards?',
  'bets.title.misplay': 'Who plays the first card that doesn’t fit?',
  'bets.ask': 'Guess in secret: the earlier you’re right, the more it counts.',
  'bets.mine': 'Saved. Nobody sees it, and you can change your mind.',
  'bets.change': 'Change',
  'bets.keeping': 'Saving…',
  'bets.none.partner': 'Nobody',
  'bets.none.winner': 'It’s a draw',
  'bets.none.misplay': 'Nobody',
  'bets.closed': 'You say: {answer}. We’ll see at the end of the deal.',
  'bets.out.partner': '{answer} is {name}’s partner.',
  'bets.out.partner.none': '{name} plays alone.',
  'bets.out.winner': '{answer} {count, plural, one {wins} other {win}} the deal.',
  'bets.out.winner.none': 'The deal is a draw.',
  'bets.out.last': '{answer} is left with cards.',
  'bets.out.misplay': '{answer} played the first card that didn’t fit.',
  'bets.out.misplay.none': 'Every card fit.',
  'bets.right': 'You guessed it: {points, plural, one {# point} other {# points}}, {total} in all.',
  'bets.wrong': 'No points this time. {total, plural, =0 {} one {You have # point.} other {You have # points.}}',
  'bets.curve.deal': 'Deal {deal}: who is {name}’s partner?',
  'bets.curve.about': 'How many spectators suspected each player, from the call until everyone knew. It was {partner}.',
  'bets.curve.alone': 'How many spectators suspected each player, from the call until everyone knew. It was nobody.',
  'bets.curve.step': 'After {cards, plural, =0 {the call} one {# card} other {# cards}}: {counts}.',
  'bets.curve.count': '{name} {count}',
};
