import type { Messages } from '../../../../i18n/translate.ts';

export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola',
  'game.about': 'Tre carte in mano e un seme che comanda: la conoscono tutti.',
  'not-five': 'A briscola si gioca in due, tre, quattro o sei',
  'no-twos': 'In sei si gioca senza i 2: non ce n’è uno da scambiare',
  'no-exchange': 'a questo tavolo la carta scoperta non si scambia',
  'nothing-to-exchange': 'ora non hai niente da scambiare',
  'event.exchange': '{name} scambia una briscola con la carta scoperta',
};
