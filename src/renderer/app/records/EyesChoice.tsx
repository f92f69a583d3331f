import type { Seated } from '#shared/protocol/table.ts';
import { useWords } from '../../words/useWords.ts';
import { Slip } from '../paper/Slip.tsx';
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
    ...people,
    { value: 'open', name: say('records.open') },
  ];
  return (
    <Slip className="eyes">
      <label>
        {say('records.eyes')}
        <select
          value={String(eyes)}
          onChange={({ target }) => {
            const chosen = choices.find(({ value }) => String(value) === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map(({ value, name }) => (
            <option key={value} value={String(value)}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </Slip>
  );
}
