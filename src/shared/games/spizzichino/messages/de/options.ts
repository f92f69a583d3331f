import type { Messages } from '../../../../i18n/translate.ts';

/** Good deals, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.deal': 'Beste Spiele',
  'feat.deal':
    '{declared, plural, =0 {{points} Punkte in einem Spiel} other {{points} Punkte in einem Spiel, davon {declared} angesagt}}',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.target': 'Punkte zum Sieg',
  'option.target.about': 'Die Partie endet nach einem Spiel, in dem jemand so viele Punkte erreicht hat.',
  'option.deals': 'Nummerierte Spiele',
  'option.deals.about': 'So viele Spiele sind die Partie, gleich wie es steht: Andere Tische spielen dieselben.',
  'option.reuse': 'Angesagte Karten',
  'option.reuse.about': 'Ob eine Karte in einem Spiel für zwei Ansagen zählen darf.',
  'option.reuse.once': 'Zählen einmal',
  'option.reuse.across-kinds': 'Einmal je Art',
};
