import { type ReactNode, useRef, useState } from 'react';
import { decisionOf, type PanelProps, type TableGame } from '../../games/game.ts';
import { latestLogText } from '../../games/log-lines.ts';
import type { MyView } from '../../match/about-me.ts';
import { regionsOf } from '../../match/scene-regions.ts';
import type { MatchView, ViewedMatch } from '../../match/use-match-view.ts';
import type { Zone } from '../../motion/scene.ts';
import { clothStyle } from '../../ui/cloth-style.ts';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';
import { Part } from '../page/Frame.tsx';
import { isLong } from './Card.tsx';
import { Fan } from './Fan.tsx';
import { Middle, OwnTableCards } from './Middle.tsx';
import { Opponents } from './Opponents.tsx';
import { HandOnlyLayout, type LayoutParts, TableAndHandLayout } from './PhoneLayout.tsx';
import { type HostContext, TurnBanner } from './TurnBanner.tsx';
import { useMatchLayout } from './use-match-layout.ts';
import type { PendingMoveControls } from './use-pending-move.ts';
import { useTouch } from './use-touch.ts';

interface StatusLineProps {
  readonly game: TableGame;
  readonly panel: PanelProps;
}

/** The status: the main facts, and the rest on a tap. */
function StatusLine({ game: { Status }, panel }: StatusLineProps) {
  const { say } = panel;
  const [open, setOpen] = useState(false);
  return (
    <div className="standing" data-open={open}>
      <Status {...panel} />
      <button
        type="button"
        className="more"
        aria-expanded={open}
        aria-label={say(open ? 'phone.standing.less' : 'phone.standing.more')}
        onClick={() => setOpen(!open)}
      />
    </div>
  );
}

interface Props extends Pick<LayoutParts, 'log' | 'top' | 'first' | 'after'>, Pick<MyView, 'halted' | 'wait'> {
  readonly at: ViewedMatch;
  readonly view: MatchView;
  readonly holding: PendingMoveControls;
  /** A television shows the table. */
  readonly isHandOnly?: boolean;
  /** No move is accepted. */
  readonly isLost?: boolean;
  /** The hand's share of the window's height, where it is less than usual. */
  readonly share?: number;
  /** Shown beside the decision. */
  readonly beside?: ReactNode;
  /** Shown beside the status. */
  readonly counted?: ReactNode;
  /** At a host's table, where the viewer can ask why. */
  readonly host?: HostContext;
  /** Shown over it. */
  readonly children?: ReactNode;
}

/** The flat table and the hand, for a host's match and for lessons. */
export function FlatMatch({
  at,
  view,
  holding,
  isHandOnly = false,
  halted,
  wait,
  isLost = false,
  share,
  beside,
  children,
  counted,
  host,
  ...around
}: Props) {
  const { table, game, viewer, shown, player, say } = at;
  const { scene, panel, settled: told, announced, play, point } = view;
  const hands = useTouch({ game, panel, scene, holding, play });
  const { own, hand, others, middle } = regionsOf(scene, viewer);
  const up = hands.lifted?.key ?? holding.held?.card ?? null;
  const fingers = {
    ...{ lifted: up, isHolding: panel.preselection.length > 0 },
    ...{ touch: hands.touch, fling: hands.fling, putBack: hands.putBack },
    point: (zone: Zone) => holding.as({ what: zone.label }, () => point(zone)),
  };
  const held = useMatchLayout();
  const page = useRef<HTMLElement>(null);
  useScrollHint(page);
  const parts: LayoutParts = {
    ...around,
    others: <Opponents sides={others} seated={table.seats} scene={scene} say={say} />,
    standing: (
      <Part kind="slip" at={shown}>
        <StatusLine game={game} panel={told} />
        {counted}
      </Part>
    ),
    middle: <Middle rows={middle} scene={scene} fingers={fingers} say={say} onSkip={player.skip} />,
    deciding: (
      <Deciding key={decisionOf(game, panel)} isLost={isLost} onPress={holding.name}>
        <Part kind="slip" at={shown}>
          <game.Actions {...panel} />
          {beside}
        </Part>
      </Deciding>
    ),
    own: own && <OwnTableCards side={own} isOnScreen={isHandOnly} scene={scene} fingers={fingers} say={say} />,
    whose: (
      <TurnBanner
        {...{ scene, hands, holding, say, host }}
        me={{
          ...{ viewer, halted, wait, plates: scene.plates, seated: table.seats },
          own: viewer === 'everyone' ? undefined : game.ownState?.(told.observation, told),
        }}
      />
    ),
    fan: hand && hand.cards.length > 0 && (
      <Fan
        {...hands}
        zone={hand}
        scene={scene}
        lifted={up}
        share={isHandOnly ? HAND_ONLY_HEIGHT_SHARES[held] : Math.min(HAND_HEIGHT_SHARES[held], share ?? 1)}
      />
    ),
  };
  return (
    <main
      ref={page}
      className={isHandOnly ? 'playing hand-only' : 'playing'}
      data-held={held}
      style={clothStyle(scene)}
      data-cards={isLong(scene.deck) ? 'long' : undefined}
      data-mine={own?.plate.onTurn ?? false}
    >
      <h1 className="unseen">{say('game.name')}</h1>
      {isHandOnly ? <HandOnlyLayout {...parts} /> : <TableAndHandLayout {...parts} isSide={held === 'side'} />}
      <Part kind="slip" at={shown}>
        {game.Announcement && !isHandOnly && <game.Announcement {...announced} />}
      </Part>
      {children}
    </main>
  );
}

/** The latest event that matters. */
export function Log({ game, told }: { readonly game: TableGame; readonly told: PanelProps }) {
  return (
    <p aria-live="polite" data-log>
      {latestLogText(game.log(told.observation, told))}
    </p>
  );
}

/** The hand's share of the window's height beside the table. */
const HAND_HEIGHT_SHARES = { upright: 0.33, side: 0.42, scrolled: 0.42 } as const;

/** Its share where it is alone: in landscape a low window also holds the decision above it. */
const HAND_ONLY_HEIGHT_SHARES = { upright: 0.47, side: 0.4, scrolled: 0.47 } as const;

interface DecidingProps {
  readonly isLost: boolean;
  onPress(what: string): void;
  readonly children: ReactNode;
}

/** The decision. Each press names the move before it is made. */
function Deciding({ isLost, onPress, children }: DecidingProps) {
  return (
    <div
      className="deciding hud-actions"
      inert={isLost}
      onClickCapture={({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        if (button) onPress(button.dataset.place ?? button.ariaLabel ?? button.innerText);
      }}
    >
      {children}
    </div>
  );
}
