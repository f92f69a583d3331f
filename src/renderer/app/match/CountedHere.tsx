import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps } from '../../games/game.ts';
import { CardCount } from '../../match/counting/Counted.tsx';
import { useCardCount } from '../../match/counting/useCounting.ts';
import { Part } from '../page/Part.tsx';
import { useWords } from '../page/useWords.ts';

interface Props {
  readonly table: TableView;
  /** What words are made from: nothing is counted that has not been seen. */
  readonly told: PanelProps;
}

/** For who wants it, where the table allows it: what a careful player counts. */
export function CardCountPanel({ table, told }: Props) {
  const loaded = useCardCount(table);
  const { say } = useWords(table.game, loaded?.words);
  if (!loaded) return null;
  return (
    <Part kind="slip" at={told.observation}>
      <CardCount panel={told} loaded={loaded} say={say} />
    </Part>
  );
}
