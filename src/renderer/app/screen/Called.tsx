import type { PanelProps } from '../../games/game.ts';
import { gameOnTv } from '../../games/sofa.ts';
import type { Scene } from '../../table/api.ts';
import { usePositionOf } from './useSpotOf.ts';

interface Props {
  /** Its id. */
  readonly game: string;
  readonly scene: Scene;
  /** Once the card it is about has landed. */
  readonly panel: PanelProps;
}

/** What somebody calls out, at the plate of who calls, for a moment. The line of what happened says the same. */
export function Callout({ game, scene, panel }: Props) {
  const spotOf = usePositionOf(scene);
  const cry = gameOnTv(game).callout?.(panel.observation, panel);
  const plate = cry && spotOf(`plate:${cry.seat}`);
  if (!cry || !plate) return null;
  const { x, y, width, height } = plate;
  const below = y + height / 2 < window.innerHeight / 2;
  const style = { left: `clamp(8rem, ${x + width / 2}px, 100% - 8rem)`, top: below ? y + height : y };
  return (
    <p key={`${cry.seat} ${cry.word}`} className="screen-cry" data-below={below} style={style} aria-hidden="true">
      {cry.word}
    </p>
  );
}

/** The number that all look at, as large as the card that would lie there. */
export function NumberToBeat({ game, scene, panel }: Props) {
  const spotOf = usePositionOf(scene);
  const found = gameOnTv(game).numberToBeat?.(panel.observation);
  const isFree = found && scene.zones.some(({ id, cards }) => id === found.zone && cards.length === 0);
  const spot = isFree && spotOf(found.zone);
  if (!spot) return null;
  const { x, y, width, height } = spot;
  return (
    <p className="screen-number" style={{ left: x, top: y, width, height, fontSize: height }} aria-hidden="true">
      {found.number}
    </p>
  );
}
