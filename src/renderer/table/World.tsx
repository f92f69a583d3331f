import { useThree } from '@react-three/fiber';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PerspectiveCamera, Scene as ThreeScene } from 'three';
import { Cards } from './Cards.tsx';
import { Cloth, type Pool } from './Cloth.tsx';
import { type Shot, shoot } from './camera.ts';
import { cardSize } from './cardSize.ts';
import { fitted, platePlace, shift, type TableShape } from './geometry.ts';
import { Lamp } from './Lamp.tsx';
import { layScene, placeOfZone } from './layScene.ts';
import { Marker } from './Marker.tsx';
import { Plates } from './Plates.tsx';
import { listen } from './pointer.ts';
import { Rim } from './Rim.tsx';
import { Room } from './Room.tsx';
import type { Scene } from './scene.ts';
import { rectOf } from './screen.ts';
import { type Attention, createStage, placeScene, setScene, skip } from './stage.ts';
import { tableStats } from './stats.ts';
import type { TableProps } from './Table.tsx';

const NO_INSET = { top: 0, right: 0, bottom: 0, left: 0 };
const DARK: Pool = { x: 0, z: 0, strength: 0 };

/** Everything that is seen: the table, the cards on it, the room. Lives inside the canvas. */
export function World(props: TableProps) {
  const { scene, settings, inset = NO_INSET, focus = null, ref } = props;
  const gl = useThree((state) => state.gl);
  const three = useThree((state) => state.scene);
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const { width, height } = useThree((state) => state.size);
  const size = cardSize(scene.deck);
  const { top, right, bottom, left } = inset;
  const shot = useMemo(
    () => shoot(width, height, { top, right, bottom, left }, size),
    [width, height, top, right, bottom, left, size],
  );
  const stage = useMemo(createStage, []);
  const attention = useRef<Attention>({});
  const [dragging, setDragging] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (camera instanceof PerspectiveCamera) aim(camera, shot);
    invalidate();
  }, [camera, shot, invalidate]);

  const shown = useRef<{ scene: Scene; shot: Shot }>(null);
  useLayoutEffect(() => {
    const laid = layScene(scene, shot, size);
    const now = performance.now();
    const tempo = { speed: settings.speed, reduced: settings.reducedMotion };
    if (!shown.current || shown.current.shot !== shot) placeScene(stage, laid, now);
    else if (shown.current.scene !== scene) setScene(stage, laid, placeOfZone(scene, shot), tempo, now);
    shown.current = { scene, shot };
    invalidate();
  }, [scene, shot, size, stage, settings.speed, settings.reducedMotion, invalidate]);

  useLayoutEffect(() => {
    attention.current = { ...attention.current, focus };
    if (focus !== undefined) invalidate();
  }, [focus, invalidate]);

  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const hands = () => ({
      scene: shown.current?.scene ?? scene,
      shot: shown.current?.shot ?? shot,
      size,
      stage,
      attention,
      invalidate,
      onHover: (key: string | null) => latest.current.onFocus?.(key),
      onPick: (key: string) => latest.current.onPick?.(key),
      onDrop: (key: string, zone: string) => latest.current.onDrop?.(key, zone),
      onRefused: (key: string, x: number, y: number) => latest.current.onRefused?.(key, x, y),
      onDragging: setDragging,
    });
    return listen(gl.domElement, hands);
  }, [gl, scene, shot, size, stage, invalidate]);

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

  useEffect(() => {
    const count = () => {
      tableStats.frames += 1;
      tableStats.drawCalls = gl.info.render.calls;
      tableStats.triangles = gl.info.render.triangles;
    };
    if (three instanceof ThreeScene) three.onAfterRender = count;
  }, [gl, three]);

  const lit = scene.plates.find((plate) => plate.lit);
  const pool = useMemo(() => poolBefore(lit?.place, scene.seats, shot.shape), [lit?.place, scene.seats, shot.shape]);
  const target = useMemo(
    () => (dragging === null ? DARK : poolAtDrop(scene, shot.shape)),
    [dragging, scene, shot.shape],
  );
  return (
    <>
      <Room />
      <Lamp />
      <Cloth cloth={scene.cloth} shape={shot.shape} pool={pool} target={target} />
      <Rim shape={shot.shape} />
      <Plates plates={scene.plates} seats={scene.seats} shot={shot} />
      {lit && <Marker plate={lit} seats={scene.seats} shot={shot} />}
      <Cards
        deck={scene.deck}
        back={scene.back}
        fourColour={settings.fourColour}
        stage={stage}
        attention={attention}
        onTrouble={() => latest.current.onTrouble?.('no-pictures')}
      />
    </>
  );
}

/** Points the camera so that the free part of the window shows the shot; the rest of the window shows what is beside it. */
function aim(camera: PerspectiveCamera, shot: Shot): void {
  const { position, pitch, free, window } = shot;
  camera.position.set(position.x, position.y, position.z);
  camera.rotation.set((-pitch * Math.PI) / 180, 0, 0);
  camera.fov = shot.fov;
  camera.near = 8;
  camera.far = 900;
  camera.setViewOffset(free.width, free.height, -free.x, -free.y, window.width, window.height);
  camera.updateMatrixWorld();
}

/** The pool of light before the seat at a place; none without one. */
function poolBefore(place: number | undefined, seats: number, shape: TableShape): Pool {
  if (place === undefined) return DARK;
  const { x, z } = shift(platePlace(place, seats, shape), 0, 9);
  return { x, z, strength: 1 };
}

function poolAtDrop(scene: Scene, shape: TableShape): Pool {
  const zone = scene.zones.find(({ drop }) => drop);
  if (!zone) return DARK;
  return { ...fitted(zone.place, shape), strength: 1 };
}
