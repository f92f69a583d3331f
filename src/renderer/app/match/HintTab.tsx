import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps } from '../../games/game.ts';
import { hasHints } from '../../games/hints.ts';
import { Key } from '../../keys/Key.tsx';
import { useKeys } from '../../keys/keyboard.ts';
import { useShown } from '../../match/useMatchView.ts';
import { askHint } from '../../session/match/hint.ts';
import { type HintRequest, useHintAt } from '../../session/match/hinting.ts';
import { useWords } from '../page/useWords.ts';

interface HintTabProps {
  readonly table: TableView;
  readonly panel: PanelProps;
}

/** What was asked of the program on the sight that is shown. */
export function useHintOnView({ table, panel: { viewer } }: Pick<HintTabProps, 'table' | 'panel'>): HintRequest | undefined {
  const shown = useShown();
  return useHintAt({
    table: table.id,
    seat: viewer === 'everyone' ? -1 : viewer,
    match: shown?.match ?? -1,
    version: shown?.version ?? -1,
  });
}

/** Asks what the program would play; where the table forbids it, the button says so. */
export function HintTab({ table, panel }: HintTabProps) {
  const { viewer, moves } = panel;
  if (useHintOnView({ table, panel })) return null;
  return hasHints(table.game) && viewer !== 'everyone' && moves.length > 0 ? <Tab table={table} seat={viewer} /> : null;
}

function Tab({ table, seat }: { readonly table: TableView; readonly seat: number }) {
  const { say } = useWords();
  const shown = useShown();
  const isAllowed = table.settings.hints;
  const ask = (): void => {
    if (!isAllowed || !shown) return;
    void askHint({ table: table.id, seat, match: shown.match, version: shown.version });
  };
  useKeys({ w: ask, W: ask });
  return (
    <button type="button" className="tab hint-ask" aria-keyshortcuts="W" aria-disabled={!isAllowed} onClick={ask}>
      {say(isAllowed ? 'hint.tab' : 'hint.tab.forbidden')} {isAllowed && <Key of="w">W</Key>}
    </button>
  );
}
