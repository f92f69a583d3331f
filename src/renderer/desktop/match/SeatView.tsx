import { useCallback, useMemo, useState } from 'react';
import type { AnyMove, ObservationBase, Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { askWhyRefused } from '../../client/match/ask-host.ts';
import type { CodexLinks, TableGame } from '../../games/game.ts';
import { logTexts } from '../../games/log-lines.ts';
import { useWords } from '../../games/use-words.ts';
import { useKeys, useRefocus } from '../../input/keyboard.ts';
import { useSceneWithSpeaker } from '../../match/bot-words.ts';
import { CodexCode } from '../../match/CodexCode.tsx';
import { Countdown } from '../../match/Countdown.tsx';
import { useHandOrder } from '../../match/hand-order.ts';
import { isHostUnreachable, useHiddenTurn } from '../../match/hidden-turn.ts';
import { Part } from '../../match/Part.tsx';
import { ScoreAnimation } from '../../match/score-animation/ScoreAnimation.tsx';
import { useScoreAnimation } from '../../match/score-animation/use-score-animation.ts';
import { PointsGained } from '../../match/tabletop/PointsGained.tsx';
import { showRefusalOf } from '../../match/tabletop/refused-card.ts';
import { useEmptyTable } from '../../match/tabletop/use-backdrop.ts';
import { useHighlights } from '../../match/tabletop/use-highlights.ts';
import { useScene } from '../../match/tabletop/use-scene.ts';
import { useMatchSound, viewKeyOf } from '../../match/use-match-sound.ts';
import { type MatchProps, useHostPlayer, useMatchView, useShown } from '../../match/use-match-view.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { addressOf, type SheetName } from '../../ui/route.ts';
import { ReadStory } from '../codex/PlayedCards.tsx';
import { AccessibleTable } from './AccessibleTable.tsx';
import { Hud } from './Hud.tsx';
import { RefusalReason } from './RefusalReason.tsx';
import { Sheets } from './Sheets.tsx';
import { skipAnimation, tableKeysOf } from './table-keys.ts';
import { useConfirmMove, useLastCard } from './use-confirm-move.ts';

export interface SeatViewProps {
  readonly table: TableView;
  readonly game: TableGame;
  readonly sheet: SheetName | undefined;
}

/** A story opens over the table, and a phone finds it by a QR code. */
const BOOK: CodexLinks = { Read: ReadStory, Code: CodexCode };

/** The match as one seat, or a spectator, sees it. */
export function SeatView({ table, game, sheet, viewer }: SeatViewProps & { readonly viewer: Viewer }) {
  const { say } = useWords(table.game);
  const player = useHostPlayer(table.id, viewer, game);
  const shown = useShown();
  if (!shown) return null;
  if (shown.observation.viewer !== viewer) return <Cleared game={table.game} />;
  const at = { table, game, viewer, shown, player, say, book: BOOK };
  return (
    <Part kind="page" at={shown}>
      <RunningMatch {...at} sheet={sheet} />
    </Part>
  );
}

/** Clears the table while the perspective changes, so that nothing leaks from one viewer to the next. */
function Cleared({ game }: { readonly game: string }) {
  useEmptyTable(game, 'nobody');
  return null;
}

function RunningMatch({ sheet, ...at }: MatchProps & Pick<SeatViewProps, 'sheet'>) {
  const { table, game, viewer, player } = at;
  const order = useHandOrder(table, viewer, game);
  const confirming = useConfirmMove(at);
  const hiddenTurn = useHiddenTurn(table);
  const view = useMatchView({ ...at, player: confirming.player, order, hiddenTurn });
  const { ahead, panel, settled, announced, play, point } = view;
  const listening = useMatchSound({
    ...view,
    game: table.game,
    viewKey: `${viewKeyOf(at.shown)} ${ahead}`,
    shared: isShared(at),
  });
  const counting = useScoreAnimation(game, table.game, settled);
  const scene = useHighlights({ ...view, game: table.game, weigh: listening.weigh, judged: counting?.judged });
  const [focused, setFocused] = useState<string | null>(null);
  const last = useLastCard(game, panel, at.shown, () => {
    const [move] = panel.moves;
    if (move) confirming.unasked(() => panel.act(move));
  });
  const { name } = confirming;
  const pick = useCallback(
    (card: TableCard, zone?: Zone) => {
      name(card.name, card.key);
      play(card, zone);
      if (!card.playable && card.why !== undefined) showRefusalOf(card.key);
    },
    [name, play],
  );
  const { isFree, lay } = order;
  const arrange = useMemo(() => {
    return isFree ? (key: string, place: number) => lay(scene, key, place) : undefined;
  }, [isFree, lay, scene]);
  const skip = useCallback(() => skipAnimation(player), [player]);
  const ready = confirming.ready?.card ?? null;
  useScene(useSceneWithSpeaker(scene), {
    focused,
    ready,
    listening,
    play: pick,
    point,
    skip,
    ...(arrange && { arrange }),
  });
  useRefocus();
  useKeys(tableKeysOf(table.id, counting ? { skip: counting.goOn } : player));
  return (
    <main>
      <h1 className="unseen">{at.say('game.name')}</h1>
      <PointsGained game={table.game} scene={scene} panel={announced} />
      <Hud
        {...{ table, game, panel, settled, announced, scene }}
        {...{ order, confirming, last }}
        isSent={at.shown.sent.length > 0}
        halted={hiddenTurn ?? (table.paused && 'paused')}
        isLost={isHostUnreachable(hiddenTurn)}
      />
      <Countdown table={table} say={at.say} />
      <AccessibleTable
        scene={scene}
        lines={logTexts(game.log(settled.observation, settled))}
        onPlay={pick}
        onLay={arrange}
        onFocus={setFocused}
      />
      <WhyNotHere at={at} scene={scene} observation={panel.observation} />
      {counting && !sheet && <ScoreAnimation counting={counting} scene={scene} say={at.say} />}
      <Part kind="page" at={sheet}>
        <Sheets {...{ table, game, order, sheet }} counting={counting !== null} panel={settled} />
      </Part>
    </main>
  );
}

/** The host's rules on a card that was tried. */
function WhyNotHere({
  at,
  ...seen
}: {
  readonly at: MatchProps;
  readonly scene: Scene;
  readonly observation: ObservationBase;
}) {
  const { table, game, viewer, shown } = at;
  const { match, version } = shown;
  const { say } = at;
  const ask = useCallback(
    async (move: AnyMove) =>
      viewer === 'everyone' ? undefined : askWhyRefused({ table: table.id, seat: viewer, match, version }, move),
    [table.id, viewer, match, version],
  );
  return (
    <RefusalReason
      {...{ ...seen, game, ask, say }}
      id={table.game}
      toRule={(rule) => (
        <a href={addressOf({ screen: 'table', table: table.id, sheet: 'rules', rule })}>{say('refused.rule')}</a>
      )}
    />
  );
}

/** Others at this window may not see what this viewer sees. */
function isShared({ table, viewer }: MatchProps): boolean {
  return table.mine.length > 1 && viewer !== 'everyone';
}
