import { extend, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  CanvasTexture,
  type InstancedMesh,
  LinearMipmapLinearFilter,
  Object3D,
  SRGBColorSpace,
  type Texture,
} from 'three';
import type { HeadPose } from '../../avatars/portraits/head-pose.ts';
import { usePortraits } from '../../avatars/use-portraits.ts';
import type { HighlightTimeline } from '../../motion/highlights/highlight-timeline.ts';
import type { CameraView } from '../../motion/layout/camera.ts';
import { areTurning, gazeAt, gazesOf, type HeadTurn, turnHeads } from '../../motion/layout/gaze.ts';
import { PLATE_CM, platePose } from '../../motion/layout/plate-pose.ts';
import { radians } from '../../motion/maths.ts';
import type { Plate } from '../../motion/scene.ts';
import { AVATAR_PX, CORNER_PX, drawPlate, FRAME_PX, PLATE_FACE_PX } from '../../table-drawing/draw-plate.ts';
import { drawPortrait, type PortraitOf } from '../../table-drawing/draw-portrait.ts';
import { useTypefaces } from '../../table-drawing/use-typefaces.ts';
import { roundedRectangle } from '../room/rounded-rectangle.ts';
import { litMaterial, MIRROR } from '../room/shader-patch.ts';

// The portraits on the plates: one below the other, in a texture of their own, so that a head turns without
// redrawing its plate.

/** Size of one portrait, in pixels: its maximum on a 4K television. */
const CELL = 192;

interface PortraitTexture {
  readonly texture: Texture;
  /** Draws what has changed; returns whether anything had. Without `portraitOf` or a likeness it is empty. */
  draw(plates: readonly Plate[], gazes: readonly HeadPose[], portraitOf: PortraitOf | undefined): boolean;
}

/** A texture for this many. */
function portraitTexture(count: number): PortraitTexture {
  const canvas = document.createElement('canvas');
  canvas.width = CELL;
  canvas.height = CELL * count;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  const drawn: string[] = [];
  return {
    texture,
    draw(plates, gazes, portraitOf) {
      const context = canvas.getContext('2d');
      if (!context) return false;
      let changed = false;
      for (const [i, plate] of plates.entries()) {
        const { seat, mark, kind, likeness } = plate;
        const gaze = gazes[i] ?? { right: 0, down: 0 };
        const face = JSON.stringify([seat, mark, kind, likeness, gaze, portraitOf !== undefined]);
        if (drawn[i] === face) continue;
        drawn[i] = face;
        changed = true;
        context.clearRect(0, i * CELL, CELL, CELL);
        if (!likeness || !portraitOf) continue;
        context.save();
        context.beginPath();
        context.rect(0, i * CELL, CELL, CELL);
        context.clip();
        context.translate(CELL / 2, (i + 0.5) * CELL);
        context.scale(CELL / 100, CELL / 100);
        drawPortrait(context, plate, likeness, gaze, portraitOf);
        context.restore();
      }
      if (changed) texture.needsUpdate = true;
      return changed;
    },
  };
}

const BEVEL = 0.1;
/** A brass plate with rounded corners and a soft edge, its face towards z. */
const PLATE = roundedRectangle(PLATE_CM.width / 2 - BEVEL, PLATE_CM.height / 2 - BEVEL, 0.55);
const PLATE_BODY = {
  depth: PLATE_CM.depth,
  bevelSize: BEVEL,
  bevelThickness: BEVEL,
  bevelSegments: 3,
  curveSegments: 8,
};

/** Brass with the texture's drawing; the avatar is enamel; a lit plate is emissive. */
const PlateMaterial = extend(
  litMaterial('standard', { signs: null as Texture | null, portraits: null as Texture | null, rows: 1 }, MIRROR, {
    vertex: {
      '#include <common>': '#include <common>\nattribute vec2 sign;\nvarying vec2 vFace;\nvarying vec2 vSign;',
      '#include <begin_vertex>': `#include <begin_vertex>
        vFace = position.xy / vec2( ${PLATE_CM.width.toFixed(2)}, ${PLATE_CM.height.toFixed(2)} ) + 0.5;
        vSign = sign;`,
    },
    fragment: {
      '#include <common>':
        '#include <common>\nuniform sampler2D signs;\nuniform sampler2D portraits;\nuniform float rows;\nvarying vec2 vFace;\nvarying vec2 vSign;',
      '#include <map_fragment>': `vec2 onFace = clamp( vFace, 0.004, 0.996 );
        diffuseColor.rgb = mix( 0.92, 1.0, vSign.y ) * texture2D( signs, vec2( onFace.x, 1.0 - ( vSign.x + 1.0 - onFace.y ) / rows ) ).rgb;
        vec2 fromMedal = ( vFace - vec2( ${(AVATAR_PX.x / PLATE_FACE_PX.width).toFixed(4)}, 0.5 ) ) * vec2( ${(PLATE_FACE_PX.width / PLATE_FACE_PX.height).toFixed(4)}, 1.0 );
        float enamel = 1.0 - smoothstep( 0.0, 0.02, length( fromMedal ) - ${((AVATAR_PX.radius - 11) / PLATE_FACE_PX.height).toFixed(4)} );
        vec2 inPortrait = clamp( fromMedal * ${(PLATE_FACE_PX.height / 2 / (AVATAR_PX.radius - 11)).toFixed(4)} + 0.5, 0.004, 0.996 );
        vec4 portrait = texture2D( portraits, vec2( inPortrait.x, 1.0 - ( vSign.x + 1.0 - inPortrait.y ) / rows ) );
        diffuseColor.rgb = mix( diffuseColor.rgb, mix( 0.92, 1.0, vSign.y ) * portrait.rgb, enamel * portrait.a );
        // How far inside the brass, in the sheet's pixels.
        vec2 fromCorner = ( abs( vFace - 0.5 ) - 0.5 ) * vec2( ${PLATE_FACE_PX.width.toFixed(1)}, ${PLATE_FACE_PX.height.toFixed(1)} ) + ${(FRAME_PX + CORNER_PX).toFixed(1)};
        float inside = ${CORNER_PX.toFixed(1)} - length( max( fromCorner, 0.0 ) ) - min( max( fromCorner.x, fromCorner.y ), 0.0 );
        float brass = step( 0.0, inside ) * ( 1.0 - enamel );`,
      '#include <metalnessmap_fragment>': 'float metalnessFactor = metalness * brass;',
      '#include <roughnessmap_fragment>': 'float roughnessFactor = mix( 0.5, roughness, brass );',
      '#include <emissivemap_fragment>': `totalEmissiveRadiance += diffuseColor.rgb * vec3( 1.0, 0.9, 0.76 ) * ( 0.6 + 0.5 * vSign.y );
        // The frame of a lit plate is a line of light: its brass alone would not tell it from across the room. It ends on
        // the brass, and not sharper than a pixel: the dark line between them would shine through as a row of dashes.
        float frame = 1.0 - smoothstep( 0.0, max( 4.0, 1.5 * fwidth( inside ) ), inside );
        totalEmissiveRadiance += vec3( 1.0, 0.72, 0.32 ) * 0.85 * frame * vSign.y;`,
    },
  }),
);

interface Props {
  readonly plates: readonly Plate[];
  readonly seats: number;
  readonly shot: CameraView;
  readonly stage: HighlightTimeline;
  /** Reduced motion: heads turn at once. */
  readonly reduced: boolean;
}

/** The seats' plates: one mesh, one texture. A highlight makes those of its seats shine. */
export function Plates({ plates, seats, shot, stage, reduced }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const heads = useRef<readonly HeadTurn[]>([]);
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const count = plates.length;
  const signs = useMemo(() => new Float32Array(count * 2), [count]);
  const sheet = useMemo(() => plateAtlas(count), [count]);
  const portraits = useMemo(() => portraitTexture(count), [count]);
  const portraitModule = usePortraits(plates.some(({ likeness }) => likeness));
  const fonts = useTypefaces();
  useEffect(() => () => sheet.texture.dispose(), [sheet]);
  useEffect(() => () => portraits.texture.dispose(), [portraits]);

  useLayoutEffect(() => {
    sheet.draw(plates, fonts);
    invalidate();
  }, [plates, sheet, fonts, invalidate]);

  useLayoutEffect(() => {
    const now = performance.now();
    heads.current = turnHeads(heads.current, gazesOf(plates, seats, shot), now, reduced);
    const isNew = portraits.draw(plates, gazesNow(heads.current, now), portraitModule?.shapesOfPortrait);
    if (isNew || areTurning(heads.current, now)) invalidate();
  }, [plates, seats, shot, reduced, portraits, portraitModule, invalidate]);

  useLayoutEffect(() => {
    if (mesh.current) placePlates(mesh.current, plates, seats, shot);
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [plates, seats, shot, gl, invalidate]);

  useFrame(() => {
    if (mesh.current) updateGlow(mesh.current, plates, stage);
    const now = performance.now();
    portraits.draw(plates, gazesNow(heads.current, now), portraitModule?.shapesOfPortrait);
    if (areTurning(heads.current, now)) invalidate();
  });

  return (
    <instancedMesh ref={mesh} args={[undefined, undefined, count]} castShadow receiveShadow frustumCulled={false}>
      <extrudeGeometry args={[PLATE, PLATE_BODY]}>
        <instancedBufferAttribute attach="attributes-sign" args={[signs, 2]} />
      </extrudeGeometry>
      <PlateMaterial
        signs={sheet.texture}
        portraits={portraits.texture}
        rows={count}
        metalness={0.55}
        roughness={0.4}
      />
    </instancedMesh>
  );
}

function gazesNow(heads: readonly HeadTurn[], now: number): HeadPose[] {
  return heads.map((head) => gazeAt(head, now));
}

/** Brightness of a highlighted plate relative to one on turn. */
const HIGHLIGHT_GLOW = 1.5;

/** Sets each plate's light: on turn, or highlighted. */
function updateGlow(mesh: InstancedMesh, plates: readonly Plate[], { shown }: HighlightTimeline): void {
  const signs = mesh.geometry.getAttribute('sign');
  for (const [i, { seat, onTurn: lit }] of plates.entries()) {
    const light = Math.max(lit ? 1 : 0, HIGHLIGHT_GLOW * (shown.plates.get(seat) ?? 0));
    if (signs.getY(i) === light) continue;
    signs.setY(i, light);
    signs.needsUpdate = true;
  }
}

/** Sets the plates' transforms and their rows of the texture. */
function placePlates(mesh: InstancedMesh, plates: readonly Plate[], seats: number, shot: CameraView): void {
  const holder = new Object3D();
  holder.rotation.order = 'YXZ';
  const signs = mesh.geometry.getAttribute('sign');
  for (const [i, plate] of plates.entries()) {
    const pose = platePose(plate, seats, shot);
    holder.position.set(pose.x, pose.y, pose.z);
    holder.rotation.set(radians(-pose.lean), radians(pose.yaw), 0);
    holder.scale.setScalar(pose.scale);
    holder.updateMatrix();
    mesh.setMatrixAt(i, holder.matrix);
    signs.setX(i, i);
  }
  mesh.instanceMatrix.needsUpdate = true;
  signs.needsUpdate = true;
}

interface PlateAtlas {
  readonly texture: Texture;
  /** Without text while fonts load: a plate is brass from the first frame on. */
  draw(plates: readonly Plate[], lettered: boolean): void;
}

/** The texture of these plates, one below the other. */
function plateAtlas(count: number): PlateAtlas {
  const canvas = document.createElement('canvas');
  canvas.width = PLATE_FACE_PX.width;
  canvas.height = PLATE_FACE_PX.height * count;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  const drawn: string[] = [];
  return {
    texture,
    draw(plates, lettered) {
      const context = canvas.getContext('2d');
      if (!context) return;
      for (const [i, plate] of plates.entries()) {
        // A change of turn changes no plate's drawing, so nothing is uploaded again.
        const face = JSON.stringify({ ...plate, onTurn: false, speaking: false, place: 0, lettered });
        if (drawn[i] === face) continue;
        drawn[i] = face;
        texture.needsUpdate = true;
        context.save();
        context.translate(0, i * PLATE_FACE_PX.height);
        context.beginPath();
        context.rect(0, 0, PLATE_FACE_PX.width, PLATE_FACE_PX.height);
        context.clip();
        drawPlate(context, plate, lettered);
        context.restore();
      }
    },
  };
}
