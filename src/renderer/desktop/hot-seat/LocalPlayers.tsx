import type { TableView } from '#shared/protocol/table.ts';
import { MAX_TEXT_UNITS } from '#shared/protocol/typed-text.ts';
import { tableGameOf } from '../../games/index.ts';
import { useWords } from '../../games/use-words.ts';
import { useOpenHands } from './HotSeat.tsx';

interface Props {
  readonly table: TableView;
  /** The name of another person at this window who is about to sit down; null for nobody. */
  readonly guest: string | null;
  onGuest(name: string | null): void;
}

/** For a seated player: others at this window, and whether a curtain hides hands. */
export function LocalPlayers({ table: { game, mine }, guest, onGuest }: Props) {
  const { say } = useWords();
  const openly = useOpenHands((now) => now.openly);
  if (mine.length === 0 || tableGameOf(game)?.inRealTime) return null;
  return (
    <>
      {guest === null ? (
        <button type="button" className="plain" onClick={() => onGuest('')}>
          {say('curtain.several')}
        </button>
      ) : (
        <label className="name">
          {say('curtain.guest')}
          <input
            type="text"
            ref={goOnHere}
            value={guest}
            maxLength={MAX_TEXT_UNITS}
            onChange={({ target }) => onGuest(target.value)}
          />
          <span className="small">{say('curtain.guest.about')}</span>
          <button type="button" className="plain" onClick={() => onGuest(null)}>
            {say('curtain.guest.none')}
          </button>
        </label>
      )}
      {mine.length > 1 && (
        <label className="choice">
          <input
            type="checkbox"
            checked={openly}
            onChange={({ target }) => useOpenHands.setState({ openly: target.checked })}
          />
          <span>{say('curtain.shown-to-all')}</span>
        </label>
      )}
    </>
  );
}

/** Whoever opened the field types on in it. */
function goOnHere(field: HTMLInputElement | null): void {
  field?.focus();
}
