import type { Words } from '#shared/words/say.ts';

/** An evening, as those hear of it who play there: on a phone that is fetched where there is one. */
export const AT_EVENING: Words = {
  'at-evening.title': 'The evening',
  'at-evening.bot': 'a bot',
  'at-evening.state.free': 'free',
  'at-evening.state.waiting': 'not dealt yet',
  'at-evening.state.playing': 'playing',
  'at-evening.state.alone': 'nobody is there',
  'at-evening.state.over': 'over',
  'at-evening.state.broken': 'broken off',
  'at-evening.missing': '{count, plural, one {waits for one person} other {waits for # people}}',
};
