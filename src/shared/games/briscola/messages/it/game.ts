import type { Messages } from '../../../../i18n/translate.ts';

/** Briscola: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola',
  'game.about': 'Tre carte in mano e un seme che batte gli altri: la conoscono tutti.',
  'not-five': 'A briscola si gioca in due, tre, quattro o sei',
  'no-twos': 'In sei si gioca senza i 2: non c’è un 2 da scambiare',
  'no-exchange': 'a questo tavolo la carta scoperta non si scambia',
  'exchange-over': 'la carta scoperta non si può più scambiare',
  'nothing-to-exchange': 'non c’è niente in mano da scambiare',
  'event.exchange': '{name} scambia una briscola con la carta scoperta',
};
