/** The lines of a game's log. */

/** A sentence; `minor` where it matters less than the one before it. */
export type LogLine = string | { readonly text: string; readonly minor: true };

/** All sentences of a log, the latest last. */
export function logTexts(lines: readonly LogLine[]): readonly string[] {
  return lines.map(textOf);
}

/** The one to show where there is room for one: the latest that matters. */
export function latestLogText(lines: readonly LogLine[]): string {
  return textOf(lines.findLast((line) => typeof line === 'string') ?? lines.at(-1) ?? '');
}

function textOf(line: LogLine): string {
  return typeof line === 'string' ? line : line.text;
}
