import { ENGINE_MESSAGES } from '#shared/engine/messages/en/engine.ts';
import { RARE_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/rare-refusals.ts';

/** Rare refusal messages, loaded when the host or its engine first sends one. */
export const REFUSAL_MESSAGES = { words: { ...ENGINE_MESSAGES, ...RARE_REFUSAL_MESSAGES } };
