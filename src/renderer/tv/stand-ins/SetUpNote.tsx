/** Replaces a game's setup note: no table is set up on a television. */
export const SetUpNote = undefined;
