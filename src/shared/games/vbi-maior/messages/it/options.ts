import type { Messages } from '../../../../i18n/translate.ts';

/** Games that were won, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.rome': 'Gli obiettivi più alti raggiunti',
  'feat.rome': '{points} punti su {target}, in {turns, plural, one {# turno} other {# turni}}',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.difficulty': 'Difficoltà',
  'option.difficulty.about': 'Punti che servono al gruppo, e quanto costa una carta Roma fuori ordine.',
  'option.difficulty.easy': 'Facile: 10 punti a testa, malus 1',
  'option.difficulty.medium': 'Media: 12 punti a testa, malus 2',
  'option.difficulty.hard': 'Difficile: 15 punti a testa, malus 2',
  'option.photoFinish': 'Carte scoperte insieme',
  'option.photoFinish.about': 'Che cosa succede se in più d’uno scoprite carte quasi insieme.',
  'option.photoFinish.arrival': 'Chi prima arriva, prima posa',
  'option.photoFinish.lowest-first': 'Entro un quinto di secondo, prima la più bassa',
  'option.freeTurns': 'Per chi inizia',
  'option.freeTurns.on': 'Primi due turni senza malus',
  'need.cards': '{needed} punti per vincere: come {needed} delle 90 carte Roma in ordine.',
  'need.nearly-all': 'Sono quasi tutte le carte che ci sono. Così non vince quasi nessuno.',
};
