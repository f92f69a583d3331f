import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnyMove } from '#shared/engine/rules.ts';
import { HINT_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/hint.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { askHint, useHintAt } from '../../client/match/ask-host.ts';
import { useShownMatch } from '../../client/match/match-client.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import type { Assist, HintDescriber } from '../../games/load-assist.ts';
import { HINTS } from '../../i18n/messages/en/advice.ts';
import type { Say } from '../../i18n/say.ts';
import { loadWithRetry } from '../../lazy/load-with-retry.ts';
import { buttonStartingWith, type HintTarget, HintText, hintTargetOf } from '../../match/hint/HintText.tsx';
import { useShown } from '../../match/use-match-view.ts';
import type { Scene } from '../../motion/scene.ts';
import { useWords } from '../page/use-words.ts';

/**
 * Highlights the advised card or button until the view changes. It is an overlay, so that the common page does not
 * carry its code.
 */
async function highlightHint(lit: readonly HintTarget[]): Promise<void> {
  const before = useShownMatch.getState().shown;
  const { Spotlight: Rings, rectOf } = await loadWithRetry(() => import('../../match/lesson/Spotlight.tsx'));
  const locate = (one: HintTarget) => {
    if ('zone' in one) return undefined;
    if ('button' in one) return rectOf(buttonStartingWith(one.button));
    return rectOf(document.querySelector(`[data-card="${CSS.escape(one.card)}"]`));
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Rings targets={lit} locate={locate} />);
  const stop = useShownMatch.subscribe(({ shown }) => {
    if (shown?.version === before?.version && shown?.match === before?.match) return;
    stop();
    root.unmount();
    place.remove();
  });
}

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly scene: Scene;
  readonly assist: Assist;
  /** Closes the sheet; the card is highlighted beneath it. */
  onShow: (() => void) | undefined;
}

/** The hint. Where the table forbids hints, the button says so. */
export function HintSheet({ panel, assist, ...rest }: Props) {
  return assist.hints && panel.viewer !== 'everyone' && panel.moves.length > 0 ? (
    <Ask {...{ panel, assist }} hinter={assist.hints} seat={panel.viewer} {...rest} />
  ) : null;
}

interface AskProps extends Props {
  readonly seat: number;
  readonly hinter: HintDescriber;
}

function Ask({ table, game, panel, seat, scene, assist, hinter, onShow }: AskProps) {
  const shown = useShown();
  const seen = { table: table.id, seat, match: shown?.match ?? -1, version: shown?.version ?? -1 };
  const hinting = useHintAt(seen);
  const words = useWords(useMemo(() => ({ ...HINT_REFUSAL_MESSAGES, ...HINTS, ...assist.words }), [assist]));
  // Loaded messages come first; card names come from the page's messages of the game.
  const say: Say = (key, params) => (key.startsWith('hint.') ? words : panel).say(key, params);
  const show = (move: AnyMove | undefined): void => {
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
      {hinting && (
        <HintText hinting={hinting} hinter={hinter} observation={panel.observation} say={say} has={words.has} />
      )}
      {hinting?.hint && onShow && (
        <button type="button" onClick={() => show(hinting.hint?.move)}>
          {say('hint.see')}
        </button>
      )}
    </>
  );
}
