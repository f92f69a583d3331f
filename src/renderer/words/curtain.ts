import type { Words } from '#shared/words/say.ts';

/** Several people at one window, with a curtain between them. */
export const CURTAIN: Words = {
  'curtain.title': 'The curtain between you',
  'curtain.pass': 'Pass to {name}',
  'curtain.others': 'Others are playing.',
  'curtain.hold': '{name}: hold to look',
  'curtain.close': 'Hide {name}’s hand',
  'curtain.several': 'Somebody else at this window? Put their name here, then take a seat for them.',
};
