import type { Words } from '#shared/words/say.ts';

export const COUNTING: Words = {
  'count.points': 'Augen übrig',
  'count.of': '{count} von {of}',
  'count.trumps': 'Trümpfe weg',
  'count.trumps.gone': '{count, plural, =0 {keiner von {of}} other {# von {of}: {ranks}}}',
};
