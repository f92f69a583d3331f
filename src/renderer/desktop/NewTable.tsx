import './deals/deals.css';
import { useId, useState } from 'react';
import { GAMES, gameOf } from '#catalogue';
import { DEAL_LETTERS, MAX_CODE_LETTERS, readDealCode } from '#shared/protocol/deal-code.ts';
import { useConnection, useMayOpen } from '../client/connection/connection.ts';
import { openTable } from '../client/room/open-table.ts';
import { tableGameOf } from '../games/index.ts';
import { useWords } from '../games/use-words.ts';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { type Options, OptionsForm, SeatsChoice } from '../ui/OptionsForm.tsx';
import { addressOf, goTo } from '../ui/route.ts';
import { Sheet } from '../ui/Sheet.tsx';

interface Props {
  readonly game: string;
  readonly code: string;
  onChange(code: string): void;
}

const ALL = Object.values(GAMES);

/** Tells whether this is a deal code of this game. */
function isDealOf(game: string, code: string): boolean {
  const read = readDealCode(code, ALL);
  return 'game' in read && read.game === game;
}

/** Input for a deal code; it says what the code means or what is wrong with it while typing. */
function DealByCode({ game, code, onChange }: Props) {
  const { say } = useWords();
  const read = readDealCode(code, ALL);
  const about = useId();
  const other = useWords('game' in read ? read.game : game);
  const isTyped = code.trim() !== '';
  const isWrong = isTyped && !isDealOf(game, code);
  return (
    <details className="deal-by-code" open={isTyped || undefined}>
      <summary>{say('deal-code.by-code')}</summary>
      <label>
        {say('deal-code.field')}
        <textarea
          value={code}
          rows={3}
          maxLength={MAX_CODE_LETTERS}
          spellCheck={false}
          autoCapitalize="characters"
          data-letters={DEAL_LETTERS}
          aria-invalid={isWrong}
          aria-describedby={about}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p id={about} role="status">
        {!isTyped
          ? ''
          : 'fault' in read
            ? say(`code-${read.fault}`)
            : read.game === game
              ? say('deal-code.found', { seats: read.seats, deals: read.source.deals.length })
              : say('deal-code.other-game', { game: other.say('game.name') })}
      </p>
    </details>
  );
}

/** Of a game that the page has no rules of. */
const NO_GAME = { options: {}, tableOptions: {}, seats: { min: 1, max: 1 } };

/** A new table: the game is chosen, its settings follow. */
export function NewTable({ game, deal }: { readonly game: string; readonly deal: string }) {
  const words = useWords(game);
  const { say } = words;
  const found = gameOf(game);
  const { options: specs, tableOptions: switches, seats: range } = found?.rules ?? NO_GAME;
  const [options, setOptions] = useState<Options>({});
  const [seats, setSeats] = useState(found?.usualSeats ?? range.max);
  const [code, setCode] = useState(deal);
  const isDeal = isDealOf(game, code);
  const Note = tableGameOf(game)?.SetUpNote;
  const mayOpen = useMayOpen();
  const host = useConnection((connection) => connection.host);
  useBackdrop(game);
  const open = async (): Promise<void> => {
    const opened = await openTable(isDeal ? { game, deal: code } : { game, seats, options });
    if (opened) goTo({ screen: 'table', table: opened.table });
  };
  return (
    <Sheet
      title={say('game.name')}
      className="new-table"
      onClose={() => goTo({ screen: 'game', game })}
      closeLabel={say('sheet.close')}
      foot={
        <>
          {mayOpen ? (
            <button
              type="button"
              className="brass"
              data-autofocus
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
          <OptionsForm words={words} specs={specs} switches={switches} options={options} onChange={setOptions} />
          {Note && <Note options={options} seats={seats} say={say} />}
        </>
      )}
      <DealByCode game={game} code={code} onChange={setCode} />
    </Sheet>
  );
}
