/** What the television’s page is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde: the big screen';
export const ABOUT = 'The table, for all who sit in the room.';
