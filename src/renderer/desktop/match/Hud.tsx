import { type RefObject, useLayoutEffect } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { useSettings } from '../../client/device/settings.ts';
import { useRoom } from '../../client/room/room.ts';
import { useChat } from '../../client/tables/chat.ts';
import { decisionOf, type PanelProps, type TableGame } from '../../games/game.ts';
import { type Assist, loadAssist } from '../../games/load-assist.ts';
import { latestLogText } from '../../games/log-lines.ts';
import { useWords } from '../../games/use-words.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { useKeys } from '../../input/keyboard.ts';
import { Key } from '../../input/PadButton.tsx';
import { aboutMe, type MyView, sayAll } from '../../match/about-me.ts';
import { Betting } from '../../match/bets/Betting.tsx';
import { CardCount } from '../../match/counting/Counted.tsx';
import { FairShuffleTab } from '../../match/fair-shuffle/FairShuffle.tsx';
import type { HandOrder } from '../../match/hand-order.ts';
import { MomentPicture } from '../../match/moments/MomentPicture.tsx';
import { useMoment } from '../../match/moments/use-moment.ts';
import { Part } from '../../match/Part.tsx';
import { holdsCards } from '../../match/scene-regions.ts';
import { AnnouncementLayer } from '../../match/tabletop/AnnouncementLayer.tsx';
import { useBadgeHeight } from '../../match/tabletop/use-badge-height.ts';
import { useCoversEdge, useTableInsets } from '../../match/tabletop/use-table-insets.ts';
import { useShown } from '../../match/use-match-view.ts';
import type { Scene } from '../../motion/scene.ts';
import { SeatRequest, waitOf } from '../../room/SeatRequest.tsx';
import { addressOf } from '../../ui/route.ts';
import { Slip } from '../../ui/Slip.tsx';
import { OutsideSign } from '../page/OutsideMark.tsx';
import { ChatPanel, ChatTab } from './ChatPanel.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { HintPanel, HintTab } from './HintPanel.tsx';
import { TipsPanel } from './Tips.tsx';
import type { Confirming, LastCard } from './use-confirm-move.ts';

/** The card count, where the table's host allows it and the user wants it. */
function useCardCount(table: Pick<TableView, 'game' | 'settings'>): Assist | undefined {
  const wanted = useSettings((settings) => settings.counting === true);
  const game = wanted && table.settings.counting ? table.game : undefined;
  // If it can't be loaded, nothing is counted.
  return useLoaded(game, loadAssist).value;
}

interface CardCountProps {
  readonly table: TableView;
  /** CardCountProps for texts: nothing is counted before it was seen. */
  readonly settled: PanelProps;
}

/** The card count, where the table allows it and the user wants it. */
function CardCountPanel({ table, settled }: CardCountProps) {
  const loaded = useCardCount(table);
  const { say } = useWords(table.game, loaded?.words);
  if (!loaded?.cardCounter) return null;
  return (
    <Part kind="slip" at={settled.observation}>
      <CardCount panel={settled} count={loaded.cardCounter} say={say} />
    </Part>
  );
}

// Shows trump, target, score and turn: the state stays visible whatever else needs room.

/** Attribute with which games mark state that must stay visible. */
const STATE = '[data-essential]';

/**
 * Sets an element's minimum height after each render so that all its marked state stays visible; below that it does not
 * shrink, and the rest scrolls.
 */
function useStatusInView(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const around = element.current;
    if (!around) return;
    const keep = (): void => {
      const least = leastHeight(around);
      around.style.setProperty('--state', `${least}px`);
    };
    keep();
    // Fonts load, windows resize, and lines break elsewhere.
    const observer = new ResizeObserver(keep);
    for (const state of around.querySelectorAll(STATE)) observer.observe(state);
    return () => observer.disconnect();
  });
}

function leastHeight(around: HTMLElement): number {
  const last = [...around.querySelectorAll<HTMLElement>(STATE)].at(-1);
  const paper = last?.closest('.slip');
  if (!last || !paper) return 0;
  const { paddingBottom, fontSize } = getComputedStyle(paper);
  const below = last.getBoundingClientRect().bottom - paper.getBoundingClientRect().top + paper.scrollTop;
  const [foot, line] = [Number.parseFloat(paddingBottom), Number.parseFloat(fontSize)];
  // If more follows, the edge fades over one line of it.
  return Math.ceil(below + foot + (last.matches(':last-child') ? 0 : line / 2));
}

interface PendingMoveProps {
  readonly confirming: Pick<Confirming, 'ready' | 'putBack'>;
  readonly last: LastCard;
}

/** The move awaiting confirmation: it goes when confirmed, or by itself. */
function PendingMove({ confirming: { ready, putBack }, last }: PendingMoveProps) {
  const { say } = useWords();
  return (
    <div role="status" className="pending">
      {ready && (
        <Slip>
          <p>{say('confirm.again', { what: ready.what, named: ready.what ? 'yes' : 'no' })}</p>
          <button type="button" onClick={putBack}>
            {say('confirm.not')}
          </button>
        </Slip>
      )}
      {last.isDue && (
        <Slip>
          <p>{say('last-card.due')}</p>
          <button type="button" onClick={last.keep}>
            {say('last-card.keep')}
          </button>
        </Slip>
      )}
    </div>
  );
}

/** What the viewer is, and what happens now. */
function AboutMe({
  table,
  game,
  settled,
  scene,
  halted,
}: Pick<Props, 'table' | 'game' | 'settled' | 'scene' | 'halted'>) {
  const { observation, viewer, say } = settled;
  const room = useRoom((state) => state.room);
  const me: MyView = {
    ...{ viewer, halted, plates: scene.plates, seated: table.seats },
    wait: room && table.room ? waitOf(room, table) : undefined,
    own: viewer === 'everyone' ? undefined : game.ownState?.(observation, settled),
  };
  return (
    <p className="about-me" role="status" data-about-me>
      {sayAll(aboutMe(me), say)}
    </p>
  );
}

/** For spectators of the room's match: requests a seat. */
function SpectatorPanel({ table }: { readonly table: TableView }) {
  const { say } = useWords();
  const room = useRoom((state) => state.room);
  if (!room || !table.room || table.mine.length > 0 || table.stage !== 'playing') return null;
  return (
    <div className="hud-actions">
      <Slip>
        <SeatRequest room={room} table={table} say={say} />
      </Slip>
    </div>
  );
}

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  /** Props for texts. */
  readonly settled: PanelProps;
  /** Props for announcements. */
  readonly announced: PanelProps;
  readonly scene: Scene;
  readonly order: HandOrder;
  readonly confirming: Confirming;
  readonly last: LastCard;
  /** The decision is on its way. */
  readonly isSent: boolean;
  /** Why nobody moves, if so. */
  readonly halted: MyView['halted'];
  /** No move is accepted. */
  readonly isLost: boolean;
}

/** The slips at the edges; the middle of the cloth stays free. */
export function Hud({ table, game, panel, settled, announced, scene, ...hands }: Props) {
  const { order, confirming, last, isSent, halted, isLost } = hands;
  const { Status, Actions } = game;
  const { observation } = panel;
  const talking = useChat((talk) => talk.open);
  useKeys({ o: order.next, O: order.next });
  const seat = panel.viewer === 'everyone' ? table.mine[0] : panel.viewer;
  const status = useCoversEdge<HTMLDivElement>();
  const caption = useCoversEdge<HTMLParagraphElement>();
  useStatusInView(status);
  useBadgeHeight(status);
  // With a curtain, the slips end above it.
  const { bottom } = useTableInsets();
  return (
    <div className="hud" style={{ bottom }}>
      <Part kind="slip" at={observation}>
        <Announcing {...{ table, game, announced }} />
      </Part>
      <p ref={caption} className="hud-caption" aria-hidden="true">
        {latestLogText(game.log(settled.observation, settled))}
      </p>
      <div className="hud-left">
        <Tabs table={table} />
        <Part kind="slip" at={talking}>
          {talking && <ChatPanel table={table} seat={seat} silent={game.forbidsTalk?.(observation) ?? false} />}
        </Part>
      </div>
      <div className="hud-side">
        <div ref={status} className="hud-status">
          <Part kind="slip" at={settled.observation}>
            <Status {...settled} />
          </Part>
        </div>
        <AboutMe {...{ table, game, settled, scene, halted }} />
        <CardCountPanel table={table} settled={settled} />
        <Part kind="slip" at={table}>
          <SpectatorPanel table={table} />
        </Part>
        {!holdsCards(scene) && <LookingOn table={table} />}
        <PendingMove confirming={confirming} last={last} />
        <div className="hud-asks">
          <HintPanel {...{ table, game, panel, scene }} />
          <TipsPanel table={table} panel={panel} beside={<HintTab {...{ table, game, panel }} />} />
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

/** A moment has the whole picture; what is less than that is told on the cloth. */
function Announcing({ table, game, announced }: Pick<Props, 'table' | 'game' | 'announced'>) {
  const running = useMoment(table.game, announced);
  if (!running) return <AnnouncementLayer game={game} announced={announced} />;
  const { moment, isOn } = running;
  return isOn && <MomentPicture {...{ moment, game }} seated={table.seats} />;
}

/** Without cards in hand one can bet at the room's table, where the host takes it. */
function LookingOn({ table }: Pick<Props, 'table'>) {
  const words = useWords(table.game);
  const shown = useShown();
  if (!table.room || !shown) return null;
  return (
    <div className="hud-actions">
      <Part kind="slip" at={shown}>
        <Betting table={table} words={words} shown={shown} />
      </Part>
    </div>
  );
}

/** What is always at hand: the menu, the talk, and a mark that tells how the shuffle stands. */
function Tabs({ table }: Pick<Props, 'table'>) {
  const { say } = useWords();
  const at = { screen: 'table', table: table.id } as const;
  return (
    <nav className="hud-tabs" aria-label={say('hud.tabs')}>
      <a className="tab" href={addressOf({ ...at, sheet: 'menu' })} aria-keyshortcuts="Escape">
        {say('menu.title')} <Key of="Escape">Esc</Key>
      </a>
      <ChatTab />
      <FairShuffleTab table={table} say={say} href={addressOf({ ...at, sheet: 'seal' })} />
      <OutsideSign />
    </nav>
  );
}
