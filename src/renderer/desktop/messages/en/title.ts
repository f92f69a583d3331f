/** What the window is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde';
export const ABOUT = 'A card table in your house: alone, at a LAN party, on a couch.';
