import type { Messages } from '../../../../i18n/translate.ts';

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'nothing-to-choose': 'you pick piles only right after the deal',
  'pile-twice': 'pick four different piles',
  'pile-gone': 'one of these piles is already taken',
  'no-trick': 'you can’t play until both of you have picked your piles',
  'out-of-reach':
    'the {rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}} of {suit, select, D {coins} C {cups} S {swords} other {clubs}} is neither in your hand nor on top of your piles',
  'must-follow':
    'you must follow suit: you have {suit, select, D {coins} C {cups} S {swords} other {clubs}} in your hand or on a pile',
  'pile-empty': 'that pile is empty',
  'no-honour':
    'you can take only a 3, a 2 or an ace, not the {rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}} of {suit, select, D {coins} C {cups} S {swords} other {clubs}}',
  'not-the-deck': 'a deal is all 40 cards, each once; here there are {count} different ones',
};
