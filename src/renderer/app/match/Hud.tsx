import type { TableView } from '#shared/protocol/table.ts';
import { decisionOf, type PanelProps, type TableGame } from '../../games/game.ts';
import { Key } from '../../keys/Key.tsx';
import { Betting } from '../../match/bets/Betting.tsx';
import { FairShuffleTab } from '../../match/seal/Seal.tsx';
import type { HandOrder } from '../../match/useHandOrder.ts';
import { useShown } from '../../match/useMatchView.ts';
import { Slip } from '../../paper/Slip.tsx';
import { useChat } from '../../session/tables/talk.ts';
import type { Scene } from '../../table/api.ts';
import { Part } from '../page/Part.tsx';
import { addressOf } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { AnnouncementLayer } from '../tabletop/Announcing.tsx';
import { useTableInsets, useCoversEdge } from '../tabletop/useCovered.ts';
import { ChatPanel } from '../talk/TalkSlip.tsx';
import { ChatTab } from '../talk/TalkTab.tsx';
import { CardCountPanel } from './CountedHere.tsx';
import { DecisionPanel } from './Deciding.tsx';
import { HintPanel } from './HintHere.tsx';
import { HintTab } from './HintTab.tsx';
import { OrderTab } from './OrderButton.tsx';
import { PendingMove } from './Pending.tsx';
import type { Confirming } from './useConfirm.ts';
import type { LastCard } from './useLastCard.ts';
import { useStatusInView } from './useStateInSight.ts';
import { TipsPanel } from './Whispers.tsx';
import { SpectatorPanel } from './WithoutSeat.tsx';

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  /** What words are made from. */
  readonly told: PanelProps;
  /** What announces. */
  readonly announced: PanelProps;
  readonly scene: Scene;
  readonly order: HandOrder;
  readonly confirming: Confirming;
  readonly last: LastCard;
  /** What was decided is on its way. */
  readonly isSent: boolean;
  /** Nobody takes what is decided. */
  readonly isLost: boolean;
  readonly reviewing: boolean;
  onReview(reviewing: boolean): void;
}

/** The slips of paper at the edges; the middle of the cloth stays free. */
export function Hud({ table, game, panel, told, announced, scene, reviewing, onReview, ...hands }: Props) {
  const { order, confirming, last, isSent, isLost } = hands;
  const { Status, Actions, Review } = game;
  const { say, observation } = panel;
  const talking = useChat((talk) => talk.open);
  const seat = panel.viewer === 'everyone' ? table.mine[0] : panel.viewer;
  const status = useCoversEdge<HTMLDivElement>();
  useStatusInView(status);
  // Where a curtain hangs, the slips end above it.
  const { bottom } = useTableInsets();
  return (
    <div className="hud" style={{ bottom }}>
      <Part kind="slip" at={observation}>
        <AnnouncementLayer game={game} announced={announced} />
      </Part>
      <p className="hud-caption" aria-hidden="true">
        {game.log(told.observation, told).at(-1)}
      </p>
      <div className="hud-left">
        <Tabs {...{ table, game, told, order, reviewing, onReview }} />
        <Part kind="slip" at={talking}>
          {talking && <ChatPanel table={table} seat={seat} silent={game.forbidsTalk?.(observation) ?? false} />}
        </Part>
      </div>
      <div className="hud-side">
        <div ref={status} className="hud-status">
          <Part kind="slip" at={told.observation}>
            <Status {...told} />
          </Part>
        </div>
        <CardCountPanel table={table} told={told} />
        {Review && reviewing && game.canReview?.(told.observation) && (
          <div className="hud-actions">
            <Slip title={say('review.title')}>
              <Part kind="slip" at={told.observation}>
                <Review {...told} />
              </Part>
              <button type="button" className="plain" onClick={() => onReview(false)}>
                {say('review.away')}
              </button>
            </Slip>
          </div>
        )}
        <Part kind="slip" at={table}>
          <SpectatorPanel table={table} />
        </Part>
        {panel.viewer === 'everyone' && <LookingOn table={table} />}
        <PendingMove confirming={confirming} last={last} />
        <div className="hud-asks">
          <HintPanel {...{ table, game, panel, scene }} />
          <TipsPanel table={table} panel={panel} beside={<HintTab table={table} panel={panel} />} />
        </div>
        <DecisionPanel
          key={decisionOf(game, panel)}
          {...{ isSent, isLost }}
          ready={confirming.ready}
          onPress={confirming.name}
        >
          <Part kind="slip" at={observation}>
            <Actions {...panel} />
          </Part>
        </DecisionPanel>
      </div>
    </div>
  );
}

/** Who looks on at a table of the room can bet. */
function LookingOn({ table }: Pick<Props, 'table'>) {
  const words = useWords(table.game);
  const shown = useShown();
  if (!table.room || table.mine.length > 0 || !shown) return null;
  return (
    <div className="hud-actions">
      <Part kind="slip" at={shown}>
        <Betting table={table} words={words} shown={shown} />
      </Part>
    </div>
  );
}

type TabsProps = Pick<Props, 'table' | 'game' | 'told' | 'order' | 'reviewing' | 'onReview'>;

function Tabs({ table, game, told, order, reviewing, onReview }: TabsProps) {
  const { say } = useWords();
  const at = { screen: 'table', table: table.id } as const;
  return (
    <nav className="hud-tabs" aria-label={say('hud.tabs')}>
      <a className="tab" href={addressOf({ ...at, sheet: 'menu' })} aria-keyshortcuts="Escape">
        {say('menu.title')} <Key of="Escape">Esc</Key>
      </a>
      <a className="tab" href={addressOf({ ...at, sheet: 'rules' })} aria-keyshortcuts="R">
        {say('hud.rules')} <Key of="r">R</Key>
      </a>
      <a className="tab" href={addressOf({ ...at, sheet: 'log' })} aria-keyshortcuts="H">
        {say('hud.log')} <Key of="h">H</Key>
      </a>
      <OrderTab order={order} inHand={game.handOrdering} />
      <ChatTab />
      <FairShuffleTab table={table} say={say} href={addressOf({ ...at, sheet: 'seal' })} />
      {game.canReview?.(told.observation) && (
        <button
          type="button"
          className="tab"
          aria-expanded={reviewing}
          aria-keyshortcuts="L"
          onClick={() => onReview(!reviewing)}
        >
          {told.say('review.title')} <Key of="l">L</Key>
        </button>
      )}
    </nav>
  );
}
