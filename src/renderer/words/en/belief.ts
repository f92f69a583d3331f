import type { Messages } from '#shared/words/say.ts';

/** Whom a bot suspects, in a match that is looked at again. */
export const INFERENCE: Messages = {
  'belief.open': 'Who with whom',
  'belief.title': 'Who plays with {name}?',
  'belief.title.nobody': 'Who plays with whom?',
  'belief.eyes': 'With the eyes of',
  'belief.about': 'What a bot on that seat makes of the tricks so far. It has not seen the others’ cards.',
  'belief.not-yet': 'Nobody has called a card yet.',
  'belief.alone': 'Nobody',
  'belief.percent': '{value} %',
};
