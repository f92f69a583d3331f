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
    'Five players get eight cards each, dealt one at a time, so none are left over. The first dealer is drawn by chance; after each deal the next player clockwise deals.',
  'rules.2.weakHand.off': 'A hand is played however weak it is.',
  'rules.2.weakHand.0':
    'A player whose hand holds no points at all is asked in secret, before the auction, whether to throw it in. If so, the same dealer deals again and nothing is scored.',
  'rules.2.weakHand.2':
    'A player whose hand holds at most 2 points is asked in secret, before the auction, whether to throw it in. If so, the same dealer deals again and nothing is scored.',
  'rules.2.weakHand.4':
    'A player whose hand holds at most 4 points is asked in secret, before the auction, whether to throw it in. If so, the same dealer deals again and nothing is scored.',

  'rules.3.title': 'The auction',
  'rules.3.rules': 'BC-6, BC-7, BC-8, BC-9, BC-10',
  'rules.3.text':
    'The player left of the dealer speaks first, then the turn goes clockwise. You bid by naming the rank of a card you would like to be helped with, or you pass for good. Each bid must name a lower rank than the one before; any rank opens. Once somebody has bid 2, the auction goes on in numbers: 2 with 62 points, or more, up to 120, jumps allowed. The last bid standing wins, and 120 wins at once.',
  'rules.3.allPass.redeal': 'If all five pass, the deal is not scored and the next dealer deals.',
  'rules.3.allPass.redeal-doubled':
    'If all five pass, the deal is not scored and the next dealer deals; the next scored deal then counts twice, three times after two such deals in a row, and so on.',

  'rules.4.title': 'The called card',
  'rules.4.rules': 'BC-11, BC-16',
  'rules.4.text':
    'The winner of the auction names the trump suit. The card of the rank that won the auction, in that suit, is the called card: whoever holds it is the winner’s teammate, and keeps quiet about it. The winner may hold it too, and then plays alone against four without anybody knowing. The secret lasts until the called card is played.',

  'rules.5.title': 'The tricks',
  'rules.5.rules': 'BC-12, BC-13, BC-14, BC-15',
  'rules.5.text':
    'Eight tricks are played, clockwise. You may play any card at any time: there is no duty to follow suit. The highest trump takes the trick; if there is none, the highest card of the suit that was led. Who takes a trick leads the next one.',
  'rules.5.leads.winner': 'The winner of the auction leads the first trick.',
  'rules.5.leads.forehand': 'The player left of the dealer leads the first trick.',

  'rules.6.title': 'The score',
  'rules.6.rules': 'BC-17, BC-18, BC-19, BC-20',
  'rules.6.text':
    'The winner and the teammate count the card points in their tricks together. They must reach 61, or the number bid with the 2; at 60 each they have lost. Up to 70 the deal is worth 2 to each of them and 1 to each of the others, and with every ten points more (80, 90, 100, beyond) the same again: 4 and 2, 6 and 3, 8 and 4, 10 and 5. What one side wins the other loses. A winner alone wins or loses double: 4, 8, 12, 16 or 20.',
  'rules.6.teammateScore.full': 'The teammate wins or loses as much as the winner of the auction.',
  'rules.6.teammateScore.half': 'The teammate wins or loses half as much as the winner of the auction.',
  'rules.6.sweep.off': 'Taking every trick brings nothing extra.',
  'rules.6.sweep.double': 'If one side takes all eight tricks, the deal counts twice.',

  'rules.7.title': 'The match',
  'rules.7.rules': 'BC-22',
  'rules.7.text': 'The highest total wins the match; equal totals share the win.',
  'rules.7.deals': 'This match is over after {deals, plural, one {one scored deal} other {# scored deals}}.',
};

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'not-asked': 'nobody asks this seat whether it throws its hand in',
  'no-auction': 'bids and passes belong to the auction',
  'has-passed': 'this seat has passed, and a pass is final',
  'rank-not-lower':
    'the bid must name a rank below the {standing, select, A {ace} K {king} Q {queen} J {jack} other {{standing}}}',
  'only-twos': 'once 2 is bid, only 2 with a higher number goes over it',
  'number-missing': 'name a number above {standing} with the 2',
  'number-too-early': 'a number goes only over a 2 that was already bid',
  'number-not-higher': 'the number must be above {standing}',
  'no-trump-now': 'only the winner of the auction names the trump, before the first card is led',
  'no-trick': 'cards are played only once the trump is named',
  'not-in-hand': '{rank}{suit} is not in this hand',
  'dealer-known': 'the dealer is drawn only once',
  'dealer-first': 'the first dealer must be drawn before the cards are dealt',
  'not-the-deck': 'a deal is all 40 cards, each once; here are {count} different ones',
};
