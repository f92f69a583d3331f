/** What a walk found, in lines that a person can read: what is found in many windows is one line. */
import type { Seen, Walk } from './walk.ts';

/** So many views and windows are named for each. */
const NAMED = 3;

export function report({ seen, audits, views }: Walk): string {
  const rules = Map.groupBy(seen, ({ rule, page }) => `${page} ${rule}`);
  const sums = [...rules].map(([name, those]) => `${name}: ${those.length} (${groups(those).size} different)`);
  return [`${views} views, ${audits} audits, ${seen.length} findings`, ...sums, '', linesOf(seen)].join('\n');
}

function groups(seen: readonly Seen[]): Map<string, Seen[]> {
  return Map.groupBy(seen, ({ page, rule, where, what }) => `${page} ${rule}: ${where}: ${plain(what)}`);
}

/** Without what differs from window to window and from card to card. */
function plain(what: string): string {
  return what.replace(/“.*?”/g, '“…”').replace(/\d+(?:\.\d)?/g, 'n');
}

function linesOf(seen: readonly Seen[]): string {
  const all = [...groups(seen).values()].sort((a, b) => b.length - a.length);
  return all
    .map((those) => {
      const [one] = those as [Seen];
      const views = [...new Set(those.map(({ view }) => view))];
      const sizes = [...new Set(those.map(({ size }) => size))];
      return [
        `${one.rule} ×${those.length} ${one.where}`,
        `    ${one.what}`,
        `    ${named(views)}`,
        `    ${named(sizes)}`,
      ].join('\n');
    })
    .join('\n');
}

function named(all: readonly string[]): string {
  const more = all.length - NAMED;
  return `${all.slice(0, NAMED).join(' | ')}${more > 0 ? ` and ${more} more` : ''}`;
}
