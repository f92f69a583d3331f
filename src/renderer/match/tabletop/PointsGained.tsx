import './points-gained.css';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../client/device/use-reduced-motion.ts';
import type { PanelProps, PointsGain } from '../../games/game.ts';
import { gameParts } from '../../games/registry.ts';
import type { Scene, ScreenRect } from '../../motion/scene.ts';
import {
  clearestPoint,
  type Point,
  panelsOver,
  RISE_HEIGHTS,
  rightOfTable,
  risePathFrom,
  useRisePath,
} from './rise-path.ts';
import { projectOnTable, useTableHandle } from './use-scene.ts';

interface Props {
  /** The game's id. */
  readonly game: string;
  readonly scene: Scene;
  /** Props once the cards concerned have landed. */
  readonly panel: PanelProps;
}

/** Minimum distance from the window's edges at the start, in rem. */
const MARGINS_REM = { side: 2, top: 3, bottom: 1 };

/** Shows the points somebody just gained, rising from the zone they went to; the log says the same. */
export function PointsGained({ game, scene, panel }: Props) {
  const gain = gameParts(game).highlights?.pointsGained?.(panel.observation, panel);
  const isStill = useReducedMotion();
  const word = useRef<HTMLParagraphElement>(null);
  const spot = useSpot(word, gain, scene);
  if (!gain) return null;
  const style = {
    ...(spot ? { left: spot.x, top: spot.y } : { visibility: 'hidden' as const, animationName: 'none' }),
    '--from': `${RISE_HEIGHTS.from * 100 - 50}%`,
    '--to': `${RISE_HEIGHTS.to * 100 - 50}%`,
  };
  return (
    <p ref={word} key={gain.zone} className="gained" data-at-rest={isStill} style={style} aria-hidden="true">
      {/* Its animation begins with the outer one, once the spot is known. */}
      <span key={String(spot !== undefined)}>{gain.word}</span>
    </p>
  );
}

/**
 * Chooses the start once the table has taken the scene, and keeps it while window and font size stay the same. Where
 * the text would cover face-up cards or slips, it starts at the player's plate or in front of it.
 */
function useSpot(word: RefObject<HTMLElement | null>, gain: PointsGain | undefined, scene: Scene): Point | undefined {
  const [found, setFound] = useState<{ readonly zone: string; readonly size: string; readonly spot: Point }>();
  const table = useTableHandle((standing) => standing.table);
  const { zone, seat } = gain ?? {};
  const spot = found?.zone === zone ? found?.spot : undefined;
  useEffect(() => {
    if (zone === undefined) setFound(undefined);
    const size = `${window.innerWidth} ${window.innerHeight} ${remNow()}`;
    if (zone === undefined || !table || !word.current || (spot && found?.size === size)) return;
    const own = { width: word.current.offsetWidth, height: word.current.offsetHeight };
    const points = [zone, `plate:${seat}`].flatMap((id) => middleOf(id) ?? []);
    const next = clearestPoint([...points, ...beforePlate(seat, own)], own, [...openIn(scene), ...panelsOver()]);
    if (next) setFound({ zone, size, spot: next });
  }, [word, zone, seat, spot, found, scene, table]);
  useLayoutEffect(() => {
    if (!spot || !word.current) return;
    // Publishes the path, so that no text is placed on it.
    useRisePath.setState({ way: risePathFrom(spot.x, spot.y, word.current.offsetWidth, word.current.offsetHeight) });
    return () => useRisePath.setState({ way: undefined });
  }, [word, spot]);
  return spot;
}

/** The boxes of face-up cards. */
function openIn({ zones }: Scene): NonNullable<ReturnType<typeof projectOnTable>>[] {
  const open = zones.flatMap(({ cards }) => cards).filter(({ face }) => face !== null);
  return open.flatMap(({ key }) => projectOnTable(key) ?? []);
}

/** The middle of a zone or plate, kept away from the edges of what is seen of the table. */
function middleOf(id: string): Point | undefined {
  const seen = projectOnTable(id);
  if (!seen) return undefined;
  return inWindow({ x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 });
}

function inWindow({ x, y }: Point): Point {
  const rem = remNow();
  return {
    x: Math.max(MARGINS_REM.side * rem, Math.min(x, rightOfTable() - MARGINS_REM.side * rem)),
    y: Math.max(MARGINS_REM.top * rem, Math.min(y, window.innerHeight - MARGINS_REM.bottom * rem)),
  };
}

/** Points on the cloth in front of a plate and beside it. */
function beforePlate(seat: number | undefined, { width, height }: Pick<ScreenRect, 'width' | 'height'>): Point[] {
  const plate = projectOnTable(`plate:${seat}`);
  if (!plate) return [];
  const [middle, low] = [plate.x + plate.width / 2, plate.y + plate.height];
  const before = low < window.innerHeight / 2 ? low - height * RISE_HEIGHTS.to + height : plate.y - height;
  return [middle, plate.x - width, plate.x + plate.width + width].map((x) => inWindow({ x, y: before }));
}

function remNow(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
