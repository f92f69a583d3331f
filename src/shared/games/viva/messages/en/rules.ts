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
    'Six colours: red, pink, blue, yellow, green and black. A card shows one of them or two, which makes 21 designs. Every colour comes with a sign of its own: square, heart, wave, star, leaf and moon, in that order. Nobody needs to tell the colours apart.',
  'rules.1.edition.full': 'There are six cards of each design, 126 in all.',
  'rules.1.edition.pocket': 'There are four cards of each design, 84 in all.',

  'rules.2.title': 'The start of a round',
  'rules.2.rules': 'VI-4, VI-5, VI-6',
  'rules.2.text':
    'Everybody gets five cards. The rest is the stock, face down, and its top card is turned up beside the three houses as the blocking card. Who lost the last round also gets a blocking card of their own, which counts for them alone. The winner of the last round starts, and the turn goes clockwise.',
  'rules.2.youngest':
    '{youngest, select, draw {Chance names who starts the first round.} other {The seat named as the youngest starts the first round.}}',

  'rules.3.title': 'A turn',
  'rules.3.rules': 'VI-7, VI-8, VI-9, VI-10, VI-11',
  'rules.3.text':
    'Play a card on one of the three houses. On an empty house any card will do; on a card it must have at least one colour in common with it. A card that shows a colour of the blocking card is blocked. Identical cards can be played in one go, each on a different house or all on the same. One card at least must stay in your hand. Instead of playing you may take a card from the stock, and you must if you can play nothing; that card you may play at once, with identical ones from your hand, or leave it and end your turn.',

  'rules.4.title': 'VIVA',
  'rules.4.rules': 'VI-13, VI-14, VI-15, VI-16',
  'rules.4.text':
    'When one colour is on top of all three houses after your play, you may call VIVA. Houses and blocking card are cleared away. The player before you takes two cards and the one after you takes one; if only two of you are left, the other takes two. Then you lay a card of your hand as the new blocking card. If it was your only one, you take a card. A blocking card of one’s own is cleared by every VIVA and then replaced, but its owner is rid of it by calling VIVA.',

  'rules.5.title': 'The last card',
  'rules.5.rules': 'VI-17, VI-18, VI-19',
  'rules.5.text':
    'Your last card can’t go on a house. It goes on the blocking card, or on your own one, and must have a colour in common with it. You are out then, the table is cleared, and the next player lays a new blocking card before their turn. Who has only one card for that takes another first. The round ends when one player is left with cards.',

  'rules.6.title': 'When the stock is empty',
  'rules.6.rules': 'VI-12',
  'rules.6.text':
    'The cleared cards and those beneath the top cards of the houses are shuffled into a new stock. If that happens again without a VIVA or a last card in between, the houses and the blocking card are shuffled in too, and a new blocking card is turned up. If there is nothing to shuffle, you play if you can and pass if you can’t; when everybody has passed in a row, the table is cleared in the same way.',

  'rules.7.title': 'Forbidden plays',
  'rules.7.rules': 'VI-21',
  'rules.7.text': 'Houses take only cards that match and aren’t blocked, and after taking a card only that card.',
  'rules.7.policing.enforced': 'At this table a forbidden card can’t be played.',
  'rules.7.policing.caught':
    'At this table it can, and the others must notice. Until another player has made a move, everyone may call the play out, once each. If it was forbidden, all that came of it is undone, the player takes the card back and three more, and the next player’s turn follows. Calling out a permitted play has no effect.',

  'rules.8.title': 'The match',
  'rules.8.rules': 'VI-20',
  'rules.8.text':
    'Who is out first takes a winner’s card. All rounds are played, and most winner’s cards win. If several have the most, they alone play one more round: who is out first in it wins the match.',
  'rules.8.rounds': 'This match has {rounds, plural, one {one round} other {# rounds}}.',
  'rules.8.deals':
    'But they are numbered deals, which other tables play, too: {deals, plural, one {one round} other {# rounds}}, each started by the seat after the last starter, without a blocking card of one’s own, and none to break a tie.',
};

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'no-such-youngest': 'seat {seat} can’t start: nobody sits there',
  'too-many-rounds': 'this edition has winner’s cards for {most} rounds, not for {rounds}',
  'starter-first': 'chance must first name who starts',
  'no-such-starter': 'seat {seat} can’t start: nobody sits there',
  'deal-first': 'the cards must be dealt now',
  'not-the-deal': 'a deal is all {count} cards of the edition',
  'restock-first': 'a new stock must be shuffled now',
  'not-the-restock': 'the new stock must be just the {count} cards that can be shuffled',
  'no-play-now': 'now is not the time to play a card on a house',
  'no-take-now': 'a card is taken only at the beginning of a turn',
  'no-pass-now': 'now is not the time to pass',
  'no-viva-now': 'VIVA needs one colour on all three houses, right after a play of one’s own',
  'no-block-now': 'a new blocking card is laid only after VIVA or a last card',
  'no-last-now': 'a last card is laid only at the beginning of a turn',
  'mixed-placement': 'identical cards go each on a different house, in their order, or all on one',
  'not-in-hand': 'the hand holds {copies, plural, =0 {no {card}} one {only one {card}} other {only # of {card}}}',
  'nothing-to-take': 'there is no card left to take',
  'take-instead': 'a turn can’t be passed as long as there is a card to take',
  'must-play': 'there is nothing to take, so what can be played must be played',
  'not-the-last-card': 'only the last card of a hand goes on a blocking card',
  'no-own-blocker': 'there is no such blocking card to lay it on',
  'policing-enforced': 'at this table nothing forbidden can be played, so there is nothing to call out',
  'too-late': 'there is no play that could be called out now',
  'own-play': 'one can’t call out a play of one’s own',
  'called-already': 'this seat has called out the play already',
};
