import { useWords } from '../../words/useWords.ts';

interface Props {
  /** From 0. */
  readonly at: number;
  readonly count: number;
  onGo(step: number): void;
}

/** Forward and back through a match. */
export function Steps({ at, count, onGo }: Props) {
  const { say } = useWords();
  const last = count - 1;
  return (
    <div className="steps slip">
      <Step sign="⏮" label={say('records.first')} disabled={at === 0} onClick={() => onGo(0)} />
      <Step sign="◀" label={say('records.previous')} keys="," disabled={at === 0} onClick={() => onGo(at - 1)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('records.step', { at: at + 1, count })}
        onChange={({ target }) => onGo(target.valueAsNumber)}
      />
      <Step sign="▶" label={say('records.next')} keys="." first disabled={at === last} onClick={() => onGo(at + 1)} />
      <Step sign="⏭" label={say('records.last')} disabled={at === last} onClick={() => onGo(last)} />
      <output className="small">{say('records.step', { at: at + 1, count })}</output>
    </div>
  );
}

interface StepProps {
  readonly sign: string;
  readonly label: string;
  readonly keys?: string;
  readonly first?: boolean;
  readonly disabled: boolean;
  onClick(): void;
}

function Step({ sign, label, keys, first, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      data-first={first}
      disabled={disabled}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
