import type { Messages } from '#shared/i18n/translate.ts';

/** How the own hand is held. */
export const HAND_ORDER: Messages = {
  'order.sorted': 'Hand {by, select, colour {by colour} other {by suit}}',
  'order.rank': 'Hand by rank',
  'order.dealt': 'Hand as dealt',
  'order.own': 'Hand as I laid it',
};
