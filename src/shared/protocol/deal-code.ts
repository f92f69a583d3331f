/**
 * A deal code, to challenge others to the same deal: game and seed in typable letters with a check.
 * Whoever has it can know all the cards.
 */

import { concat, fromHex, text, toHex, u32 } from '../crypto/bytes.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { Duplicate } from '../engine/game.ts';
import { type OptionValue, resolveOptions } from '../engine/options.ts';
import type { Rules, Seat } from '../engine/rules.ts';

/** A decoded challenge. */
export interface Challenge {
  readonly game: string;
  readonly seats: number;
  /** Every option of the game, including duplicate options that set the match length. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly source: DealSource;
  /** The challenger's scores by seat; empty where the code has none. */
  readonly scores: readonly number[];
}

/** The source of the draws, 32 bytes in hex: a seed, or a round's secret with deal numbers. */
export interface DealSource {
  readonly seed: string;
  /** Consecutive, in order of play; empty for a seed. */
  readonly deals: readonly number[];
}

/** What a code needs of a game. */
export interface CodedGame {
  readonly rules: Pick<Rules, 'id' | 'seats' | 'options' | 'duplicateOptions'>;
  /** Undefined where the game has no duplicate deals. */
  readonly duplicate?: Pick<Duplicate, 'options'> | undefined;
}

/** Why a text is no code. `other`: for a game, or rules, that this version doesn't have. */
export type CodeFault = 'short' | 'wrong' | 'other';

const DEAL_CODE_DOMAIN = 'panno-verde/deal-code/1';
const BOT_SEED_DOMAIN = 'panno-verde/deal-bots/1';

/** Crockford's base 32, without letters that look alike. */
export const DEAL_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_LETTER = 5;
const LETTERS_PER_GROUP = 5;

/** Byte lengths of the game's tag, the check and the seed; a score may be negative. */
const GAME_BYTES = 3;
const CHECK_BYTES = 3;
const SEED_BYTES = 32;
const SCORE_OFFSET = 0x8000;

/** Max letters of a code. */
export const MAX_CODE_LETTERS = 200;

export function writeDealCode(challenge: Challenge, game: CodedGame): string {
  const { seats, options, source, scores } = challenge;
  const chosen = Object.entries(game.rules.options).map(([name, { values }]) => values.indexOf(options[name] ?? ''));
  const bytes = concat(
    gameTag(game),
    Uint8Array.of(seats, ...chosen, source.deals.length),
    fromHex(source.seed),
    u16(source.deals[0] ?? 0),
    Uint8Array.of(scores.length),
    ...scores.map((score) => u16(score + SCORE_OFFSET)),
  );
  return toLetters(concat(bytes, checksum(bytes)));
}

/** Decodes a typed code, or says what is wrong. */
export function readDealCode(typed: string, games: readonly CodedGame[]): Challenge | { readonly fault: CodeFault } {
  const bytes = fromLetters(typed);
  if (!bytes) return { fault: 'wrong' };
  if (bytes.length < GAME_BYTES + SEED_BYTES + CHECK_BYTES) return { fault: 'short' };
  const payload = bytes.slice(0, -CHECK_BYTES);
  if (toHex(checksum(payload)) !== toHex(bytes.slice(-CHECK_BYTES))) return { fault: 'wrong' };
  const game = games.find((one) => toHex(gameTag(one)) === toHex(payload.slice(0, GAME_BYTES)));
  return (game && read(payload.slice(GAME_BYTES), game)) ?? { fault: 'other' };
}

function read(bytes: Uint8Array, { rules, duplicate }: CodedGame): Challenge | undefined {
  const { id, seats: range, options: specs } = rules;
  let at = 0;
  const byte = (): number => bytes[at++] ?? -1;
  const two = (): number => byte() * 256 + byte();
  const seats: Seat = byte();
  const chosen = Object.entries(specs).map(([name, { values }]) => [name, values[byte()]] as const);
  const count = byte();
  const seed = toHex(bytes.slice(at, at + SEED_BYTES));
  at += SEED_BYTES;
  const first = two();
  const scores = Array.from({ length: Math.max(0, byte()) }, () => two() - SCORE_OFFSET);
  const isWhole = at === bytes.length;
  if (!isWhole || seats < range.min || seats > range.max || ![0, seats].includes(scores.length)) return undefined;
  // The number of deals sets the match length: some games have an option for it that only duplicate
  // deals use.
  const length = count === 0 ? {} : duplicate?.options(count);
  if (!length) return undefined;
  const options = { ...Object.fromEntries(chosen), ...length } as Record<string, OptionValue>;
  if ('refusal' in resolveOptions(specs, options, rules.duplicateOptions)) return undefined;
  const deals = Array.from({ length: count }, (_, k) => first + k);
  return { game: id, seats, options, source: { seed, deals }, scores };
}

/**
 * The seed of the bot on this seat, 31 bits: whoever plays a deal by its code meets the same bots. It tells nothing that
 * the code does not.
 */
export function botSeed({ seed }: DealSource, seat: Seat): number {
  const bytes = sha256(concat(text(BOT_SEED_DOMAIN), fromHex(seed), u32(seat)));
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) >>> 1;
}

/** A hash of the game and its options: if these change, old codes don't match. */
function gameTag({ rules: { id, options } }: CodedGame): Uint8Array {
  return sha256(concat(text(DEAL_CODE_DOMAIN), text(id), text(JSON.stringify(options)))).slice(0, GAME_BYTES);
}

function checksum(bytes: Uint8Array): Uint8Array {
  return sha256(concat(text(DEAL_CODE_DOMAIN), bytes)).slice(0, CHECK_BYTES);
}

function u16(n: number): Uint8Array {
  return u32(n).slice(2);
}

/** Five bits a letter, in groups. */
function toLetters(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{1,5}/g) ?? []).map(
    (five) => DEAL_LETTERS[Number.parseInt(five.padEnd(BITS_PER_LETTER, '0'), 2)],
  );
  return (letters.join('').match(new RegExp(`.{1,${LETTERS_PER_GROUP}}`, 'g')) ?? []).join('-');
}

/** Ignores case and separators; O reads as 0, I and L as 1. */
function fromLetters(typed: string): Uint8Array | undefined {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s\-–—.]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (letters === '' || letters.length > MAX_CODE_LETTERS) return undefined;
  const fives = [...letters].map((letter) => DEAL_LETTERS.indexOf(letter));
  if (fives.includes(-1)) return undefined;
  const bits = fives.map((five) => five.toString(2).padStart(BITS_PER_LETTER, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
}
