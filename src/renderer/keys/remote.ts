/** A television's remote has arrows and one key that says yes: in a field that asks for letters to write with. */
import { useEffect } from 'react';
import { isField, openTextEntry } from './typing.ts';

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
