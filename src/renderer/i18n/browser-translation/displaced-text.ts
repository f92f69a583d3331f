// A browser or extension may translate a page that asks not to be translated: it wraps each text in its own elements,
// or replaces it. React and Preact keep their own text nodes: they would write invisibly, insert a translated text
// again, and fail where a node has moved. This file finds such texts; patch-react.ts and patch-preact.ts handle them
// differently.

/** A text's original place and what is there now: the text itself where that is inside it. */
export interface TextPlace {
  readonly home: Node;
  readonly standIn: Node;
}

const TEXT = 3;

/** Translators use the one, or custom elements. No page of ours has either. */
const FOREIGN = /^FONT$|-/;

/** Nodes that already replace a text. */
const standIns = new WeakSet<Node>();

/** Calls `note` for each text that a translator has displaced by these changes. */
export function findDisplaced(
  changes: readonly MutationRecord[],
  note: (text: ChildNode, place: TextPlace) => void,
): void {
  for (const { target: home, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    for (const text of removedNodes) {
      if (text.nodeType !== TEXT || text.parentNode === home) continue;
      // It replaced the text, or was inserted beside it before the removal.
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

/** The node in place of the text; undefined where that is gone too. */
export function currentNode({ home, standIn }: TextPlace): ChildNode | null {
  let at: Node | null = standIn;
  while (at && at.parentNode !== home) at = at.parentNode;
  return at as ChildNode | null;
}

export const OBSERVE_ALL: MutationObserverInit = { childList: true, subtree: true };
