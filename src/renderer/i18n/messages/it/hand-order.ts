import type { Messages } from '#shared/i18n/translate.ts';

/** How the own hand is held. */
export const HAND_ORDER: Messages = {
  'hand-order.sorted': 'Carte {by, select, colour {per colore} other {per seme}}',
  'hand-order.rank': 'Carte per valore',
  'hand-order.dealt': 'Carte come date',
  'hand-order.own': 'Carte a modo mio',
};
