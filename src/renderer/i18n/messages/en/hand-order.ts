import type { Messages } from '#shared/i18n/translate.ts';

/** How the own hand is held. */
export const HAND_ORDER: Messages = {
  'hand-order.sorted': 'Hand {by, select, colour {by colour} other {by suit}}',
  'hand-order.rank': 'Hand by rank',
  'hand-order.dealt': 'Hand as dealt',
  'hand-order.own': 'Hand as I laid it',
};
