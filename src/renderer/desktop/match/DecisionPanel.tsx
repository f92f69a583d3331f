import { type ReactNode, useEffect, useRef } from 'react';
import { focusFirst, preferredFocus } from '../../input/focus.ts';
import { usesKeyboard } from '../../input/keyboard.ts';
import type { AwaitingConfirmation } from './use-confirm-move.ts';

interface Props {
  /** The decision is on its way, so the slip steps back without waiting for the host. */
  readonly isSent: boolean;
  /** No move is accepted: the decision waits unchanged. */
  readonly isLost: boolean;
  /** The move awaiting confirmation: its button is framed, if it came from here. */
  readonly ready: AwaitingConfirmation | null;
  /** Names the move before it is made. */
  onPress(what: string): void;
  readonly children: ReactNode;
}

/** A new decision takes the focus of keyboard users, not of pointer users. */
export function DecisionPanel({ isSent, isLost, ready, onPress, children }: Props) {
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (slip.current && slip.current.childElementCount > 0 && !document.querySelector('dialog[open]')) {
      begin(slip.current);
    }
  }, []);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = ready && ready.card === undefined ? pressed.current : null;
    button?.setAttribute('data-ready', '');
    return () => button?.removeAttribute('data-ready');
  }, [ready]);
  return (
    <div
      ref={slip}
      className="hud-actions"
      data-optimistic={isSent}
      inert={isLost}
      onClickCapture={({ target }) => {
        pressed.current = target instanceof Element ? target.closest('button') : null;
        onPress(pressed.current?.ariaLabel ?? nameOf(pressed.current));
      }}
    >
      {children}
    </div>
  );
}

/** A playable card of the own hand. */
const IN_HAND = '[data-hand][data-autofocus="true"][aria-disabled="false"]';

/** Focuses the preferred button, or the hand while it holds a playable card, which keyboard users then see raised. */
function begin(slip: HTMLElement): void {
  const card = preferredFocus(slip) ? null : document.querySelector<HTMLElement>(IN_HAND);
  if (!card) focusFirst(slip);
  else if (usesKeyboard()) card.focus();
}

/** A button's text without its key hint. */
function nameOf(button: HTMLElement | null): string {
  const words = [...(button?.childNodes ?? [])].filter((node) => node.nodeName !== 'KBD');
  return words
    .map((node) => node.textContent ?? '')
    .join('')
    .trim();
}
