/** What a program says that prints JSON, a line each. */
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Said {
  readonly child: ChildProcess;
  readonly lines: Record<string, unknown>[];
}

/** Hears it from now on. */
export function listen(child: ChildProcess): Said {
  const lines: Record<string, unknown>[] = [];
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  return { child, lines };
}
