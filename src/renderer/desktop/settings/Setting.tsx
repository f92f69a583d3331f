import { createContext, type ReactNode, useContext, useId } from 'react';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import { useWords } from '../../games/use-words.ts';

/** What is searched for among the settings; empty shows all. */
export const SettingsQuery = createContext('');

interface Props {
  readonly title: string;
  readonly about?: string;
  /** Further words by which it is found. */
  readonly words?: readonly string[];
  readonly className?: string;
  readonly children: ReactNode;
}

/** One setting, or nothing where it has not the word that is searched for. */
export function Setting({ title, about = '', words = [], className, children }: Props) {
  const query = useContext(SettingsQuery).trim().toLocaleLowerCase(LANGUAGE);
  if (![title, about, ...words].join(' ').toLocaleLowerCase(LANGUAGE).includes(query)) return null;
  return (
    <fieldset className={className}>
      <legend>{title}</legend>
      {about && <p className="small">{about}</p>}
      {children}
    </fieldset>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Settings under a heading; the style sheet hides one that has none left. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="settings-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps<Value> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  /** Why it has no effect here. */
  readonly note?: string | undefined;
  onChange(value: Value): void;
}

/** A setting of which one value is chosen; its words are `settings.NAME…`. */
export function Choice<Value extends string | number>({ name, values, value, note, onChange }: ChoiceProps<Value>) {
  const { say } = useWords();
  const id = useId();
  const wordsOf = (one: Value) =>
    typeof one === 'number' ? say('settings.percent', { value: one }) : say(`settings.${name}.${one}`);
  return (
    <Setting title={say(`settings.${name}`)} about={say(`settings.${name}.about`)} words={values.map(wordsOf)}>
      <div className="choices">
        {values.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
            <span>{wordsOf(one)}</span>
          </label>
        ))}
      </div>
      {note && (
        <p className="small" role="note">
          {note}
        </p>
      )}
    </Setting>
  );
}
