import type { Seated } from '#shared/protocol/table.ts';
import { Slip } from '../../paper/Slip.tsx';
import { useWords } from '../useWords.ts';
import type { Eyes } from './chronicle.ts';

interface Props {
  readonly eyes: Eyes;
  readonly seated: readonly Seated[];
  onChange(eyes: Eyes): void;
}

/** With whose eyes the match is seen. */
export function EyesChoice({ eyes, seated, onChange }: Props) {
  const { say } = useWords();
  const people = [...seated.entries()].map(([seat, who]) => ({
    value: seat,
    name: who.kind === 'empty' ? say('seat.empty', { seat: seat + 1 }) : who.name,
  }));
  const choices: { readonly value: Eyes; readonly name: string }[] = [
    { value: 'everyone', name: say('records.everyone') },
    { value: 'open', name: say('records.open') },
    ...people,
  ];
  return (
    <Slip className="eyes">
      <fieldset>
        <legend>{say('records.eyes')}</legend>
        <div className="choices">
          {choices.map(({ value, name }) => (
            <label key={value} className="choice">
              <input type="radio" name="eyes" checked={eyes === value} onChange={() => onChange(value)} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Slip>
  );
}
