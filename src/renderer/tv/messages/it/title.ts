/** What the television’s page is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde: TV';
export const ABOUT = 'Il tavolo, per tutti nella stanza.';
