/** What a page says that did not come whole, though the browser could show it. */
export const LOST = {
  lost: 'Die Seite kam nicht ganz an: Die Verbindung ist abgebrochen.',
  again: 'Noch mal versuchen',
};
