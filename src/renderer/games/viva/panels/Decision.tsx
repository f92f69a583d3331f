import { type ReactNode, useEffect, useRef } from 'react';
import { focusFirst } from '../../../input/focus.ts';
import { Slip } from '../../../ui/Slip.tsx';

interface Props {
  readonly title: string;
  readonly className?: string;
  /** What one presses to decide. */
  readonly acts?: ReactNode;
  /** What Esc does here, in place of opening the menu. */
  onEscape?(): void;
  readonly children?: ReactNode;
}

/** A slip that has to be answered: it takes the focus when it comes, but not from a sheet that lies above it. */
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
      <Slip title={title} acts={acts} {...(className && { className })}>
        {children}
      </Slip>
    </div>
  );
}
