/** Characters of text: graphemes (an accent belongs to its letter, a joined emoji is one), and control characters. */

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

/** Control characters: terminal controls, line breaks, bidirectional controls, lone surrogates. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/u;

/** Their visible replacement, which no name may contain (protocol/typed-text.ts). */
const REPLACEMENT = '\uFFFD';

/** Whether a text has control characters. */
export function hasControlCharacters(text: string): boolean {
  return CONTROLS.test(text);
}

/** The text with each one replaced. */
export function replaceControlCharacters(text: string): string {
  return text.replace(new RegExp(CONTROLS, 'gu'), REPLACEMENT);
}

/**
 * The same for several lines; all but the first are indented, so that no line from outside looks
 * like the program's own.
 */
export function replaceControlCharactersInLines(text: string): string {
  return text.split('\n').map(replaceControlCharacters).join('\n    ');
}
