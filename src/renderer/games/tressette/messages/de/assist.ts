import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.follow':
    'Farbe muss bedient werden. Die höchste Karte der ausgespielten Farbe macht den Stich: 3, 2, Ass, König, Reiter, Bube, dann 7 bis 4.',
  'tip.lead': 'Spiel aus, was du willst. Trumpf gibt es nicht, und eine 3 schlägt keiner.',
  'tip.call':
    '„Busso“ bittet um die beste Karte des Partners, „volo“ sagt, dass es deine letzte der Farbe ist, „striscio“, dass du mehr davon hast.',
};
