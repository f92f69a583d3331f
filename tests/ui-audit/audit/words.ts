/** What is said is said in words, and once. */
import { all, pathOf, saysOf } from './dom.ts';
import type { Finding } from './finding.ts';
import type { Line } from './texts.ts';

/** A sentence that is missing shows as its key, and one without what it asks for with its braces. */
const KEY = /^[a-z][a-z-]*(?:\.[a-z0-9-]+)+$|\{\w+, (?:select|plural),/;

/** A paragraph is more than one word in small letters. */
const WORD = /^[a-z]+(?:-[a-z]+)+$/;

/** Addresses and names of files look like keys. */
const IN_FULL = '.address, code, pre, input, .of-table';

/** Cards of one face have one name. */
const CONTROLS = 'a[href], button:not([data-hand], [data-card], :has([data-card]))';

export function words(lines: readonly Line[]): Finding[] {
  const keys = lines.filter(
    ({ text, element }) =>
      (KEY.test(text.trim()) || (element.matches('p') && WORD.test(text.trim()))) && !element.closest(IN_FULL),
  );
  return [
    ...keys.map(({ text, element }) => ({ what: `“${text}” is no sentence`, element })),
    ...all(CONTROLS)
      .filter((one) => nameOf(one) !== '' && nameOf(one) === nameOfNext(one))
      .map((element) => ({ what: `“${saysOf(element)}” stands twice beside each other`, element })),
  ].map(({ what, element }) => ({ rule: 'words', what, where: pathOf(element) }));
}

function nameOf(control: Element): string {
  return (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
}

function nameOfNext({ nextElementSibling: next }: Element): string | undefined {
  return next?.matches(CONTROLS) ? nameOf(next) : undefined;
}
