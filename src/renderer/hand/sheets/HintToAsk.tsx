import { useMemo } from 'react';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { HINT_WORDS } from '#shared/protocol/words/en/hint.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { type HintDescriber, hasHints, loadHinter } from '../../games/hints.ts';
import { HintText } from '../../match/hint/Hinted.tsx';
import { hintTargetOf } from '../../match/hint/target.ts';
import { useShown } from '../../match/useMatchView.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import { askHint } from '../../session/match/hint.ts';
import { useHintAt } from '../../session/match/hinting.ts';
import type { Scene } from '../../table/api.ts';
import { HINTS } from '../../words/en/hint.ts';
import type { Say } from '../../words/say.ts';
import { useWords } from '../page/useSpoken.ts';
import { highlightHint } from './lights.tsx';

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly scene: Scene;
  /** Puts the sheet away: the card is lit beneath it. */
  onShow: (() => void) | undefined;
}

/** What would you play? Where the table forbids it, the button says so. */
export function HintSheet({ table, panel, ...rest }: Props) {
  return hasHints(table.game) && panel.viewer !== 'everyone' && panel.moves.length > 0 ? (
    <Ask table={table} panel={panel} seat={panel.viewer} {...rest} />
  ) : null;
}

function Ask({ table, game, panel, seat, scene, onShow }: Props & { readonly seat: number }) {
  const shown = useShown();
  const seen = { table: table.id, seat, match: shown?.match ?? -1, version: shown?.version ?? -1 };
  const hinting = useHintAt(seen);
  const { value } = useLoaded(table.game, loadHinter);
  const words = useWords(useMemo(() => ({ ...HINT_WORDS, ...HINTS, ...value?.words }), [value]));
  // What was fetched goes before what the page has: cards are named by the page's words of the game.
  const say: Say = (key, params) => (key.startsWith('hint.') || !value ? words : panel).say(key, params);
  const show = (move: AnyMove | undefined, hinter: HintDescriber): void => {
    const { moves, observation } = panel;
    onShow?.();
    if (move) void highlightHint(hintTargetOf(move, { game, scene, moves, observation }, hinter, say));
  };
  if (!table.settings.hints) {
    return (
      <button type="button" disabled>
        {say('hint.forbidden')}
      </button>
    );
  }
  return (
    <>
      {!hinting?.hint && (
        <button type="button" disabled={hinting?.isThinking ?? false} onClick={() => void askHint(seen)}>
          {say('hint.ask')}
        </button>
      )}
      {hinting && value && (
        <HintText hinting={hinting} hinter={value.hinter} observation={panel.observation} say={say} has={words.has} />
      )}
      {hinting?.hint && value && onShow && (
        <button type="button" onClick={() => show(hinting.hint?.move, value.hinter)}>
          {say('hint.see')}
        </button>
      )}
    </>
  );
}
