import type { Messages } from '#shared/i18n/translate.ts';

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
