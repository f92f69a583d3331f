import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'The cards',
  'rules.1.rules': 'BR-1, BR-2, BR-3',
  'rules.1.text':
    'Forty Italian cards in coins, cups, swords and clubs. From high to low they rank ace, 3, king, knight, jack, 7, 6, 5, 4, 2. An ace is worth 11 points, a 3 is worth 10, a king 4, a knight 3, a jack 2, the others nothing: 120 in all. Three players leave out the 2 of clubs, six leave out every 2.',

  'rules.2.title': 'The players',
  'rules.2.rules': 'BR-4, BR-5',
  'rules.2.text':
    'Two or three players each play for themselves. Four play in pairs, with partners opposite each other; six play three against three, the teams in alternate seats. The first dealer is drawn at random; after that the deal moves clockwise.',

  'rules.3.title': 'The deal',
  'rules.3.rules': 'BR-6, BR-7',
  'rules.3.text':
    'Everybody gets three cards. The next one is turned up: its suit is trump, the briscola. It goes half under the stock and is the last card to be drawn.',

  'rules.4.title': 'The tricks',
  'rules.4.rules': 'BR-8, BR-9, BR-10, BR-11',
  'rules.4.text':
    'The player to the dealer’s left leads first; after that, whoever took the last trick. You may play any card: nobody has to follow suit. The highest trump takes the trick; without a trump, the highest card of the suit led. After each trick everybody draws a card, the winner of the trick first. When the stock runs out, you play your last three cards.',

  'rules.5.title': 'The score',
  'rules.5.rules': 'BR-12',
  'rules.5.text':
    'Each side counts the points in the cards it took. The side with the most wins the game: with two sides, that takes 61. In a tie, such as 60 to 60, nobody wins.',

  'rules.6.title': 'The match',
  'rules.6.rules': 'BR-13',
  'rules.6.games':
    '{games, plural, one {One game decides the match.} other {The match is the best of # games.}} Drawn games are played again.',

  'rules.7.title': 'Partners’ hands',
  'rules.7.rules': 'BR-14',
  'rules.7.lastThree.hidden': 'Partners never see each other’s cards.',
  'rules.7.lastThree.shown': 'Once the stock runs out, partners see each other’s last three cards.',

  'rules.8.title': 'The exchange',
  'rules.8.rules': 'BR-15',
  'rules.8.exchange.off': 'The turned-up card stays where it is.',
  'rules.8.exchange.seven':
    'On your turn, while there is still a stock, you may exchange the 7 of trumps for a higher turned-up card; once a game.',
  'rules.8.exchange.two':
    'On your turn, while there is still a stock, you may exchange the 2 of trumps for the turned-up card; once a game.',
};
