import type { Messages } from '#shared/words/say.ts';

export const COUNTING: Messages = {
  'count.colour': '{colour} seen',
  'count.gone': '{count} of {of}',
};
