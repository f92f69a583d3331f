import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
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
