/**
 * A page that somebody translates although it asks not to be (a browser, an extension): they put elements of their own around
 * each text, or in its place. React and Preact go on with the texts that they made: they would write where nobody reads,
 * insert once more what is seen as a translation, and fail where a text is not where they left it. Here, what they do to
 * such a text is done where it is seen.
 */

interface Place {
  /** What the text was taken out of. */
  readonly home: Node;
  /** What was put there instead; the text itself where that stands around it. */
  readonly standIn: Node;
}

const places = new WeakMap<Node, Place>();
/** Whose place something has. */
const texts = new WeakMap<Node, Node>();

const TEXT = 3;

/** As the browser itself has it. */
const { insertBefore } = Node.prototype;
const { parentNode, nextSibling } = Object.getOwnPropertyDescriptors(Node.prototype);
const parentOf = (node: Node): Node | null => parentNode.get?.call(node) ?? null;
const nextOf = (node: Node): Node | null => nextSibling.get?.call(node) ?? null;

/** What lies where the page has put this: itself, or what somebody else has put around it or there instead. */
function placeOf(node: Node): Node {
  const place = places.get(node);
  if (!place) return node;
  let at: Node | null = place.standIn === node ? node : placeOf(place.standIn);
  while (at && parentOf(at) !== place.home) at = parentOf(at);
  return at ?? node;
}

/** From now on it is taken for what is there instead. */
function displace(node: Node, place: Place): void {
  places.set(node, place);
  texts.set(placeOf(node), texts.get(node) ?? node);
  Object.defineProperty(node, 'parentNode', {
    configurable: true,
    get: () => parentOf(node) ?? parentOf(placeOf(node)),
  });
}

/** Nobody stands in for it any longer. What did, if that is not the text itself. */
function settle(node: Node): ChildNode | undefined {
  const at = placeOf(node);
  if (places.delete(node)) Reflect.deleteProperty(node, 'parentNode');
  texts.delete(at);
  return at === node ? undefined : (at as ChildNode);
}

function look({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of removedNodes) {
    if ((node.nodeType !== TEXT && !texts.has(node)) || parentOf(node) === target) continue;
    // React and Preact never put something in a text's place at one go: they take it out, and insert the other.
    const beside = [previousSibling, nextSibling].find((one) => one?.nodeName === 'FONT' && !texts.has(one));
    const standIn = target.contains(node) ? node : (addedNodes[0] ?? beside);
    if (standIn) displace(node, { home: places.get(node)?.home ?? target, standIn });
  }
}

const observer = new MutationObserver((changes) => changes.forEach(look));

/** What has just been done is known before something else is. */
const lookNow = (): void => observer.takeRecords().forEach(look);

type Insert = (this: Node, node: Node, before?: Node | null) => Node;

/** Inserts before what is seen, and leaves no translation behind. */
function inserting(insert: Insert): Insert {
  return function (node, before = null) {
    lookNow();
    let next = before && placeOf(before);
    const stood = settle(node);
    if (next === stood) next = stood ? nextOf(stood) : null;
    stood?.remove();
    // Before what is no longer here nothing can be inserted.
    if (next && parentOf(next) !== this) next = null;
    // What was taken out of the page can't be moved within it.
    return (stood ? insertBefore : insert).call(this, node, next);
  };
}

/** Takes out what is seen; by itself, or from what it lies in. */
function removing(remove: (this: Node, node: Node) => void): (this: Node, node?: Node) => Node {
  return function (this: Node, node = this) {
    lookNow();
    const stood = settle(node);
    if (stood) stood.remove();
    else if (node === this || parentOf(node) === this) remove.call(this, node);
    return node;
  };
}

/** Written anew, a text is itself seen until it is translated anew. */
function writing(write: (this: Node, text: string) => void): (this: Node, text: string) => void {
  return function (text) {
    lookNow();
    if (places.has(this) && !parentOf(this)) settle(this)?.replaceWith(this);
    write.call(this, text);
  };
}

/** Preact goes from one to the next by what it made itself. */
function nextMade(this: Node): Node | null {
  lookNow();
  const next = nextOf(placeOf(this));
  return (next && texts.get(next)) ?? next;
}

function patch(of: object, name: string, how: 'value' | 'set' | 'get', by: (native: never) => unknown): void {
  const found = Object.getOwnPropertyDescriptor(of, name);
  if (found) Object.defineProperty(of, name, { ...found, [how]: by(found[how] as never) });
}

/** From now on, for all that React or Preact does. */
export function tolerateTranslators(): void {
  for (const name of ['insertBefore', 'appendChild']) patch(Node.prototype, name, 'value', inserting);
  patch(Element.prototype, 'moveBefore', 'value', inserting);
  patch(Node.prototype, 'removeChild', 'value', removing);
  patch(CharacterData.prototype, 'remove', 'value', removing);
  patch(CharacterData.prototype, 'data', 'set', writing);
  patch(Node.prototype, 'nodeValue', 'set', writing);
  patch(Node.prototype, 'nextSibling', 'get', () => nextMade);
  observer.observe(document, { childList: true, subtree: true });
}
