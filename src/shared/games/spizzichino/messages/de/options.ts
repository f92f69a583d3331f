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
  'option.target.about': 'Die Partie endet nach dem Spiel, in dem jemand so viele Punkte erreicht.',
  'option.deals': 'Nummerierte Spiele',
  'option.deals.about': 'Die Partie hat genau so viele Spiele, egal wie es steht; andere Tische spielen dieselben.',
  'option.reuse': 'Angesagte Karten',
  'option.reuse.about': 'Wie oft eine Karte in einem Spiel für Ansagen zählen darf.',
  'option.reuse.once': 'Zählen einmal',
  'option.reuse.across-kinds': 'Einmal je Art',
};
