import type { Messages } from '#shared/i18n/translate.ts';

/** What every trick game may say at its table, whatever table it has. */
export const TRICK_TABLE: Messages = {
  'refused.turn': 'Du bist noch nicht dran.',
  'status.deal': 'Spiel {deal}, bis {target}',
  'status.numbered': 'Spiel {deal} von {deals}',
  'status.player': 'Name',
  'status.tricks': 'Stiche',
  'status.points': 'Punkte',
  'status.total': 'Partie',
  'status.ranks': 'Rangfolge',
  'announced.last-trick': 'Der letzte Stich',
  'log.title': 'Letzter Stich und Verlauf',
  'score.deal': 'Spiel',
};
