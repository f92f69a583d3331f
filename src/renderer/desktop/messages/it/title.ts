/** What the window is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde';
export const ABOUT = 'Un tavolo da carte in casa tua: da soli, a una LAN party, dal divano.';
