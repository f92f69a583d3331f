import { useState } from 'react';
import { useWords } from '../../games/use-words.ts';

interface Props {
  /** The button's text, and its label among others like it. */
  readonly word: string;
  readonly label: string;
  /** The consequence. */
  readonly sure: string;
  onSure(): Promise<unknown>;
}

/** A button for irreversible actions, which asks for a confirmation. */
export function ConfirmButton({ word, label, sure, onSure }: Props) {
  const { say } = useWords();
  const [confirming, setConfirming] = useState(false);
  if (!confirming) {
    return (
      <button type="button" aria-label={label} onClick={() => setConfirming(true)}>
        {word}
      </button>
    );
  }
  const doIt = async (): Promise<void> => {
    setConfirming(false);
    await onSure();
  };
  return (
    <div className="confirm">
      <p className="small">{sure}</p>
      <div className="choices">
        <button type="button" className="danger" onClick={() => void doIt()}>
          {label}
        </button>
        <button type="button" onClick={() => setConfirming(false)}>
          {say('remove.not')}
        </button>
      </div>
    </div>
  );
}
