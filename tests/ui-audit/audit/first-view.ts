/** What is to be decided is in the first view, or a sign says that there is more. */
import { isHit } from './controls.ts';
import { all, clippers, pathOf, saysOf, scrolls } from './dom.ts';
import type { Finding } from './finding.ts';

/** Nobody decides anything on these now. */
const OUT_OF_USE = ':disabled, [inert] *';

/** On the slips of a match, of a sheet its first answer and its foot; what deals; and cards that can be played. */
const DECIDES = [
  '.deciding :is(button, input, a.button)',
  '.hud-actions :is(button, input, a.button)',
  '.curtain button',
  '.lobby .start > button',
  '.pad-seat button',
  'dialog [data-autofocus]',
  'dialog > footer :is(button, a.button)',
  '[data-hand][data-playable="true"]',
].join();

export function firstView(): Finding[] {
  return all(DECIDES).flatMap((control) => {
    if (control.matches(OUT_OF_USE) || isSeen(control) || saysThereIsMore(control)) return [];
    return [{ rule: 'sight', what: `“${saysOf(control)}” is not in the first view`, where: pathOf(control) }];
  });
}

/** Its middle, or a good part of it where others lie over it. */
function isSeen(control: HTMLElement): boolean {
  const { left, top, width, height } = (control.closest('label') ?? control).getBoundingClientRect();
  return [0.5, 0.12, 0.88].some((part) =>
    isHit(control, document.elementFromPoint(left + width * part, top + height / 2)),
  );
}

/**
 * The sign: whatever scrolls says `data-more` (not "false" or empty by omission) on itself or on something drawn in it,
 * with a fade or an arrow that the style sheet draws for it.
 */
function saysThereIsMore(control: Element): boolean {
  for (const around of clippers(control)) {
    if (!scrolls(around, 'y') && !scrolls(around, 'x')) continue;
    if (isSign(around) || [...around.querySelectorAll('[data-more]')].some(isSign)) return true;
    if (around.parentElement && isSign(around.parentElement)) return true;
  }
  return false;
}

function isSign(element: Element): boolean {
  const more = element.getAttribute('data-more');
  return more !== null && more !== 'false' && more !== 'none';
}
