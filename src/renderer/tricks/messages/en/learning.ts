import type { Messages } from '#shared/i18n/translate.ts';

const suit = (gap: string) => `{${gap}, select, D {coins} C {cups} S {swords} other {clubs}}`;
const card = (rank: string, of: string) =>
  `{${rank}, select, 1 {ace} R {king} C {knight} F {jack} other {{${rank}}}} of ${suit(of)}`;
const TRUMP =
  '{trump, select, none {} D {Coins are trump. } C {Cups are trump. } S {Swords are trump. } other {Clubs are trump. }}';
const ORDER =
  '{order, select, 3 {3, 2, ace, king, knight, jack, 7, 6, 5, 4} other {ace, 3, king, knight, jack, 7, 6, 5, 4, 2}}';
const WORTH =
  '{order, select, 3 {An ace is a whole point, a 3, a 2 and each court card a third of one, the others nothing.} other {An ace is worth 11 points, a 3 is worth 10, a king 4, a knight 3, a jack 2, the others nothing.}}';

/** The guided first deal of a trick game for two. */
export const LESSON: Messages = {
  'lesson.about': 'Your first deal, against Bruna: about five minutes.',
  'lesson.seat.1': 'Bruna',
  'lesson.cards': `You hold {count} cards. {trump, select, none {There is no trump.} other {The ${card('rank', 'trump')} is turned up: ${suit('trump')} are trump and beat every other suit.}} From high to low the cards rank ${ORDER}.`,
  'lesson.worth': WORTH,
  'lesson.top': `You lead. Nothing beats a {rank} of the suit led: play the ${card('rank', 'suit')}.`,
  'lesson.low': `You lead. Play a card that’s worth nothing: the ${card('rank', 'suit')}.`,
  'lesson.safe': `Anything that could beat the ${card('rank', 'suit')} is gone or in your own hand: lead it.`,
  'lesson.taken':
    '{by, select, you {The trick is yours} other {Bruna takes the trick}}. You both draw a card, the winner of the trick first{draws, select, shown {, and show it to each other} other {}}. The winner also leads again.',
  'lesson.trump': `Bruna leads the ${card('ledRank', 'ledSuit')}. You don’t have to follow suit, and a trump takes the trick: play the ${card('rank', 'suit')}.`,
  'lesson.follow': `Bruna leads the ${card('ledRank', 'ledSuit')}. You have that suit, so you must follow. Your ${card('rank', 'suit')} takes the trick.`,
  'lesson.alone': 'From here on, play as you like.',
  'lesson.stock': 'The stock is empty. Now play out the cards in your hand.',
  'lesson.last': 'The last trick: whoever takes it gets an extra point.',
  'lesson.score':
    '{order, select, 3 {Each of you adds up the tricks and drops the thirds left over. You keep dealing until somebody has enough points.} other {More than half of the 120 points wins the game; at 60 to 60 nobody wins.}}',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'Played',
  'exercise.row.taken': 'Taken',
  'exercise.takes': `${TRUMP}These cards were played from left to right. Which one takes the trick?`,
  'exercise.takes.why': `{trump, select, none {The highest card of the suit led takes the trick} other {The highest trump takes the trick, or else the highest card of the suit led}}: ${ORDER}.`,
  'exercise.wins': `${TRUMP}These cards were played from left to right. Which of your cards takes the trick?`,
  'exercise.wins.why': `{trump, select, none {Only a higher card of the suit led takes it} other {If there’s no trump yet, any trump takes it, or a higher card of the suit led; if there is one, only a higher trump}}: ${ORDER}.`,
  'exercise.follows': 'This card was led. Which of your cards may you play?',
  'exercise.follows.why': 'If you have a card of the suit led, you must play one.',
  'exercise.counts':
    '{order, select, 3 {How many thirds of a point are these cards worth?} other {How many points are these cards worth?}}',
  'exercise.counts.why': WORTH,
};
