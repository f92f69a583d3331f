import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { decisionOf, type TableGame } from '../../games/game.ts';
import { Claims } from '../../match/claim/Claims.tsx';
import { SealButton } from '../../match/seal/Seal.tsx';
import { sidesOf } from '../../match/sides.ts';
import { type MatchProps, type MatchView, useMatchView, usePlayer, useShown } from '../../match/useMatchView.ts';
import { dyed } from '../../paper/dyed.ts';
import { useMore } from '../../paper/scrolling/useMore.ts';
import { useSettings } from '../../session/device/settings.ts';
import type { Zone } from '../../table/api.ts';
import type { Say } from '../../words/say.ts';
import { Looking } from '../page/Alone.tsx';
import { Part } from '../page/Part.tsx';
import { useFetched } from '../page/useFetched.ts';
import { Bets } from '../sheets/Bets.tsx';
import { Knocks } from '../sheets/Knocks.tsx';
import { OnTop, type SheetName } from '../sheets/OnTop.tsx';
import { BOOK } from '../sheets/Reading.tsx';
import { isLong } from './Card.tsx';
import { Fan } from './Fan.tsx';
import { HandOnly, type Parts, WithTable } from './Laid.tsx';
import { Middle, Own } from './Middle.tsx';
import { Others } from './Others.tsx';
import { Standing } from './Standing.tsx';
import { StoodIn } from './StoodIn.tsx';
import { Bubble, TalkButton } from './Talking.tsx';
import { useFingers } from './useFingers.ts';
import { useHeld } from './useHeld.ts';
import { useHeldMove } from './useHeldMove.ts';
import { Whose } from './Whose.tsx';

/** For who asked for it. */
function Sounds(match: { readonly at: MatchProps; readonly view: MatchView }) {
  const asked = useSettings((settings) => settings.handSound);
  const { value } = useFetched(asked ? 'hearing' : undefined, loadHearing);
  return asked && value ? <value.Hearing {...match} /> : null;
}

const loadOrder = async () => (await import('../sheets/hand-order.tsx')).ORDERED;

const loadHearing = async () => (await import('./hearing.ts')).HEARING;

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly say: Say;
}

/** The match as it is held in the hand. */
export function Match({ table, game, say }: Props) {
  const viewer: Viewer = table.mine[0] ?? 'everyone';
  const player = usePlayer(table.id, viewer, game);
  const shown = useShown();
  const isOrdered = useSettings(({ handOrder }) => handOrder);
  const { value: Ordered } = useFetched(isOrdered ? 'order' : undefined, loadOrder);
  if (!shown) return <Looking say={say} />;
  const at = { table, game, viewer, shown, player, say, book: BOOK };
  return (
    <Part kind="page" at={shown}>
      {Ordered ? <Ordered at={at} Running={RunningMatch} /> : <RunningMatch {...at} />}
    </Part>
  );
}

function RunningMatch(at: MatchProps) {
  const { table, game, viewer, shown, say } = at;
  const holding = useHeldMove(at);
  const { player } = holding;
  const view = useMatchView({ ...at, player });
  const { scene, panel, told, announced, play, point } = view;
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const hands = useFingers({ game, panel, scene, holding, play });
  const { own, hand, others, middle } = sidesOf(scene, viewer);
  const isMine = own?.plate.lit ?? false;
  const up = hands.lifted?.key ?? holding.held?.card ?? null;
  const fingers = {
    ...{ lifted: up, isHolding: panel.held.length > 0, touch: hands.touch },
    point: (zone: Zone) => holding.as({ what: zone.label }, () => point(zone)),
  };
  useTurn(isMine);
  const held = useHeld();
  const wholeTable = useSettings((settings) => settings.wholeTable);
  const isOnScreen = table.screens > 0 && own !== undefined;
  const isHandOnly = isOnScreen && !wholeTable;
  const page = useRef<HTMLElement>(null);
  useMore(page);
  const log = (
    <p aria-live="polite" data-log>
      {game.log(told.observation, told).at(-1)}
    </p>
  );
  const parts: Parts = {
    log,
    top: (
      <header className="top">
        <button type="button" className="engraved" onClick={() => setSheet('menu')}>
          {say('hand.menu')}
        </button>
        <TalkButton say={say} onOpen={() => setSheet('talk')} />
        <SealButton table={table} say={say} onOpen={() => setSheet('seal')} />
        {isOnScreen && <WholeTable isShown={wholeTable} say={say} />}
        {!isHandOnly && log}
      </header>
    ),
    claims: (
      <Part kind="slip" at={table}>
        <Claims table={table} say={say} />
        {table.room && <Knocks say={say} />}
      </Part>
    ),
    others: <Others sides={others} seated={table.seats} scene={scene} say={say} />,
    standing: (
      <Part kind="slip" at={shown}>
        <Standing game={game} panel={told} />
      </Part>
    ),
    middle: <Middle rows={middle} scene={scene} fingers={fingers} say={say} onSkip={player.skip} />,
    told: (
      <Part kind="slip" at={table}>
        <StoodIn table={table} say={say} onLog={() => setSheet('log')} />
      </Part>
    ),
    deciding: (
      <Deciding key={decisionOf(game, panel)} onPress={holding.name}>
        <Part kind="slip" at={shown}>
          <game.Actions {...panel} />
          <Bets table={table} shown={shown} />
        </Part>
      </Deciding>
    ),
    own: own && <Own side={own} isOnScreen={isHandOnly} scene={scene} fingers={fingers} say={say} />,
    whose: (
      <Whose
        {...{ scene, own, hands, holding, say }}
        paused={table.paused}
        secret={isHandOnly ? game.secret?.(told.observation, told) : undefined}
      />
    ),
    fan: hand && hand.cards.length > 0 && (
      <Fan {...hands} zone={hand} scene={scene} lifted={up} share={isHandOnly ? SHARE.alone : SHARE[held]} />
    ),
  };
  return (
    <main
      ref={page}
      className={isHandOnly ? 'playing hand-only' : 'playing'}
      data-held={held}
      style={dyed(scene)}
      data-cards={isLong(scene.deck) ? 'long' : undefined}
      data-mine={isMine}
    >
      {isHandOnly ? <HandOnly {...parts} /> : <WithTable {...parts} isSide={held === 'side'} />}
      <Part kind="slip" at={shown}>
        {game.Announcement && !isHandOnly && <game.Announcement {...announced} />}
      </Part>
      <Bubble seat={own?.plate.seat} say={say} />
      <Sounds at={at} view={view} />
      <div className="sheets">
        <Part kind="page" at={sheet}>
          <OnTop table={table} game={game} panel={told} scene={scene} sheet={sheet} onSheet={setSheet} />
        </Part>
      </div>
    </main>
  );
}

/** How much of the window's height the own hand may take: where it is all there is, and beside the table. */
const SHARE = { alone: 0.47, upright: 0.33, side: 0.42, scrolled: 0.42 } as const;

/** What a big screen shows to the room, on this phone, too: for who sits with their back to it. */
function WholeTable({ isShown, say }: { readonly isShown: boolean; readonly say: Say }) {
  return (
    <button
      type="button"
      className="engraved"
      aria-pressed={isShown}
      onClick={() => useSettings.setState({ wholeTable: !isShown })}
    >
      {say('hand.table')}
    </button>
  );
}

/** What is to be decided. What is pressed there is named before it is done. */
function Deciding({ onPress, children }: { onPress(what: string): void; readonly children: ReactNode }) {
  return (
    <div
      className="deciding hud-actions"
      onClickCapture={({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        onPress(button?.ariaLabel ?? button?.innerText ?? '');
      }}
    >
      {children}
    </div>
  );
}

/** On, off, on, in ms: short enough for a table, long enough for a pocket. */
const BUZZ = [90, 60, 140];

/** A buzz when it becomes the viewer's turn, on phones that can. Browsers forbid it before the first touch. */
function useTurn(isMine: boolean): void {
  useEffect(() => {
    if (isMine && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ);
  }, [isMine]);
}
