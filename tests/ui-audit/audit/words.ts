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
    ...titlesRepeated(lines),
    ...all('.sheet > footer')
      .filter((foot) => foot.textContent?.trim() === '')
      .map((element) => ({ what: 'a strip with nothing on it', element })),
    ...all(CONTROLS)
      .filter((one) => nameOf(one) !== '' && nameOf(one) === nameOfNext(one))
      .map((element) => ({ what: `“${saysOf(element)}” stands twice beside each other`, element })),
  ].map(({ what, element }) => ({ rule: 'words', what, where: pathOf(element) }));
}

/** A title and a line below it that say the same. */
function titlesRepeated(lines: readonly Line[]): { what: string; element: Element }[] {
  return all('h1, h2, h3').flatMap((title) => {
    const said = title.textContent?.trim();
    const again = lines.find(
      ({ text, element }) => text === said && element !== title && element.matches('p, h1, h2, h3'),
    );
    return said && again ? [{ what: `“${said}” is a title, and said once more`, element: again.element }] : [];
  });
}

function nameOf(control: Element): string {
  return (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
}

function nameOfNext({ nextElementSibling: next }: Element): string | undefined {
  return next?.matches(CONTROLS) ? nameOf(next) : undefined;
}
