import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.follow': 'Farbe muss bedient werden. Die höchste Karte der ausgespielten Farbe macht den Stich.',
  'tip.lead': 'Spiel eine beliebige Karte aus. Trumpf gibt es nicht.',
};
