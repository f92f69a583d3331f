import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_MESSAGES } from '../../../../tricks/messages/en/tricks.ts';

/** Tressette: its name, refusals, log and options. */
export const MESSAGES: Messages = {
  ...TRICK_MESSAGES,
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
  'option.target': 'Points to win',
  'option.target.about': 'The match ends after a deal in which a side has reached so many points.',
  'option.buongioco': 'Buongioco',
  'option.buongioco.about': 'Whether three or four 3s, 2s or aces and a napoletana bring points.',
  'option.buongioco.off': 'Off',
  'option.buongioco.on': 'On',
  'option.calls': 'Calls',
  'option.calls.about': 'Whether who leads may say busso, volo or striscio to the partner; for four players.',
  'option.calls.on': 'Allowed',
  'option.calls.off': 'Not allowed',
};
