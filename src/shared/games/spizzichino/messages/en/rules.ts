import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`, or `rules.n.OPTION` with the value in it.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'The cards',
  'rules.1.rules': 'SP-1, SP-2, SP-3',
  'rules.1.text':
    'Forty Italian cards in coins, cups, swords and clubs. From high to low they rank 3, 2, ace, king, knight, jack, 7, 6, 5, 4. Card points are counted in thirds: an ace is a whole point, a 3, a 2 and each court card a third, the others nothing. The last trick is worth an extra point, so a deal holds eleven points and two thirds.',

  'rules.2.title': 'The piles',
  'rules.2.rules': 'SP-4, SP-5, SP-6, SP-7',
  'rules.2.text':
    'Two players take turns dealing; the first dealer is drawn at random. The cards are dealt into eight face-down piles of five. The player who didn’t deal picks four of them unseen: two become the hand, two are put on the table with the top card turned up. The dealer does the same with the other four. So each of you has ten cards in hand and two piles of five.',

  'rules.3.title': 'Declarations',
  'rules.3.rules': 'SP-8, SP-9, SP-10, SP-11',
  'rules.3.text':
    'Three threes, three twos or three aces in one hand are worth 3 points, all four of them 4 points. A napoletana, the 3, the 2 and the ace of one suit, is worth 3 points. They are declared for you: as soon as both have picked their piles, and whenever a card taken from a pile completes one. Only cards in your hand at that moment count, never the top of a pile. Everybody is told what is declared.',
  'rules.3.reuse.once':
    'A card counts in only one declaration a deal; where two compete, you get the one that brings most points. A fourth three after three were declared adds nothing.',
  'rules.3.reuse.across-kinds':
    'A card may count once in three or four of a kind and once in a napoletana. A fourth three after three were declared adds nothing.',

  'rules.4.title': 'The tricks',
  'rules.4.rules': 'SP-12, SP-13, SP-14, SP-15, SP-16, SP-18',
  'rules.4.text':
    'The player who didn’t deal leads first; after that, whoever took the last trick. There are twenty tricks. You play any card from your hand or the top of either of your piles; the card beneath is turned up at once and may be played in the next trick. If you don’t lead, you must follow suit if your hand or the top of a pile can; otherwise play anything. The higher card of the suit led takes the trick; there is no trump.',

  'rules.5.title': 'Taking honours',
  'rules.5.rules': 'SP-17',
  'rules.5.text':
    'A 3, a 2 or an ace is an honour. If one is on top of your pile, you may take it into your hand on your turn before you play, as often as you can, even with an empty hand. You never have to. The card beneath is turned up at once; you may play it in the same turn, or take it too if it’s an honour. It also counts for following suit.',

  'rules.6.title': 'The score',
  'rules.6.rules': 'SP-19',
  'rules.6.text':
    'After twenty tricks each player adds up the thirds taken, rounds down to whole points, and adds the points declared. Without declarations the two of you always share eleven.',

  'rules.7.title': 'The match',
  'rules.7.rules': 'SP-20, SP-21',
  'rules.7.target':
    'The match ends once somebody has {target} points after a deal. The higher total wins; if the totals are equal, you play another deal.',
  'rules.7.deals':
    'This match is played with numbered deals, the same as at other tables: it ends after {deals, plural, one {one deal} other {# deals}}, whatever the score.',
};
