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
    'Forty Italian cards in coins, cups, swords and clubs. From high to low they rank 3, 2, ace, king, knight, jack, 7, 6, 5, 4. Card points are counted in thirds: an ace is a whole point, a 3, a 2 and each court card a third, the others nothing. The last trick is worth a point more, so that a deal holds eleven points and two thirds.',

  'rules.2.title': 'The piles',
  'rules.2.rules': 'SP-4, SP-5, SP-6, SP-7',
  'rules.2.text':
    'Two play. The first dealer is drawn by chance, then the deal alternates. The cards lie in eight face-down piles of five. The player who did not deal picks four of them, looking into none: two make the hand, two are turned up on the table, so that only their top cards show. The dealer does the same with the four that are left. So each has ten cards in hand and two piles of five.',

  'rules.3.title': 'Declarations',
  'rules.3.rules': 'SP-8, SP-9, SP-10, SP-11',
  'rules.3.text':
    'Three threes, three twos or three aces in one hand are worth 3 points, all four of them 4 points. A napoletana, the 3, the 2 and the ace of one suit, is worth 3 points. The game declares them by itself: as soon as both have picked their piles, and whenever a card taken from a pile completes one. Only the hand counts, never the top of a pile, and only cards that are in it at that moment. Everybody is told what is declared.',
  'rules.3.reuse.once':
    'A card counts in one declaration only for the whole deal; where two compete, the game picks what brings most points. A fourth three that comes after three were declared adds nothing.',
  'rules.3.reuse.across-kinds':
    'A card may count once among equals and once in a napoletana. A fourth three that comes after three were declared adds nothing.',

  'rules.4.title': 'The tricks',
  'rules.4.rules': 'SP-12, SP-13, SP-14, SP-15, SP-16, SP-18',
  'rules.4.text':
    'The player who did not deal leads, then whoever took the trick before; there are twenty. You play any card of your hand or the top of one of your own two piles; the card beneath a played one is turned up at once and may be played in the next trick. Who answers must follow suit if the hand or either pile’s top can, and plays anything otherwise. The higher card of the suit led takes the trick; there is no trump.',

  'rules.5.title': 'Taking honours',
  'rules.5.rules': 'SP-17',
  'rules.5.text':
    'Lies a 3, a 2 or an ace on top of one of your piles, you may take it into your hand on your turn before you play, as often as you can, even with an empty hand. You never have to. The card beneath is turned up at once; you may play it in the same turn, or take it too. It also counts for following suit.',

  'rules.6.title': 'The score',
  'rules.6.rules': 'SP-19',
  'rules.6.text':
    'After twenty tricks each player counts the thirds taken, rounds down to whole points, and adds the points declared. Without declarations the two always share eleven.',

  'rules.7.title': 'The match',
  'rules.7.rules': 'SP-20, SP-21',
  'rules.7.target':
    'The match ends after a deal in which somebody has reached {target} points. The higher total wins; while the totals are equal, another deal is played.',
  'rules.7.deals':
    'This match is of numbered deals, which other tables play, too: it ends after {deals, plural, one {one deal} other {# deals}}, whatever the totals.',
};

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'nothing-to-choose': 'piles are picked only right after the deal',
  'pile-twice': 'pick four different piles',
  'pile-gone': 'one of these piles is already taken',
  'no-trick': 'cards are played only once both have picked their piles',
  'out-of-reach':
    'the {rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}} of {suit, select, D {coins} C {cups} S {swords} other {clubs}} is neither in this hand nor on top of its piles',
  'must-follow':
    '{suit, select, D {coins} C {cups} S {swords} other {clubs}} must be followed: there is one in the hand or on a pile',
  'pile-empty': 'nothing is left in this pile',
  'no-honour':
    'only a 3, a 2 or an ace may be taken, not the {rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}} of {suit, select, D {coins} C {cups} S {swords} other {clubs}}',
  'not-the-deck': 'a deal is all 40 cards, each once; here are {count} different ones',
};
