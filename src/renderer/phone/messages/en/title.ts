/** What the phone’s page is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde: your hand';
export const ABOUT = 'Your hand, on your own phone: the table stands in the same room.';
