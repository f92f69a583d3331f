/** Looks now, and whenever something that scrolls, or anything in it, gets another size; until what it returns is called. */
export function observeSize(scrolling: HTMLElement, look: () => void): () => void {
  const sizes = new ResizeObserver(look);
  const observe = (): void => {
    for (const one of [scrolling, ...scrolling.children]) sizes.observe(one);
  };
  const contents = new MutationObserver(() => {
    sizes.disconnect();
    observe();
    look();
  });
  observe();
  contents.observe(scrolling, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
