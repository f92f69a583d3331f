import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Gain, PanelProps } from '../../games/game.ts';
import { onCloth } from '../../games/onCloth.ts';
import { useReducedMotion } from '../../session/device/useReducedMotion.ts';
import type { Scene, ScreenRect } from '../../table/api.ts';
import { projected } from './projection.ts';
import './gained.css';
import { RISES, useRising, wayFrom } from './rising.ts';

interface Props {
  /** Its id. */
  readonly game: string;
  readonly scene: Scene;
  /** Once the cards it is about have landed. */
  readonly panel: PanelProps;
}

/** What somebody was just given, rising from where it went; the log says the same in words. */
export function Gained({ game, scene, panel }: Props) {
  const gain = onCloth(game).gain?.(panel.observation, panel);
  const spot = useSpot(gain, scene);
  const isStill = useReducedMotion();
  const word = useRef<HTMLParagraphElement>(null);
  useWay(word, gain && spot, scene);
  if (!gain || !spot) return null;
  const { x, y, width, height } = spot;
  const style = {
    left: `clamp(2rem, ${x + width / 2}px, 100% - 2rem)`,
    top: `clamp(3rem, ${y + height / 2}px, 100% - 1rem)`,
    '--from': `${RISES.from * 100 - 50}%`,
    '--to': `${RISES.to * 100 - 50}%`,
  };
  return (
    <p ref={word} key={gain.zone} className="gained" data-still={isStill} style={style} aria-hidden="true">
      {gain.word}
    </p>
  );
}

/** Where its zone is seen: asked once the table has taken the scene in. */
function useSpot(gain: Gain | undefined, scene: Scene): ScreenRect | undefined {
  const [spot, setSpot] = useState<ScreenRect>();
  const zone = gain?.zone;
  useEffect(() => {
    void scene;
    setSpot(zone === undefined ? undefined : projected(zone));
  }, [zone, scene]);
  return spot;
}

/** Says what it passes over, as long as it is there: nothing that is read at the same moment lies on it. */
function useWay(word: RefObject<HTMLElement | null>, spot: ScreenRect | undefined, scene: Scene): void {
  useLayoutEffect(() => {
    void scene;
    const rises = spot && word.current;
    if (!rises) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = rises;
    useRising.setState({ way: wayFrom(offsetLeft, offsetTop, offsetWidth, offsetHeight) });
    return () => useRising.setState({ way: undefined });
  }, [word, spot, scene]);
}
