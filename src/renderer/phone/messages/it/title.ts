/** What the phone’s page is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde: le tue carte';
export const ABOUT = 'Le tue carte, sul tuo telefono: il tavolo è nella stessa stanza.';
