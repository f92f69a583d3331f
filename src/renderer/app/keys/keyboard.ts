/** What keys do everywhere: arrows move the focus, Enter chooses. Screens add keys of their own with `useKeys`. */
import { useEffect } from 'react';
import { type Direction, moveFocus } from './focus.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Fields that need the keys themselves. */
function takesKeys(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLSelectElement) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  if (target.type === 'range') return key === 'ArrowLeft' || key === 'ArrowRight';
  return target.type === 'text' ? !['ArrowUp', 'ArrowDown', 'Escape'].includes(key) : false;
}

/** Arrows move the focus wherever nobody else wants them; Enter chooses a radio button, as it presses a button. */
export function useArrows(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || hasModifier(event) || takesKeys(event.target, event.key)) return;
      const direction = ARROWS[event.key];
      const { target } = event;
      if (direction) {
        event.preventDefault();
        moveFocus(direction);
      } else if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type === 'radio') target.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Single keys of a screen, by `KeyboardEvent.key`; a sheet that lies over it keeps them to itself. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = keys[event.key];
      if (
        !act ||
        document.querySelector('dialog[open]') ||
        event.defaultPrevented ||
        hasModifier(event) ||
        takesKeys(event.target, event.key)
      )
        return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [keys]);
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.altKey || event.metaKey;
}
