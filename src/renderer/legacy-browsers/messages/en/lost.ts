/** What a page says that did not come whole, though the browser could show it. */
export const LOST = {
  lost: 'The page did not come whole: the network broke off.',
  again: 'Try again',
};
