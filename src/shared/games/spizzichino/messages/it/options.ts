import type { Messages } from '../../../../i18n/translate.ts';

/** Good deals, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.deal': 'Le migliori smazzate',
  'feat.deal':
    '{declared, plural, =0 {{points} punti in una smazzata} other {{points} punti in una smazzata, {declared} d’accusa}}',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.target': 'A quanto si arriva',
  'option.target.about': 'La partita finisce con la smazzata in cui qualcuno arriva a tanti punti.',
  'option.deals': 'Smazzate numerate',
  'option.deals.about': 'Tante smazzate fanno la partita, qualunque siano i totali: altri tavoli giocano le stesse.',
  'option.reuse': 'Carte accusate',
  'option.reuse.about': 'Se una carta può contare in due accuse della stessa smazzata.',
  'option.reuse.once': 'Contano una volta',
  'option.reuse.across-kinds': 'Una volta per specie',
};
