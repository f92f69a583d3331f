import { type Refusal, refusal } from './refusal.ts';

/** An option's value: JSON integers and strings, nothing else. */
export type OptionValue = string | number;

export interface OptionSpec<V extends OptionValue = OptionValue> {
  readonly values: readonly V[];
  readonly default: V;
}

/** A game's options by name, in the order of the record. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** What `Rules.numbered` names: each stands there or does not. */
export type PartialOptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]?: Specs[Name]['values'][number] | undefined;
};

export type OptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name]['values'][number];
};

/** One option; without a default its first value is the default. */
export function option<const Values extends readonly [OptionValue, ...OptionValue[]]>(
  values: Values,
  standard: Values[number] = values[0],
): OptionSpec<Values[number]> {
  return { values, default: standard };
}

/** An option that takes every whole number from `min` to `max`. */
export function integerOption(min: number, max: number, standard: number): OptionSpec<number> {
  return { values: Array.from({ length: max - min + 1 }, (_, k) => min + k), default: standard };
}

type Resolved = { readonly options: Record<string, OptionValue> } | { readonly refusal: Refusal };

/**
 * Every option of a game, defaults filled in, in the record's order, and after them those of `numbered` that are given.
 * Refuses a name the game does not have and a value the option does not take.
 */
export function resolveOptions(
  specs: OptionSpecs,
  given: Readonly<Record<string, unknown>>,
  numbered: OptionSpecs = {},
): Resolved {
  const wanted = Object.entries(numbered).filter(([name]) => Object.hasOwn(given, name));
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
    options[name] = value;
  }
  return { options };
}

/** A value of any kind as it stands in JSON, of lists and objects only what they are: who knows how large they are. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

/** An option's value from text (a command line, a form); nothing if it takes no such value. */
export function optionFromText(spec: OptionSpec, text: string): OptionValue | undefined {
  return spec.values.find((value) => String(value) === text);
}

function isOneOf(values: readonly OptionValue[], value: unknown): value is OptionValue {
  return values.some((one) => one === value);
}
