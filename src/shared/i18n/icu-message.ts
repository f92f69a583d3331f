/**
 * A small ICU MessageFormat parser: placeholders, `plural` and `select`, nested. A twelfth of the
 * usual library's size, for the phone; icu-message.test.ts compares both.
 */

/** Parameters of a message by name. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A parsed message. */
export type ParsedMessage = readonly Part[];

/** Text, a placeholder, or the number of the enclosing plural. */
type Part = string | Gap | typeof PLURAL_NUMBER;

interface Gap {
  readonly name: string;
  /** How a choice is made; undefined for a plain placeholder. */
  readonly by?: 'plural' | 'select';
  readonly choices: ReadonlyMap<string, ParsedMessage>;
}

const PLURAL_NUMBER = Symbol('#');
const NO_CHOICES: Gap['choices'] = new Map();

/** Parses a message. Throws on invalid syntax. */
export function parseMessage(text: string): ParsedMessage {
  let at = 0;

  function take(pattern: RegExp, what: string): string {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) throw new Error(`${what} is missing at ${at} of: ${text}`);
    at += found[0].length;
    return found[1] ?? found[0];
  }

  function parts(within: Gap['by']): ParsedMessage {
    const read: Part[] = [];
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') read.push(gap());
      else if (within !== 'plural') read.push(take(/[^{}]+/y, 'text'));
      else if (text[at] !== '#') read.push(take(/[^{}#]+/y, 'text'));
      else {
        read.push(PLURAL_NUMBER);
        at++;
      }
    }
    return read;
  }

  function gap(): Gap {
    const name = take(/\{\s*([\w-]+)\s*/y, 'a name');
    if (text[at] === '}') return ended({ name, choices: NO_CHOICES });
    const by = take(/,\s*(plural|select)\s*,\s*/y, 'plural or select') as 'plural' | 'select';
    const choices = new Map<string, ParsedMessage>();
    while (text[at] !== '}') {
      const choice = take(/(=?[\w-]+)\s*\{/y, 'a choice');
      choices.set(choice, parts(by));
      take(/\}\s*/y, '}');
    }
    if (!choices.has('other')) throw new Error(`other is missing in: ${text}`);
    return ended({ name, by, choices });
  }

  function ended(gap: Gap): Gap {
    at++;
    return gap;
  }

  const message = parts(undefined);
  if (at < text.length) throw new Error(`there is a } too much at ${at} of: ${text}`);
  return message;
}

/** Formats a message. Throws where a parameter is missing. */
export function formatMessage(message: ParsedMessage, params: MessageParams, language: string, counted = 0): string {
  const filled = message.map((part) => {
    if (part === PLURAL_NUMBER) return new Intl.NumberFormat(language).format(counted);
    if (typeof part === 'string') return part;
    const value = params[part.name];
    if (value === undefined) throw new Error(`nothing was given for {${part.name}}`);
    if (!part.by) return String(value);
    return formatMessage(choiceFor(part, value, language) ?? [], params, language, Number(value));
  });
  return filled.join('');
}

function choiceFor({ by, choices }: Gap, value: string | number, language: string): ParsedMessage | undefined {
  const named =
    by === 'plural'
      ? (choices.get(`=${value}`) ?? choices.get(new Intl.PluralRules(language).select(Number(value))))
      : choices.get(String(value));
  return named ?? choices.get('other');
}
