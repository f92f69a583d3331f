/** What the command-line scripts share: one clear line and exit 2 where an argument is wrong. */
import { parseArgs } from 'node:util';
import type { Game } from '../src/shared/engine/game.ts';
import { ENGINE_MESSAGES } from '../src/shared/engine/messages/en/engine.ts';
import { type OptionValue, optionFromText, resolveOptions } from '../src/shared/engine/options.ts';
import { ENCODING_MARK_BYTES, encodingOf } from '../src/shared/engine/record-file.ts';
import type { Refusal } from '../src/shared/engine/refusal.ts';
import { translate } from '../src/shared/i18n/translate.ts';

/**
 * The lines of a stream of bytes, without their ends; a file of any size takes the memory of its longest line. Throws what
 * the stream throws, and a `TypeError` where it is no text.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let begun = Buffer.alloc(0);
  let rest = '';
  for await (const bytes of input) {
    begun = Buffer.concat([begun, bytes]);
    if (!decoder && begun.length < ENCODING_MARK_BYTES) continue;
    decoder ??= new TextDecoder(encodingOf(begun), { fatal: true });
    const lines = (rest + decoder.decode(begun, { stream: true })).split('\n');
    begun = Buffer.alloc(0);
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  decoder ??= new TextDecoder('utf-8', { fatal: true });
  rest += decoder.decode(begun);
  if (rest !== '') yield rest.replace(/\r$/, '');
}

type Flags = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** Flags by name and the words between them, or the end of the script. A number below zero may stand behind its flag. */
export function readArguments<const F extends Flags>(args: readonly string[], options: F) {
  try {
    return parseArgs({ args: joinNegatives(args), options, allowPositionals: true });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** `--seed -5` as `--seed=-5`: parseArgs takes a word with a dash for another flag. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of args) {
    const flag = joined.at(-1);
    if (/^-\d+$/.test(word) && flag && /^--[^=]+$/.test(flag)) joined.splice(-1, 1, `${flag}=${word}`);
    else joined.push(word);
  }
  return joined;
}

export function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

/** A whole number from `min` to `max`, or the end of the script. */
export function readInteger(name: string, text: string, min: number, max: number): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) fail(`${name} wants a whole number from ${min} to ${max}, not ${text}`);
  return value;
}

/** A table's options from `name=value` words over those given, all others by default; or the end of the script. */
export function readOptions(
  game: Game,
  settings: readonly string[],
  given: object = {},
): Readonly<Record<string, OptionValue>> {
  const { options, duplicateOptions, tableOptions } = game.rules;
  const specs = { ...options, ...duplicateOptions, ...tableOptions };
  const chosen: Record<string, unknown> = { ...given };
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 0) fail(`--option wants name=value, not ${setting}`);
    const [name, text] = [setting.slice(0, at), setting.slice(at + 1)];
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    chosen[name] = (spec && optionFromText(spec, text)) ?? text;
  }
  const resolved = resolveOptions(options, chosen, duplicateOptions, tableOptions);
  return 'refusal' in resolved ? fail(explainRefusal(game, resolved.refusal)) : resolved.options;
}

/** Why a game refuses, in words. */
export function explainRefusal({ messages }: Game, { reason, params }: Refusal): string {
  return translate({ ...ENGINE_MESSAGES, ...messages }, reason, params);
}
