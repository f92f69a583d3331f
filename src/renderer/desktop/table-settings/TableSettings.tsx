import { type FormEvent, useId, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import { STAND_IN_DELAYS_S, type TableSettings, type TableView } from '#shared/protocol/table.ts';
import { CLAIM_AFTER } from '#shared/protocol/table-values.ts';
import { MAX_TEXT_UNITS } from '#shared/protocol/typed-text.ts';
import { callHost, tryCall } from '../../client/connection/call-host.ts';
import { useWords } from '../../games/use-words.ts';
import { tableNameOf } from '../../i18n/names.ts';
import { claimWord } from '../../match/seat-claim/claim-word.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Invite } from './Invite.tsx';
import { People } from './People.tsx';

interface SettingsSheetProps {
  readonly table: TableView;
  onClose(): void;
}

/** Who may join, who is there, and how the table is run: editable for its host, readable for others. */
export function SettingsSheet({ table, onClose }: SettingsSheetProps) {
  const { say } = useWords();
  return (
    <Sheet
      title={say('table-settings.title')}
      className="table-settings"
      onClose={onClose}
      closeLabel={say('sheet.close')}
    >
      <Invite table={table} />
      <People table={table} />
      <SettingsForm table={table} />
    </Sheet>
  );
}

interface TableNameProps {
  readonly table: TableView;
}

/** Host only: the table's name in lists. */
function TableName({ table }: TableNameProps) {
  const { say } = useWords();
  const { id } = table;
  const name = tableNameOf(table, say);
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<Refusal>();
  const about = useId();
  const write = (text: string | undefined): void => {
    setTyped(text);
    setRefused(undefined);
  };
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed === undefined) return;
    const answer = await tryCall((client) => client.table.rename({ table: id, name: typed }));
    if ('value' in answer) write(undefined);
    else setRefused(answer.refused);
  };
  return (
    <fieldset>
      <legend>{say('table-settings.name')}</legend>
      <form className="table-name" onSubmit={(event) => void rename(event)}>
        <input
          type="text"
          aria-label={say('table-settings.name')}
          value={typed ?? name}
          maxLength={MAX_TEXT_UNITS}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={say('table-settings.name.example')}
          aria-invalid={refused !== undefined}
          aria-describedby={about}
          onChange={({ target }) => write(target.value)}
        />
        <button type="submit" disabled={typed === undefined || typed.trim() === name}>
          {say('table-settings.name.change')}
        </button>
      </form>
      <p id={about} className={refused ? 'fault' : 'small'} role={refused && 'alert'}>
        {refused ? say(refused.reason, refused.params) : say('table-settings.name.about')}
      </p>
    </fieldset>
  );
}

interface Props {
  readonly table: TableView;
}

/** Switches, by their message keys: `table-settings.lock`, `table-settings.lock.on`, … */
const SWITCHES = [
  { name: 'open', key: 'open' },
  { name: 'lock', key: 'locked' },
  { name: 'spectators', key: 'spectators' },
  { name: 'chat', key: 'chat' },
  { name: 'counting', key: 'counting' },
  { name: 'hints', key: 'hints' },
] as const satisfies readonly { name: string; key: keyof TableSettings }[];

/** How the table is run. Its host changes it at once; a guest reads it. */
function SettingsForm({ table }: Props) {
  return table.host ? <Rights table={table} /> : <ReadOnlySettings table={table} />;
}

function Rights({ table }: Props) {
  const { say } = useWords();
  const { settings } = table;
  const set = (change: Partial<TableSettings>): void =>
    void callHost((client) => client.table.changeSettings({ table: table.id, settings: change }));
  return (
    <div className="table-settings-form">
      <TableName table={table} />
      {SWITCHES.map(({ name, key }) => (
        <Choice
          key={name}
          name={name}
          values={[true, false]}
          value={settings[key]}
          word={(on) => say(`table-settings.${name}.${on ? 'on' : 'off'}`)}
          onChange={(on) => set({ [key]: on })}
        />
      ))}
      <Choice
        name="stand-in"
        values={STAND_IN_DELAYS_S}
        value={settings.standInAfter}
        word={(seconds) => say('table-settings.stand-in.value', { seconds })}
        onChange={(standInAfter) => set({ standInAfter })}
      />
      <Choice
        name="claims"
        values={CLAIM_AFTER}
        value={settings.claimAfter}
        word={(after) => claimWord(after, say)}
        onChange={(claimAfter) => set({ claimAfter })}
      />
      <fieldset>
        <legend>{say('invite.code')}</legend>
        <p className="small">{say('table-settings.new-code.about')}</p>
        <div className="choices">
          <button type="button" onClick={() => void callHost((client) => client.table.newCode({ table: table.id }))}>
            {say('table-settings.new-code')}
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
      <legend>{say(`table-settings.${name}`)}</legend>
      <p className="small">{say(`table-settings.${name}.about`)}</p>
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

function ReadOnlySettings({ table: { settings } }: Props) {
  const { say } = useWords();
  return (
    <dl className="chosen">
      {SWITCHES.map(({ name, key }) => (
        <div key={name}>
          <dt>{say(`table-settings.${name}`)}</dt>
          <dd>{say(`table-settings.${name}.${settings[key] ? 'on' : 'off'}`)}</dd>
        </div>
      ))}
      <div>
        <dt>{say('table-settings.stand-in')}</dt>
        <dd>{say('table-settings.stand-in.value', { seconds: settings.standInAfter })}</dd>
      </div>
      <div>
        <dt>{say('table-settings.claims')}</dt>
        <dd>{claimWord(settings.claimAfter, say)}</dd>
      </div>
    </dl>
  );
}
