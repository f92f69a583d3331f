/** What the phone's page is called in a browser's tab, before it has begun. */
export const TITLE = 'Panno Verde: your hand';
