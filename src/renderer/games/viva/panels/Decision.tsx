import { type ReactNode, useEffect, useRef } from 'react';
import { focusFirst } from '../../../input/focus.ts';
import { Slip } from '../../../ui/Slip.tsx';

interface Props {
  /** None where the line about the turn says it. */
  readonly title?: string;
  readonly className?: string;
  /** The decision's buttons. */
  readonly acts?: ReactNode;
  /** Handles Esc, in place of the menu. */
  onEscape?(): void;
  readonly children?: ReactNode;
}

/** A slip that must be answered: it takes the focus when it appears, but not from an open sheet. */
export function Decision({ title, className, acts, onEscape, children }: Props) {
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (slip.current && !document.querySelector('dialog[open]')) focusFirst(slip.current);
  }, []);
  useEffect(() => {
    const element = slip.current;
    if (!element || !onEscape) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onEscape();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [onEscape]);
  return (
    <div ref={slip} className="decision">
      <Slip acts={acts} {...(title && { title })} {...(className && { className })}>
        {children}
      </Slip>
    </div>
  );
}
