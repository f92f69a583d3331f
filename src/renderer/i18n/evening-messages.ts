/** Messages of an evening's pages and refusals. A phone loads them on demand. */
import { ALL_EVENING_MESSAGES } from '#shared/evening/messages.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { EVENING_DESK_MESSAGES } from '#shared/protocol/messages/en/evening-desk.ts';
import { EVENING, EVENING_SHOWN } from './messages/en/evening.ts';

/** Messages of an evening besides refusals, on a page and in its files. */
const NAMED_MESSAGES: Messages = Object.fromEntries(
  Object.entries({ ...ALL_EVENING_MESSAGES, ...EVENING_DESK_MESSAGES }).filter(([key]) =>
    /^(?:tie-break|table|csv|line)\./.test(key),
  ),
);

/** Refusals of an evening are keyed by their source too: a missing table has another message from the host. */
function refusals(rule: string, words: Messages): Messages {
  return Object.fromEntries(Object.entries(words).map(([reason, sentence]) => [`refused.${rule}.${reason}`, sentence]));
}

export const EVENING_MESSAGES: Messages = {
  ...EVENING,
  ...EVENING_SHOWN,
  ...NAMED_MESSAGES,
  ...refusals('evening', ALL_EVENING_MESSAGES),
  ...refusals('desk', EVENING_DESK_MESSAGES),
};
