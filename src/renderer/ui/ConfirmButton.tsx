import { useState } from 'react';

interface Props {
  /** The button's text; with `label` its name among others like it. */
  readonly word: string;
  readonly label?: string;
  /** The consequence; undefined where no confirmation is needed. */
  readonly consequence: string | undefined;
  /** The text of the button that changes nothing. */
  readonly cancel: string;
  readonly className?: string;
  readonly first?: boolean;
  onConfirm(): unknown;
}

/** A button that asks for a confirmation where something would be lost. */
export function ConfirmButton({ word, label, consequence, cancel, className, first, onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  const confirm = (): void => {
    setAsking(false);
    onConfirm();
  };
  if (!asking || consequence === undefined) {
    return (
      <button
        type="button"
        className={className}
        aria-label={label}
        data-autofocus={first}
        onClick={() => (consequence === undefined ? confirm() : setAsking(true))}
      >
        {word}
      </button>
    );
  }
  return (
    <div className="confirm">
      <p className="small">{consequence}</p>
      <div className="choices">
        <button type="button" className="danger" onClick={confirm}>
          {label ?? word}
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          {cancel}
        </button>
      </div>
    </div>
  );
}
