/** JSON Schema of TypeScript types, as the compiler resolves them; comments become descriptions. */
import { type Checker, type Project, type Symbol, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
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
  objectOf(type: Type): JsonSchema;
} {
  const named: Record<string, JsonSchema> = {};

  function schemaOf(type: Type): JsonSchema {
    const name = nameOf(type);
    if (name === undefined) return bareSchemaOf(type);
    const schema = bareSchemaOf(type);
    const known = named[name];
    // Two types of one name: the second one is written out.
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) return schema;
    named[name] = schema;
    return { $ref: `#/$defs/${name}` };
  }

  function bareSchemaOf(type: Type): JsonSchema {
    const intrinsic = INTRINSIC.find(([flag]) => type.flags & flag);
    if (intrinsic) return { ...intrinsic[1] };
    if (type.isLiteralType()) return { const: type.value };
    // A name with a number in it.
    if (type.isTemplateLiteralType()) return { type: 'string', pattern: `^${type.texts.join('[0-9]+')}$` };
    if (type.isUnionType()) return unionOf(type.getTypes());
    if (checker.isTupleType(type)) {
      const parts = typeArguments(checker, type).map(schemaOf);
      return { type: 'array', prefixItems: parts, items: false, minItems: parts.length };
    }
    if (checker.isArrayType(type)) {
      return { type: 'array', items: schemaOf(typeArguments(checker, type)[0] as Type) };
    }
    if (type.isObjectType() || type.isIntersectionType()) return objectOf(type);
    throw new Error(`no schema for ${checker.typeToString(type)}`);
  }

  function unionOf(types: readonly Type[]): JsonSchema {
    const present = types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const literals = present.filter((type) => type.isLiteralType());
    const others = present.filter((type) => !type.isLiteralType()).map(schemaOf);
    const isBoolean = literals.some(({ value }) => value === true) && literals.some(({ value }) => value === false);
    const values = literals.map(({ value }) => value).filter((value) => !isBoolean || typeof value !== 'boolean');
    const all = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(values.length > 0 ? [{ enum: values }] : []),
      ...others,
    ];
    return all.length === 1 ? (all[0] as JsonSchema) : { anyOf: all };
  }

  /** An object of all properties; of a union, those that all its types have. */
  function objectOf(type: Type): JsonSchema {
    const properties = checker.getPropertiesOfType(type);
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map((property) => [property.name, propertyOf(property)])),
      required: properties.filter(({ flags }) => !(flags & SymbolFlags.Optional)).map(({ name }) => name),
      additionalProperties: false,
    };
  }

  function propertyOf(property: Symbol): JsonSchema {
    const description = checker.getDocumentationCommentOfSymbol(property).replaceAll(/\s+/g, ' ');
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
  return type.isClassOrInterface() ? type.getSymbol()?.name : undefined;
}
