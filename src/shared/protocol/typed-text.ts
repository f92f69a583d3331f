/**
 * What people may be called, and may say. Page and host ask here: the page so that it can tell at once, the host
 * because it is the one that decides. Apart from the schemas, which a phone has no use for.
 */
import { type Refusal, refusal } from '../engine/refusal.ts';
import { graphemesOf } from '../i18n/graphemes.ts';

/** Letters as people count them: a family of joined emoji is one. */
export const MAX_NAME_GRAPHEMES = 20;
/** A table's: a maker's name and a game fit. */
export const MAX_TABLE_NAME_GRAPHEMES = 48;
export const MAX_CHAT_GRAPHEMES = 200;

/** Code units of what is certainly too long: an emoji of two people with their skins has 15. */
export const MAX_TEXT_UNITS = 16 * MAX_CHAT_GRAPHEMES;
const UNITS_PER_GRAPHEME = 16;

/**
 * Emoji, also those that are joined from up to four (a family), with skins, as flags and as keys. What is invisible
 * within them belongs to them; anywhere else it hides something.
 */
const EMOJI =
  /\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}|\p{Extended_Pictographic}\p{Emoji_Modifier}?[\uFE0E\uFE0F]?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?){0,3}|[\d#*]\uFE0F\u20E3/gu;

/** Signs without ink, though Unicode counts them among letters, symbols and marks: blanks that look like none. */
const INVISIBLE_SYMBOL = /[\u2800\uFFFC\u{1D159}\u{13441}\u{13442}\u{16FE4}]/u;

/** Controls and what stands for one (`words/controls.ts`), what turns the direction of writing, line breaks, whatever has no shape of its own. */
const HIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\uFFFD]/u;

/** No script heaps so many marks on a letter; they would lie over what is written above. */
const STACKED_MARKS = /\p{M}{5}/u;

/** Ink on paper. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Each of them. */
export const ALL_INVISIBLE_SYMBOLS = new RegExp(INVISIBLE_SYMBOL, 'gu');

/**
 * A sign between two letters that keeps them apart, or shapes them: the one in scripts that join (Arabic, Syriac, N'Ko, Mandaic,
 * those of India), the other in those of India alone; there a mark may stand before the second letter.
 */
const MEANINGFUL_JOINER =
  /((?=\p{L})[\u0600-\u077F\u07C0-\u07FF\u0840-\u0DFF]\p{M}*)\u200C(?=\p{M}?(?=\p{L})[\u0600-\u077F\u07C0-\u07FF\u0840-\u0DFF])|((?=\p{L})[\u0900-\u0DFF]\p{M}*)\u200D(?=\p{M}?(?=\p{L})[\u0900-\u0DFF])/gu;

export type ReadName = { readonly name: string } | { readonly refusal: Refusal };
export type ReadChatLine = { readonly text: string } | { readonly refusal: Refusal };

/** A name as it was typed: as it will stand on the plate, or why it can't. */
export function readName(typed: string): ReadName {
  const tooLong = refusal('host', 'name-long', { max: MAX_NAME_GRAPHEMES });
  return read(typed, MAX_NAME_GRAPHEMES, refusal('host', 'name-empty'), tooLong);
}

/** What a table shall be called, as it was typed: as it will stand in lists, or why it can't. */
export function readTableName(typed: string): ReadName {
  const tooLong = refusal('host', 'table-name-long', { max: MAX_TABLE_NAME_GRAPHEMES });
  return read(typed, MAX_TABLE_NAME_GRAPHEMES, refusal('host', 'table-name-empty'), tooLong);
}

function read(typed: string, longest: number, empty: Refusal, tooLong: Refusal): ReadName {
  const name = normalizeTyped(typed);
  if (isBlank(name)) return { refusal: empty };
  if (hasForbiddenCharacters(name)) return { refusal: refusal('host', 'name-strange') };
  return isLonger(name, longest) ? { refusal: tooLong } : { name };
}

/** A line of chat as it was typed: as it will be told, or why it can't. */
export function readChatLine(typed: string): ReadChatLine {
  const text = normalizeTyped(typed);
  if (isBlank(text)) return { refusal: refusal('host', 'said-nothing') };
  if (hasForbiddenCharacters(text)) return { refusal: refusal('host', 'said-strange') };
  if (isLonger(text, MAX_CHAT_GRAPHEMES)) return { refusal: refusal('host', 'said-long', { max: MAX_CHAT_GRAPHEMES }) };
  return { text };
}

function normalizeTyped(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

function isBlank(text: string): boolean {
  return !VISIBLE.test(text.replace(ALL_INVISIBLE_SYMBOLS, ''));
}

function hasForbiddenCharacters(text: string): boolean {
  const beside = text.replace(EMOJI, '*').replace(MEANINGFUL_JOINER, '$1$2');
  return HIDDEN.test(beside) || STACKED_MARKS.test(beside) || INVISIBLE_SYMBOL.test(beside);
}

function isLonger(text: string, letters: number): boolean {
  return text.length > letters * UNITS_PER_GRAPHEME || graphemesOf(text).length > letters;
}
