import type { Messages } from '#shared/i18n/translate.ts';

/** How the own hand is held. */
export const HAND_ORDER: Messages = {
  'order.sorted': 'Blatt {by, select, colour {nach Farbe} other {nach Farbe}}',
  'order.rank': 'Blatt nach Wert',
  'order.dealt': 'Blatt wie gegeben',
  'order.own': 'Blatt, wie ich es lege',
};
