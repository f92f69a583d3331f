import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`, or `rules.n.OPTION` with the value in it.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'The cards',
  'rules.1.rules': 'VI-1, VI-2, VI-3',
  'rules.1.text':
    'Six colours: red, pink, blue, yellow, green and black. A card shows one or two of them, which makes 21 designs. Every colour has its own sign: square, heart, wave, star, leaf and moon, in that order. You never need to tell the colours apart.',
  'rules.1.edition.full': 'There are six cards of each design, 126 in all.',
  'rules.1.edition.pocket': 'There are four cards of each design, 84 in all.',

  'rules.2.title': 'The start of a round',
  'rules.2.rules': 'VI-4, VI-5, VI-6',
  'rules.2.text':
    'Everybody gets five cards. The rest is the stock, face down, and its top card is turned up beside the three houses as the blocking card. Whoever lost the last round also gets a blocking card of their own, which counts only for them. The winner of the last round starts, and the turn goes clockwise.',
  'rules.2.youngest':
    '{youngest, select, draw {Who starts the first round is drawn at random.} other {The player named as the youngest starts the first round.}}',

  'rules.3.title': 'A turn',
  'rules.3.rules': 'VI-7, VI-8, VI-9, VI-10, VI-11',
  'rules.3.text':
    'Play a card on one of the three houses. On an empty house any card will do; on a card, it must share at least one colour with it. A card that shows a colour of the blocking card is blocked. You can play identical cards in one go, each on a different house or all on the same one. At least one card must stay in your hand. Instead of playing you may take a card from the stock, and you must if you can’t play; you may play that card at once, with identical ones from your hand, or keep it and end your turn.',

  'rules.4.title': 'VIVA',
  'rules.4.rules': 'VI-13, VI-14, VI-15, VI-16',
  'rules.4.text':
    'If one colour is on top of all three houses after your play, you may call VIVA. The houses and the blocking card are cleared away. The player before you takes two cards and the one after you takes one; if only two of you are left, the other takes two. Then you choose a card from your hand as the new blocking card. If it was your only one, you take a card. Every VIVA also replaces a player’s own blocking card; but if it’s yours and you call VIVA, you’re rid of it.',

  'rules.5.title': 'The last card',
  'rules.5.rules': 'VI-17, VI-18, VI-19',
  'rules.5.text':
    'Your last card can’t go on a house. It goes on the blocking card, or on your own, and must share a colour with it. Then you’re out, the table is cleared, and the next player chooses a new blocking card before their turn; with only one card left, they take another first. The round ends when one player is left with cards.',

  'rules.6.title': 'When the stock is empty',
  'rules.6.rules': 'VI-12',
  'rules.6.text':
    'The cleared cards and those beneath the top cards of the houses are shuffled into a new stock. If that happens again without a VIVA or a last card in between, the houses and the blocking card are shuffled in too, and a new blocking card is turned up. If there is nothing to shuffle, you play if you can and pass if you can’t; once everybody has passed in a row, the table is cleared the same way.',

  'rules.7.title': 'Forbidden plays',
  'rules.7.rules': 'VI-21',
  'rules.7.text':
    'Houses take only cards that match and aren’t blocked. After taking a card, you may play only that one.',
  'rules.7.policing.enforced': 'At this table you can’t play a forbidden card.',
  'rules.7.policing.caught':
    'At this table you can, and the others must notice. Until another player has made a move, anybody may call the play out, once each. If it was forbidden, everything that came of it is undone, the player takes the card back and three more, and the next player’s turn follows. Calling out a play that was allowed does nothing.',

  'rules.8.title': 'The match',
  'rules.8.rules': 'VI-20',
  'rules.8.text':
    'Whoever goes out first gets a winner’s card. All rounds are played, and the most winner’s cards win. If several players have the most, they alone play one more round: whoever goes out first in it wins the match.',
  'rules.8.rounds': 'This match has {rounds, plural, one {one round} other {# rounds}}.',
  'rules.8.deals':
    'But these are numbered deals, the same as at other tables: {deals, plural, one {one round} other {# rounds}}, each started by the seat after the last starter, with no blocking card of your own and no tie-break.',
};
