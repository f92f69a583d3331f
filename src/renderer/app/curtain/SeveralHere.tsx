import type { TableView } from '#shared/protocol/table.ts';
import { tableGameOf } from '../../games/index.ts';
import { useWords } from '../../words/useWords.ts';
import { useOpenly } from './openly.ts';

/** For who sits at the table already: how others at this window do, and whether a curtain hangs between them. */
export function SeveralHere({ table: { game, mine } }: { readonly table: TableView }) {
  const { say } = useWords();
  const openly = useOpenly((now) => now.openly);
  if (mine.length === 0 || tableGameOf(game)?.inRealTime) return null;
  if (mine.length === 1) return <p className="small">{say('curtain.several')}</p>;
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={openly}
        onChange={({ target }) => useOpenly.setState({ openly: target.checked })}
      />
      <span>{say('curtain.openly')}</span>
    </label>
  );
}
