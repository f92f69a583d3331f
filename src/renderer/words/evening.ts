/** The pages of an evening, and why something can't be done there. A phone fetches it. */
import { EVENING_WORDS } from '#shared/evening/words.ts';
import { DESK_WORDS } from '#shared/protocol/words/en/desk.ts';
import type { Messages } from '#shared/words/say.ts';
import { EVENING } from './en/evening.ts';

/** What the evening's own words say beside refusals, on a page and in its files. */
const NAMED_MESSAGES: Messages = Object.fromEntries(
  Object.entries({ ...EVENING_WORDS, ...DESK_WORDS }).filter(([key]) => /^(?:tie-break|table|csv|line)\./.test(key)),
);

/** Refusals of an evening go by who refuses, too: a table that is not there is another one for the host. */
function refusals(rule: string, words: Messages): Messages {
  return Object.fromEntries(Object.entries(words).map(([reason, sentence]) => [`refused.${rule}.${reason}`, sentence]));
}

export const EVENING_MESSAGES: Messages = {
  ...EVENING,
  ...NAMED_MESSAGES,
  ...refusals('evening', EVENING_WORDS),
  ...refusals('desk', DESK_WORDS),
};
