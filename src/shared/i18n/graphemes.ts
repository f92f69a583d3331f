/** Graphemes: an accent belongs to its letter, a joined emoji is one. */

/** Browsers before 2024 may lack it. */
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** The graphemes of a text; code points where the browser lacks a segmenter. */
export function graphemesOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
}

/** The first grapheme of a name, as its initial. */
export function firstGrapheme(name: string): string {
  return graphemesOf(name.trim())[0]?.toLocaleUpperCase() ?? '';
}
