/** Something on a page that stops or troubles a person. */

export const RULES = {
  reach: 'every control that can be pressed can be reached: its middle and its corners',
  sight: 'nothing that decides lies outside the first view without a sign that there is more (`data-more`)',
  keys: 'whatever scrolls can be scrolled by keys',
  state: 'what counts (`data-essential`: trump, target, score, whose turn) is in sight: nothing covers or displaces it',
  words: 'what is said is said in words, and once',
  person: 'a match says one thing about its viewer, in sentences; nothing hangs on to a name',
  cut: 'no text is cut',
  cover: 'no text covers other text or cards, nothing covers text',
  letters: 'no letters are smaller than 12 pixels',
  glyph: 'no glyph is missing',
  axe: 'nothing that axe knows of: names, roles, landmarks, headings, labels',
  contrast: 'text can be told from what is really behind it',
  broken: 'the page can be shown, and throws nothing',
  size: 'what is pressed with a thumb is as large as a thumb',
} as const;
export type Rule = keyof typeof RULES;

export interface Finding {
  readonly rule: Rule;
  /** What is wrong, in words. */
  readonly what: string;
  /** The element, as a person finds it again: a path of tags and classes. */
  readonly where: string;
}
