import type { Messages } from '#shared/i18n/translate.ts';

/** English sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  'zone.pack': 'The pack, at the dealer’s',

  'note.points':
    '{side, select, declarer {{points} · declarer} teammate {{points} · teammate} other {{points, plural, one {# point} other {# points}}}}',
  'note.declarer': 'declarer',
  'note.teammate': 'teammate',
  'note.passed': 'passed',

  // Called out at a seat on a television.
  'callout.pass': 'Pass',
  'callout.teammate': 'I am with you!',

  'status.deal': 'Deal {deal} of {deals}',
  'status.factor': 'counts {factor} times',
  'status.standing': 'Standing bid',
  'status.no-bid': 'none yet',
  'status.bid-by': '{bid}, by {name}',
  'status.to-speak': 'To speak',
  'status.trump': 'Trump',
  'status.called': 'Called card',
  'status.to-reach': '{name} must reach {points}',
  'status.to-name': 'To name the trump',
  'status.call': 'Call',
  'status.teammate': 'with {name}',
  'status.alone': 'alone against four',
  'status.player': 'Player',
  'status.tricks': 'Tricks',
  'status.points': 'Points',
  'status.total': 'Match',

  'trump.suit': '{suit, select, C {Clubs} D {Diamonds} H {Hearts} other {Spades}}',

  'announced.auction': '{name} wins the auction',
  'announced.bid': '{bid}: {points} points to reach',
  'announced.called': '{name} calls the {card}',
  'announced.last-trick': 'The last trick',

  'score.made': '{name} made it',
  'score.lost': '{name} failed',
  'score.points': '{points} points taken, {bid} to reach',
  'score.with': 'with {name} as the secret teammate',
  'score.alone': 'alone against four',
  'score.deal': 'Deal',
  'score.declarer': 'Declarer',
  'score.side': '{winner} + {teammate}',
  'score.side-alone': '{winner} alone',
  'score.count': '{points} of {bid}',
  'score.total': 'Total',
  'score.table': 'Score by deal and player',
};

/** What only desktop and phone say: who plays has cards, slips and buttons. */
export const PLAY_MESSAGES: Messages = {
  // What is said to who wants a card that can't be played.
  'refused.auction': 'First comes the auction.',
  'refused.turn': 'It is not your turn.',

  'you.declarer': 'You’re the declarer.',
  'you.teammate': 'You’re the teammate.',
  'you.passed': 'You passed.',
  'you.bid': 'Your bid: {bid}.',
  'status.you-are-called': 'You hold the called card: you play with {name}, in secret',
  'status.you-are-alone': 'You hold the called card yourself: you play alone, in secret',

  'auction.title': 'Your bid',
  'auction.open': 'Which rank shall help you? Any rank opens.',
  'auction.lower': 'Name a rank lower than the {rank}, or pass for good.',
  'auction.higher': 'Name more than {points} points with the 2, or pass for good.',
  'auction.rank': 'Bid {rank}',
  'auction.points': 'Points with the 2',
  'auction.less': 'One point less',
  'auction.more': 'One point more',
  'auction.bid-points': 'Bid 2 with {points}',
  'auction.pass': 'Pass',
  'trump.title': 'Name the trump',
  'trump.about': 'Who holds the card it calls is your secret teammate.',
  'trump.calls': 'calls the {card}',
  'trump.own': 'yours: alone against four',
  'throw-in.title': 'A weak hand',
  'throw-in.about':
    'You hold {points, plural, =0 {no points at all} one {# point} other {# points}}. Throw the deal in?',
  'throw-in.throw': 'Throw it in',
  'throw-in.keep': 'Keep the hand',
  'review.title': 'The last trick',
  'review.away': 'Put it back',
};
