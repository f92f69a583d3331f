import type { PanelProps } from '../games/game.ts';
import { gameParts } from '../games/registry.ts';
import { useWindowSize } from '../hooks/common.ts';
import { cameraViewFor } from '../motion/layout/camera.ts';
import { cardSize } from '../motion/layout/pose.ts';
import { layoutScene, placeOfZone, rectOf } from '../motion/layout/scene-layout.ts';
import type { Scene, ScreenRect } from '../motion/scene.ts';
import { inWindow } from '../ui/in-window.ts';

/** No insets: on a television the table has the whole window. */
const FREE = { top: 0, right: 0, bottom: 0, left: 0 };

/** Screen positions on a television, drawn or not: of a card, a zone, or a plate (`plate:2`). */
function usePositionOf(scene: Scene): (id: string) => ScreenRect | undefined {
  const { width, height } = useWindowSize();
  return (id) => {
    const size = cardSize(scene.deck);
    const shot = cameraViewFor(width, height, FREE, size, scene.tv);
    return rectOf(id, scene, layoutScene(scene, shot, size), placeOfZone(scene, shot), shot, size);
  };
}

interface Props {
  /** The game's id. */
  readonly game: string;
  readonly scene: Scene;
  /** Props once the card concerned has landed. */
  readonly panel: PanelProps;
}

/** A callout at its player's plate, for a moment. The status line says the same. */
export function Callout({ game, scene, panel }: Props) {
  const spotOf = usePositionOf(scene);
  const cry = gameParts(game).tv?.callout?.(panel.observation, panel);
  const plate = cry && spotOf(`plate:${cry.seat}`);
  if (!cry || !plate) return null;
  const { x, y, width, height } = plate;
  const below = y + height / 2 < window.innerHeight / 2;
  const style = { left: inWindow(x + width / 2, window.innerWidth, 8), top: below ? y + height : y };
  return (
    <p key={`${cry.seat} ${cry.word}`} className="tv-call-out" data-below={below} style={style} aria-hidden="true">
      {cry.word}
    </p>
  );
}

/** The number to beat, as large as the card that would lie there. */
export function NumberToBeat({ game, scene, panel }: Props) {
  const spotOf = usePositionOf(scene);
  const found = gameParts(game).tv?.numberToBeat?.(panel.observation);
  const isFree = found && scene.zones.some(({ id, cards }) => id === found.zone && cards.length === 0);
  const spot = isFree && spotOf(found.zone);
  if (!spot) return null;
  const { x, y, width, height } = spot;
  return (
    <p className="tv-number" style={{ left: x, top: y, width, height, fontSize: height }} aria-hidden="true">
      {found.number}
    </p>
  );
}
