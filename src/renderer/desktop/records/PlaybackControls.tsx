import type { ReactNode } from 'react';
import { useWords } from '../../games/use-words.ts';

/** Icons that the app's fonts lack, drawn in the surrounding text's colour and size. */
const SHAPES = {
  first: 'M4 4h3v16H4z M20 4v16L8.5 12z',
  previous: 'M17 4v16L6 12z',
  play: 'M6 3.5v17L20 12z',
  pause: 'M6 4h4.5v16H6z M13.5 4H18v16h-4.5z',
  next: 'M7 4v16l11-8z',
  last: 'M17 4h3v16h-3z M4 4v16l11.5-8z',
} as const;

export type IconName = keyof typeof SHAPES;

/** The button around it carries the label for screen readers. */
function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}

interface Props {
  /** From 0. */
  readonly at: number;
  readonly count: number;
  /** Playback is running. */
  readonly playing: boolean;
  onGo(step: number): void;
  onToggle(): void;
  /** What else there is to do at a step. */
  readonly children?: ReactNode;
}

/** Steps through a match or plays it back. */
export function PlaybackControls({ at, count, playing, onGo, onToggle, children }: Props) {
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
      {children}
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
      data-autofocus={first}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
