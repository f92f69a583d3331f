import { useId } from 'react';
import type { Say } from '../words/say.ts';

interface SeatsChoiceProps {
  readonly range: { readonly min: number; readonly max: number };
  readonly seats: number;
  readonly say: Say;
  onChange(seats: number): void;
}

/** How many sit at the table; nothing to choose where the game leaves no choice. */
export function SeatsChoice({ range, seats, say, onChange }: SeatsChoiceProps) {
  const id = useId();
  if (range.min === range.max) return null;
  const numbers = Array.from({ length: range.max - range.min + 1 }, (_, k) => range.min + k);
  return (
    <fieldset>
      <legend>{say('lead.seats')}</legend>
      <div className="choices">
        {numbers.map((number) => (
          <label key={number} className="choice">
            <input type="radio" name={id} checked={number === seats} onChange={() => onChange(number)} />
            <span>{number}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
