import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_MESSAGES } from '../../../../tricks/messages/it/tricks.ts';

/** Briscola: its name, refusals, log and options. */
export const MESSAGES: Messages = {
  ...TRICK_MESSAGES,
  'game.name': 'Briscola',
  'game.about': 'Tre carte in mano e un seme che batte gli altri: la conoscono tutti.',
  'not-five': 'A briscola si gioca in due, tre, quattro o sei',
  'no-exchange': 'a questo tavolo la carta scoperta non si scambia',
  'exchange-over': 'la carta scoperta non si può più scambiare',
  'nothing-to-exchange': 'non c’è niente in mano da scambiare',
  'event.exchange': '{name} scambia una briscola con la carta scoperta',
  'option.games': 'Partite',
  'option.games.about': 'Vince l’incontro chi se ne aggiudica più della metà.',
  'option.lastThree': 'Ultime tre carte',
  'option.lastThree.about': 'Se i compagni si guardano le carte quando il mazzo è finito.',
  'option.lastThree.hidden': 'Coperte',
  'option.lastThree.shown': 'Si mostrano al compagno',
  'option.exchange': 'Scambio',
  'option.exchange.about': 'Quale briscola si può scambiare con la carta scoperta.',
  'option.exchange.off': 'Nessuna',
  'option.exchange.seven': 'Il 7',
  'option.exchange.two': 'Il 2',
};
