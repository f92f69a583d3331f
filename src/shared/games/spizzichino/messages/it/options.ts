import type { Messages } from '../../../../i18n/translate.ts';

/** Good deals, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.deal': 'Le migliori smazzate',
  'feat.deal':
    '{declared, plural, =0 {{points} punti in una smazzata} other {{points} punti in una smazzata, {declared} d’accusa}}',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.target': 'Punti per vincere',
  'option.target.about': 'La partita finisce con la smazzata in cui qualcuno ci arriva.',
  'option.deals': 'Smazzate numerate',
  'option.deals.about': 'Quante smazzate dura la partita, qualunque sia il punteggio; altri tavoli giocano le stesse.',
  'option.reuse': 'Carte già accusate',
  'option.reuse.about': 'Quante volte una carta può contare nelle accuse di una smazzata.',
  'option.reuse.once': 'Contano una volta',
  'option.reuse.across-kinds': 'Una volta per tipo',
};
