import { useState } from 'react';
import { gameOf } from '#shared/games/index.ts';
import { ask } from '../session/ask.ts';
import { useWords } from '../words/useWords.ts';
import { type Options, OptionsForm } from './OptionsForm.tsx';
import { Sheet } from './paper/Sheet.tsx';
import { addressOf, goTo } from './route.ts';
import { useHomeScene } from './stage/useHomeScene.ts';

/** A new table: the game is chosen, now how it is played. */
export function NewTable({ game }: { readonly game: string }) {
  const { say } = useWords(game);
  const specs = gameOf(game)?.rules.options ?? {};
  const [options, setOptions] = useState<Options>({});
  useHomeScene(game);
  const open = async (): Promise<void> => {
    const opened = await ask((client) => client.tables.open({ game, options }));
    if (opened) goTo({ screen: 'table', table: opened.table });
  };
  return (
    <Sheet
      title={say('game.name')}
      className="new-table"
      onClose={() => goTo({ screen: 'home' })}
      closeLabel={say('home.back')}
      foot={
        <>
          <button type="button" className="brass" data-first onClick={() => void open()}>
            {say('new.open')}
          </button>
          <button type="button" disabled={Object.keys(options).length === 0} onClick={() => setOptions({})}>
            {say('new.usual')}
          </button>
          <a href={addressOf({ screen: 'rules', game })}>{say('rules.read')}</a>
        </>
      }
    >
      <p className="lead">{say('game.about')}</p>
      <OptionsForm game={game} specs={specs} options={options} onChange={setOptions} />
    </Sheet>
  );
}
