/** In place of the 3D table where only what lies over it is looked at: nothing is drawn, and everything has its place. */
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '#renderer/table/api.ts';
import { shoot } from '#renderer/table/places/camera.ts';
import { cardSize } from '#renderer/table/places/cardSize.ts';
import { layScene, placeOfZone } from '#renderer/table/places/layScene.ts';
import { rectOf } from '#renderer/table/places/screen.ts';

const NO_INSET = { top: 0, right: 0, bottom: 0, left: 0 };

/** The scene that lies there now. */
export const lying: { scene: TableProps['scene'] | null } = { scene: null };

export function Table({ scene, inset = NO_INSET, ref }: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const size = cardSize(scene.deck);
  const shot = useMemo(() => shoot(width, height, inset, size), [width, height, inset, size]);
  lying.scene = scene;
  useImperativeHandle(
    ref,
    () => ({
      project: (id) => rectOf(id, scene, layScene(scene, shot, size), placeOfZone(scene, shot), shot, size),
      skip: () => undefined,
    }),
    [scene, shot, size],
  );
  return <div ref={box} className="bare-table" style={{ position: 'absolute', inset: 0, background: '#1d3b2c' }} />;
}

function useSize(box: React.RefObject<HTMLDivElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: innerWidth, height: innerHeight });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
