import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusFirst } from '../../keys/focus.ts';

interface FullScreenSheetProps {
  readonly label: string;
  /** What Esc does. */
  onClose(): void;
  readonly children: ReactNode;
}

/** A page over the page, as large as the phone: what lies below goes on, and can't be touched. */
export function FullScreenSheet({ label, onClose, children }: FullScreenSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    if (current) focusFirst(current);
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="over"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
