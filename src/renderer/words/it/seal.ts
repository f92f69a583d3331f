import type { Messages } from '#shared/words/say.ts';

/** How the seal of the shuffle stands (docs/fair-shuffle.md). */
export const FAIR_SHUFFLE: Messages = {
  'seal.title': 'La mescolata',
  'seal.making': '{attempt, plural, =1 {si sigilla} other {tentativo # di {most}}}',
  'seal.closed': 'sigillata',
  'seal.whole': 'sigillo intatto',
  'seal.broken': 'sigillo rotto',
  'seal.unopened': 'sigillo mai aperto',
  'seal.known': 'carte note',
  'seal.practice': 'Prova',
  'seal.open': 'La mescolata: {state}',
};
