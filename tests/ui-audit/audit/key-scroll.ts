/** Whatever scrolls can be scrolled by keys: it is a stop of the Tab key, or something in it is. */
import { all, pathOf, saysOf, scrolls } from './dom.ts';
import type { Finding } from './finding.ts';

/** A stop of the Tab key; a radio button's group is one, whichever of them is checked. */
const STOP = ['button', 'input', 'textarea', 'select'].map((name) => `${name}:not(:disabled, [tabindex="-1"])`);
const STOPS = [...STOP, 'a[href]', 'summary', '[tabindex="0"]'].join();

/** Less is no more than a rounded size, in CSS pixels. */
const ROUNDING_PX = 2;

export function keyScroll(): Finding[] {
  return all('*')
    .filter(scrollsFurther)
    .filter(
      (one) => !one.matches('[tabindex="0"], textarea, [inert] *') && ![...one.querySelectorAll(STOPS)].some(isShown),
    )
    .map((one) => ({
      rule: 'keys',
      what: `“${saysOf(one)}” scrolls, and no key comes there`,
      where: pathOf(one),
    }));
}

/** Downwards: a slip that is a little too broad is no page to read. */
function scrollsFurther(one: Element): boolean {
  return scrolls(one, 'y') && one.scrollHeight > one.clientHeight + ROUNDING_PX;
}

function isShown(one: Element): boolean {
  return one.checkVisibility({ visibilityProperty: true });
}
