/** React only ever acts on a text: what it does to one that a translator has displaced is done to what is seen instead. */
import { currentNode, findDisplaced, OBSERVE_ALL, type TextPlace } from './displaced-text.ts';

const places = new WeakMap<Node, TextPlace>();

const note = (changes: readonly MutationRecord[]): void =>
  findDisplaced(changes, (text, place) => places.set(text, place));
const observer = new MutationObserver(note);

/** What is seen of this: itself, or what there is instead. */
function seenOf(node: Node): Node {
  const place = places.get(node);
  return (place && currentNode(place)) ?? node;
}

/** From now on it is seen itself. What was seen of it, if that is something else. */
function settle(node: Node): ChildNode | undefined {
  // What has just been done is known before something else is.
  note(observer.takeRecords());
  const seen = seenOf(node);
  places.delete(node);
  return seen === node ? undefined : (seen as ChildNode);
}

type Insert = (this: Node, node: Node, before?: Node | null) => Node;

/** Inserts before what is seen, and leaves no translation behind. */
function inserting(insert: Insert): Insert {
  return function (node, before = null) {
    const stood = settle(node);
    let next = before && seenOf(before);
    if (next === stood) next = next?.nextSibling ?? null;
    stood?.remove();
    // What is not here at all can't have anything before it.
    if (next?.parentNode !== this) next = null;
    return insert.call(this, node, next);
  };
}

/** Takes out what is seen. */
function removing(remove: (this: Node, node: Node) => Node): (this: Node, node: Node) => Node {
  return function (node) {
    const seen = settle(node) ?? node;
    if (seen.parentNode === this) remove.call(this, seen);
    return node;
  };
}

/** Written anew, a text is itself seen until it is translated anew. */
function writing(write: (this: Node, text: string) => void): (this: Node, text: string) => void {
  return function (text) {
    const { parentNode } = this;
    // Where it lies within its translation it is seen there.
    if (parentNode === null) settle(this)?.replaceWith(this);
    write.call(this, text);
  };
}

function patch(name: keyof Node, how: 'value' | 'set', by: (native: never) => unknown): void {
  const found = Object.getOwnPropertyDescriptor(Node.prototype, name);
  Object.defineProperty(Node.prototype, name, { ...found, [how]: by(found?.[how] as never) });
}

/** From now on, for all that React does. */
export function tolerateTranslators(): void {
  patch('insertBefore', 'value', inserting);
  patch('appendChild', 'value', inserting);
  patch('removeChild', 'value', removing);
  patch('nodeValue', 'set', writing);
  observer.observe(document, OBSERVE_ALL);
}
