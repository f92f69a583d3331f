import type { Say } from '../i18n/say.ts';
import './stepper.css';

interface Props {
  readonly label: string;
  readonly value: number;
  /** The allowed values, ascending. */
  readonly values: readonly number[];
  readonly say: Say;
  onChange(value: number): void;
}

/** A number between a button for less and one for more. */
export function Stepper({ label, value, values, say, onChange }: Props) {
  const less = values.findLast((one) => one < value);
  const more = values.find((one) => one > value);
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="stepper">
        <Step sign="−" to={less} label={say('stepper.less', { what: label })} onChange={onChange} />
        <output className="big-number">{value}</output>
        <Step sign="+" to={more} label={say('stepper.more', { what: label })} onChange={onChange} />
      </div>
    </fieldset>
  );
}

interface StepProps extends Pick<Props, 'label' | 'onChange'> {
  readonly sign: string;
  readonly to: number | undefined;
}

function Step({ sign, to, label, onChange }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onChange(to)}
    >
      {sign}
    </button>
  );
}

/** Integers from the least to the most. */
export function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, k) => from + k);
}
