import { useState } from 'react';
import type { Say } from '../i18n/say.ts';

interface Props {
  /** The button's text. */
  readonly word: string;
  /** The consequence; undefined where no confirmation is needed. */
  readonly sure: string | undefined;
  readonly className?: string;
  readonly first?: boolean;
  readonly say: Say;
  onSure(): void;
}

/** A button that asks for a confirmation where something would be lost. */
export function ConfirmButton({ word, sure, className, first, say, onSure }: Props) {
  const [asking, setAsking] = useState(false);
  const doIt = (): void => {
    setAsking(false);
    onSure();
  };
  if (!asking || sure === undefined) {
    return (
      <button
        type="button"
        className={className}
        data-first={first}
        onClick={() => (sure === undefined ? doIt() : setAsking(true))}
      >
        {word}
      </button>
    );
  }
  return (
    <div className="confirm">
      <p className="small">{sure}</p>
      <div className="choices">
        <button type="button" className="danger" onClick={doIt}>
          {word}
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          {say('evening-desk.not')}
        </button>
      </div>
    </div>
  );
}
