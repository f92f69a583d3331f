/** What the window is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde';
export const ABOUT = 'Sei giochi di carte contro i bot, in questa pagina: niente da installare, nessun account.';
