/** The pages of an evening, and why something can't be done there. A phone fetches it. */
import { ALL_EVENING_MESSAGES } from '#shared/evening/messages.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { EVENING_DESK_MESSAGES } from '#shared/protocol/messages/en/evening-desk.ts';
import { EVENING } from './messages/en/evening.ts';

/** What the evening's own words say beside refusals, on a page and in its files. */
const NAMED_MESSAGES: Messages = Object.fromEntries(
  Object.entries({ ...ALL_EVENING_MESSAGES, ...EVENING_DESK_MESSAGES }).filter(([key]) =>
    /^(?:tie-break|table|csv|line)\./.test(key),
  ),
);

/** Refusals of an evening go by who refuses, too: a table that is not there is another one for the host. */
function refusals(rule: string, words: Messages): Messages {
  return Object.fromEntries(Object.entries(words).map(([reason, sentence]) => [`refused.${rule}.${reason}`, sentence]));
}

export const EVENING_MESSAGES: Messages = {
  ...EVENING,
  ...NAMED_MESSAGES,
  ...refusals('evening', ALL_EVENING_MESSAGES),
  ...refusals('desk', EVENING_DESK_MESSAGES),
};
