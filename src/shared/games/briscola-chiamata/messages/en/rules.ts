import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`, or `rules.n.OPTION` with the value in it.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'The cards',
  'rules.1.rules': 'BC-1, BC-2, BC-3',
  'rules.1.text':
    'Forty French cards: the sevens, eights and nines are left out. From high to low they rank ace, ten, king, queen, jack, 6, 5, 4, 3, 2. An ace is worth 11 points, a ten 10, a king 4, a queen 3, a jack 2, the others nothing: 120 points in all.',

  'rules.2.title': 'The deal',
  'rules.2.rules': 'BC-4, BC-5, BC-21',
  'rules.2.text':
    'Five players get eight cards each, dealt one at a time; none are left over. The first dealer is drawn at random; after each deal the next player clockwise deals.',
  'rules.2.weakHand.off': 'Every hand is played, however weak.',
  'rules.2.weakHand.0':
    'If your hand holds no points at all, you are asked in secret, before the auction, whether to throw it in. If you do, the same dealer deals again and nothing is scored.',
  'rules.2.weakHand.2':
    'If your hand holds at most 2 points, you are asked in secret, before the auction, whether to throw it in. If you do, the same dealer deals again and nothing is scored.',
  'rules.2.weakHand.4':
    'If your hand holds at most 4 points, you are asked in secret, before the auction, whether to throw it in. If you do, the same dealer deals again and nothing is scored.',

  'rules.3.title': 'The auction',
  'rules.3.rules': 'BC-6, BC-7, BC-8, BC-9, BC-10',
  'rules.3.text':
    'The player to the dealer’s left speaks first, then the turn goes clockwise. You bid by naming the rank of the card you want from a partner, or you pass for good. Each bid must name a lower rank than the one before; the first may be any rank. Once somebody has bid 2, the auction goes on in points: 2 with 62 points, or more, up to 120; you may jump. The last bid wins, and 120 wins at once. The winner is the declarer.',
  'rules.3.allPass.redeal': 'If all five pass, nothing is scored and the next dealer deals.',
  'rules.3.allPass.redeal-doubled':
    'If all five pass, nothing is scored and the next dealer deals; the next scored deal then counts twice, three times after two such deals in a row, and so on.',

  'rules.4.title': 'The called card',
  'rules.4.rules': 'BC-11, BC-16',
  'rules.4.text':
    'The declarer names the trump suit. The card of that suit in the rank that won the auction is the called card: whoever holds it is the declarer’s partner, and keeps quiet about it. A declarer who holds it plays alone against four, and nobody else knows. The secret lasts until the called card is played.',

  'rules.5.title': 'The tricks',
  'rules.5.rules': 'BC-12, BC-13, BC-14, BC-15',
  'rules.5.text':
    'Eight tricks are played, clockwise. You may play any card at any time: nobody has to follow suit. The highest trump takes the trick; if there is none, the highest card of the suit led. Whoever takes a trick leads the next one.',
  'rules.5.leads.winner': 'The declarer leads the first trick.',
  'rules.5.leads.forehand': 'The player to the dealer’s left leads the first trick.',

  'rules.6.title': 'The score',
  'rules.6.rules': 'BC-17, BC-18, BC-19, BC-20',
  'rules.6.text':
    'Declarer and partner count the card points in their tricks together. They need 61, or the number bid with the 2; at 60 each they lose. Up to 70 the deal is worth 2 to each of them and 1 to each of the others, and every ten points more (80, 90, 100, beyond) add the same again: 4 and 2, 6 and 3, 8 and 4, 10 and 5. The side that wins gains this, the other loses it. A declarer alone wins or loses double: 4, 8, 12, 16 or 20.',
  'rules.6.teammateScore.full': 'The partner wins or loses as much as the declarer.',
  'rules.6.teammateScore.half': 'The partner wins or loses half as much as the declarer.',
  'rules.6.sweep.off': 'Taking every trick brings nothing extra.',
  'rules.6.sweep.double': 'If one side takes all eight tricks, the deal counts twice.',

  'rules.7.title': 'The match',
  'rules.7.rules': 'BC-22',
  'rules.7.text': 'The highest total wins the match; players tied for it share the win.',
  'rules.7.deals': 'This match ends after {deals, plural, one {one scored deal} other {# scored deals}}.',
};
