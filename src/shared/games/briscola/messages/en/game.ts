import type { Messages } from '../../../../i18n/translate.ts';

/** Briscola: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola',
  'game.about': 'Three cards in hand and one suit that beats the others: every Italian knows it.',
  'not-five': 'Briscola is for two, three, four or six players',
  'no-twos': 'Six players play without the 2s, so no 2 can be exchanged',
  'no-exchange': 'at this table the turned-up card stays where it is',
  'exchange-over': 'the turned-up card can no longer be exchanged',
  'nothing-to-exchange': 'there is nothing in this hand to exchange for it',
  'event.exchange': '{name} exchanges a trump for the turned-up card',
};
