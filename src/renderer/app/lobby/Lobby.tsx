import { useState } from 'react';
import { LEVELS, type Level } from '#shared/engine/bot.ts';
import { gameOf } from '#shared/games/index.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { ask } from '../../session/ask.ts';
import { useSettings } from '../../session/settings.ts';
import { useWords } from '../../words/useWords.ts';
import { OptionsForm } from '../OptionsForm.tsx';
import { Sheet } from '../paper/Sheet.tsx';
import { Slip } from '../paper/Slip.tsx';
import { goTo } from '../route.ts';
import { SeatingPlan } from './SeatingPlan.tsx';

/** Before the match: people sit down, bots fill the empty seats. */
export function Lobby({ table }: { readonly table: TableView }) {
  const { say } = useWords(table.game);
  const game = gameOf(table.game);
  const levels = LEVELS.filter((level) => game?.bots[level]);
  const [level, setLevel] = useState<Level>(levels.includes('normal') ? 'normal' : (levels.at(-1) ?? 'random'));
  const [changing, setChanging] = useState(false);
  return (
    <main className="lobby">
      <Slip title={say('lobby.title', { game: say('game.name') })} className="plan">
        <Name />
        <SeatingPlan table={table} level={level} />
        {table.host && <Bots table={table} levels={levels} level={level} onLevel={setLevel} />}
      </Slip>
      <Slip title={say('lobby.options')} className="chosen">
        <ChosenOptions table={table} />
        {table.host && (
          <button type="button" onClick={() => setChanging(true)}>
            {say('lobby.change')}
          </button>
        )}
      </Slip>
      <Start table={table} />
      {changing && <ChangeOptions table={table} onClose={() => setChanging(false)} />}
    </main>
  );
}

function Name() {
  const { say } = useWords();
  const name = useSettings((settings) => settings.name);
  return (
    <label className="name">
      {say('lobby.name')}
      <input
        type="text"
        value={name}
        maxLength={20}
        autoComplete="nickname"
        placeholder={say('lobby.name.example')}
        onChange={(event) => useSettings.setState({ name: event.target.value })}
      />
    </label>
  );
}

interface BotsProps {
  readonly table: TableView;
  readonly levels: readonly Level[];
  readonly level: Level;
  onLevel(level: Level): void;
}

/** Host only: how well bots play, and all empty seats at once. */
function Bots({ table, levels, level, onLevel }: BotsProps) {
  const { say } = useWords();
  const empty = table.seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
  const fill = async (): Promise<void> => {
    for (const seat of empty) await ask((client) => client.table.seatBot({ table: table.id, seat, level }));
  };
  return (
    <fieldset className="bots">
      <legend>{say('lobby.bots')}</legend>
      <div className="choices">
        {levels.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="level" checked={one === level} onChange={() => onLevel(one)} />
            <span>{say(`level.${one}`)}</span>
          </label>
        ))}
        <button type="button" disabled={empty.length === 0} onClick={() => void fill()}>
          {say('lobby.fill')}
        </button>
      </div>
    </fieldset>
  );
}

function ChosenOptions({ table }: { readonly table: TableView }) {
  const { say, has } = useWords(table.game);
  return (
    <dl>
      {Object.entries(table.options).map(([name, value]) => (
        <div key={name}>
          <dt>{say(`option.${name}`)}</dt>
          <dd>{has(`option.${name}.${value}`) ? say(`option.${name}.${value}`) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ChangeOptions({ table, onClose }: { readonly table: TableView; onClose(): void }) {
  const { say } = useWords(table.game);
  return (
    <Sheet title={say('lobby.options')} className="new-table" onClose={onClose} closeLabel={say('sheet.close')}>
      <OptionsForm
        game={table.game}
        specs={gameOf(table.game)?.rules.options ?? {}}
        options={table.options}
        onChange={(options) => void ask((client) => client.table.setOptions({ table: table.id, options }))}
      />
    </Sheet>
  );
}

/** Goes on when everybody sits; else says what is missing. */
function Start({ table }: { readonly table: TableView }) {
  const { say } = useWords();
  const empty = table.seats.filter(({ kind }) => kind === 'empty').length;
  return (
    <div className="start">
      {table.host ? (
        <button
          type="button"
          className="brass"
          disabled={empty > 0}
          onClick={() => void ask((client) => client.table.start({ table: table.id }))}
        >
          {say('lobby.start')}
        </button>
      ) : null}
      <p role="status">
        {empty > 0 ? say('lobby.empty', { count: empty }) : say(table.host ? 'lobby.ready' : 'lobby.waiting')}
      </p>
      <button type="button" className="engraved" onClick={() => goTo({ screen: 'home' })}>
        {say('home.back')}
      </button>
      {table.host && (
        <button type="button" className="engraved" onClick={() => void close(table.id)}>
          {say('table.close')}
        </button>
      )}
    </div>
  );
}

async function close(table: string): Promise<void> {
  if (await ask((client) => client.table.close({ table }))) goTo({ screen: 'home' });
}
