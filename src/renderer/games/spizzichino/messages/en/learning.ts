import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'From high to low: 3, 2, ace, king, knight, jack, 7, 6, 5, 4.',
  'picture.hand': 'A hand with a napoletana in it, and three threes.',
  'picture.declared': 'The 3 of coins counts once only: the napoletana is declared, 3 points.',
  'picture.led': 'The king of coins is led.',
  'picture.higher': 'Who has coins must follow. The 2 is above the king.',
  'picture.takes': 'The higher card of the suit led takes the trick.',
  'picture.small': 'The 4 of cups is led, the lowest there is.',
  'picture.other': 'Who has no cups plays anything, even a 3.',
  'picture.stays': 'But only a cup could have taken it. There is no trump.',
  'picture.top': 'A 2 lies on top of a pile: an honour, as a 3 and an ace are.',
  'picture.take': 'On the own turn it may be taken into the hand, before a card is played.',
  'picture.beneath': 'The card beneath is turned up at once, and may be played in the same turn.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'A first deal against Bruna: about five minutes.',
  'lesson.seat.1': 'Bruna',
  'lesson.piles':
    'Forty cards lie in eight piles of five, face down. You did not deal, so you pick first: two piles for your hand, two to turn up before you. Nobody looks into them.',
  'lesson.choose':
    'In this lesson the piles are laid for you. Take 1 and 2 for your hand, then 3 and 4 to turn up, and press “Take these”.',
  'lesson.choose.otherwise':
    'Any piles may be picked. But what this lesson has to show lies in piles 1 and 2, and 3 and 4. Do you want to stay with yours?',
  'lesson.napoletana':
    'Your hand holds the 3, the 2 and the ace of coins: a napoletana, worth 3 points. The game declares it for you, and tells it to all.',
  'lesson.tops':
    'These two piles are yours as well. Only their top cards show. On your turn you play a card of your hand or one of these tops.',
  'lesson.take':
    'A 3, a 2 or an ace on top of your pile may go into your hand before you play. Take the 3 of clubs: pick it, or use the button.',
  'lesson.threes':
    'With it you hold three threes that still count: 3 points more. The 3 of coins does not count again, since it is in your napoletana. And the next card has turned up: an ace, which you could take, too.',
  'lesson.lead':
    'You lead. The cards rank 3, 2, ace, king, knight, jack, 7 down to 4. Nothing beats a 3 of its suit: lead the 3 of coins.',
  'lesson.thirds':
    'Bruna had to follow, and the trick is yours. Points are counted in thirds: a 3, a 2 and each court card is a third, an ace three thirds. So that was two thirds.',
  'lesson.ace':
    'Who takes a trick leads the next. An ace is a whole point, but a 3 or a 2 would take it. Of coins you had both: lead the ace of coins, it is safe.',
  'lesson.low': 'There is no trump. Get rid of a card that is worth nothing: lead the 4 of cups.',
  'lesson.follow':
    'Bruna took it and leads the king of swords. You have swords, in hand or on a pile, so you must follow. Your 3 of swords takes the trick.',
  'lesson.top':
    'Now play from a pile: the 4 of coins. See how the card beneath turns up at once. It can be played in the next trick.',
  'lesson.alone':
    'There are twenty tricks: from here on play as you like. Look for honours that come up on your piles.',
  'lesson.last': 'The last trick: who takes it gets a whole point more.',
  'lesson.score':
    'Each counts the thirds taken, drops what is short of a whole point, and adds what was declared. Deals follow until somebody has 51 points.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.led': 'Led',
  'exercise.row.tops': 'On top of your piles',
  'exercise.row.taken': 'Taken',
  'exercise.row.hand': 'Your hand',
  'exercise.wins': 'This card was led. Which of yours takes the trick?',
  'exercise.wins.why':
    'The higher card of the suit led takes it: 3, 2, ace, king, knight, jack, 7, 6, 5, 4. There is no trump.',
  'exercise.follows': 'This card was led. You hold two cards and have two tops: which of the four may you play?',
  'exercise.follows.why': 'Who can follow suit must. The tops of your piles count, just like your hand.',
  'exercise.thirds': 'How many thirds of a point lie here?',
  'exercise.thirds.why': 'An ace is three thirds; a 3, a 2 and each court card one; all else nothing.',
  'exercise.declares': 'What does this hand declare, in points?',
  'exercise.declares.why':
    'Three equal honours and a napoletana are worth 3 each, four equals 4. A card counts once, in whatever brings most.',
  'exercise.scores': 'You took {thirds} thirds, but not the last trick. How many points is that?',
  'exercise.scores.why': 'Three thirds are a point. What is short of a whole point is dropped.',
  'exercise.scores-last': 'You took {thirds} thirds in your cards, and the last trick. How many points is that?',
  'exercise.scores-last.why':
    'The last trick is worth three thirds more. Three thirds are a point; what is short of a whole point is dropped.',
};
