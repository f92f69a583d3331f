/** What the television’s page is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde: Fernseher';
export const ABOUT = 'Der Tisch für alle im Raum.';
