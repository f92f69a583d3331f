import { RARE_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/rare-refusals.ts';

/** What is fetched when the host refuses something for the first time that it seldom does. */
export const REFUSAL_MESSAGES = { words: RARE_REFUSAL_MESSAGES };
