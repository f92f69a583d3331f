import { useId } from 'react';
import type { OptionSpec, OptionSpecs, OptionValue } from '#shared/engine/options.ts';
import type { Say, Translator } from '../i18n/say.ts';

interface SeatsChoiceProps {
  readonly range: { readonly min: number; readonly max: number };
  readonly seats: number;
  readonly say: Say;
  onChange(seats: number): void;
}

/** The number of seats; nothing where the game leaves no choice. */
export function SeatsChoice({ range, seats, say, onChange }: SeatsChoiceProps) {
  const id = useId();
  if (range.min === range.max) return null;
  const numbers = Array.from({ length: range.max - range.min + 1 }, (_, k) => range.min + k);
  return (
    <fieldset>
      <legend>{say('room-host.seats')}</legend>
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

export type Options = Readonly<Record<string, OptionValue>>;

interface Props {
  /** Includes the game's messages. */
  readonly words: Translator;
  readonly specs: OptionSpecs;
  /** Table options, each off or on. */
  readonly switches?: OptionSpecs | undefined;
  readonly options: Options;
  onChange(options: Options): void;
}

/** More values than this become a slider. */
const MANY = 6;

/** Every option of a game with a plain sentence, from the game's own list and messages. */
export function OptionsForm({ words, specs, switches = {}, options, onChange }: Props) {
  const { say } = words;
  return (
    <div className="options">
      {Object.entries(specs).map(([name, spec]) => (
        <Option
          key={name}
          words={words}
          name={name}
          spec={spec}
          value={options[name] ?? spec.default}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
      {Object.keys(switches).map((name) => (
        <fieldset key={name}>
          <legend>{say(`option.${name}`)}</legend>
          <label>
            <input
              type="checkbox"
              checked={options[name] === 'on'}
              onChange={({ target }) => onChange({ ...options, [name]: target.checked ? 'on' : 'off' })}
            />{' '}
            {say(`option.${name}.on`)}
          </label>
        </fieldset>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly words: Translator;
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
}

function Option(props: OptionProps) {
  const { name, spec, words } = props;
  const { say, has } = words;
  return (
    <fieldset>
      <legend>{say(`option.${name}`)}</legend>
      {has(`option.${name}.about`) && <p className="small">{say(`option.${name}.about`)}</p>}
      {spec.values.length > MANY ? <Slider {...props} /> : <Choices {...props} />}
    </fieldset>
  );
}

function Choices({ words: { say, has }, name, spec, value, onChange }: OptionProps) {
  const id = useId();
  return (
    <div className="choices">
      {spec.values.map((one) => (
        <label key={one} className="choice">
          <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
          <span>{has(`option.${name}.${one}`) ? say(`option.${name}.${one}`) : one}</span>
        </label>
      ))}
    </div>
  );
}

function Slider({ words: { say, has }, name, spec, value, onChange }: OptionProps) {
  const key = `option.${name}.${value}`;
  const named = has(key) ? say(key) : String(value);
  const inWords = spec.values.some((one) => has(`option.${name}.${one}`));
  const choose = (place: number): void => onChange(spec.values[place] ?? spec.default);
  return (
    <div className="slider" data-words={inWords}>
      <input
        type="range"
        min={0}
        max={spec.values.length - 1}
        value={spec.values.indexOf(value)}
        aria-label={say(`option.${name}`)}
        aria-valuetext={named}
        onChange={(event) => choose(Number(event.target.value))}
      />
      <output className={named === String(value) ? 'big-number' : undefined}>{named}</output>
    </div>
  );
}
