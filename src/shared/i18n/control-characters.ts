/** Signs that are none: they command a terminal, break a line, or turn what stands beside them; half of a sign among them. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/u;

/** What stands for each of them where they can't be let through: it is seen, and no name may have it (protocol/names.ts). */
const REPLACEMENT = '\uFFFD';

/** Whether a text does more than be read. */
export function hasControlCharacters(text: string): boolean {
  return CONTROLS.test(text);
}

/** The text with a visible sign in place of each. */
export function replaceControlCharacters(text: string): string {
  return text.replace(new RegExp(CONTROLS, 'gu'), REPLACEMENT);
}

/** The same for several lines, of which only the first stands at the margin: none that came from outside looks like one of ours. */
export function replaceControlCharactersInLines(text: string): string {
  return text.split('\n').map(replaceControlCharacters).join('\n    ');
}
