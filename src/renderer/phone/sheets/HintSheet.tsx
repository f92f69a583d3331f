import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnyMove } from '#shared/engine/rules.ts';
import { HINT_REFUSAL_MESSAGES } from '#shared/protocol/messages/en/hint.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { askHint, useHintAt } from '../../client/match/ask-host.ts';
import { useShownMatch } from '../../client/match/match-client.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { type HintDescriber, hasHints, loadHinter } from '../../games/load-hint.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { HINTS } from '../../i18n/messages/en/hints.ts';
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
  /** Closes the sheet; the card is highlighted beneath it. */
  onShow: (() => void) | undefined;
}

/** The hint. Where the table forbids hints, the button says so. */
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
  const words = useWords(useMemo(() => ({ ...HINT_REFUSAL_MESSAGES, ...HINTS, ...value?.words }), [value]));
  // Loaded messages come first; card names come from the page's messages of the game.
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
