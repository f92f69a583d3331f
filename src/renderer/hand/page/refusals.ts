import { REFUSED_WORDS } from '#shared/protocol/words/en/refused.ts';

/** What is fetched when the host refuses something for the first time that it seldom does. */
export const REFUSAL_MESSAGES = { words: REFUSED_WORDS };
