import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { decisionOf, type TableGame } from '../../games/game.ts';
import { Claims } from '../../match/claim/Claims.tsx';
import { SealButton } from '../../match/seal/Seal.tsx';
import { type MatchProps, useMatchView, usePlayer, useShown } from '../../match/useMatchView.ts';
import { dyed } from '../../paper/dyed.ts';
import { useMore } from '../../paper/scrolling/useMore.ts';
import type { Scene, TableCard } from '../../table/api.ts';
import type { Say } from '../../words/say.ts';
import { Looking } from '../page/Alone.tsx';
import { Part } from '../page/Part.tsx';
import { Knocks } from '../sheets/Knocks.tsx';
import { OnTop, type SheetName } from '../sheets/OnTop.tsx';
import { BOOK } from '../sheets/Reading.tsx';
import { isLong } from './Card.tsx';
import { Fan } from './Fan.tsx';
import { type Fingers, Lying, needsOf } from './Lying.tsx';
import { Others } from './Others.tsx';
import { Standing } from './Standing.tsx';
import { StoodIn } from './StoodIn.tsx';
import { type Side, type Sides, sidesOf } from './sides.ts';
import { Bubble, TalkButton } from './Talking.tsx';
import { useHeld } from './useHeld.ts';
import { Whose } from './Whose.tsx';

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
  if (!shown) return <Looking say={say} />;
  return (
    <Part kind="page" at={shown}>
      <RunningMatch {...{ table, game, viewer, shown, player, say, book: BOOK }} />
    </Part>
  );
}

function RunningMatch(at: MatchProps) {
  const { table, game, viewer, shown, player, say } = at;
  const { scene, panel, told, announced, play, point } = useMatchView(at);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const { lifted, touch, putBack } = useFingers(scene, play);
  const { own, hand, others, middle } = sidesOf(scene, viewer);
  const isMine = own?.plate.lit ?? false;
  const fingers = { lifted: lifted?.key ?? null, isHolding: panel.held.length > 0, touch, point };
  useTurn(isMine);
  const held = useHeld();
  const page = useRef<HTMLElement>(null);
  useMore(page);
  const parts = {
    top: (
      <header className="top">
        <button type="button" className="engraved" onClick={() => setSheet('menu')}>
          {say('hand.menu')}
        </button>
        <TalkButton say={say} onOpen={() => setSheet('talk')} />
        <SealButton table={table} say={say} onOpen={() => setSheet('seal')} />
        <p aria-live="polite" data-log>
          {game.log(told.observation, told).at(-1)}
        </p>
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
      <div key={decisionOf(game, panel)} className="deciding hud-actions">
        <Part kind="slip" at={shown}>
          <game.Actions {...panel} />
        </Part>
      </div>
    ),
    own: own && <Own side={own} scene={scene} fingers={fingers} say={say} />,
    whose: <Whose scene={scene} own={own} paused={table.paused} lifted={lifted} onPlay={touch} say={say} />,
    fan: hand && <Fan zone={hand} scene={scene} lifted={fingers.lifted} touch={touch} push={play} pull={putBack} />,
  };
  return (
    <main
      ref={page}
      className="playing"
      data-held={held}
      style={dyed(scene)}
      data-cards={isLong(scene.deck) ? 'long' : undefined}
      data-mine={isMine}
    >
      {held === 'side' ? (
        <>
          <div className="left">
            {parts.others}
            {parts.middle}
            {parts.fan ?? parts.own}
          </div>
          <div className="right">
            {parts.top}
            {parts.claims}
            {parts.standing}
            {parts.told}
            {parts.deciding}
            {hand && parts.own}
            {parts.whose}
          </div>
        </>
      ) : (
        <>
          {parts.claims}
          <Cloth>
            {parts.top}
            {parts.others}
            {parts.standing}
            {parts.middle}
            {parts.told}
          </Cloth>
          {parts.deciding}
          {parts.own}
          {parts.whose}
          {parts.fan}
        </>
      )}
      <Part kind="slip" at={shown}>
        {game.Announcement && <game.Announcement {...announced} />}
      </Part>
      <Bubble seat={own?.plate.seat} say={say} />
      <div className="sheets">
        <Part kind="page" at={sheet}>
          <OnTop table={table} game={game} panel={told} scene={scene} sheet={sheet} onSheet={setSheet} />
        </Part>
      </div>
    </main>
  );
}

/** What gives way where there is little room: it scrolls then. */
function Cloth({ children }: { readonly children: ReactNode }) {
  const scrolling = useRef<HTMLDivElement>(null);
  useMore(scrolling);
  return (
    <div ref={scrolling} className="cloth">
      {children}
    </div>
  );
}

interface LyingProps {
  readonly scene: Scene;
  readonly fingers: Fingers;
  readonly say: Say;
}

/** What belongs to all; who has seen enough of it taps twice. */
function Middle({
  rows,
  scene,
  fingers,
  say,
  onSkip,
}: LyingProps & { readonly rows: Sides['middle']; onSkip(): void }) {
  const scrolling = useRef<HTMLElement>(null);
  useMore(scrolling);
  return (
    <section
      ref={scrolling}
      className="middle"
      style={needsOf(rows)}
      aria-label={say('hand.middle')}
      onDoubleClick={onSkip}
    >
      {rows.map((row) => (
        <div key={row[0]?.id} className="line" style={{ '--zones': row.length } as CSSProperties}>
          {row.map((zone) => (
            <Lying key={zone.id} zone={zone} scene={scene} named={zone.arrangement === 'spread'} {...fingers} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** What lies before the viewer, besides the hand, and can be read or touched; the plate counts the rest. */
function Own({ side, scene, fingers, say }: LyingProps & { readonly side: Side }) {
  const zones = side.zones.filter(({ cards }) => cards.some(({ face, playable }) => face !== null || playable));
  if (zones.length === 0) return null;
  return (
    <section className="own" aria-label={say('hand.own')}>
      {zones.map((zone) => (
        <Lying key={zone.id} zone={zone} scene={scene} {...fingers} />
      ))}
    </section>
  );
}

/** A card that shows its face is taken up first, and played when it is touched again; what lies face down needs no look. */
function useFingers(scene: Scene, play: (card: TableCard) => void) {
  const [up, setUp] = useState<Place | null>(null);
  const lifted = up ? cardAt(scene, up) : undefined;
  const gone = up !== null && !lifted;
  useEffect(() => {
    if (gone) setUp(null);
  }, [gone]);
  const touch = useCallback(
    (card: TableCard): void => {
      const isLook = card.face !== null && card.key !== up?.key;
      setUp(isLook ? placeOf(scene, card) : null);
      if (!isLook && card.playable) play(card);
    },
    [scene, up, play],
  );
  const putBack = useCallback(() => setUp(null), []);
  usePutBack(up !== null, putBack);
  return { lifted, touch, putBack };
}

/** Where a card was taken up: elsewhere it is up no more, whichever way it went there. */
interface Place {
  readonly key: string;
  readonly zone: string;
}

function placeOf({ zones }: Scene, { key }: TableCard): Place | null {
  const zone = zones.find(({ cards }) => cards.some((card) => card.key === key));
  return zone ? { key, zone: zone.id } : null;
}

function cardAt({ zones }: Scene, { key, zone }: Place): TableCard | undefined {
  return zones.find(({ id }) => id === zone)?.cards.find((card) => card.key === key);
}

/** A card that was taken up is put back where one touches neither a card nor anything else that can be pressed. */
function usePutBack(isUp: boolean, putBack: () => void): void {
  useEffect(() => {
    if (!isUp) return;
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && !target.closest('button, a, input, dialog')) putBack();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isUp, putBack]);
}

/** On, off, on, in ms: short enough for a table, long enough for a pocket. */
const BUZZ = [90, 60, 140];

/** A buzz when it becomes the viewer's turn, on phones that can. Browsers forbid it before the first touch. */
function useTurn(isMine: boolean): void {
  useEffect(() => {
    if (isMine && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ);
  }, [isMine]);
}
