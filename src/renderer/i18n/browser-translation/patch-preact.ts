/** Preact reads a text's siblings too, so displaced texts are restored before each of its changes. */
import { options } from 'preact';
import { currentNode, findDisplaced, OBSERVE_ALL, type TextPlace } from './displaced-text.ts';

/** From now on, before each rendering. A restored text will be translated again by the translator. */
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
