import type { Messages } from '#shared/i18n/translate.ts';

/** The guided first turns: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Three turns with Bruno and Carla: about four minutes.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.aim':
    'You three are one group: you win or lose together. Up here stands the target, 30 points. Each Rome card that is laid in rising order brings a point. Below it stands the malus: what cards that come too late will cost.',
  'lesson.card':
    'In the first turn everybody has one card, from 1 to 90. Yours is 30. Look at it as long as you like, for once your deck lies down you can’t look again. Remember 30, and lay it down.',
  'lesson.silence':
    'Now all play at once, in no order, and nobody says a word. Turn up when you feel that yours is the lowest that is left. 30 is not very low: wait a moment.',
  'lesson.mine': 'Bruno turned up 12, and nobody else moved. Yours is probably next: turn up your card.',
  'lesson.three':
    'Three cards in rising order: 3 points of the 30. These cards leave the game. In the next turn everybody gets one card more.',
  'lesson.two': 'Two cards: your deck is sorted for you, the lowest on top. Remember 8 and 55, and lay it down.',
  'lesson.first': '8 is very low. Nobody is likely to hold less: turn it up at once.',
  'lesson.late':
    'Bruno was in a hurry: 60 lies there already, and your 55 does not fit any more. You may hold it back, but it has to go some time. Turn it up and see what it costs.',
  'lesson.malus':
    'A card that comes too late goes to the return deck and costs a point here, two in harder games. That is the malus. If it reaches ten in one turn, the game is lost at once.',
  'lesson.special':
    'Among the cards are blessings and curses. You hold Diana, a blessing: blessings lie at the bottom of the deck. Remember 15 and 48, and lay the deck down.',
  'lesson.curse':
    'Carla had a curse. Curses are played before the race: her deck was shuffled, and she plays it without knowing its order.',
  'lesson.diana':
    'You may turn up any card of your deck, not only the top one. Diana shows the lowest card of every deck. Fan your deck out, and choose the card at the bottom, at the far left.',
  'lesson.diana.otherwise.turn-up':
    'That is your right. But Diana lies at the bottom, at the far left of the fan. Do you want to stay with this card?',
  'lesson.shown':
    'Now everybody sees the lowest card of each deck: yours is 15, Carla’s 22, Bruno’s 29. So you begin: turn up your 15.',
  'lesson.wait': '15, 22, 29: all as shown. What is left you must guess. You hold 48, and nobody moves: turn it up.',
  'lesson.goal':
    '{outcome, select, out {You said that you were out, and a Rome card was in your deck: the game is lost at once.} other {This turn brings {points, plural, one {# point} other {# points}}. So it goes on, with a card more each turn, up to 30 points. It is lost if the malus of a turn reaches ten, if the deck runs out, or if somebody says “I am out” with a Rome card.}}',
  'lesson.otherwise.out':
    'You may say that. But there is a Rome card in your deck, and the game would be lost at once. Do you want to stay with it?',
};
