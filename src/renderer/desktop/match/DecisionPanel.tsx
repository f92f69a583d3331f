import { type ReactNode, useEffect, useRef } from 'react';
import { focusFirst, preferredFocus } from '../../input/focus.ts';
import { usesKeyboard } from '../../input/keyboard.ts';
import type { AwaitingConfirmation } from './use-confirm-move.ts';

interface Props {
  /** What was decided here is on its way: the slip steps back at once, whenever the host answers. */
  readonly isSent: boolean;
  /** Nobody takes what is decided here: it waits, as it stands, until somebody does. */
  readonly isLost: boolean;
  /** What waits for a second word: if it was said here, its button is framed. */
  readonly ready: AwaitingConfirmation | null;
  /** What is pressed is named before it is done. */
  onPress(what: string): void;
  readonly children: ReactNode;
}

/** What has to be decided takes the focus of who plays by keys, not of who points. */
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
      data-sent={isSent}
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

/** A card of the own hand that can be played. */
const IN_HAND = '[data-hand][data-first="true"][aria-disabled="false"]';

/** On what asks for it; else with the hand, as long as a card of it can be played: there a card is lifted for who plays by keys alone. */
function begin(slip: HTMLElement): void {
  const card = preferredFocus(slip) ? null : document.querySelector<HTMLElement>(IN_HAND);
  if (!card) focusFirst(slip);
  else if (usesKeyboard()) card.focus();
}

/** What is written on a button, but for the key beside it. */
function nameOf(button: HTMLElement | null): string {
  const words = [...(button?.childNodes ?? [])].filter((node) => node.nodeName !== 'KBD');
  return words
    .map((node) => node.textContent ?? '')
    .join('')
    .trim();
}
