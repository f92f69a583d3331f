import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { focusFirst, preferredFocus } from '../input/focus.ts';
import { needsTabStop, useNeedsTabStop, useScrollHint } from './use-scroll-hint.ts';

interface Props {
  readonly title: string;
  /** Handles Esc and the close button. */
  onClose(): void;
  readonly closeLabel?: string;
  readonly className?: string;
  /** Stays below the scrolling text. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A modal sheet: score, rules, settings. It holds the focus while open. */
export function Sheet({ title, onClose, closeLabel, className, foot, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useScrollHint(body);
  const onlyRead = useNeedsTabStop(body);
  const cancelled = useRef(false);
  // Before the sheet leaves the page, while the focus is still known.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    if (!sheet) return;
    const before = document.activeElement;
    sheet.showModal();
    // Keys scroll the text unless there is an action.
    if (body.current && !preferredFocus(sheet) && needsTabStop(body.current)) body.current.focus();
    else focusFirst(sheet);
    return () => {
      // Tab may have moved to the browser's own controls: then nothing in the sheet had the focus.
      const byKeys = cancelled.current || sheet.querySelector(':focus-visible') !== null;
      sheet.close();
      if (before instanceof HTMLElement) before.focus();
      // A key may have opened it without a focused element, or that element is gone.
      const now = document.activeElement;
      if (byKeys && (now === document.body || sheet.contains(now))) focusFirst(document.body);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className ? `sheet ${className}` : 'sheet'}
      aria-labelledby={id}
      onCancel={(event) => {
        // A sheet above this one closes by itself, but React bubbles its event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        cancelled.current = true;
        onClose();
      }}
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: no landmark, since one sheet may open from the foot of another. */}
      <header role="none">
        <h1 id={id}>{title}</h1>
        {closeLabel && (
          <button type="button" className="plain" onClick={onClose}>
            {closeLabel}
          </button>
        )}
      </header>
      <div
        ref={body}
        className="sheet-body"
        tabIndex={onlyRead ? 0 : -1}
        {...(onlyRead && { role: 'region', 'aria-labelledby': id })}
      >
        {children}
      </div>
      {foot && <footer role="none">{foot}</footer>}
    </dialog>
  );
}
