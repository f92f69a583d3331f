import { useId } from 'react';
import type { FormSettings } from '#shared/evening/schema.ts';
import type { Say } from '../i18n/say.ts';

interface FormDetailProps {
  readonly form: FormSettings;
  readonly say: Say;
  onChange(form: FormSettings): void;
}

/** Options of a form: who fills up tables, and whether groups stay. */
export function FormDetail({ form, say, onChange }: FormDetailProps) {
  switch (form.form) {
    case 'movement':
      return (
        <Detail
          kind="remainder"
          values={['bots', 'sit-out', 'spread'] as const}
          chosen={form.remainder}
          say={say}
          onChoose={(remainder) => onChange({ ...form, remainder })}
        />
      );
    case 'groups':
      return (
        <Detail
          kind="groups"
          values={['stay', 'anew'] as const}
          chosen={form.groups}
          say={say}
          onChoose={(groups) => onChange({ ...form, groups })}
        />
      );
    default:
      return null;
  }
}

interface DetailProps<T extends string> extends Pick<FormDetailProps, 'say'> {
  readonly kind: string;
  readonly values: readonly T[];
  readonly chosen: T;
  onChoose(value: T): void;
}

function Detail<T extends string>({ kind, values, chosen, say, onChoose }: DetailProps<T>) {
  const id = useId();
  return (
    <fieldset>
      <legend>{say(`form.${kind}`)}</legend>
      <div className="choices">
        {values.map((value) => (
          <label key={value} className="choice">
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{say(`form.${kind}.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
