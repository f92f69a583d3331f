/**
 * npm run -s tool tools/write-answer-shapes.ts: writes what the host's answers look like, as each page needs it, out of the
 * contract. A page that read the contract itself would carry a schema library of the weight of a game.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contract } from '../src/shared/protocol/contract.ts';
import { type AnswerShapes, type ResponseShape, responseShapes } from '../src/shared/protocol/response-shapes.ts';

/** The folder of the files, below the root. */
export const ANSWER_SHAPES = 'src/renderer/client/connection/answer-shapes';

const { evening, ...others } = contract;

/** Calls that no phone makes (tests/phone-weight.test.ts). */
const NOT_ON_PHONES =
  /^(?:(?:handover|house|lan|line|outside|records|statistics)\.|play\.(?:record|story)$|room\.(?:letBack|open|newCode|trustTabs)$|tables\.(?:open|practise)$|table\.(?:seatBot|clearSeat|set\w+|rename|newCode|swapSeats|remove\w*|letIn|pause|close)$)/;

/** Calls of a television: it looks on, and comes in by a code. A story's answer is read by what it loads for it. */
const ON_TELEVISIONS =
  /^(?:session\.|room\.watch$|table\.watch$|tables\.(?:watch|enter)$|seal\.|bets\.watch$|talk\.watch$|play\.watch$)/;

/** Each file by the start of its name. An evening's shapes are a file of their own: few matches are played at one. */
const CALLS: Readonly<Record<string, (path: string) => boolean>> = {
  desktop: () => true,
  phone: (path) => !NOT_ON_PHONES.test(path),
  tv: (path) => ON_TELEVISIONS.test(path),
};

/** All files by name. */
export function answerShapeFiles(): ReadonlyMap<string, string> {
  const shapes = responseShapes(others);
  const files = Object.entries(CALLS).map(([page, isCalled]) => [
    page,
    Object.fromEntries(Object.entries(shapes).filter(([path]) => isCalled(path))),
  ]);
  const all: Readonly<Record<string, AnswerShapes>> = {
    ...Object.fromEntries(files),
    evening: responseShapes(evening, ['evening']),
  };
  return new Map(Object.entries(all).map(([name, answers]) => [`${name}-answer-shapes.ts`, moduleOf(name, answers)]));
}

function moduleOf(name: string, answers: AnswerShapes): string {
  const read = Object.entries(answers).filter(([, answer]) => !isEmpty(answer));
  const { lines, whole } = interned(Object.fromEntries(read));
  return [
    '// biome-ignore-all format: it is generated',
    `/** What the host's answers look like; written by tools/write-answer-shapes.ts. */`,
    `import type { AnswerShapes } from '#shared/protocol/response-shapes.ts';`,
    '',
    ...lines,
    `export const ${name.toUpperCase()}_ANSWER_SHAPES: AnswerShapes = ${whole};`,
    '',
  ].join('\n');
}

/** Nobody reads an empty answer. */
function isEmpty({ stream, shape }: ResponseShape): boolean {
  return !stream && shape.type === 'object' && Object.keys(shape.properties ?? {}).length === 0;
}

/** A value that is shorter as text is written in its place each time. */
const MIN_NAMED_LENGTH = 20;

/** Data as a script, in which a value that comes up more than once is written once, under a name. */
export function interned(data: object): { readonly lines: readonly string[]; readonly whole: string } {
  const times = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    times.set(text, (times.get(text) ?? 0) + 1);
    // Of a value that is written once, the parts are written once.
    if (times.get(text) === 1) for (const inner of Object.values(value)) count(inner);
  };
  count(data);
  const named = new Map<string, string>();
  const lines: string[] = [];
  const write = (value: unknown): string => {
    if (typeof value === 'string') return `'${value}'`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = JSON.stringify(value);
    const known = named.get(text);
    if (known) return known;
    const whole = Array.isArray(value)
      ? `[${value.map(write).join(', ')}]`
      : `{ ${Object.entries(value)
          .map(([key, inner]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${write(inner)}`)
          .join(', ')} }`;
    if (text.length < MIN_NAMED_LENGTH || times.get(text) === 1) return whole;
    const name = `SHAPE_${named.size}`;
    named.set(text, name);
    lines.push(`const ${name} = ${whole};`);
    return name;
  };
  return { whole: write(data), lines };
}

if (import.meta.main) for (const [name, text] of answerShapeFiles()) writeFileSync(resolve(ANSWER_SHAPES, name), text);
