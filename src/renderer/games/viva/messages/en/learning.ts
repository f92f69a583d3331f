import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.lying': 'The blocking card on the left, the three houses beside it, and three cards from a hand.',
  'picture.blocked': 'The blocking card shows yellow and black: a card with yellow can’t be played.',
  'picture.fits': 'Red on red: a card on a house must share a colour with the one beneath.',
  'picture.two': 'Two houses show yellow, and the third is empty.',
  'picture.three': 'With yellow on the third, one colour is on all of them: VIVA!',
  'picture.cleared': 'The table is cleared, the others take cards, and there’s a new blocking card.',
  'picture.last': 'One card is left in hand. It can’t go on a house, not even the green one.',
  'picture.out': 'It goes on the blocking card, which also shows black. That’s the way out.',
};

/** The guided first round: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Your first round, against two others: about three minutes.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.cards':
    'Everybody has five cards and wants to get rid of them first. A card shows one or two of six colours; every colour has its own sign, so you never need to tell the colours apart.',
  'lesson.blocked':
    'This is the blocking card. It shows black, so every card with black is blocked now: two of yours sit lower and can’t be played.',
  'lesson.first':
    'You play cards on three houses. On an empty house any card that isn’t blocked will do. Play a red-and-blue card on house 1.',
  'lesson.match':
    'Bruno played his card on yours: both show blue. A card on a house must share a colour with the one beneath. Carla took an empty house.',
  'lesson.third': 'Look: both houses show yellow. Play your yellow-and-green card on house 3, and all three do.',
  'lesson.third.otherwise': 'You can do that. But with yellow on the third house you could call VIVA. Do it anyway?',
  'lesson.viva': 'One colour is on top of all three houses after your play: you may call VIVA. Do it!',
  'lesson.viva.otherwise':
    'You don’t have to call it. But it clears the table and makes the others take cards. Let it go?',
  'lesson.block':
    'The table is cleared. Carla, who plays before you, took two cards, and Bruno, who plays after you, took one. Now choose a new blocking card: the yellow-and-black one, which was hard to play.',
  'lesson.copies':
    'Bruno has just played two identical cards in one go, each on a different house. All on one house would do, too. Only the last card can’t go on a house.',
  'lesson.take':
    'None of your cards fits now: green-and-black is blocked, and red-and-blue matches no house. So you must take a card from the stock.',
  'lesson.taken': 'You may play the card you took at once, if it fits. Pink matches pink: play it on house 1.',
  'lesson.down': 'Blue matches blue: play your red-and-blue card on house 1. Then you have only one card left.',
  'lesson.last':
    'Your last card can’t go on a house. It goes on the blocking card and must share a colour with it: yours shares black. Play it there!',
  'lesson.out':
    '{place, select, first {You are out first, and that wins the round: one winner’s card for you. The others play on to see who is left.} second {You are out, but not first: this round’s winner’s card goes to whoever was.} other {The others are out, and you are left with cards: the round is lost.}} The most winner’s cards win the match.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.blocking': 'The blocking card',
  'exercise.row.houses': 'On the houses',
  'exercise.row.hand': 'In your hand',
  'exercise.fits': 'Which of these cards may you play on a house?',
  'exercise.fits.why': 'It must share a colour with the card on a house, and show no colour of the blocking card.',
  'exercise.calls': 'With which of these cards can you call VIVA?',
  'exercise.calls.why': 'The play must be allowed, and then one colour must be on top of all three houses.',
  'exercise.last': 'One of these is your last card. Which one could you play now?',
  'exercise.last.why':
    'Your last card goes on the blocking card, and must share a colour with it. It can’t go on a house.',
  'exercise.together': 'You play three identical cards in one go. Which way is allowed?',
  'exercise.together.why': 'Each on a different house, or all on the same one. You can’t mix the two.',
  'exercise.on-houses': 'houses {houses}',
  'exercise.takes-before':
    'There are {seats} of you, and you call VIVA. How many cards does the player before you take?',
  'exercise.takes-before.why': 'The player before the caller takes two, the one after takes one.',
  'exercise.takes-after': 'There are {seats} of you, and you call VIVA. How many cards does the player after you take?',
  'exercise.takes-after.why': 'The player before the caller takes two, the one after takes one.',
  'exercise.takes-other': 'Only {seats} of you are left, and you call VIVA. How many cards does the other take?',
  'exercise.takes-other.why': 'With two players left, the other takes two.',
};
