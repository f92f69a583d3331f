import type { Messages } from '#shared/i18n/translate.ts';

/** Bets of who looks on; a phone fetches them with what they stand on. */
export const BETS: Messages = {
  'bets.guessed': 'Spectators who guessed it: {names}.',
  'bets.guessed.nobody': 'No spectator guessed it.',
  'bets.points': '{name} {points}',
  'bets.points.total': '{name} {points} ({total} in all)',
};

/** What only desktop and phone say: a television shows results. */
export const BETTING: Messages = {
  'bets.title': 'Who is {name}’s partner?',
  'bets.ask': 'Guess in secret: the earlier you’re right, the more it counts.',
  'bets.mine': 'Saved. Nobody sees it, and you can change your mind.',
  'bets.keeping': 'Saving…',
  'bets.nobody': 'Nobody',
  'bets.out': '{partner} is {name}’s partner.',
  'bets.out.alone': '{name} plays alone.',
  'bets.right': 'You guessed it: {points, plural, one {# point} other {# points}}, {total} in all.',
  'bets.wrong': 'No points this time. {total, plural, =0 {} one {You have # point.} other {You have # points.}}',
  'bets.curve.deal': 'Deal {deal}: who is {name}’s partner?',
  'bets.curve.about': 'How many spectators suspected each player, from the call until everyone knew. It was {partner}.',
  'bets.curve.alone': 'How many spectators suspected each player, from the call until everyone knew. It was nobody.',
  'bets.curve.step': 'After {cards, plural, =0 {the call} one {# card} other {# cards}}: {counts}.',
  'bets.curve.count': '{name} {count}',
};
