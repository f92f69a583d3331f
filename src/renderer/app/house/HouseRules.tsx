import { useId } from 'react';
import { type House, STAND_IN_AFTER, type TableView } from '#shared/protocol/table.ts';
import { ask } from '../../session/ask.ts';
import { useWords } from '../useWords.ts';
import { TableName } from './TableName.tsx';

interface Props {
  readonly table: TableView;
}

/** What is on or off, by its words: `house.lock`, `house.lock.on`, … */
const SWITCHES = [
  { name: 'open', key: 'open' },
  { name: 'lock', key: 'locked' },
  { name: 'spectators', key: 'spectators' },
  { name: 'chat', key: 'chat' },
] as const satisfies readonly { name: string; key: keyof House }[];

/** How the table is run. Its host changes it at once; who is a guest reads it. */
export function HouseRules({ table }: Props) {
  return table.host ? <Rights table={table} /> : <Facts table={table} />;
}

function Rights({ table }: Props) {
  const { say } = useWords();
  const { house } = table;
  const set = (change: Partial<House>): void =>
    void ask((client) => client.table.setHouse({ table: table.id, house: change }));
  return (
    <div className="house-rules">
      <TableName table={table} />
      {SWITCHES.map(({ name, key }) => (
        <Choice
          key={name}
          name={name}
          values={[true, false]}
          value={house[key]}
          word={(on) => say(`house.${name}.${on ? 'on' : 'off'}`)}
          onChange={(on) => set({ [key]: on })}
        />
      ))}
      <Choice
        name="stand-in"
        values={STAND_IN_AFTER}
        value={house.standInAfter}
        word={(seconds) => say('house.stand-in.value', { seconds })}
        onChange={(standInAfter) => set({ standInAfter })}
      />
      <fieldset>
        <legend>{say('invite.code')}</legend>
        <p className="small">{say('house.new-code.about')}</p>
        <div className="choices">
          <button type="button" onClick={() => void ask((client) => client.table.newCode({ table: table.id }))}>
            {say('house.new-code')}
          </button>
        </div>
      </fieldset>
    </div>
  );
}

interface ChoiceProps<Value> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  word(value: Value): string;
  onChange(value: Value): void;
}

function Choice<Value>({ name, values, value, word, onChange }: ChoiceProps<Value>) {
  const { say } = useWords();
  const id = useId();
  return (
    <fieldset>
      <legend>{say(`house.${name}`)}</legend>
      <p className="small">{say(`house.${name}.about`)}</p>
      <div className="choices">
        {values.map((one) => (
          <label key={String(one)} className="choice">
            <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
            <span>{word(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Facts({ table: { house } }: Props) {
  const { say } = useWords();
  return (
    <dl className="chosen">
      {SWITCHES.map(({ name, key }) => (
        <div key={name}>
          <dt>{say(`house.${name}`)}</dt>
          <dd>{say(`house.${name}.${house[key] ? 'on' : 'off'}`)}</dd>
        </div>
      ))}
      <div>
        <dt>{say('house.stand-in')}</dt>
        <dd>{say('house.stand-in.value', { seconds: house.standInAfter })}</dd>
      </div>
    </dl>
  );
}
