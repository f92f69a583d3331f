/** What a page says that did not come whole, though the browser could show it. */
export const LOST = {
  lost: 'La pagina non è arrivata intera: la rete si è interrotta.',
  again: 'Riprova',
};
