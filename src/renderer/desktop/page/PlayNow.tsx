import { type FormEvent, useId, useState } from 'react';
import { gameOf } from '#catalogue';
import type { Level } from '#shared/engine/bot.ts';
import { readName } from '#shared/protocol/typed-text.ts';
import { tryCall } from '../../client/connection/call-host.ts';
import { useSettings } from '../../client/device/settings.ts';
import { playNow } from '../../client/room/open-table.ts';
import { finishedBotTables, unfinishedBotTable, useTables } from '../../client/tables/tables.ts';
import { useWords } from '../../games/use-words.ts';
import { BotLevelChoice } from '../../room/GameSetup.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { addressOf, goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';

/** What a quick match offers; the table's own page has all levels. */
const LEVELS: readonly Level[] = ['easy', 'normal', 'expert'];
const FIRST_LEVEL = 'normal';

/** The chosen level where the game has such bots. */
function levelFor(game: string): Level | undefined {
  const { level } = useSettings.getState();
  return level && Object.hasOwn(gameOf(game)?.bots ?? {}, level) ? level : undefined;
}

interface Props {
  readonly game: string;
  /** It is the main action. */
  readonly first: boolean;
  /** Its text; as at home by default. */
  readonly label?: string;
}

/**
 * Starts a game against bots with one press, or resumes one. The first time it asks how strong they should be, and for a
 * name where there is none or it is taken.
 */
export function PlayNow({ game, first, label }: Props) {
  const { say } = useWords(game);
  const [asking, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    const before = finishedBotTables(useTables.getState().tables ?? [], game);
    const begun = await playNow(game, levelFor(game));
    setBusy(false);
    if (begun === 'name-taken') ask(true);
    else if (begun) {
      goTo({ screen: 'table', table: begun.table });
      // The room suspends its own match by itself, so that one is gone or played again.
      for (const { id } of before) if (id !== begun.table) await tryCall((client) => client.table.close({ table: id }));
    }
  };
  const press = (): void => {
    const { name, level } = useSettings.getState();
    if (level && 'name' in readName(name)) void play();
    else ask(true);
  };
  const left = useTables(({ tables }) => unfinishedBotTable(tables ?? [], game)?.id);
  if (left !== undefined) {
    return (
      <a
        className="brass button"
        data-autofocus={first}
        aria-label={say('home.go-on.name', { game: say('game.name') })}
        href={addressOf({ screen: 'table', table: left })}
      >
        {say('home.go-on')}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className="brass"
        data-autofocus={first}
        disabled={busy}
        {...(!label && { 'aria-label': say('home.play.name', { game: say('game.name') }) })}
        onClick={press}
      >
        {label ?? say('home.play')}
      </button>
      {asking && <AskFirst game={game} onClose={() => ask(false)} onSaid={() => void play()} />}
    </>
  );
}

interface AskProps {
  readonly game: string;
  onClose(): void;
  onSaid(): void;
}

/** What is asked before the first quick match: a name, and how strong the bots should be. */
function AskFirst({ game, onClose, onSaid }: AskProps) {
  const { say } = useWords(game);
  const form = useId();
  const isName = useSettings(({ name }) => 'name' in readName(name));
  const level = useSettings((settings) => settings.level) ?? FIRST_LEVEL;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isName) return;
    useSettings.setState({ level });
    onClose();
    onSaid();
  };
  return (
    <Sheet
      title={say('game.name')}
      className="menu"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <button type="submit" form={form} className="brass" disabled={!isName}>
          {say('lobby.start')}
        </button>
      }
    >
      <form id={form} onSubmit={submit}>
        <NameField say={say} first />
        <BotLevelChoice
          levels={LEVELS}
          level={level}
          say={say}
          onChange={(chosen) => useSettings.setState({ level: chosen })}
        />
      </form>
    </Sheet>
  );
}
