import '../../input/pads.css';
import { useEffect, useState } from 'react';
import { usePads } from '../../input/connected-pads.ts';
import { projectOnTable } from '../../match/tabletop/use-scene.ts';

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Shows whose focus it is where several gamepads play: the number of the pad that moved it, in its colour. */
export function GamepadBadge() {
  const { connected, used } = usePads();
  const pad = connected.length > 1 ? used : null;
  const at = useFocusSpot(pad !== null);
  useEffect(() => {
    if (pad === null) return;
    document.documentElement.dataset.pad = String(pad + 1);
    return () => {
      delete document.documentElement.dataset.pad;
    };
  }, [pad]);
  if (pad === null || !at) return null;
  return (
    <span className="pad-sign" style={at} aria-hidden="true">
      {pad + 1}
    </span>
  );
}

/** The upper left corner of the focused element or card. Measured only while wanted. */
function useFocusSpot(wanted: boolean): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let frame = 0;
    const look = (): void => {
      const next = spotOf(document.activeElement);
      setSpot((before) => (before?.left === next?.left && before?.top === next?.top ? before : next));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return spot;
}

function spotOf(element: Element | null): Spot | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { card } = element.dataset;
  const seen = card === undefined ? undefined : projectOnTable(card);
  if (seen) return { left: seen.x, top: seen.y };
  const { left, top } = element.getBoundingClientRect();
  return { left, top };
}
