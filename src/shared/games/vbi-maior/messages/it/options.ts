import type { Messages } from '../../../../i18n/translate.ts';

/** Games that were won, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.rome': 'Le mete più alte raggiunte',
  'feat.rome': '{points} punti, ne servivano {target}, in {turns, plural, one {# turno} other {# turni}}',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.difficulty': 'Difficoltà',
  'option.difficulty.about': 'Quanti punti servono al gruppo, e quanto costa una carta Roma fuori ordine.',
  'option.difficulty.easy': 'Facile: 10 punti a testa, 1 in meno per ogni carta fuori ordine',
  'option.difficulty.medium': 'Media: 12 punti a testa, 2 in meno per ogni carta fuori ordine',
  'option.difficulty.hard': 'Difficile: 15 punti a testa, 2 in meno per ogni carta fuori ordine',
  'option.photoFinish': 'Carte scoperte insieme',
  'option.photoFinish.about': 'Che cosa succede alle carte che più persone scoprono quasi nello stesso momento.',
  'option.photoFinish.arrival': 'Chi prima arriva, prima posa',
  'option.photoFinish.lowest-first': 'Entro un quinto di secondo, prima la più bassa',
  'need.cards': '{needed} punti per vincere: quanti {needed} delle 90 carte Roma in ordine.',
  'need.nearly-all': 'Sono quasi tutte le carte che ci sono. Così non vince quasi nessuno.',
};
