/** What the window is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde';
export const ABOUT = 'Six card games against bots, in this page: nothing to install, no account.';
