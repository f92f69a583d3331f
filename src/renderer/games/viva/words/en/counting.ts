import type { Words } from '#shared/words/say.ts';

export const COUNTING: Words = {
  'count.colour': '{colour} seen',
  'count.gone': '{count} of {of}',
};
