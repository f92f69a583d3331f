import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../marks/Medallion.tsx';
import { Slip } from '../../paper/Slip.tsx';
import { useWords } from '../page/useWords.ts';
import type { ReplayPerspective } from './chronicle.ts';

interface PerspectiveChoiceProps {
  readonly perspective: ReplayPerspective;
  readonly seated: readonly Seated[];
  onChange(perspective: ReplayPerspective): void;
}

/** With whose eyes the match is seen. */
export function PerspectiveChoice({ perspective, seated, onChange }: PerspectiveChoiceProps) {
  const { say } = useWords();
  const people = [...seated.entries()].map(([seat, who]) => ({
    value: seat,
    name: who.kind === 'empty' ? say('seat.empty', { seat: seat + 1 }) : who.name,
  }));
  const choices: { readonly value: ReplayPerspective; readonly name: string }[] = [
    { value: 'everyone', name: say('records.everyone') },
    { value: 'open', name: say('records.open') },
    ...people,
  ];
  return (
    <Slip className="perspective">
      <fieldset>
        <legend>{say('records.perspective')}</legend>
        <div className="choices">
          {choices.map(({ value, name }) => (
            <label key={value} className="choice">
              <input type="radio" name="perspective" checked={perspective === value} onChange={() => onChange(value)} />
              <span>
                {typeof value === 'number' && <SeatAvatar seat={value} who={seated[value]} />}
                {name}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Slip>
  );
}
