/** The field that somebody writes in who has no keyboard: a pad or a remote presses letters that lie on the screen. */

import { useEffect } from 'react';
import { create } from 'zustand';

/** A television's remote has arrows and one key that says yes: in a field that asks for letters to write with. */
/** On a page that is a television's: Enter in a field brings letters, until somebody there writes with real ones. */
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

export const useTextEntry = create<{ readonly field: Field | null }>()(() => ({ field: null }));

export function isField(element: unknown): element is Field {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && element.type === 'text';
}

/** Letters come up for this field; with none they go. */
export function openTextEntry(field: Field | null): void {
  useTextEntry.setState({ field });
}

/** As if that text had been typed: what listens to the field hears it. */
export function enterText(field: Field, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // What draws the page keeps a value of its own for a field; only the browser's own way past it is heard.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Presses what Enter would press: what the field's form is sent with, if it can be sent. */
export function submitField(field: Field): void {
  const ways = [...(field.form?.elements ?? [])];
  const way = ways.find((one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit');
  way?.click();
}
