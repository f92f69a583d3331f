/** Lines break where a reader would break them: not before a comma, not in a rule's number, not in a short word. */
import { isDrawn, pathOf, roots } from './dom.ts';
import type { Finding } from './finding.ts';

/** What belongs to the word before it. */
const TO_THE_WORD_BEFORE = /^[.,;:!?)»”]/;

/** Such as `BC-12`. */
const RULE_NUMBER = /\b[A-Z]{2}-\d+\b/g;

/** A word that is no longer fits everywhere, but for names, which may be as long as people like. */
const SHORT_WORD = /(?<![\p{L}\u00AD])\p{L}{2,7}(?![\p{L}\u00AD])/gu;

/** A name of this length is usual: it stands whole where everybody's score does. */
const USUAL_NAME = /(?<!\p{L})\p{L}{2,13}(?!\p{L})/gu;
const OF_NAMES = '.hud .count tbody th';

/** In pixels: in larger letters a plate has room for a syllable, and not every word has two. */
const LARGE_TEXT = 24;

/** Where words are the app's own, in the narrowest places that there are. */
const OF_THE_APP = '.score-table thead th:not(:has(.medallion)), .presence, .note, button.change';

export function breaks(): Finding[] {
  return roots().flatMap((root) => [...textsIn(root)].flatMap(breaksIn));
}

function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && isDrawn(node.parentElement)) yield node as Text;
  }
}

function breaksIn(text: Text): Finding[] {
  const { data, parentElement: element, previousSibling: before } = text;
  if (!element) return [];
  const where = pathOf(element);
  const isLarge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > LARGE_TEXT;
  const short = !isLarge && element.closest(OF_THE_APP) ? data.matchAll(SHORT_WORD) : [];
  const names = !isLarge && element.closest(OF_NAMES) ? data.matchAll(USUAL_NAME) : [];
  const parts = [...data.matchAll(RULE_NUMBER), ...short, ...names];
  const found = parts
    .filter(({ index, 0: part }) => linesOf(text, index, index + part.length) > 1)
    .map(([part]) => ({ rule: 'cut' as const, what: `“${part}” is on two lines`, where }));
  const first = data.search(/\S/);
  if (before instanceof Element && TO_THE_WORD_BEFORE.test(data.slice(first)) && isBelow(text, first, before))
    found.push({ rule: 'cut', what: `“${data.slice(first, first + 20)}” begins a line`, where });
  return found;
}

function rectsOf(text: Text, from: number, to: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

function linesOf(text: Text, from: number, to: number): number {
  return new Set(rectsOf(text, from, to).map(({ top }) => Math.round(top))).size;
}

function isBelow(text: Text, at: number, before: Element): boolean {
  const [mark] = rectsOf(text, at, at + 1);
  const [word] = [...before.getClientRects()].slice(-1);
  return !!mark && !!word && mark.top >= word.bottom - 2;
}
