/** What the phone’s page is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde: dein Blatt';
export const ABOUT = 'Dein Blatt auf deinem Handy: Der Tisch steht im selben Raum.';
