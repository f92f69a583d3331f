/** Home shows few things to press at first sight: what is not needed now is one press away. */
import { controls, isHit } from './controls.ts';
import { saysOf } from './dom.ts';
import type { Finding } from './finding.ts';

const MOST = 12;

export function few(): Finding[] {
  const home = document.querySelector('main.home');
  if (!home || document.querySelector('dialog:modal')) return [];
  home.scrollTo(0, 0);
  const seen = controls().filter((control) => {
    // Who is here is to be read.
    if (control.matches('.person')) return false;
    const { left, top, width, height } = control.getBoundingClientRect();
    return isHit(control, document.elementFromPoint(left + width / 2, top + height / 2));
  });
  if (seen.length <= MOST) return [];
  const what = `${seen.length} controls at first sight, ${MOST} at most; the last: “${saysOf(seen.at(-1) as HTMLElement)}”`;
  return [{ rule: 'sight', what, where: 'main.home' }];
}
