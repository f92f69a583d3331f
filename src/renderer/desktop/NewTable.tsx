import { useState } from 'react';
import { gameOf } from '#catalogue';
import { useConnection, useMayOpen } from '../client/connection/connection.ts';
import { openTable } from '../client/room/open-table.ts';
import { tableGameOf } from '../games/index.ts';
import { useWords } from '../games/use-words.ts';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { type Options, OptionsForm, SeatsChoice } from '../ui/OptionsForm.tsx';
import { addressOf, goTo } from '../ui/route.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { DealByCode, isDealOf } from './deals/DealByCode.tsx';

/** An address may name an unknown game; the host says so. */
const NO_GAME = { options: {}, seats: { min: 1, max: 1 } };

/** A new table: the game is chosen, its settings follow. */
export function NewTable({ game, deal }: { readonly game: string; readonly deal: string }) {
  const words = useWords(game);
  const { say } = words;
  const { options: specs, seats: range } = gameOf(game)?.rules ?? NO_GAME;
  const [options, setOptions] = useState<Options>({});
  const [seats, setSeats] = useState(range.max);
  const [code, setCode] = useState(deal);
  const isDeal = isDealOf(game, code);
  const Note = tableGameOf(game)?.SetUpNote;
  const mayOpen = useMayOpen();
  const host = useConnection((connection) => connection.host);
  useBackdrop(game);
  const open = async (): Promise<void> => {
    const laid = await openTable(isDeal ? { game, deal: code } : { game, seats, options });
    if (laid) goTo({ screen: 'table', table: laid.table });
  };
  return (
    <Sheet
      title={say('game.name')}
      className="new-table"
      onClose={() => goTo({ screen: 'home' })}
      closeLabel={say('home.back')}
      foot={
        <>
          {mayOpen ? (
            <button
              type="button"
              className="brass"
              data-first
              disabled={code.trim() !== '' && !isDeal}
              onClick={() => void open()}
            >
              {say('new.open')}
            </button>
          ) : (
            <p className="small">{say('new.not-here', { host: host?.name ?? '' })}</p>
          )}
          <button type="button" disabled={Object.keys(options).length === 0} onClick={() => setOptions({})}>
            {say('room-host.usual')}
          </button>
          <a href={addressOf({ screen: 'rules', game })}>{say('rules.read')}</a>
        </>
      }
    >
      <p className="lead">{say('game.about')}</p>
      {!isDeal && (
        <>
          <SeatsChoice range={range} seats={seats} say={say} onChange={setSeats} />
          <OptionsForm words={words} specs={specs} options={options} onChange={setOptions} />
          {Note && <Note options={options} seats={seats} say={say} />}
        </>
      )}
      <DealByCode game={game} code={code} onChange={setCode} />
    </Sheet>
  );
}
