import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { Say } from '../../i18n/say.ts';
import type { SceneRegions, SeatRegion } from '../../match/scene-regions.ts';
import type { Scene } from '../../motion/scene.ts';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';
import { rowNeedsOf, TableCards, type TouchHandlers } from './TableCards.tsx';

/** The part of the page that shrinks and scrolls where room is short. */
export function ScrollingTable({
  className = 'cloth',
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const scrolling = useRef<HTMLDivElement>(null);
  useScrollHint(scrolling);
  return (
    <div ref={scrolling} className={className}>
      {children}
    </div>
  );
}

interface Props {
  readonly scene: Scene;
  readonly fingers: TouchHandlers;
  readonly say: Say;
}

/** The shared zones; a double tap skips the animation. */
export function Middle({
  rows,
  scene,
  fingers,
  say,
  onSkip,
}: Props & { readonly rows: SceneRegions['middle']; onSkip(): void }) {
  const scrolling = useRef<HTMLElement>(null);
  useScrollHint(scrolling);
  return (
    <section
      ref={scrolling}
      className="middle"
      style={rowNeedsOf(rows, scene.seats)}
      aria-label={say('phone.middle')}
      onDoubleClick={onSkip}
    >
      {rows.map((row) => (
        <div key={row[0]?.id} className="line" style={{ '--zones': row.length } as CSSProperties}>
          {row.map((zone) => (
            <TableCards key={zone.id} zone={zone} scene={scene} named={zone.arrangement === 'spread'} {...fingers} />
          ))}
        </div>
      ))}
    </section>
  );
}

interface OwnProps extends Props {
  readonly side: SeatRegion;
  /** A television shows what is only looked at. */
  readonly isOnScreen: boolean;
}

/** The viewer's zones besides the hand that can be read or touched; the plate counts the rest. */
export function OwnTableCards({ side, isOnScreen, scene, fingers, say }: OwnProps) {
  const zones = side.zones.filter(({ cards }) =>
    cards.some(({ face, playable }) => playable || (face !== null && (!isOnScreen || playable !== undefined))),
  );
  if (zones.length === 0) return null;
  return (
    <section className="own" aria-label={say('phone.own')}>
      {zones.map((zone) => (
        <TableCards key={zone.id} zone={zone} scene={scene} {...fingers} />
      ))}
    </section>
  );
}
