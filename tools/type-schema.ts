/** JSON Schema of TypeScript types, as the compiler resolves them; comments become descriptions. */
import {
  type Checker,
  type Project,
  type Symbol as Property,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const INTRINSIC: readonly (readonly [flag: TypeFlags, schema: JsonSchema])[] = [
  [TypeFlags.Null, { type: 'null' }],
  [TypeFlags.Boolean, { type: 'boolean' }],
  // No observation has a fraction.
  [TypeFlags.Number, { type: 'integer' }],
  [TypeFlags.String, { type: 'string' }],
];

/** Makes schemas of one project's types; what has a name is kept in `named` once, and referred to. */
export function schemaMaker({ checker }: Pick<Project, 'checker'>): {
  readonly named: Readonly<Record<string, JsonSchema>>;
  schemaOf(type: Type): JsonSchema;
  objectOf(type: Type, instead?: Readonly<Record<string, JsonSchema>>): JsonSchema;
} {
  const named: Record<string, JsonSchema> = {};

  function schemaOf(type: Type): JsonSchema {
    const name = nameOf(type);
    if (name === undefined) return bareSchemaOf(type);
    const description = commentOn(type.getAliasSymbol() ?? type.getSymbol());
    const schema = { ...(description && { description }), ...bareSchemaOf(type) };
    const known = named[name];
    // Two types of one name: the second one is written out.
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) return schema;
    named[name] = schema;
    return { $ref: `#/$defs/${name}` };
  }

  function bareSchemaOf(type: Type): JsonSchema {
    const intrinsic = INTRINSIC.find(([flag]) => type.flags & flag);
    if (intrinsic) return { ...intrinsic[1] };
    if (type.isUnionType()) return unionOf(type.getTypes());
    return textOf(type) ?? listOf(type) ?? objectOf(type);
  }

  function textOf(type: Type): JsonSchema | undefined {
    if (type.isLiteralType()) return { const: type.value as string };
    // A name with a number in it.
    if (type.isTemplateLiteralType()) return { type: 'string', pattern: `^${type.texts.join('[0-9]+')}$` };
    // `string & {}`: any text, some of it known.
    const isText = type.isIntersectionType() && type.getTypes().some(({ flags }) => flags & TypeFlags.String);
    return isText ? { type: 'string' } : undefined;
  }

  function listOf(type: Type): JsonSchema | undefined {
    if (checker.isTupleType(type)) {
      const parts = typeArguments(checker, type).map(schemaOf);
      return { type: 'array', prefixItems: parts, items: false, minItems: parts.length };
    }
    if (checker.isArrayType(type)) {
      return { type: 'array', items: schemaOf(typeArguments(checker, type)[0] as Type) };
    }
    return undefined;
  }

  function unionOf(types: readonly Type[]): JsonSchema {
    const present = types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const literals: unknown[] = present.filter((type) => type.isLiteralType()).map(({ value }) => value);
    const isBoolean = literals.includes(true) && literals.includes(false);
    const values = isBoolean ? literals.filter((value) => typeof value !== 'boolean') : literals;
    const all: JsonSchema[] = [
      ...(isBoolean ? [{ type: 'boolean' as const }] : []),
      ...(values.length > 0 ? [{ enum: values as string[] }] : []),
      ...present.filter((type) => !type.isLiteralType()).map(schemaOf),
    ];
    return all.length === 1 ? (all[0] as JsonSchema) : { anyOf: all };
  }

  /** An object of all properties, with these schemas `instead`; of a union, those that all its types have. */
  function objectOf(type: Type, instead: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
    if (!type.isObjectType() && !type.isIntersectionType() && !type.isUnionType()) {
      throw new Error(`no schema for ${checker.typeToString(type)}`);
    }
    const properties = checker.getPropertiesOfType(type);
    return {
      type: 'object',
      properties: Object.fromEntries(
        properties.map((property) => [property.name, instead[property.name] ?? propertyOf(property)]),
      ),
      required: properties.filter(({ flags }) => !(flags & SymbolFlags.Optional)).map(({ name }) => name),
      additionalProperties: false,
    };
  }

  function commentOn(symbol: Property | undefined): string {
    return symbol ? checker.getDocumentationCommentOfSymbol(symbol).replaceAll(/\s+/g, ' ') : '';
  }

  function propertyOf(property: Property): JsonSchema {
    const description = commentOn(property);
    return { ...(description && { description }), ...schemaOf(checker.getTypeOfSymbol(property) as Type) };
  }

  return { named, schemaOf, objectOf };
}

function typeArguments(checker: Checker, type: Type): readonly Type[] {
  return type.isTypeReference() ? checker.getTypeArguments(type) : [];
}

/** The name that a type has in the source, if it means one shape whoever uses it. */
function nameOf(type: Type): string | undefined {
  const alias = type.getAliasSymbol();
  if (alias) return type.getAliasTypeArguments().length > 0 ? undefined : alias.name;
  const symbol = type.getSymbol();
  return symbol && symbol.flags & SymbolFlags.Interface && !/^(?:Readonly)?Array$/.test(symbol.name)
    ? symbol.name
    : undefined;
}
