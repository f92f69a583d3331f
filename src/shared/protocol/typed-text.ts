/**
 * Rules for names and chat. The page uses them for instant feedback, the host decides. Kept apart
 * from the schemas, which a phone doesn't load.
 */
import { type Refusal, refusal } from '../engine/refusal.ts';
import { graphemesOf } from '../i18n/characters.ts';

/** Graphemes: a family emoji counts as one. */
export const MAX_NAME_GRAPHEMES = 20;
/** A maker's name and a game fit. */
export const MAX_TABLE_NAME_GRAPHEMES = 48;
export const MAX_CHAT_GRAPHEMES = 200;

/**
 * Code units beyond which a text is too long in any case: a couple emoji with skin tones has 15.
 */
export const MAX_TEXT_UNITS = 16 * MAX_CHAT_GRAPHEMES;
const UNITS_PER_GRAPHEME = 16;

/**
 * Emoji, including joined ones (families), skin tones, flags and keycaps. Their invisible parts are
 * allowed only inside them.
 */
const EMOJI =
  /\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}|\p{Extended_Pictographic}\p{Emoji_Modifier}?[\uFE0E\uFE0F]?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?){0,3}|[\d#*]\uFE0F\u20E3/gu;

/** Blank-looking characters that Unicode classes as letters, symbols or marks. */
const INVISIBLE_SYMBOL = /[\u2800\uFFFC\u{1D159}\u{13441}\u{13442}\u{16FE4}]/u;

/**
 * Control characters and their replacement (`i18n/characters.ts`), bidirectional controls,
 * line breaks, and other invisible ones.
 */
const HIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\uFFFD]/u;

/** Stacked marks, which no script needs, would cover the line above. */
const STACKED_MARKS = /\p{M}{5}/u;

/** Visible characters. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** All matches. */
export const ALL_INVISIBLE_SYMBOLS = new RegExp(INVISIBLE_SYMBOL, 'gu');

/**
 * A zero-width joiner or non-joiner with meaning: in joining scripts (Arabic, Syriac, N'Ko,
 * Mandaic, Indic) or Indic ones alone, where a mark may precede the second letter.
 */
const MEANINGFUL_JOINER =
  /((?=\p{L})[\u0600-\u077F\u07C0-\u07FF\u0840-\u0DFF]\p{M}*)\u200C(?=\p{M}?(?=\p{L})[\u0600-\u077F\u07C0-\u07FF\u0840-\u0DFF])|((?=\p{L})[\u0900-\u0DFF]\p{M}*)\u200D(?=\p{M}?(?=\p{L})[\u0900-\u0DFF])/gu;

export type ReadName = { readonly name: string } | { readonly refusal: Refusal };
export type ReadChatLine = { readonly text: string } | { readonly refusal: Refusal };

/** Normalizes a typed name, or says why it is invalid. */
export function readName(typed: string): ReadName {
  const tooLong = refusal('host', 'name-long', { max: MAX_NAME_GRAPHEMES });
  return read(typed, MAX_NAME_GRAPHEMES, refusal('host', 'name-empty'), tooLong);
}

/** Normalizes a typed table name, or says why it is invalid. */
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

/** Normalizes a typed chat line, or says why it is invalid. */
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
