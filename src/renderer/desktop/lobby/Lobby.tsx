import { useRef, useState } from 'react';
import { gameOf } from '#catalogue';
import { LEVELS, type Level } from '#shared/engine/bot.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { callHost, tryCall } from '../../client/connection/call-host.ts';
import { useSettings } from '../../client/device/settings.ts';
import { useRound } from '../../client/evening/evening.ts';
import { useChat } from '../../client/tables/chat.ts';
import { tableGameOf } from '../../games/index.ts';
import { useWords } from '../../games/use-words.ts';
import { tableNameOf } from '../../i18n/names.ts';
import { useKeys, useRefocus } from '../../input/keyboard.ts';
import { endedBy } from '../../match/ending/sentences.ts';
import { Part } from '../../match/Part.tsx';
import { useEmptyTable } from '../../match/tabletop/use-backdrop.ts';
import { useCoversEdge } from '../../match/tabletop/use-table-insets.ts';
import { useMayOpenToNetwork } from '../../room/network-exposure.ts';
import { NameField } from '../../ui/NameField.tsx';
import { OptionsForm } from '../../ui/OptionsForm.tsx';
import { addressOf, goTo, type SheetName } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';
import { LobbyGamepads, LocalPlayers } from '../hot-seat/LobbyHotSeats.tsx';
import { ChatPanel, ChatTab } from '../match/ChatPanel.tsx';
import { EveningPlace } from '../page/RoomNotices.tsx';
import { Rules } from '../page/Rules.tsx';
import { Invite } from '../table-settings/Invite.tsx';
import { SettingsSheet } from '../table-settings/TableSettings.tsx';
import { ownSeat } from './own-seat.ts';
import { SeatingPlan } from './SeatingPlan.tsx';

/** The user's name. A seated user is renamed on Enter or when the field loses focus. */
function OwnNameField({ table }: { readonly table: TableView }) {
  const { say } = useWords();
  const [refused, setRefused] = useState<Refusal>();
  // The seat known under the name before it was edited.
  const own = useRef<Seat>(undefined);
  const keep = async (): Promise<void> => {
    const seat = own.current;
    const who = seat === undefined ? undefined : table.seats[seat];
    if (seat === undefined || who?.kind !== 'person') return;
    const name = useSettings.getState().name.trim();
    if (name === who.name) return;
    // A plate is never empty.
    if (name === '') {
      useSettings.setState({ name: who.name });
      return;
    }
    const answer = await tryCall((client) => client.table.sit({ table: table.id, seat, name }));
    setRefused('refused' in answer ? answer.refused : undefined);
  };
  return (
    <form
      onFocus={() => {
        own.current = ownSeat(table);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <NameField say={say} refused={refused} onChange={() => setRefused(undefined)} onBlur={() => void keep()} />
    </form>
  );
}

/**
 * The bots' level: that of the seated bots, or the chosen one before any sits. Null where they differ. A new choice
 * applies to seated bots too.
 */
function useBotLevel(table: TableView, levels: readonly Level[]): [Level | null, (level: Level) => void] {
  const [chosen, choose] = useState<Level>(levels.includes('normal') ? 'normal' : (levels.at(-1) ?? 'random'));
  const bots = table.seats.flatMap((who, seat) => (who.kind === 'bot' ? [{ seat, level: who.level }] : []));
  const [first = { level: chosen }] = bots;
  const isOne = bots.every(({ level }) => level === first.level);
  // Shows the choice until the host has confirmed it for all of them.
  const [asking, setAsking] = useState<Level | null>(null);
  const setLevel = async (level: Level): Promise<void> => {
    choose(level);
    setAsking(level);
    for (const { seat } of bots) await callHost((client) => client.table.seatBot({ table: table.id, seat, level }));
    setAsking(null);
  };
  return [asking ?? (isOne ? first.level : null), (level) => void setLevel(level)];
}

interface Props {
  readonly table: TableView;
  readonly sheet: SheetName | undefined;
}

/** The lobby: people sit down, bots fill the empty seats. */
export function Lobby({ table, sheet }: Props) {
  const { say } = useWords(table.game);
  const game = gameOf(table.game);
  const levels = LEVELS.filter((level) => game?.bots[level]);
  const [level, setLevel] = useBotLevel(table, levels);
  const [guest, setGuest] = useState<string | null>(null);
  const [changing, setChanging] = useState(false);
  const beside = useCoversEdge<HTMLDivElement>();
  const below = useCoversEdge<HTMLDivElement>();
  const page = useRef<HTMLElement>(null);
  useScrollHint(page);
  const talking = useChat((talk) => talk.open);
  const isRound = useRound() !== null && table.room;
  useEmptyTable(table.game);
  useRefocus();
  useKeys({ Escape: () => goTo({ screen: 'home' }) });
  return (
    <main ref={page} className="lobby">
      <h1 className="unseen">{say('game.name')}</h1>
      <SeatingPlan table={table} levels={levels} level={level} guest={guest} onGuest={setGuest} byDesk={isRound} />
      <div className="lobby-chat">
        <ChatTab />
        <Part kind="slip" at={talking}>
          {talking && <ChatPanel table={table} seat={table.mine[0]} silent={false} />}
        </Part>
      </div>
      <div ref={below} className="join-options">
        <Slip>
          <Invite table={table}>
            <a className="button" href={addressOf({ screen: 'table', table: table.id, sheet: 'table-settings' })}>
              {say('table-settings.title')}
            </a>
            <a className="button" href={addressOf({ screen: 'screen', table: table.id })}>
              {say('tv.show-this')}
            </a>
          </Invite>
        </Slip>
      </div>
      <div ref={beside} className="beside">
        <Slip
          title={
            isRound
              ? say('tv.round.lobby', { table: tableNameOf(table, say), game: say('game.name') })
              : say('game.name')
          }
          className="who"
        >
          {isRound ? (
            <>
              <EveningPlace />
              <p className="small">{say('lobby.by-desk')}</p>
            </>
          ) : (
            <>
              <OwnNameField table={table} />
              <LocalPlayers table={table} guest={guest} onGuest={setGuest} />
              <LobbyGamepads table={table} />
              {table.host && <Bots table={table} levels={levels} level={level} onLevel={setLevel} />}
            </>
          )}
        </Slip>
        <Slip title={say('lobby.options')} className="how">
          {table.brokenOff && <p role="status">{endedBy(table.brokenOff)}</p>}
          {table.known && <p className="small">{say('deal-code.known')}</p>}
          <ChosenOptions table={table} />
          <Start table={table} byDesk={isRound} onChange={() => setChanging(true)} />
        </Slip>
      </div>
      <Part kind="page" at={sheet}>
        {sheet === 'rules' && (
          <Rules game={table.game} options={table.options} onClose={() => goTo({ screen: 'table', table: table.id })} />
        )}
        {sheet === 'table-settings' && (
          <SettingsSheet table={table} onClose={() => goTo({ screen: 'table', table: table.id })} />
        )}
        {changing && <ChangeOptions table={table} onClose={() => setChanging(false)} />}
      </Part>
    </main>
  );
}

interface StartProps {
  readonly table: TableView;
  /** An evening's desk decides what is played here, and how long. */
  readonly byDesk: boolean;
  onChange(): void;
}

interface BotsProps {
  readonly table: TableView;
  readonly levels: readonly Level[];
  readonly level: Level | null;
  onLevel(level: Level): void;
}

/** Host only: the bots' level, and filling all empty seats at once. */
function Bots({ table, levels, level, onLevel }: BotsProps) {
  const { say } = useWords();
  const empty = table.seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
  const fill = async (): Promise<void> => {
    const wanted = level ?? levels.at(-1) ?? 'random';
    for (const seat of empty)
      await callHost((client) => client.table.seatBot({ table: table.id, seat, level: wanted }));
  };
  return (
    <fieldset className="bots">
      <legend>{say('room-host.level')}</legend>
      <div className="choices">
        {levels.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="level" checked={one === level} onChange={() => onLevel(one)} />
            <span>{say(`level.${one}`)}</span>
          </label>
        ))}
        <button
          type="button"
          data-autofocus={table.mine.length > 0}
          disabled={empty.length === 0}
          onClick={() => void fill()}
        >
          {say('lobby.fill')}
        </button>
      </div>
    </fieldset>
  );
}

function ChosenOptions({ table }: { readonly table: TableView }) {
  const { say, has } = useWords(table.game);
  const game = tableGameOf(table.game);
  const list = useRef<HTMLDListElement>(null);
  useScrollHint(list);
  return (
    <dl ref={list} className="chosen">
      {Object.entries(table.options).map(([name, value]) => (
        <div key={name}>
          <dt>{say(`option.${name}`)}</dt>
          <dd>{has(`option.${name}.${value}`) ? say(`option.${name}.${value}`) : value}</dd>
        </div>
      ))}
      {game?.hasCardCount && (
        <div>
          <dt>{say('table-settings.counting')}</dt>
          <dd>{say(`table-settings.counting.${table.settings.counting ? 'on' : 'off'}`)}</dd>
        </div>
      )}
      {game?.hasHints && (
        <div>
          <dt>{say('table-settings.hints')}</dt>
          <dd>{say(`table-settings.hints.${table.settings.hints ? 'on' : 'off'}`)}</dd>
        </div>
      )}
    </dl>
  );
}

function ChangeOptions({ table, onClose }: { readonly table: TableView; onClose(): void }) {
  const words = useWords(table.game);
  const { say } = words;
  return (
    <Sheet title={say('lobby.options')} className="new-table" onClose={onClose} closeLabel={say('sheet.close')}>
      <OptionsForm
        words={words}
        specs={gameOf(table.game)?.rules.options ?? {}}
        switches={gameOf(table.game)?.rules.tableOptions}
        options={table.options}
        onChange={(options) => void callHost((client) => client.table.setOptions({ table: table.id, options }))}
      />
    </Sheet>
  );
}

/** Starts when everybody sits, else says what is missing. A host without a seat may deal and watch, and is told so. */
function Start({ table, byDesk, onChange }: StartProps) {
  const { say } = useWords();
  const empty = table.seats.filter(({ kind }) => kind === 'empty').length;
  const sits = table.mine.length > 0;
  const mayClose = useMayOpenToNetwork(table);
  return (
    <div className="start">
      <p role="status">{empty > 0 ? say('lobby.empty', { count: empty }) : say(readyWord(table, byDesk))}</p>
      {table.host && (
        <button
          type="button"
          className={sits ? 'brass' : undefined}
          data-autofocus={sits}
          disabled={empty > 0}
          onClick={() => void callHost((client) => client.table.start({ table: table.id }))}
        >
          {say(sits ? 'lobby.start' : 'lobby.start.look-on')}
        </button>
      )}
      <div className="aside">
        {table.host && !table.known && !byDesk && (
          <button type="button" className="plain" onClick={onChange}>
            {say('lobby.change')}
          </button>
        )}
        <a href={addressOf({ screen: 'table', table: table.id, sheet: 'rules' })}>{say('rules.read')}</a>
        <a href={addressOf({ screen: 'home' })}>{say('home.back')}</a>
        {mayClose && !byDesk && (
          <button type="button" className="plain" onClick={() => void close(table.id)}>
            {say('table.close')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Everybody sits. */
function readyWord({ host, mine, seats }: TableView, byDesk: boolean): string {
  if (byDesk && !host) return mine.length > 0 ? 'lobby.by-desk.waiting' : 'lobby.full';
  if (mine.length > 0) return host ? 'lobby.ready' : 'lobby.waiting';
  return !byDesk && seats.some(({ kind }) => kind === 'bot') ? 'lobby.no-seat' : 'lobby.full';
}

async function close(table: string): Promise<void> {
  if (await callHost((client) => client.table.close({ table }))) goTo({ screen: 'home' });
}
