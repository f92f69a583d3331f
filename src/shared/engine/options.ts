import { type Refusal, refusal } from './refusal.ts';

/** An option's value: an integer or a string. */
export type OptionValue = string | number;

export interface OptionSpec<V extends OptionValue = OptionValue> {
  readonly values: readonly V[];
  readonly default: V;
}

/** A game's options by name, in record order. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** Duplicate options, each present or absent. */
export type PartialOptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]?: Specs[Name]['values'][number] | undefined;
};

export type OptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name]['values'][number];
};

/** An option; its first value is the default unless given. */
export function option<const Values extends readonly [OptionValue, ...OptionValue[]]>(
  values: Values,
  standard: Values[number] = values[0],
): OptionSpec<Values[number]> {
  return { values, default: standard };
}

/** An integer option from `min` to `max`. */
export function integerOption(min: number, max: number, standard: number): OptionSpec<number> {
  return { values: Array.from({ length: max - min + 1 }, (_, k) => min + k), default: standard };
}

type Resolved = { readonly options: Record<string, OptionValue> } | { readonly refusal: Refusal };

/** A table option: present while it is on, and absent otherwise. */
export const SWITCH = option(['off', 'on']);

/**
 * All options with defaults, in record order, then the duplicate options given, then the table
 * options that are on. Refuses unknown names and values.
 */
export function resolveOptions(
  specs: OptionSpecs,
  given: Readonly<Record<string, unknown>>,
  numbered: OptionSpecs = {},
  atTable: OptionSpecs = {},
): Resolved {
  const wanted = Object.entries({ ...numbered, ...atTable }).filter(([name]) => Object.hasOwn(given, name));
  const all = { ...specs, ...Object.fromEntries(wanted) };
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(all, name)) return { refusal: refusal('record', 'unknown-option', { name }) };
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(all)) {
    const value = Object.hasOwn(given, name) ? given[name] : spec.default;
    if (!isOneOf(spec.values, value)) {
      return { refusal: refusal('record', 'bad-option', { name, value: asText(value) }) };
    }
    if (value !== atTable[name]?.default) options[name] = value;
  }
  return { options };
}

/** The options without these. */
export function withoutOptions<V extends OptionValue>(
  options: Readonly<Record<string, V>>,
  specs: OptionSpecs = {},
): Record<string, V> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !Object.hasOwn(specs, name)));
}

/** A value as JSON; only the type of lists and objects, which may be huge. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

/** Parses an option's value from text; undefined where it is invalid. */
export function optionFromText(spec: OptionSpec, text: string): OptionValue | undefined {
  return spec.values.find((value) => String(value) === text);
}

function isOneOf(values: readonly OptionValue[], value: unknown): value is OptionValue {
  return values.some((one) => one === value);
}
