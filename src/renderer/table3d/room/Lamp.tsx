import { useFrame } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { Color, Object3D, type SpotLight } from 'three';
import type { HighlightTimeline } from '../../motion/highlights/highlight-timeline.ts';
import {
  COLD_COLOR,
  GROUND_COLOR,
  LAMP_CANDELA,
  LAMP_COLOR,
  LAMP_CONE_DEG,
  LAMP_HEIGHT_CM,
  ROOM_COLOR,
  ROOM_STRENGTH,
  SKY_COLOR,
  SKY_STRENGTH,
} from '../../table-drawing/light.ts';

const WARM = new Color(LAMP_COLOR);
const COLD = new Color(COLD_COLOR);

/** The lamp over the table, the only caster of shadows, and the dim room. A highlight changes its brightness. */
export function Lamp({ stage }: { stage: HighlightTimeline }) {
  const lamp = useRef<SpotLight>(null);
  useLayoutEffect(() => {
    if (!lamp.current) return;
    const target = new Object3D();
    target.position.set(0, 0, -1);
    target.updateMatrixWorld();
    lamp.current.target = target;
  }, []);
  useFrame(() => {
    const { lamp: strength, cold } = stage.shown;
    if (!lamp.current) return;
    lamp.current.intensity = LAMP_CANDELA * strength;
    lamp.current.color.lerpColors(WARM, COLD, Math.min(cold, 1));
  });
  return (
    <>
      <spotLight
        ref={lamp}
        position={[4, LAMP_HEIGHT_CM, -1]}
        color={LAMP_COLOR}
        intensity={LAMP_CANDELA}
        angle={(LAMP_CONE_DEG * Math.PI) / 180}
        penumbra={1}
        decay={2}
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-camera-near={LAMP_HEIGHT_CM * 0.4}
        shadow-camera-far={LAMP_HEIGHT_CM * 1.5}
        shadow-radius={3}
        shadow-intensity={0.85}
        shadow-bias={-0.0004}
        shadow-normalBias={0.02}
      />
      <hemisphereLight args={[SKY_COLOR, GROUND_COLOR, SKY_STRENGTH]} />
      <directionalLight position={[-30, 70, 110]} color={ROOM_COLOR} intensity={ROOM_STRENGTH} />
    </>
  );
}
