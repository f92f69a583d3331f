/** Stands for every game's `followUp.ts` on the television's page: who plays nothing goes on with nothing. */
export const followUp = undefined;
