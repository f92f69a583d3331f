import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'From high to low: 3, 2, ace, king, knight, jack, 7, 6, 5, 4.',
  'picture.hand': 'A hand with a napoletana and three threes.',
  'picture.declared': 'The 3 of coins counts only once: the napoletana is declared, for 3 points.',
  'picture.led': 'The king of coins is led.',
  'picture.higher': 'If you have coins, you must follow. The 2 beats the king.',
  'picture.takes': 'The higher card of the suit led takes the trick.',
  'picture.small': 'The 4 of cups is led, the lowest card there is.',
  'picture.other': 'If you have no cups, play anything, even a 3.',
  'picture.stays': 'But only a cup could have taken it. There’s no trump.',
  'picture.top': 'A 2 is on top of a pile: an honour, like a 3 or an ace.',
  'picture.take': 'On your turn you may take it into your hand, before you play a card.',
  'picture.beneath': 'The card beneath is turned up at once, and you may play it in the same turn.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Your first deal, against Bruna: about five minutes.',
  'lesson.seat.1': 'Bruna',
  'lesson.piles':
    'Forty cards in eight piles of five, face down. You didn’t deal, so you pick first: two piles for your hand, two to turn up in front of you. Nobody looks into them.',
  'lesson.choose': 'For this lesson, take 1 and 2 for your hand, then 3 and 4 to turn up, and press “Take these”.',
  'lesson.choose.otherwise': 'You may pick any piles. But this lesson needs piles 1 and 2, and 3 and 4. Do it anyway?',
  'lesson.napoletana':
    'Your hand has the 3, the 2 and the ace of coins: a napoletana, worth 3 points. It’s declared for you, and everybody is told.',
  'lesson.tops':
    'These two piles are yours as well, but only their top cards show. On your turn you play a card from your hand or one of these tops.',
  'lesson.take':
    'A 3, a 2 or an ace on top of your pile may go into your hand before you play. Take the 3 of clubs: pick it, or use the button.',
  'lesson.threes':
    'Now you hold three threes that still count: 3 more points. The 3 of coins doesn’t count again, since it’s in your napoletana. And the next card has turned up: an ace, which you could take, too.',
  'lesson.lead':
    'You lead. The cards rank 3, 2, ace, king, knight, jack, 7 down to 4. Nothing beats a 3 in its suit: lead the 3 of coins.',
  'lesson.thirds':
    'Bruna had to follow, and the trick is yours. Points are counted in thirds: a 3, a 2 and each court card is one third, an ace three. So that was two thirds.',
  'lesson.ace':
    'Whoever takes a trick leads the next. An ace is a whole point, but a 3 or a 2 beats it. You had both of those in coins: lead the ace of coins, it’s safe.',
  'lesson.low': 'There’s no trump. Get rid of a card that’s worth nothing: lead the 4 of cups.',
  'lesson.follow':
    'Bruna took it and leads the king of swords. You have swords, in hand or on a pile, so you must follow. Your 3 of swords takes the trick.',
  'lesson.top':
    'Now play from a pile: the 4 of coins. See how the card beneath turns up at once. You can play it in the next trick.',
  'lesson.alone':
    'There are twenty tricks: from here on, play as you like. Watch for honours that turn up on your piles.',
  'lesson.last': 'The last trick: whoever takes it gets an extra point.',
  'lesson.score':
    'Each of you adds up the thirds, rounds down to whole points, and adds what was declared. You keep dealing until somebody has 51 points.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.led': 'Led',
  'exercise.row.tops': 'On top of your piles',
  'exercise.row.taken': 'Taken',
  'exercise.row.hand': 'Your hand',
  'exercise.wins': 'This card was led. Which of your cards takes the trick?',
  'exercise.wins.why':
    'The higher card of the suit led takes it: 3, 2, ace, king, knight, jack, 7, 6, 5, 4. There is no trump.',
  'exercise.follows': 'This card was led. You have two cards in hand and two tops: which of the four may you play?',
  'exercise.follows.why': 'If you can follow suit, you must. The tops of your piles count, just like your hand.',
  'exercise.thirds': 'How many thirds of a point are these cards worth?',
  'exercise.thirds.why': 'An ace is three thirds; a 3, a 2 and each court card one; everything else nothing.',
  'exercise.declares': 'How many points does this hand declare?',
  'exercise.declares.why':
    'Three honours of a kind and a napoletana are worth 3 each, four of a kind 4. A card counts once, wherever it brings most.',
  'exercise.scores': 'You took {thirds} thirds, but not the last trick. How many points is that?',
  'exercise.scores.why': 'Three thirds make a point. Whatever is left over is dropped.',
  'exercise.scores-last': 'You took {thirds} thirds in your cards, and the last trick. How many points is that?',
  'exercise.scores-last.why':
    'The last trick adds three thirds. Three thirds make a point; whatever is left over is dropped.',
};
