import type { ReactNode } from 'react';
import { PadButton } from './PadButton.tsx';
import { buttonOf } from './padKeys.ts';
import { signOf } from './padSigns.ts';
import { usePadInHand } from './pads.ts';

interface KeyProps {
  /** As `KeyboardEvent.key` has it. */
  readonly of: string;
  /** As it stands on a keyboard. */
  readonly children: ReactNode;
}

/** The key that does what stands before it; with a pad in hand its button, and nothing where no button does it. */
export function Key({ of, children }: KeyProps) {
  const kind = usePadInHand();
  if (kind === null) return <kbd>{children}</kbd>;
  const button = buttonOf(of, kind);
  return button === undefined ? null : <PadButton sign={signOf(button, kind)} />;
}
