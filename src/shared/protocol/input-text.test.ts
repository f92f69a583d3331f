/** Every text field of the contract goes through a safe schema. */
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GAMES } from '#catalogue';
import { openedSealSchema, recordSealSchema } from '../fair-shuffle/schema.ts';
import { hasControlCharacters } from '../i18n/characters.ts';
import { contract } from './contract.ts';
import { readChatLine, readName, readTableName } from './typed-text.ts';

/**
 * Attack strings: terminal control, clipboard and title, line breaks, bidirectional text, lone
 * surrogates.
 */
const EVIL = [
  '\u001b[2J',
  '\u001b]52;c;cm0=\u0007',
  '\u009b2J',
  'a\r\nb',
  'a\u2028b',
  'a\u202eb',
  'a\u2066b',
  'a\u200fb',
  'a\u0000b',
  'a\u007fb',
  'a\ud83d',
];

/** Longer than any message. */
const ENDLESS = 'x'.repeat(20_000);

type Anything = z.core.$ZodType;

interface Found {
  readonly path: string;
  readonly schema: Anything;
}

/** A schema's text fields, record keys included; unknown types are reported, too. */
function* textsIn(schema: Anything, path: string): Generator<Found> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      for (const [key, field] of Object.entries(def.shape)) yield* textsIn(field, `${path}.${key}`);
      break;
    case 'array':
      yield* textsIn(def.element, `${path}[]`);
      break;
    case 'record':
      yield* textsIn(def.keyType, `${path}{}`);
      yield* textsIn(def.valueType, `${path}{}`);
      break;
    case 'union':
      for (const one of def.options) yield* textsIn(one, path);
      break;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      yield* textsIn(def.innerType, path);
      break;
    case 'tuple':
      for (const item of def.items) yield* textsIn(item, `${path}[]`);
      break;
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      break;
    default:
      yield { path, schema };
  }
}

function* inputsOf(router: AnyContractRouter, path: readonly string[] = []): Generator<Found> {
  if (isContractProcedure(router)) {
    const { inputSchema } = router['~orpc'];
    if (inputSchema) yield { path: path.join('.'), schema: inputSchema as unknown as Anything };
    return;
  }
  for (const [key, below] of Object.entries(router)) yield* inputsOf(below, [...path, key]);
}

/** What passes: too long, or with control characters. */
function leaks({ schema }: Found): string[] {
  return [...EVIL, ENDLESS].filter((evil) => {
    const read = z.safeParse(schema, evil);
    return read.success && (typeof read.data !== 'string' || hasControlCharacters(read.data) || read.data === ENDLESS);
  });
}

const texts = [...inputsOf(contract)].flatMap(({ path, schema }) => [...textsIn(schema, path)]);

describe('every text that somebody sends', () => {
  it.each(texts.map((found) => [found.path, found] as const))('%s: short, and no more than text', (_, found) => {
    expect(leaks(found)).toEqual([]);
  });

  it('is found by this test, wherever it stands', () => {
    const planted = z.object({ deep: z.array(z.record(z.string(), z.union([z.int(), z.string().max(9)]))) });
    const found = [...textsIn(planted, 'planted')];
    expect(found.map(({ path }) => path)).toEqual(['planted.deep[]{}', 'planted.deep[]{}']);
    expect(found.map((one) => leaks(one).length > 0)).toEqual([true, true]);
    expect(texts.length).toBeGreaterThan(60);
  });

  it('is refused in words where a person reads it, since what stands instead of such a sign is none of a name', () => {
    for (const { path, schema } of texts.filter(({ path }) => /\.(name|text|reason)$/.test(path))) {
      const typed = z.safeParse(schema, 'Ada\u001b[2J').data as string;
      const read = [readName(typed), readTableName(typed), readChatLine(typed)];
      expect([path, read.map((one) => 'refusal' in one && one.refusal.reason)]).toEqual([
        path,
        ['name-strange', 'name-strange', 'said-strange'],
      ]);
    }
  });
});

describe('what a move is made of, beyond its type', () => {
  it.each(Object.values(GAMES).map(({ rules }) => [rules.id, rules] as const))('is in %s no free text', (_, rules) => {
    for (const schema of [rules.moveSchema, rules.chanceSchema]) {
      expect([...textsIn(schema as Anything, rules.id)].filter((found) => leaks(found).length > 0)).toEqual([]);
    }
  });
});

describe('what a record says beside its events', () => {
  it('has names that are no more than text', () => {
    const found = [openedSealSchema, recordSealSchema].flatMap((schema) => [...textsIn(schema, 'seal')]);
    expect(found.filter((one) => !one.path.endsWith('.type') && leaks(one).length > 0)).toEqual([]);
  });
});
