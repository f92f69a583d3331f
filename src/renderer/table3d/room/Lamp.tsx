import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import { extend, useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { Color, CustomBlending, OneFactor, OneMinusSrcAlphaFactor, type SpotLight } from 'three';
import type { RoomName } from '../../client/device/settings.ts';
import type { HighlightTimeline } from '../../motion/highlights/highlight-timeline.ts';
import { type CameraView, pixelsPerCm, rayThrough } from '../../motion/layout/camera.ts';
import type { Vector } from '../../motion/layout/pose.ts';
import { WIDE_TABLE } from '../../motion/layout/table-geometry.ts';
import { radians } from '../../motion/maths.ts';
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
import { BACKGROUND_RENDER_ORDER } from './Room.tsx';

const WARM = new Color(LAMP_COLOR);
const COLD = new Color(COLD_COLOR);

/** The lamp over the table, the only caster of shadows, and the dim room. A highlight changes its brightness. */
export function Lamp({ stage }: { stage: HighlightTimeline }) {
  const lamp = useRef<SpotLight>(null);
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
        angle={radians(LAMP_CONE_DEG)}
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
        target-position={[0, 0, -1]}
        // What is no child of the scene isn't updated by it.
        onUpdate={({ target }) => target.updateMatrixWorld()}
      />
      <hemisphereLight args={[SKY_COLOR, GROUND_COLOR, SKY_STRENGTH]} />
      <directionalLight position={[-30, 70, 110]} color={ROOM_COLOR} intensity={ROOM_STRENGTH} />
    </>
  );
}

/** The pose of the lampshade, so that its rim shows at the picture's upper edge. Pure. */
export interface LampShadePose {
  /** The middle of its rim. */
  readonly middle: Vector;
  /** Of its rim, in centimetres. */
  readonly radius: number;
}

/**
 * The rim's lowest point in the picture, below the free area's upper edge, as a share of its height. Above it are tabs
 * and status line, below it the plates.
 */
const LOWEST = 0.1;
/** Width of the rim, as a share of the free width, and its maximum as a share of the height. */
const BROAD = 0.44;
const BROADEST = 0.64;
/** The rim's height in the picture for its width, seen from a little above. */
export const FORESHORTENED = 0.3;
/** It hangs over the table's far half, in centimetres from the middle. */
const FAR = -14;
/** Below this window height, in CSS pixels, there is no room above the plates. */
const LEAST_HEIGHT = 480;
/** Above this pitch, in degrees, the camera would look through it. */
const STEEPEST = 47;

/**
 * For a seated camera in a wide window only; none on a television or in a small or narrow window. It hangs lower than a
 * real lamp, so that its rim is in the picture above all plates.
 */
export function shadePose(shot: CameraView): LampShadePose | undefined {
  const { free, window, tv: isTv, shape, pitch } = shot;
  if (isTv || shape !== WIDE_TABLE || pitch > STEEPEST || window.height < LEAST_HEIGHT) return undefined;
  const half = Math.min(free.width * BROAD, free.height * BROADEST) / 2;
  const lowest = free.y + free.height * LOWEST;
  const ray = rayThrough(shot, free.x + free.width / 2, lowest - half * FORESHORTENED);
  const far = (FAR - shot.position.z) / ray.z;
  const middle = { x: shot.position.x + ray.x * far, y: shot.position.y + ray.y * far, z: FAR };
  return { middle, radius: half / pixelsPerCm(shot, middle) };
}

/** A colour as the screen shows it. */
const onScreen = (colour: string): Color => new Color(colour).convertLinearToSRGB();

/** Enamel colour of each room's lamp. */
const ENAMEL: Readonly<Record<RoomName, Color>> = {
  plain: onScreen('#2a1f14'),
  bar: onScreen('#0f3324'),
  kitchen: onScreen('#4a2013'),
  terrace: onScreen('#1c2430'),
};

/** Size of its picture, in rim radii: most of it is glow. */
const REACH = 1.6;

interface Props {
  readonly room: RoomName;
  readonly pose: LampShadePose;
  /** The camera's pitch in degrees below the horizon. */
  readonly pitch: number;
  readonly stage: HighlightTimeline;
}

/** Screen colours, unlit, like the room. */
const Enamel = shaderMaterial(
  { enamel: new Color(), light: 1, cold: 0 },
  /* glsl */ `
    varying vec2 at;
    void main() {
      at = position.xy;
      gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
    }`,
  /* glsl */ `
    varying vec2 at;
    uniform vec3 enamel;
    uniform float light;
    uniform float cold;
    // Its rim is a circle seen from above, its back a dome on it.
    const float squat = ${FORESHORTENED.toFixed(3)};
    const float high = 0.82;
    const float soft = 0.012;

    // How far a point is outside an ellipse of half axes 1 and b, nearly.
    float outside( vec2 p, float b ) {
      vec2 q = p / vec2( 1.0, b );
      float l = length( q );
      return ( l - 1.0 ) * l / max( length( q / vec2( 1.0, b ) ), 1e-4 );
    }

    void main() {
      float fromRim = outside( at, squat );
      float fromBack = at.y > 0.0 ? outside( at, high ) : fromRim;
      float away = min( fromRim, fromBack );
      float body = 1.0 - smoothstep( -soft, soft, away );
      // Which way its wall faces there: up in the middle, to the sides at its ends.
      float side = clamp( at.x, -1.0, 1.0 );
      float up = clamp( ( at.y + squat * sqrt( 1.0 - side * side ) ) / high, 0.0, 1.0 );
      vec3 lit = mix( vec3( 1.0, 0.8, 0.55 ), vec3( 0.62, 0.76, 1.0 ), cold ) * light;
      vec3 wall = enamel * ( 0.7 + 0.9 * up ) * ( 1.0 - 0.6 * side * side );
      wall += vec3( 0.9, 0.75, 0.55 ) * 0.09 * exp( -pow( ( side + 0.52 ) / 0.1, 2.0 ) );
      wall += vec3( 0.5, 0.6, 0.9 ) * 0.05 * exp( -pow( ( side - 0.7 ) / 0.06, 2.0 ) );
      // The brass on its edge, and light that comes out under it.
      float front = at.y < 0.0 ? 1.0 : 0.0;
      float lip = front * ( smoothstep( -0.036 - soft, -0.036 + soft, fromRim ) ) * body;
      float shine = 0.36 + 0.74 * exp( -side * side * 2.6 );
      wall = mix( wall, mix( vec3( 0.42, 0.27, 0.1 ), lit * vec3( 1.0, 0.94, 0.76 ), smoothstep( -0.03, 0.004, fromRim ) ) * shine, lip );
      float below = smoothstep( 0.12, -0.1, at.y ) * exp( -side * side * 1.4 );
      float glow = ( 0.5 * exp( -max( away, 0.0 ) / 0.05 ) + 0.26 * exp( -max( away, 0.0 ) / 0.26 ) ) * below;
      glow *= 1.0 - smoothstep( 0.9, 1.5, length( at ) );
      float grain = fract( sin( dot( gl_FragCoord.xy, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ) / 255.0;
      gl_FragColor = vec4( wall * body + lit * vec3( 1.0, 0.72, 0.42 ) * glow * ( 1.0 - body ) + grain, body );
    }`,
);
const EnamelMaterial = extend(Enamel);

/**
 * The lampshade, a little out of focus, and its glow. It is drawn right after the room, behind everything on the table.
 */
export function LampShade({ room, pose, pitch, stage }: Props) {
  const material = useRef<InstanceType<typeof Enamel>>(null);
  useFrame(() => {
    if (!material.current) return;
    material.current.light = stage.shown.lamp;
    material.current.cold = Math.min(stage.shown.cold, 1);
  });
  const { middle, radius } = pose;
  return (
    <mesh
      position={[middle.x, middle.y, middle.z]}
      rotation-x={radians(-pitch)}
      scale={radius}
      renderOrder={BACKGROUND_RENDER_ORDER + 1}
    >
      <planeGeometry args={[2 * REACH, 2 * REACH]} />
      <EnamelMaterial
        ref={material}
        enamel={ENAMEL[room]}
        // The shade covers and the glow is added; yet it is drawn among opaque objects, in its order.
        blending={CustomBlending}
        blendSrc={OneFactor}
        blendDst={OneMinusSrcAlphaFactor}
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
      />
    </mesh>
  );
}
