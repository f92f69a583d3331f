import type { Words } from '#shared/words/say.ts';

export const COUNTING: Words = {
  'count.colour': 'Visto: {colour}',
  'count.gone': '{count} su {of}',
};
