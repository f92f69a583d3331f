import { RARE_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/rare-refusals.ts';

/** Rare refusal messages, loaded when the host first sends one. */
export const REFUSAL_MESSAGES = { words: RARE_REFUSAL_MESSAGES };
