import type { Messages } from '#shared/i18n/translate.ts';

/** What every trick game may say at its table, whatever table it has. */
export const TRICK_TABLE: Messages = {
  'refused.turn': 'Not your turn yet.',
  'status.deal': 'Deal {deal}, to {target}',
  'status.numbered': 'Deal {deal} of {deals}',
  'status.player': 'Player',
  'status.tricks': 'Tricks',
  'status.points': 'Points',
  'status.total': 'Match',
  'status.ranks': 'High to low',
  'announced.last-trick': 'The last trick',
  'log.title': 'Last trick and log',
  'score.deal': 'Deal',
};
