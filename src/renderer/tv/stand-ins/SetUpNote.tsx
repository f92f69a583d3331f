/** Stands for what a game says of a table that is being set up: on a television none is. */
export const SetUpNote = undefined;
