/** The field being edited with the on-screen keyboard, by a pad or a remote. */

import { useEffect } from 'react';
import { create } from '../stores/create.ts';

// A television's remote has arrows and one confirm key, which opens the on-screen keyboard in a field.

/** On a television Enter in a field opens the on-screen keyboard, until somebody types on a real one. */
export function useRemoteTextEntry(isTelevision: boolean): void {
  useEffect(() => {
    if (!isTelevision) return;
    let hasWritten = false;
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, isTrusted } = event;
      if (isTrusted && (key.length === 1 || key === 'Tab')) hasWritten = true;
      if (hasWritten || key !== 'Enter' || !isField(target)) return;
      event.preventDefault();
      openTextEntry(target);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isTelevision]);
}

export type Field = HTMLInputElement | HTMLTextAreaElement;

export const useTextEntry = create<{ readonly field: Field | null }>(() => ({ field: null }));

export function isField(element: unknown): element is Field {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && element.type === 'text';
}

/** Opens the on-screen keyboard for this field; null closes it. */
export function openTextEntry(field: Field | null): void {
  useTextEntry.setState({ field });
}

/** Sets the text as if typed, so that listeners hear it. */
export function enterText(field: Field, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React keeps a field's value itself; only the native setter gets past it.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Submits the field's form as Enter would, if possible. */
export function submitField(field: Field): void {
  const ways = [...(field.form?.elements ?? [])];
  const way = ways.find((one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit');
  way?.click();
}
