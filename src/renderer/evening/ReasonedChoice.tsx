import { useId } from 'react';

/** An option. */
export interface Offered<T extends string> {
  readonly id: T;
  readonly label: string;
  /** Its explanation. */
  readonly about: string;
  /** Why it is disabled. */
  readonly why: string | undefined;
}

interface Props<T extends string> {
  readonly legend: string;
  readonly offered: readonly Offered<T>[];
  readonly chosen: T;
  onChoose(id: T): void;
}

/** A choice that explains the chosen option and says why others are disabled. */
export function ReasonedChoice<T extends string>({ legend, offered, chosen, onChoose }: Props<T>) {
  const id = useId();
  return (
    <fieldset className="reasoned">
      <legend>{legend}</legend>
      {offered.map(({ id: one, label, about, why }) => {
        const text = why ?? (one === chosen ? about : undefined);
        return (
          <div key={one}>
            <label className="choice">
              <input
                type="radio"
                name={id}
                checked={one === chosen}
                disabled={why !== undefined}
                aria-describedby={text && `${id}${one}`}
                onChange={() => onChoose(one)}
              />
              <span>{label}</span>
            </label>
            {text && (
              <p id={`${id}${one}`} className="small">
                {text}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
