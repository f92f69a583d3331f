import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Seat } from '#shared/engine/rules.ts';

/** So long one holds it, in ms: longer than a slip of the finger. */
const HOLD_MS = 600;

interface HoldButtonProps {
  /** Whose it is. */
  readonly seat: Seat;
  /** Asks for the focus of who plays by keys. */
  readonly first: boolean;
  readonly children: ReactNode;
  onHeld(): void;
}

/** Does nothing unless it is held for a moment: by mouse, finger, key or gamepad. */
export function HoldButton({ seat, first, children, onHeld }: HoldButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [holding, setHolding] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const start = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onHeld, HOLD_MS);
    setHolding(true);
  };
  const stop = (): void => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) start();
  };
  return (
    <button
      type="button"
      className="hold"
      data-seat={seat}
      data-first={first}
      data-holding={holding}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onKeyDown={onKeyDown}
      onKeyUp={stop}
      onBlur={stop}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
