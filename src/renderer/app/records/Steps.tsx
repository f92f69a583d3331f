import { Icon, type IconName } from '../../paper/Icon.tsx';
import { useWords } from '../page/useWords.ts';

interface Props {
  /** From 0. */
  readonly at: number;
  readonly count: number;
  /** It goes on by itself. */
  readonly playing: boolean;
  onGo(step: number): void;
  onToggle(): void;
}

/** Forward and back through a match, or on by itself. */
export function PlaybackControls({ at, count, playing, onGo, onToggle }: Props) {
  const { say } = useWords();
  const last = count - 1;
  return (
    <div className="steps slip">
      <Step icon="first" label={say('records.first')} disabled={at === 0} onClick={() => onGo(0)} />
      <Step icon="previous" label={say('records.previous')} keys="," disabled={at === 0} onClick={() => onGo(at - 1)} />
      <Step
        icon={playing ? 'pause' : 'play'}
        label={say(playing ? 'records.pause' : 'records.play')}
        keys="P"
        first
        disabled={last === 0}
        onClick={onToggle}
      />
      <Step icon="next" label={say('records.next')} keys="." disabled={at === last} onClick={() => onGo(at + 1)} />
      <Step icon="last" label={say('records.last')} disabled={at === last} onClick={() => onGo(last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('records.step', { at: at + 1, count })}
        onChange={({ target }) => onGo(target.valueAsNumber)}
      />
      <output className="small">{say('records.step', { at: at + 1, count })}</output>
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keys?: string;
  readonly first?: boolean;
  readonly disabled: boolean;
  onClick(): void;
}

function Step({ icon, label, keys, first, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-keyshortcuts={keys}
      data-first={first}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
