import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.drawn': 'Five cards, as drawn.',
  'picture.sorted': 'As a deck, from the top: the curse, the Rome cards from low to high, the blessing at the bottom.',
  'picture.first': 'Nobody has a turn. Somebody starts with 12.',
  'picture.second': '30 is higher: it fits.',
  'picture.jump': 'Somebody was in a hurry: 66.',
  'picture.late': '41 doesn’t fit any more. When it is turned up, it goes to the return deck and costs points.',
};

/** The guided first turns: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Your first three turns, with Bruno and Carla: about four minutes.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.aim':
    'The three of you are one group: you win or lose together. Up here is the target, 30 points. Each Rome card played in rising order brings a point. Next to it is the malus: what cards that come too late will cost.',
  'lesson.card':
    'In the first turn everybody has one card, from 1 to 90. Yours is 30. Look at it as long as you like: once your deck is down, you can’t look again. Remember 30, and put it down.',
  'lesson.silence':
    'Now everybody plays at once, in no order, and nobody says a word. Turn up your card when you feel it’s the lowest one left. 30 isn’t very low: wait a moment.',
  'lesson.mine': 'Bruno turned up 12, and nobody else moved. Yours is probably next: turn up your card.',
  'lesson.three':
    'Three cards in rising order: 3 of the 30 points. These cards leave the game. In the next turn everybody gets one more card.',
  'lesson.two': 'Two cards: your deck is sorted for you, the lowest on top. Remember 8 and 55, and put it down.',
  'lesson.first': '8 is very low. Nobody is likely to hold anything lower: turn it up at once.',
  'lesson.late':
    'Bruno was in a hurry: 60 is already there, and your 55 doesn’t fit any more. You can hold it back, but it has to go some time. Turn it up and see what it costs.',
  'lesson.malus':
    'A card that comes too late goes to the return deck and costs a point here, two in harder games. That’s the malus. If it reaches ten in one turn, the game is lost at once.',
  'lesson.special':
    'There are blessings and curses among the cards. You hold Diana, a blessing: blessings go to the bottom of the deck. Remember 15 and 48, and put the deck down.',
  'lesson.curse':
    'Carla had a curse. Curses are played before the race: her deck was shuffled, and she plays it without knowing the order.',
  'lesson.diana':
    'You may turn up any card of your deck, not only the top one. Diana shows the lowest card of every deck. Fan out your deck, and choose the card at the bottom, on the far left.',
  'lesson.diana.otherwise.turn-up':
    'You can do that. But Diana is at the bottom, on the far left of the fan. Turn up this card anyway?',
  'lesson.shown':
    'Now everybody sees the lowest card of each deck: yours is 15, Carla’s 22, Bruno’s 29. So you go first: turn up your 15.',
  'lesson.wait': '15, 22, 29: all as shown. The rest is guesswork. You hold 48, and nobody moves: turn it up.',
  'lesson.goal':
    '{outcome, select, out {You said you were out, but a Rome card was in your deck: the game is lost at once.} other {This turn brings {points, plural, one {# point} other {# points}}. So it goes on, with one more card each turn, up to 30 points. You lose if the malus of a turn reaches ten, if the deck runs out, or if somebody says “I’m out” with a Rome card.}}',
  'lesson.otherwise.out':
    'You can say that. But there’s a Rome card in your deck, and the game would be lost at once. Say it anyway?',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.area': 'In order',
  'exercise.row.returned': 'In the return deck',
  'exercise.row.deck': 'Your deck',
  'exercise.fits': 'Which of these cards still fits?',
  'exercise.fits.why': 'A Rome card must be higher than the last one laid. Any other goes to the return deck.',
  'exercise.top': 'These cards are your deck. Which one is on top before curses are played?',
  'exercise.top.why': 'Curses go on top, below them the Rome cards from low to high, and blessings at the bottom.',
  'exercise.turn':
    'The turn is over, in {difficulty, select, easy {an easy} medium {a medium} other {a hard}} game. How many points does it bring?',
  'exercise.turn.why':
    'A point for each Rome card in order and each blessing in the return deck. Each Rome card in the return deck costs one in an easy game, two in others: the malus.',
  'exercise.target':
    '{seats} of you play {difficulty, select, easy {an easy} medium {a medium} other {a hard}} game. How many points do you need?',
  'exercise.target.why': 'An easy game needs 10 points a player, a medium one 12, a hard one 15.',
  'exercise.out': 'You hold this deck and say “I’m out”. What happens?',
  'exercise.out.why':
    'Your cards are shown. If a Rome card is among them, the game is lost on the spot. Blessings alone go to the return deck, and bring a point each.',
  'exercise.out.loses': 'The game is lost',
  'exercise.out.goes-on': 'The game goes on',
};
