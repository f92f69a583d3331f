import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
  'option.games': 'Partite',
  'option.games.about': 'Vince l’incontro chi ne vince più della metà.',
  'option.lastThree': 'Ultime tre carte',
  'option.lastThree.about': 'Le carte dei compagni, a mazzo finito.',
  'option.lastThree.hidden': 'Coperte',
  'option.lastThree.shown': 'Le vede il compagno',
  'option.exchange': 'Scambio',
  'option.exchange.about': 'Quale briscola puoi scambiare con la carta scoperta.',
  'option.exchange.off': 'Nessuna',
  'option.exchange.seven': 'Il 7',
  'option.exchange.two': 'Il 2',
};
