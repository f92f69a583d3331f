/** Global keys: arrows move the focus, Enter chooses. Screens add their own with `useKeys`. */
import { createContext, useContext, useEffect } from 'react';
import { useLatest } from '../hooks/common.ts';
import { setUsedPad } from './connected-pads.ts';
import { type Direction, moveFocus, preferredFocus, topSheet } from './focus.ts';
import { isField } from './text-entry.ts';

/** A focused scroll container scrolls by arrows until its end; only then do they move the focus. */
const SCROLL_DIRECTIONS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Scroll step of an arrow, in CSS pixels, as in browsers. */
const SCROLL_STEP_PX = 40;

/** The direction in which this key scrolls the focused element; undefined at its end, or where it does not scroll. */
export function scrollDirection(target: EventTarget | null, key: string): -1 | 1 | undefined {
  const way = SCROLL_DIRECTIONS[key];
  if (!way || !(target instanceof HTMLElement) || target.tabIndex < 0 || !hasBar(target)) return undefined;
  const left = way < 0 ? target.scrollTop : target.scrollHeight - target.clientHeight - target.scrollTop;
  return left > 1 ? way : undefined;
}

/** For a gamepad's keys, which don't scroll by themselves. */
export function scrollStep(target: Element, way: -1 | 1): void {
  target.scrollBy({ top: way * SCROLL_STEP_PX });
}

function hasBar(element: Element): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
}

/** Scrolls what surrounds the focus, else the first scroll container of the top sheet or page. */
export function scrollHere(by: number): void {
  scrollerHere()?.scrollBy({ top: by });
}

function scrollerHere(): Element | undefined {
  for (let at = document.activeElement; at; at = at.parentElement) if (canScroll(at)) return at;
  return [...(topSheet() ?? document.body).querySelectorAll('*')].find(canScroll);
}

function canScroll(element: Element): boolean {
  return element.scrollHeight - element.clientHeight > 1 && hasBar(element);
}

/** The direction of each arrow. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Fields and long texts that need the keys themselves. A pad's keys write nothing, so they leave a field. */
function takesKeys({ target, key, isTrusted }: KeyboardEvent): boolean {
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  if (scrollDirection(target, key)) return true;
  if (target instanceof HTMLSelectElement) return isTrusted || isAcross;
  if (target instanceof HTMLInputElement && target.type === 'range') return isAcross;
  return isTrusted && isField(target) && !['ArrowUp', 'ArrowDown', 'Escape'].includes(key);
}

/** Whether the last input was a key (of a keyboard or a gamepad), not a pointer. */
let usedKeysLast = false;

/** Whether the user plays by keys: then new content takes the focus. */
export function usesKeyboard(): boolean {
  return usedKeysLast;
}

/** The element focused last; it stays set while nothing has the focus between two tab stops. */
let last: Element | undefined;

/** When the focused element goes, a keyboard user's focus moves to the next likely action. */
export function useRefocus(): void {
  useEffect(() => {
    const onFocus = (event: FocusEvent): void => {
      if (event.target instanceof Element) last = event.target;
    };
    window.addEventListener('focusin', onFocus);
    return () => window.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    const at = document.activeElement;
    const lost = at === document.body || at?.matches(':disabled');
    if (usedKeysLast && lost && !canHoldFocus(last)) preferredFocus(document.body)?.focus();
  });
}

function canHoldFocus(element: Element | undefined): boolean {
  return element?.isConnected === true && element.checkVisibility() && !element.matches(':disabled');
}

/** Arrows move the focus unless handled elsewhere; Enter selects a radio button, as it presses a button. */
export function useArrows(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || hasModifier(event) || takesKeys(event)) return;
      const direction = ARROWS[event.key];
      const { target } = event;
      if (direction) {
        event.preventDefault();
        moveFocus(direction);
      } else if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type === 'radio') target.click();
    };
    const onAnyKey = ({ isTrusted }: KeyboardEvent): void => {
      usedKeysLast = true;
      if (isTrusted) setUsedPad(null);
    };
    const onPointer = (): void => {
      usedKeysLast = false;
      setUsedPad(null);
    };
    window.addEventListener('keydown', onAnyKey, { capture: true });
    window.addEventListener('pointerdown', onPointer, { capture: true });
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onAnyKey, { capture: true });
      window.removeEventListener('pointerdown', onPointer, { capture: true });
      window.removeEventListener('keydown', onKey);
    };
  }, []);
}

/** No key reaches this part: it has a gamepad of its own. */
export const KeyboardDisabled = createContext(false);

/**
 * Keys of a screen, by `KeyboardEvent.key`; an open sheet keeps them. The map may be new on each render: one listener
 * serves them all.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const isOff = useContext(KeyboardDisabled);
  const latest = useLatest(keys);
  useEffect(() => {
    if (isOff) return;
    const onKey = (event: KeyboardEvent): void => {
      const act = latest.current[event.key];
      if (
        !act ||
        document.querySelector('dialog[open]') ||
        event.defaultPrevented ||
        hasModifier(event) ||
        takesKeys(event)
      )
        return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [latest, isOff]);
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.altKey || event.metaKey;
}
