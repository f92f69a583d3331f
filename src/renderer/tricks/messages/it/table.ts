import type { Messages } from '#shared/i18n/translate.ts';

/** What every trick game may say at its table, whatever table it has. */
export const TRICK_TABLE: Messages = {
  'refused.turn': 'Non tocca ancora a te.',
  'status.deal': 'Smazzata {deal}, ai {target}',
  'status.numbered': 'Smazzata {deal} di {deals}',
  'status.player': 'Nome',
  'status.tricks': 'Prese',
  'status.points': 'Punti',
  'status.total': 'Partita',
  'status.ranks': 'Dalla più alta',
  'announced.last-trick': 'Ultima presa',
  'log.title': 'Ultima presa e cronaca',
  'score.deal': 'Smazzata',
};
