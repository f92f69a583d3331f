/** What can be pressed. */
import { all } from './dom.ts';

export const CONTROLS = [
  'button',
  'a[href]',
  'input',
  'select',
  'textarea',
  'summary',
  '[role="button"]',
  '[role="link"]',
  '[role="checkbox"]',
  '[role="radio"]',
  '[role="slider"]',
].join();

/** Enabled controls: nobody presses what is inert. A card that can't be played now says why when it is pressed: it counts. */
export function controls(): HTMLElement[] {
  return all(CONTROLS)
    .map(shown)
    .filter((control) => !control.matches(':disabled') && !control.closest('[inert]'));
}

/** What stands for a control to the eye: the label around a field that is drawn by it. */
export function shown(control: HTMLElement): HTMLElement {
  const label = control.closest('label');
  if (!label || !(control instanceof HTMLInputElement)) return control;
  const { width, height } = control.getBoundingClientRect();
  const isDrawnByLabel = ['radio', 'checkbox', 'file'].includes(control.type) || width * height < 9;
  return isDrawnByLabel ? label : control;
}

/** A card in a fan or a row, of which others may cover a part. */
export function isCard(control: Element): boolean {
  return control.querySelector(':scope > .card') !== null;
}

/** In the run of a sentence: a link, or a word that says what it means. */
export function isInSentence(control: Element): boolean {
  if (control.matches('p button')) return getComputedStyle(control).textDecorationStyle === 'dotted';
  return control.localName === 'a' && getComputedStyle(control).display === 'inline';
}

/** Whether what is hit at a point is this control. */
export function isHit(control: Element, hit: Element | null): boolean {
  return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
}
