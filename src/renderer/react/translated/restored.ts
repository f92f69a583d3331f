/** Preact looks at what lies beside a text, too: before it changes anything, what a translator has displaced is put back. */
import { options } from 'preact';
import { OBSERVE_ALL, findDisplaced, currentNode, type TextPlace } from './displaced.ts';

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
