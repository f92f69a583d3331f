/**
 * npm run -s tool tools/write-schemas.ts: writes for programs that play, into docs/schema or a game's own folder: of each game its moves, options and
 * observations, and all calls. Moves, options and calls are made from what checks them, observations from their types.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyContractRouter, getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract';
import { API, type Checker, type Project, SignatureKind, type Type } from 'typescript/unstable/sync';
import { z } from 'zod';
import { GAMES } from '#catalogue';
import { LEVELS } from '../src/shared/engine/bot.ts';
import type { Game } from '../src/shared/engine/game.ts';
import type { OptionSpecs } from '../src/shared/engine/options.ts';
import type { Rules } from '../src/shared/engine/rules.ts';
import { contract } from '../src/shared/protocol/contract.ts';
import { schemaFileOf } from '../tests/golden-records/golden.ts';
import { schemaMaker } from './type-schema.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Counts up when something that a program may count on is taken away or changed; what is new leaves it. */
const VERSION = 1;

const PROJECT = join(import.meta.dirname, '../src/shared/tsconfig.json');

/** All files by path. */
export function schemaFiles(): ReadonlyMap<string, string> {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT);
    if (!project) throw new Error(`${PROJECT} is no project`);
    const games = Object.values(GAMES).map((game) => [schemaFileOf(game.rules.id), gameSchema(project, game)] as const);
    const calls = { ...head('calls'), $defs: callSchemas(contract) };
    const all = [...games, [join(import.meta.dirname, '../docs/schema/calls.json'), calls] as const];
    return new Map(all.map(([file, schema]) => [file, `${textOf(schema)}\n`]));
  } finally {
    api.close();
  }
}

function head(name: string): JsonSchema {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: `urn:panno-verde:${VERSION}:${name}` };
}

function gameSchema(project: Project, { rules, bots }: Game): JsonSchema {
  const { named, objectOf } = schemaMaker(project);
  const observed = observationOf(project, rules.id);
  const shapes = {
    observation: objectOf(observed, { options: { $ref: '#/$defs/options' } }),
    move: ofZod(rules.moveSchema),
    options: optionsSchema(rules, commentsOn(project.checker, propertyType(project.checker, observed, 'options'))),
    seats: { type: 'integer' as const, minimum: rules.seats.min, maximum: rules.seats.max },
    level: { enum: LEVELS.filter((level) => bots[level]) },
    ...named,
  };
  return { ...head(rules.id), $ref: '#/$defs/observation', $defs: withDeck(shapes, deckIn(shapes.move)) };
}

/** The cards that a move can name. */
function deckIn({ anyOf, oneOf }: JsonSchema): readonly unknown[] {
  const kinds = (oneOf ?? anyOf ?? []) as readonly { properties?: { card?: JsonSchema } }[];
  return kinds.map(({ properties }) => properties?.card?.enum ?? []).find(({ length }) => length > 0) ?? [];
}

/** The shapes with a name, `card`, for the deck. */
function withDeck(shapes: Readonly<Record<string, JsonSchema>>, deck: readonly unknown[]): Record<string, JsonSchema> {
  const sorted = String([...deck].sort());
  const named = JSON.stringify(shapes, (_, value) =>
    Array.isArray(value?.enum) && String([...value.enum].sort()) === sorted ? { $ref: '#/$defs/card' } : value,
  );
  return { ...JSON.parse(named), card: { enum: [...deck] } };
}

/** What the game of this folder's `observe` returns. */
function observationOf({ checker, program }: Project, game: string): Type {
  const file = program.getSourceFile(join(import.meta.dirname, '../src/shared/games', game, 'index.ts'));
  const exported = file && checker.getSymbolAtLocation(file);
  const made = exported && checker.getExportsOfModule(exported).find(({ name }) => name === 'default');
  const observe = ['rules', 'observe'].reduce(
    (type, name) => type && propertyType(checker, type, name),
    made && checker.getTypeOfSymbol(made),
  );
  const [signature] = observe ? checker.getSignaturesOfType(observe, SignatureKind.Call) : [];
  const returned = signature && checker.getReturnTypeOfSignature(signature);
  if (!returned) throw new Error(`${game} observes nothing`);
  return returned;
}

function propertyType(checker: Checker, type: Type, name: string): Type | undefined {
  const property = checker.getPropertyOfType(type, name);
  return property && checker.getTypeOfSymbol(property);
}

/** What the source says of each property. */
function commentsOn(checker: Checker, type?: Type): Readonly<Record<string, string>> {
  const properties = type ? checker.getPropertiesOfType(type) : [];
  return Object.fromEntries(properties.map((one) => [one.name, checker.getDocumentationCommentOfSymbol(one)]));
}

/** A match's options, all of them; duplicate and table options may be missing. */
function optionsSchema(
  { options, duplicateOptions, tableOptions }: Rules,
  comments: Readonly<Record<string, string>>,
): JsonSchema {
  const choices = (specs: OptionSpecs = {}, hasDefault = true): Record<string, JsonSchema> =>
    Object.fromEntries(
      Object.entries(specs).map(([name, { values, default: standard }]) => [
        name,
        {
          ...(comments[name] && { description: comments[name] }),
          enum: [...values],
          ...(hasDefault && { default: standard }),
        },
      ]),
    );
  return {
    type: 'object',
    properties: { ...choices(options), ...choices(duplicateOptions, false), ...choices(tableOptions) },
    required: Object.keys(options),
    additionalProperties: false,
  };
}

/** What is given and answered, by the call's path; `events`: what a subscription brings. */
function callSchemas(router: AnyContractRouter, path: readonly string[] = []): Record<string, JsonSchema> {
  if (isContractProcedure(router)) {
    const { inputSchema, outputSchema } = router['~orpc'];
    const yields = getEventIteratorSchemaDetails(outputSchema)?.yields;
    const answer = ofZod((yields ?? outputSchema) as z.ZodType);
    const properties = { given: ofZod(inputSchema as z.ZodType), [yields ? 'events' : 'answer']: answer };
    return { [path.join('/')]: { properties } };
  }
  return Object.assign({}, ...Object.entries(router).map(([key, below]) => callSchemas(below, [...path, key])));
}

/** Without the bounds that every integer has. */
function ofZod(schema: z.ZodType): JsonSchema {
  const { $schema, ...made } = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return made;
}

const WIDTH = 120;

/** JSON to read: on one line what fits there, and lists of words. */
function textOf(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  if (indent.length + line.length <= WIDTH || isList || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => textOf(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${textOf(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

if (import.meta.main) for (const [file, text] of schemaFiles()) writeFileSync(file, text);
