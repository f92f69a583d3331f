import { type FormEvent, useId, useState } from 'react';
import { readName } from '#shared/protocol/names.ts';
import { tableGameOf } from '../games/index.ts';
import { dyed } from '../paper/dyed.ts';
import { NameField } from '../paper/NameField.tsx';
import { Sheet } from '../paper/Sheet.tsx';
import { useSettings } from '../session/device/settings.ts';
import { playNow } from '../session/room/lay.ts';
import { addressOf, goTo } from './page/route.ts';
import { useWords } from './page/useWords.ts';

interface Props {
  readonly game: string;
  readonly first: boolean;
  readonly mayOpen: boolean;
}

/** A game as a folded cloth of its own colour: to be played at once, or set up; its rules, to who may open none here. */
export function GameCloth({ game, first, mayOpen }: Props) {
  const { say } = useWords(game);
  const table = tableGameOf(game);
  if (!table) return null;
  const said = (
    <>
      <table.Emblem />
      <strong>{say('game.name')}</strong>
    </>
  );
  if (!mayOpen) {
    return (
      <a className="game-cloth" style={dyed(table.look)} data-first={first} href={addressOf({ screen: 'rules', game })}>
        {said}
        <span>
          {say('game.about')} <u>{say('home.guest.rules')}</u>
        </span>
      </a>
    );
  }
  return (
    <div className="game-cloth" style={dyed(table.look)}>
      {said}
      <span>{say('game.about')}</span>
      <div className="cloth-acts">
        <PlayNow game={game} first={first} />
        <a
          className="engraved"
          aria-label={say('home.set-up.name', { game: say('game.name') })}
          href={addressOf({ screen: 'new', game })}
        >
          {say('home.set-up')}
        </a>
      </div>
    </div>
  );
}

/** One press leads to a first card; but somebody who has never said a name says one before. */
function PlayNow({ game, first }: Omit<Props, 'mayOpen'>) {
  const { say } = useWords(game);
  const [asking, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    const table = await playNow(game);
    setBusy(false);
    if (table) goTo({ screen: 'table', table });
  };
  const press = (): void => {
    if ('name' in readName(useSettings.getState().name)) void play();
    else ask(true);
  };
  return (
    <>
      <button
        type="button"
        className="brass"
        data-first={first}
        disabled={busy}
        aria-label={say('home.play.name', { game: say('game.name') })}
        onClick={press}
      >
        {say('home.play')}
      </button>
      {asking && <AskName game={game} onClose={() => ask(false)} onSaid={() => void play()} />}
    </>
  );
}

interface AskProps {
  readonly game: string;
  onClose(): void;
  onSaid(): void;
}

function AskName({ game, onClose, onSaid }: AskProps) {
  const { say } = useWords(game);
  const form = useId();
  const isName = useSettings(({ name }) => 'name' in readName(name));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isName) return;
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
      </form>
    </Sheet>
  );
}
