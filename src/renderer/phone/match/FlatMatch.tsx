import { type ReactNode, useRef, useState } from 'react';
import { decisionOf, type PanelProps, type TableGame } from '../../games/game.ts';
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

/** How it stands: what matters at a glance, the rest at a touch. */
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

interface Props extends Pick<LayoutParts, 'log' | 'top' | 'first' | 'after'> {
  readonly at: ViewedMatch;
  readonly view: MatchView;
  readonly holding: PendingMoveControls;
  /** A screen shows the table. */
  readonly isHandOnly?: boolean;
  readonly paused?: string | false;
  /** Nobody takes what is decided. */
  readonly isLost?: boolean;
  /** How much of the window's height the hand may take, where less than usual is left for it. */
  readonly share?: number;
  /** Stands with what is to be decided. */
  readonly beside?: ReactNode;
  /** Stands with how it stands. */
  readonly counted?: ReactNode;
  /** At a host's table: there one may ask why. */
  readonly host?: HostContext;
  /** What lies over it. */
  readonly children?: ReactNode;
}

/** The table drawn flat, and the hand: at a host's table, and where one learns alone. */
export function FlatMatch({
  at,
  view,
  holding,
  isHandOnly = false,
  paused = false,
  isLost = false,
  share,
  beside,
  children,
  counted,
  host,
  ...around
}: Props) {
  const { table, game, viewer, shown, player, say } = at;
  const { scene, panel, told, announced, play, point } = view;
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
        {...{ scene, own, hands, holding, say, paused, host }}
        secret={isHandOnly ? game.secretNote?.(told.observation, told) : undefined}
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

/** What happened last. */
export function Log({ game, told }: { readonly game: TableGame; readonly told: PanelProps }) {
  return (
    <p aria-live="polite" data-log>
      {game.log(told.observation, told).at(-1)}
    </p>
  );
}

/** How much of the window's height the own hand may take beside the table. */
const HAND_HEIGHT_SHARES = { upright: 0.33, side: 0.42, scrolled: 0.42 } as const;

/** And where it is all there is: on its side a low window has to hold what is decided above it. */
const HAND_ONLY_HEIGHT_SHARES = { upright: 0.47, side: 0.4, scrolled: 0.47 } as const;

interface DecidingProps {
  readonly isLost: boolean;
  onPress(what: string): void;
  readonly children: ReactNode;
}

/** What is to be decided. What is pressed there is named before it is done. */
function Deciding({ isLost, onPress, children }: DecidingProps) {
  return (
    <div
      className="deciding hud-actions"
      inert={isLost}
      onClickCapture={({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        onPress(button?.ariaLabel ?? button?.innerText ?? '');
      }}
    >
      {children}
    </div>
  );
}
