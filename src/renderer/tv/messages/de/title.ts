/** What the television’s page is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde: der große Bildschirm';
export const ABOUT = 'Der Tisch, für alle, die im Raum sitzen.';
