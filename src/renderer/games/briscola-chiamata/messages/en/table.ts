import type { Messages } from '#shared/i18n/translate.ts';

/** English sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  opening:
    'Win the auction and you name a card: its suit is trump, and whoever holds it is your secret partner. Together you must make the points you bid.',
  'zone.pack': 'The pack, beside the dealer',

  'note.points': '{points, plural, one {# point} other {# points}}',
  'note.declarer': 'de\u00ADclarer',
  'note.teammate': 'partner',
  'note.passed': 'passed',

  // Called out at a seat on a television; the pass is printed on its slip, too.
  'callout.pass': 'Pass',
  'callout.teammate': 'I’m with you!',

  'status.deal': 'Deal {deal} of {deals}',
  'status.factor': 'counts {factor} times',
  'status.standing': 'Current bid',
  'status.no-bid': 'none yet',
  'status.bid-by': '{bid}, by {name}',
  'status.trump': 'Trump',
  'status.called': 'Called card',
  'status.to-reach': 'needs {points} points',
  'status.ranks': 'High to low',
  'status.call': 'Call',
  'status.teammate': 'with {name}',
  'status.alone': 'alone against four',
  'status.player': 'Player',
  'status.tricks': 'Tricks',
  'status.points': 'Points',
  'status.total': 'Match',

  'trump.suit': '{suit, select, C {Clubs} D {Diamonds} H {Hearts} other {Spades}}',

  'announced.auction': '{name} wins the auction',
  'announced.bid': '{bid}: {points} points needed',
  'announced.called': '{name} calls the {card}',
  'announced.last-trick': 'The last trick',

  'score.made': '{name} makes the contract',
  'score.lost': '{name} falls short',
  'score.points': '{points} points, {bid} needed',
  'score.with': 'with {name} as the secret partner',
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
  'refused.auction': 'The auction comes first.',
  'refused.turn': 'Not your turn yet.',

  'you.declarer': 'You’re the declarer.',
  'you.passed': 'You passed.',
  'you.alone': 'You {known, select, yes {} other {secretly }}play alone against four.',
  'you.partner': 'You’re {name}’s {known, select, yes {} other {secret }}partner.',
  'asked.throw-in': 'Your turn: keep this hand, or throw it in.',
  'asked.auction': 'Your turn: bid or pass.',
  'asked.trump': 'Your turn: name the trump.',

  'auction.open': 'Which rank do you want from your partner? Any rank opens.',
  'auction.lower': 'Bid a rank lower than the {rank}, or pass for good.',
  'auction.higher': 'Bid more than {points} points with the 2, or pass for good.',
  'auction.rank': 'Bid {rank}',
  'auction.points': 'Points with the 2',
  'auction.less': 'One point less',
  'auction.more': 'One point more',
  'auction.bid-points': 'Bid 2 with {points}',
  'auction.pass': 'Pass',
  'trump.about': 'Whoever holds the card it calls is your secret partner.',
  'trump.calls': 'calls the {card}',
  'trump.own': 'yours: alone against four',
  'throw-in.title': 'A weak hand',
  'throw-in.about':
    'You hold {points, plural, =0 {no points at all} one {# point} other {# points}}. Throw in your hand?',
  'throw-in.throw': 'Throw it in',
  'throw-in.keep': 'Keep the hand',
  'log.title': 'Last trick and log',
};
