import type { Messages } from '#shared/i18n/translate.ts';

/** How the own hand is held. */
export const HAND_ORDER: Messages = {
  'hand-order.sorted': 'Blatt {by, select, colour {nach Farbe} other {nach Farbe}}',
  'hand-order.rank': 'Blatt nach Wert',
  'hand-order.dealt': 'Blatt wie gegeben',
  'hand-order.own': 'Blatt, wie ich es lege',
};
