import type { Messages } from '../../../../words/say.ts';

/** What a table may choose, and with what. */
export const OPTION_WORDS: Messages = {
  'option.target': 'Punkte zum Sieg',
  'option.target.about': 'Die Partie endet nach einem Spiel, in dem jemand so viele Punkte erreicht hat.',
  'option.deals': 'Nummerierte Spiele',
  'option.deals.about': 'So viele Spiele sind die Partie, gleich wie es steht: Andere Tische spielen dieselben.',
  'option.reuse': 'Angesagte Karten',
  'option.reuse.about': 'Ob eine Karte in einem Spiel für zwei Ansagen zählen darf.',
  'option.reuse.once': 'Zählen einmal',
  'option.reuse.across-kinds': 'Einmal je Art',
};
