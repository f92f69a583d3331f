/** What a page offers to a mouse and to keys now: on the page's own side of `../somebody.ts`. */
import { CONTROLS, isHit, shown } from '../audit/controls.ts';
import { isDrawn, type Point, pathOf, roots, saysOf } from '../audit/dom.ts';
import { bring } from '../audit/scroll.ts';

/** Something to press. */
export interface Offered {
  /** As it is read out, numbers aside: the same button of another turn is the same control. */
  readonly name: string;
  readonly kind: 'text' | 'range' | 'select' | 'other';
}

/** What the presser does on the page's own side. */
export interface Fingers {
  /** No link leads to another document from now on. */
  stayHere(): void;
  /** What the page offers once it has taken in what was done to it. */
  look(): Promise<Look>;
  /** Brings a control to where it is pressed; null where only keys come to it, or something else lies over it. */
  aim(place: number): Point | null;
  /** Puts the focus there. */
  focusOn(place: number): void;
  /** What has not had the focus since it was forgotten. */
  missedByKeys(): { name: string; place: number }[];
  forgetKeys(): void;
  /** Puts the focus where Tab came to in this control's row, and says how long the row is; 0 if Tab came nowhere. */
  enterRow(place: number): number;
  /** Nothing has the focus: a key would begin anew. */
  isFocusLost(): boolean;
}

export const fingers: Fingers = { stayHere, look, aim, focusOn, missedByKeys, forgetKeys, enterRow, isFocusLost };

export interface Look {
  /** The address, without the table's name. */
  readonly at: string;
  readonly offered: readonly Offered[];
  /** The names of what can't be pressed now. */
  readonly greyed: readonly string[];
  /** The title of the sheet on top, and the place of what puts it away. */
  readonly sheet: { readonly title: string; readonly closes: number } | null;
  /** Whether there is anything on the page. */
  readonly alive: boolean;
  /** What a part that fell over says. */
  readonly fallen: string | null;
}

/** Another document is another page's matter: this one has to stay. */
function stayHere(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.href.split('#')[0] !== location.href.split('#')[0]) event.preventDefault();
  });
}

/** A press has had its effects after so many frames. */
const FRAMES = 2;

async function look(): Promise<Look> {
  for (let k = 0; k < FRAMES; k++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const offered = pressable();
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
  return {
    at: location.hash.replace(/\bt\d+\b/, ':table'),
    offered: offered.map((control) => ({ name: nameOf(control), kind: kindOf(control) })),
    greyed: visible().filter(isGrey).map(nameOf),
    sheet: sheet
      ? {
          title: sheet.querySelector('h1')?.textContent ?? '',
          closes: offered.findIndex((control) => sheet.contains(control) && CLOSES.test(saysOf(control))),
        }
      : null,
    alive: isAlive(),
    fallen: document.querySelector('.fallen')?.textContent ?? null,
  };
}

const CLOSES = /^(Close|Back home|Play on|Put away|All the finished matches)\b/;

function isAlive(): boolean {
  return (document.querySelector('#root, #hand')?.textContent ?? '').trim() !== '';
}

/** For keys there are also those that the table shows to the eye. */
function pressable(): HTMLElement[] {
  return visible().filter((control) => !isGrey(control));
}

function visible(): HTMLElement[] {
  return roots()
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(CONTROLS)])
    .filter((control) => control.checkVisibility({ visibilityProperty: true }));
}

function isGrey(control: Element): boolean {
  return control.matches(':disabled');
}

function kindOf(control: HTMLElement): Offered['kind'] {
  if (control instanceof HTMLSelectElement) return 'select';
  if (control instanceof HTMLTextAreaElement) return 'text';
  if (!(control instanceof HTMLInputElement)) return 'other';
  if (control.type === 'range') return 'range';
  return ['text', 'search'].includes(control.type) ? 'text' : 'other';
}

/** Rows longer than this are of things alike. */
const MANY = 12;

function nameOf(control: HTMLElement): string {
  const says = control instanceof HTMLInputElement ? (control.labels?.[0]?.textContent ?? '') : '';
  const isCard = control.matches('[data-card], [data-hand]') || control.querySelector(':scope > .card') !== null;
  const isOneOfMany = (control.closest('ul, ol')?.children.length ?? 0) > MANY;
  const name = isCard
    ? `a card${control.getAttribute('aria-disabled') === 'true' ? ' that is not to be played' : ''}`
    : isOneOfMany
      ? 'one of many'
      : (saysOf(control) || says).trim().replace(/\d+/g, '#');
  const role = control instanceof HTMLInputElement ? control.type : control.localName;
  return `${role} ${name} (${pathOf(control).split(' ').slice(0, -1).join(' ')})`;
}

function aim(place: number): Point | null {
  const control = pressable()[place];
  if (!control) return null;
  const seen = shown(control);
  if (!isDrawn(seen)) return null;
  const middle = (): Point => {
    const { x, y, width, height } = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  bring(seen, middle);
  const { x, y } = middle();
  return isHit(seen, document.elementFromPoint(x, y)) ? { x, y } : null;
}

function focusOn(place: number): void {
  pressable()[place]?.focus();
}

function missedByKeys(): { name: string; place: number }[] {
  return pressable().flatMap((control, place) =>
    focused.has(control) || isOfGroup(control, focused) ? [] : [{ name: nameOf(control), place }],
  );
}

function forgetKeys(): void {
  focused.clear();
}

/** What makes a row, of which Tab may come to one alone. */
const ROW = 'ul, ol, fieldset, [role="radiogroup"], [role="toolbar"], [role="listbox"]';

function enterRow(place: number): number {
  const row = pressable()[place]?.closest(ROW);
  const stop = [...focused].find((one) => row?.contains(one));
  if (!(stop instanceof HTMLElement)) return 0;
  stop.focus();
  return row?.querySelectorAll(CONTROLS).length ?? 0;
}

const focused = new Set<Element>();
addEventListener('focusin', ({ target }) => target instanceof Element && focused.add(target), true);
// What was shown before must not be held on to: then the page's memory says whether the app holds on to it.
addEventListener('hashchange', forgetKeys);

/** One of a group of radio buttons is enough: arrows go to the others. */
function isOfGroup(control: HTMLElement, stops: ReadonlySet<Element>): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return false;
  return [...stops].some((one) => one instanceof HTMLInputElement && one.type === 'radio' && one.name === control.name);
}

function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}
