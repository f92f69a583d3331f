import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.call':
    '„Busso“ bittet um die beste Karte des Partners, „volo“ sagt, dass es deine letzte der Farbe ist, „striscio“, dass du mehr davon hast.',
};
