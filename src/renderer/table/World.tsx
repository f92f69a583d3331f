import { useThree } from '@react-three/fiber';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Cards } from './Cards.tsx';
import { Cloth, type Pool } from './Cloth.tsx';
import { type Shot, shoot } from './camera.ts';
import { cardSize } from './cardSize.ts';
import { Eye } from './Eye.tsx';
import { fitted, shift, type TableShape } from './geometry.ts';
import { Lamp } from './Lamp.tsx';
import { layScene, placeOfZone } from './layScene.ts';
import { Marker } from './Marker.tsx';
import { Plates } from './Plates.tsx';
import { plateOnRim } from './platePose.ts';
import { Rim } from './Rim.tsx';
import { Room } from './Room.tsx';
import type { Plate, Scene } from './scene.ts';
import { rectOf } from './screen.ts';
import { type Attention, skip } from './stage.ts';
import type { TableProps } from './Table.tsx';
import { Trays } from './Trays.tsx';
import { useContextLoss } from './useContextLoss.ts';
import { useHands } from './useHands.ts';
import { useRender } from './useRender.ts';
import { useStage } from './useStage.ts';

const NO_INSET = { top: 0, right: 0, bottom: 0, left: 0 };
const DARK: Pool = { x: 0, z: 0, strength: 0 };

/** Everything that is seen: the table, the cards on it, the room. Lives inside the canvas. */
export function World(props: TableProps & { onDrawn(): void }) {
  const { scene, settings, inset = NO_INSET, focus = null, ref } = props;
  const invalidate = useThree((state) => state.invalidate);
  const { width, height } = useThree((state) => state.size);
  const size = cardSize(scene.deck);
  const { top, right, bottom, left } = inset;
  const shot = useMemo(
    () => shoot(width, height, { top, right, bottom, left }, size, scene.sofa),
    [width, height, top, right, bottom, left, size, scene.sofa],
  );
  const { speed, reducedMotion: reduced, fourColour } = settings;
  const stage = useStage(scene, shot, size, { speed, reduced });
  const attention = useRef<Attention>({});
  useLayoutEffect(() => {
    attention.current = { ...attention.current, focus };
    invalidate();
  }, [focus, invalidate]);

  const [dragging, setDragging] = useState<string | null>(null);
  useHands({
    scene,
    shot,
    size,
    stage,
    attention,
    onHover: (key) => props.onFocus?.(key),
    onPick: (key) => props.onPick?.(key),
    onDrop: (key, zone) => props.onDrop?.(key, zone),
    onPoint: (zone) => props.onPoint?.(zone),
    onRefused: (key, x, y) => props.onRefused?.(key, x, y),
    onDragging: setDragging,
  });
  useContextLoss((trouble) => props.onTrouble?.(trouble));

  useImperativeHandle(
    ref,
    () => ({
      project: (id) => rectOf(id, scene, layScene(scene, shot, size), placeOfZone(scene, shot), shot, size),
      skip: () => {
        skip(stage);
        invalidate();
      },
    }),
    [scene, shot, size, stage, invalidate],
  );

  useRender(props.onDrawn);
  const lit = onlyLit(scene.plates);
  const pool = useMemo(() => poolBefore(lit?.place, scene.seats, shot), [lit?.place, scene.seats, shot]);
  const target = useMemo(
    () => (dragging === null ? DARK : poolAtDrop(scene, shot.shape)),
    [dragging, scene, shot.shape],
  );
  return (
    <>
      <Eye shot={shot} glides={!reduced} />
      <Room />
      <Lamp />
      <Cloth cloth={scene.cloth} shape={shot.shape} pool={pool} target={target} />
      <Trays zones={scene.zones} shape={shot.shape} size={size} dragging={dragging !== null} />
      <Rim shape={shot.shape} />
      <Plates plates={scene.plates} seats={scene.seats} shot={shot} />
      {lit && <Marker plate={lit} seats={scene.seats} shot={shot} />}
      <Cards
        key={`${scene.deck} ${scene.back}`}
        deck={scene.deck}
        back={scene.back}
        fourColour={fourColour}
        stage={stage}
        attention={attention}
        onTrouble={(trouble) => props.onTrouble?.(trouble)}
      />
    </>
  );
}

/** The lit plate where there is just one: where several seats act at once the marker would point at the wrong one. */
function onlyLit(plates: readonly Plate[]): Plate | undefined {
  const [plate, ...others] = plates.filter(({ lit }) => lit);
  return others.length === 0 ? plate : undefined;
}

/** The pool of light before the seat at a place; none without one. */
function poolBefore(place: number | undefined, seats: number, shot: Shot): Pool {
  if (place === undefined) return DARK;
  const { x, z } = shift(plateOnRim(place, seats, shot), 0, 9);
  return { x, z, strength: 1 };
}

/** The pool of light where a dragged card may be dropped. A tray shines by itself. */
function poolAtDrop(scene: Scene, shape: TableShape): Pool {
  const zone = scene.zones.find(({ drop, tray }) => drop && !tray);
  if (!zone) return DARK;
  return { ...fitted(zone.place, shape), strength: 1 };
}
