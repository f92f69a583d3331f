import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'From high to low: the ten ranks right below the ace.',
  'picture.worth': 'Worth points: ace 11, ten 10, king 4, queen 3, jack 2.',
  'picture.led': 'No trump in sight: the king of clubs is led.',
  'picture.low': 'A lower club doesn’t beat it.',
  'picture.free': 'Nobody has to follow suit. The ace of diamonds is another suit, so it beats nothing.',
  'picture.over': 'The ten of clubs beats the king.',
  'picture.highest': 'The highest card of the suit led takes the trick.',
  'picture.ace': 'Now spades are trump. The ace of hearts is led.',
  'picture.ten': 'The ten of hearts is lower.',
  'picture.cut': 'A 2, but a trump!',
  'picture.others': 'Nobody else plays a trump.',
  'picture.trump': 'The highest trump takes the trick, even if it’s only a 2.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Your first deal, with you as the declarer: about four minutes.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.seat.3': 'Dario',
  'lesson.seat.4': 'Elena',
  'lesson.hand':
    'Five players, forty cards, eight each. There are no sevens, eights or nines. This is your hand; nobody else sees it.',
  'lesson.worth':
    'It’s points that count. An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2, the rest nothing. They rank in that order, too: the ten is above the king.',
  'lesson.bids':
    'Now the auction. Dario asks for an ace, Elena for a king. Each bid must name a lower rank, and that’s a bigger promise: a lower card helps less.',
  'lesson.bid':
    'You hold the ace, ten, king and jack of spades. What you need is the queen. Bid Queen: a rank below Elena’s king.',
  'lesson.bid.otherwise':
    'You can do that. But the queen of spades is the card that would help you most. Do it anyway?',
  'lesson.won':
    'Everybody else has passed, and a pass is final: you win the auction. You and your partner now need 61 of the 120 points.',
  'lesson.trump': 'Now name the trump. Your strong suit is spades, and the queen you want is the queen of spades.',
  'lesson.called':
    'The queen of spades is the called card. Whoever holds her is your partner and says nothing. Not even you know who it is.',
  'lesson.lead':
    'You lead the first of eight tricks. Find out who your partner is: lead a card that costs you nothing, the 2 of clubs.',
  'lesson.highest':
    'Nobody played a trump, so the highest card of the suit led took the trick: Elena’s ten of clubs. She gets 14 points, and leads next.',
  'lesson.trumped':
    'Elena leads the ace of clubs. You don’t have to follow suit: play any card you like. And the lowest trump beats every other suit. Take the ace with the jack of spades.',
  'lesson.trumped.otherwise':
    'You may play any card. But the jack of spades would win you eleven points. Do it anyway?',
  'lesson.loaded':
    'The trick is yours: 23 points. Look who gave you ten of them: Carla played a ten where she couldn’t win. A slip, or a friend? Remember that.',
  'lesson.ace': 'Whoever takes a trick leads the next. Lead your ace of hearts, and see who comes out of hiding.',
  'lesson.unmasked':
    'Bruno went for your ace with a trump, the 2. But Carla beats it with the queen of spades, the called card! Now everybody knows: Carla is your partner, and what she takes counts for you.',
  'lesson.take':
    'There’s a ten and a queen in this trick, and the ten of hearts would take it. Only Bruno plays after you. Take it with the king of spades.',
  'lesson.top': 'Nothing beats the ace of trumps. Lead it, and Carla can safely give you points.',
  'lesson.enough':
    'You and Carla have {points} points together, and 61 is enough to win. The rest is still played out: play on as you like.',
  'lesson.score':
    '{won, select, yes {Won! The deal brings you {score}.} other {Lost: the deal costs you {score}.}} A bid without a number means 61 points: declarer and partner win or lose 2 each, the others 1 each; a declarer alone, 4. If you bid more points with the 2, you play for more.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'On the table',
  'exercise.takes':
    '{suit, select, C {Clubs} D {Diamonds} H {Hearts} other {Spades}} are trump. The first of these cards was led. Which one takes the trick?',
  'exercise.takes.why':
    'The highest trump takes the trick. If there is none, the highest card of the suit led does; and the ten ranks right below the ace.',
  'exercise.wins':
    '{suit, select, C {Clubs} D {Diamonds} H {Hearts} other {Spades}} are trump. You play last, and may play any card. Which of yours wins you the last trick?',
  'exercise.wins.why':
    'If there’s a trump in the trick, only a higher trump takes it. If not, any trump does, and so does a higher card of the suit led. The points of a card don’t matter.',
  'exercise.points': 'How many points are these cards worth?',
  'exercise.points.why': 'An ace is 11, a ten 10, a king 4, a queen 3, a jack 2, everything else nothing.',
  'exercise.bids': 'The current bid is {standing}. Which bid beats it?',
  'exercise.bids.why':
    'A bid must name a lower rank. Only a 2 with a number beats a 2, and only a higher number beats that.',
  'exercise.brings':
    'You won the auction with {bid} and have a partner. Your side took {taken} points. What does the deal bring you?',
  'exercise.brings.why':
    'You needed {asked}. Up to 70 that’s worth 2, up to 80 it’s 4, up to 90 it’s 6 and so on: won if you got there, lost if not.',
};
