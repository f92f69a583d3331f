/** A page's translator, as browsers and extensions have them: it runs in the page, again for whatever comes, and minds no attribute. */

/** How a text becomes a translation: by a new one in its place, or beside it before it goes; or it is itself put into the new elements. */
export type Manner = 'replaces' | 'beside' | 'wraps';

export const MANNERS: readonly Manner[] = ['replaces', 'beside', 'wraps'];

export interface Translator {
  readonly manner: Manner;
  /** It asks somebody else first, and answers after up to so many ms. */
  readonly takes?: number;
}

declare global {
  interface Window {
    /** Texts that were translated so far. */
    translated?: number;
  }
}

/** To be run in the page. Nothing of it may come from outside. The translation says the same: so one can tell what is seen. */
export function translate({ manner, takes = 0 }: Translator): void {
  // What one is shown nowhere, or writes oneself, is left alone.
  const SPARED = 'font, script, style, title, textarea, svg';
  const translateText = (text: Text): void => {
    if (!text.parentElement || text.parentElement.closest(SPARED) || text.data.trim() === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = 'inherit';
    outer.append(inner);
    if (manner === 'wraps') {
      text.parentElement.insertBefore(outer, text);
      inner.appendChild(text);
    } else {
      inner.append(text.data);
      if (manner === 'replaces') text.replaceWith(outer);
      else {
        text.before(outer);
        text.remove();
      }
    }
    window.translated = (window.translated ?? 0) + 1;
  };
  const translateIn = (node: Node): void => {
    const texts: Text[] = node instanceof Text ? [node] : [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'childList' ? addedNodes : [target]) {
        if (takes === 0) translateIn(node);
        else setTimeout(translateIn, Math.random() * takes, node);
      }
    }
  });
  translateIn(document);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}
