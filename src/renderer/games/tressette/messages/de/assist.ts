import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.call':
    '„Busso“ bittet deinen Partner um seine beste Karte der Farbe, „volo“ heißt, dass es deine letzte ist, „striscio“, dass du noch mehr hast.',
};
