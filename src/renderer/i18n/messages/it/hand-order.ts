import type { Messages } from '#shared/i18n/translate.ts';

/** How the own hand is held. */
export const HAND_ORDER: Messages = {
  'order.sorted': 'Carte {by, select, colour {per colore} other {per seme}}',
  'order.rank': 'Carte per valore',
  'order.dealt': 'Carte come date',
  'order.own': 'Carte a modo mio',
};
