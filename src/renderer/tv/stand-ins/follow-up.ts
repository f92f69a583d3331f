/** Replaces every game's `follow-up.ts` on the television's page, which sends no moves. */
export const followUp = undefined;
