import { options } from 'preact';

/** Preact looks at what lies beside a text, too: before it changes anything, what a translator has displaced is put back. */
/** From now on, before each rendering. What is put back will be translated once more, by who does that. */
export function tolerateTranslators(): void {
  const places = new Map<ChildNode, TextPlace>();
  const note = (changes: readonly MutationRecord[]): void =>
    findDisplaced(changes, (text, place) => places.set(text, place));
  const observer = new MutationObserver(note);
  observer.observe(document, OBSERVE_ALL);
  options.debounceRendering = (render) =>
    queueMicrotask(() => {
      note(observer.takeRecords());
      for (const [text, place] of places) currentNode(place)?.replaceWith(text);
      places.clear();
      render();
    });
}

/**
 * A page that somebody translates although it asks not to be (a browser, an extension): they put elements of their own around
 * each text, or in its place. React and Preact go on with the texts that they made: they would write where nobody reads,
 * insert once more what is seen as a translation, and fail where a text is not where they left it. What has become of these
 * texts is found here; what is done about it differs: patched.ts for React, restored.ts for Preact.
 */

/** Where a text was, and what has been there since: the text itself where that is around it. */
export interface TextPlace {
  readonly home: Node;
  readonly standIn: Node;
}

const TEXT = 3;

/** Translators use the one, or elements with names of their own. No page of ours has either. */
const FOREIGN = /^FONT$|-/;

/** What has a text's place already. */
const standIns = new WeakSet<Node>();

/** Notes with `note` each text that a translator has displaced by these changes. */
export function findDisplaced(
  changes: readonly MutationRecord[],
  note: (text: ChildNode, place: TextPlace) => void,
): void {
  for (const { target: home, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    for (const text of removedNodes) {
      if (text.nodeType !== TEXT || text.parentNode === home) continue;
      // It came in the text's place, or beside it before that went.
      const beside = [addedNodes[0], previousSibling, nextSibling].find(
        (one) => one && FOREIGN.test(one.nodeName) && !standIns.has(one),
      );
      const standIn = home.contains(text) ? text : beside;
      if (!standIn) continue;
      standIns.add(standIn);
      note(text as ChildNode, { home, standIn });
    }
  }
}

/** What lies there now instead of the text; nothing where that has gone, too. */
export function currentNode({ home, standIn }: TextPlace): ChildNode | null {
  let at: Node | null = standIn;
  while (at && at.parentNode !== home) at = at.parentNode;
  return at as ChildNode | null;
}

export const OBSERVE_ALL: MutationObserverInit = { childList: true, subtree: true };
