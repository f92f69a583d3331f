import type { Messages } from '../../../../i18n/translate.ts';

/** Briscola: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola',
  'game.about': 'Three cards in hand, and one suit that beats the rest: every Italian knows it.',
  'not-five': 'Briscola is for two, three, four or six players',
  'no-twos': 'Six players play without the 2s, so there is no 2 to exchange',
  'no-exchange': 'at this table the turned-up card is not exchanged',
  'nothing-to-exchange': 'you have nothing to exchange for it now',
  'event.exchange': '{name} exchanges a trump for the turned-up card',
};
