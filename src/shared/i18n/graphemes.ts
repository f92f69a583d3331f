/** Letters as a person counts them: an accent belongs to its letter, a family of joined emoji is one sign. */

/** Browsers of before 2024 may lack it. */
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** The letters of a text; where the device can't tell, its code points. */
export function graphemesOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
}

/** The first letter of a name, as it stands for the whole of it. */
export function firstGrapheme(name: string): string {
  return graphemesOf(name.trim())[0]?.toLocaleUpperCase() ?? '';
}
