import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'From high to low: the ten stands right below the ace.',
  'picture.worth': 'Worth points: ace 11, ten 10, king 4, queen 3, jack 2.',
  'picture.led': 'No trump in sight: the king of clubs is led.',
  'picture.low': 'A lower club does not beat it.',
  'picture.free': 'Nobody has to follow suit. The ace of diamonds is another suit, and beats nothing.',
  'picture.over': 'The ten of clubs is above the king.',
  'picture.highest': 'The highest card of the suit led takes the trick.',
  'picture.ace': 'Now spades are trump. The ace of hearts is led.',
  'picture.ten': 'The ten of hearts is lower.',
  'picture.cut': 'A 2, but a trump!',
  'picture.others': 'Whatever else is played is no trump.',
  'picture.trump': 'The highest trump takes the trick, though it is only a 2.',
};

/** The guided first deal: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'A first deal with you as the one who bids: about four minutes.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.seat.3': 'Dario',
  'lesson.seat.4': 'Elena',
  'lesson.hand':
    'Five of you share out forty cards, eight each. There are no sevens, eights or nines. This is your hand; nobody else sees it.',
  'lesson.worth':
    'Points decide. An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2, the rest nothing. They rank in that order, too: the ten is above the king.',
  'lesson.bids':
    'Now the auction. Dario asks for an ace to help him, Elena for a king. Each bid must name a lower rank. A lower rank is the stronger promise: such a card helps less.',
  'lesson.bid':
    'You hold ace, ten, king and jack of spades. What you miss is the queen. Bid Queen: a rank below Elena’s king.',
  'lesson.bid.otherwise':
    'That is allowed. But the queen of spades is the card that would help you most. Do you want to stay with it?',
  'lesson.won':
    'All others have passed, and who passes is out for good. You have won the auction. You and a teammate must now take 61 of the 120 points.',
  'lesson.trump': 'Name the trump. Your strong suit is spades, and the queen you want is the queen of spades.',
  'lesson.called':
    'The queen of spades is the called card. Whoever holds her plays with you and says nothing. Not even you know who it is.',
  'lesson.lead':
    'You lead the first trick of eight. Find out who is with you: lead a card that costs nothing, the 2 of clubs.',
  'lesson.highest':
    'Nobody played a trump, so the highest card of the suit that was led took the trick: Elena’s ten of clubs. She got 14 points, and leads next.',
  'lesson.trumped':
    'Elena leads the ace of clubs. You need not follow suit in this game: any card may be played. And the smallest trump beats every other suit. Take the ace with the jack of spades.',
  'lesson.trumped.otherwise':
    'You may play any card. But with the jack of spades eleven points could be yours. Do you want to stay with it?',
  'lesson.loaded':
    'The trick is yours: 23 points. Look who gave you ten of them: Carla laid a ten where she could not win. A slip, or a friend? Remember that.',
  'lesson.ace': 'Who takes a trick leads the next. Lead your ace of hearts, and see whom it flushes out.',
  'lesson.unmasked':
    'Bruno wanted your ace with a trump, the 2. But Carla beats it with the queen of spades, the called card! Now everybody knows: Carla plays with you, and what she takes counts for you.',
  'lesson.take':
    'A ten and a queen lie there, and the ten of hearts would take them. Only Bruno plays after you. Take them with the king of spades.',
  'lesson.top': 'Nothing beats the ace of trump. Lead it, and Carla can safely give you points.',
  'lesson.enough':
    'You and Carla have {points} points together, and 61 win the deal. The rest is played out all the same. Play on as you like.',
  'lesson.score':
    '{won, select, yes {Won! The deal brings you {score}.} other {Lost: the deal costs you {score}.}} A rank alone asks for 61 points: who bid it and the teammate then win or lose 2 each, the others 1 each; who plays alone, 4. Who bids more points with the 2 plays for more.',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'On the table',
  'exercise.takes':
    'Trump is {suit, select, C {clubs} D {diamonds} H {hearts} other {spades}}. The first of these cards was led. Which one takes the trick?',
  'exercise.takes.why':
    'The highest trump takes a trick. If there is none, it is the highest card of the suit that was led; and the ten stands right below the ace.',
  'exercise.wins':
    'Trump is {suit, select, C {clubs} D {diamonds} H {hearts} other {spades}}. You play last, and any card may be played. Which of yours wins you the last trick?',
  'exercise.wins.why':
    'A trump above every trump that lies there takes the trick; as long as no trump lies there, a higher card of the suit led does, too. The points of a card do not matter.',
  'exercise.points': 'How many points lie here?',
  'exercise.points.why': 'An ace is 11, a ten 10, a king 4, a queen 3, a jack 2, all else nothing.',
  'exercise.bids': 'The standing bid is {standing}. Which bid may go over it?',
  'exercise.bids.why':
    'A bid must name a lower rank. Over a 2 only a 2 with a number goes, and over a number a higher one.',
  'exercise.brings':
    'You won the auction with {bid} and play with a teammate. Your side has taken {taken} points. What does the deal bring you?',
  'exercise.brings.why':
    'You had to reach {asked}. Up to 70 that is worth 2, up to 80 it is 4, up to 90 it is 6 and so on: won if you reached it, lost if not.',
};
