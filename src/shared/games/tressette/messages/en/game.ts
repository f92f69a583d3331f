import type { Messages } from '../../../../i18n/translate.ts';

/** Tressette: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Tressette',
  'game.about': 'Follow suit, no trump, and every third of a point counts.',
  'not-three': 'Tressette is for two or four players',
  'no-call-now': 'only who leads a trick may call, once, before the card',
  'call-untrue': 'that call would not be true of this hand',
  'event.call': '{name} calls “{call}”',
  'event.equals':
    '{name} declares {missing, select, none {four} other {three}} {rank, select, 3 {threes} 2 {twos} other {aces}}: {points} points',
  'event.napoletana':
    '{name} declares a napoletana in {suit, select, D {coins} C {cups} S {swords} other {clubs}}: {points} points',
};
