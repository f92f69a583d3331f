/** React only ever acts on a text node: its operations on a displaced text are applied to the visible node instead. */
import { currentNode, findDisplaced, OBSERVE_ALL, type TextPlace } from './displaced-text.ts';

const places = new WeakMap<Node, TextPlace>();

const note = (changes: readonly MutationRecord[]): void =>
  findDisplaced(changes, (text, place) => places.set(text, place));
const observer = new MutationObserver(note);

/** The visible node: itself or its replacement. */
function seenOf(node: Node): Node {
  const place = places.get(node);
  return (place && currentNode(place)) ?? node;
}

/** Makes it visible itself; returns its former replacement, if any. */
function settle(node: Node): ChildNode | undefined {
  // Pending changes are processed first.
  note(observer.takeRecords());
  const seen = seenOf(node);
  places.delete(node);
  return seen === node ? undefined : (seen as ChildNode);
}

type Insert = (this: Node, node: Node, before?: Node | null) => Node;

/** Inserts before the visible node, and leaves no translation behind. */
function inserting(insert: Insert): Insert {
  return function (node, before = null) {
    const stood = settle(node);
    let next = before && seenOf(before);
    if (next === stood) next = next?.nextSibling ?? null;
    stood?.remove();
    // A node that is not here can't be a reference.
    if (next?.parentNode !== this) next = null;
    return insert.call(this, node, next);
  };
}

/** Removes the visible node. */
function removing(remove: (this: Node, node: Node) => Node): (this: Node, node: Node) => Node {
  return function (node) {
    const seen = settle(node) ?? node;
    if (seen.parentNode === this) remove.call(this, seen);
    return node;
  };
}

/** A rewritten text is visible itself until it is translated again. */
function writing(write: (this: Node, text: string) => void): (this: Node, text: string) => void {
  return function (text) {
    const { parentNode } = this;
    // Inside its translation it becomes visible in place.
    if (parentNode === null) settle(this)?.replaceWith(this);
    write.call(this, text);
  };
}

function patch(name: keyof Node, how: 'value' | 'set', by: (native: never) => unknown): void {
  const found = Object.getOwnPropertyDescriptor(Node.prototype, name);
  Object.defineProperty(Node.prototype, name, { ...found, [how]: by(found?.[how] as never) });
}

/** From now on, for all of React's operations. */
export function tolerateTranslators(): void {
  patch('insertBefore', 'value', inserting);
  patch('appendChild', 'value', inserting);
  patch('removeChild', 'value', removing);
  patch('nodeValue', 'set', writing);
  observer.observe(document, OBSERVE_ALL);
}
