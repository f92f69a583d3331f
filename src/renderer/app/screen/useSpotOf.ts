import { useWindowSize } from '../../react/useWindowSize.ts';
import type { Scene, ScreenRect } from '../../table/api.ts';
import { cameraViewFor } from '../../table/places/camera.ts';
import { cardSize } from '../../table/places/cardSize.ts';
import { layoutScene, placeOfZone } from '../../table/places/layScene.ts';
import { rectOf } from '../../table/places/screen.ts';

/** Nothing on a television lies over an edge of the window: the table has all of it. */
const FREE = { top: 0, right: 0, bottom: 0, left: 0 };

/** Where things of a scene are seen on a television, whether or not they are drawn: a card, a zone, a plate (`plate:2`). */
export function usePositionOf(scene: Scene): (id: string) => ScreenRect | undefined {
  const { width, height } = useWindowSize();
  return (id) => {
    const size = cardSize(scene.deck);
    const shot = cameraViewFor(width, height, FREE, size, scene.tv);
    return rectOf(id, scene, layoutScene(scene, shot, size), placeOfZone(scene, shot), shot, size);
  };
}
