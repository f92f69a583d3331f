/** Names beside other words: one that is written from the right must not turn what stands beside it. */

import type { MessageParams } from '#shared/words/say.ts';

/** Letters that are written from the right to the left. */
const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The name as a piece of its own within a sentence or a list. */
export function bidiIsolated(name: string): string {
  return FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}

/** What fills the gaps of a sentence, each as a piece of its own. */
export function isolatedParams(params: MessageParams): MessageParams {
  return Object.fromEntries(
    Object.entries(params).map(([gap, value]) => [gap, typeof value === 'string' ? bidiIsolated(value) : value]),
  );
}
