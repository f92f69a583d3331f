import { extend, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  CanvasTexture,
  DoubleSide,
  InstancedBufferAttribute,
  type InstancedMesh,
  LinearMipmapLinearFilter,
  PlaneGeometry,
  type Texture,
} from 'three';
import {
  fitText,
  fontOf,
  LEADING,
  MAX_SLIPS,
  measureOn,
  moveSlips,
  remainingSlips,
  SLIP_SIZE_CM,
  type SlipState,
  TV_SLIP_SCALE,
  updateSlips,
} from '../../motion/highlights/slips.ts';
import type { CameraView } from '../../motion/layout/camera.ts';
import { scaledToTable, TV_TABLE } from '../../motion/layout/table-geometry.ts';
import type { PaperSlip, Place } from '../../motion/scene.ts';
import { litMaterial } from '../room/shader-patch.ts';
import { matrixOf } from './card-meshes.ts';

/** The slips' texts: one below the other in one texture, black on white. */
const SLIP_PAPER = '#e9dcc0';

const SLIP_CELL_PX = { width: 192, height: 128 };

interface Line {
  readonly row: number;
  readonly text: string;
}

function slipTexture() {
  const canvas = document.createElement('canvas');
  canvas.width = SLIP_CELL_PX.width;
  canvas.height = SLIP_CELL_PX.height * MAX_SLIPS;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  const drawn: string[] = [];
  return {
    texture,
    draw(all: readonly Line[]): void {
      const context = canvas.getContext('2d');
      for (const { row, text } of all) {
        if (!context || drawn[row] === text) continue;
        drawn[row] = text;
        writeRow(context, row, text);
        texture.needsUpdate = true;
      }
    },
  };
}

function writeRow(context: CanvasRenderingContext2D, row: number, text: string): void {
  const { width, height } = SLIP_CELL_PX;
  const { lines, size } = fitText(text, measureOn(context), width / height);
  const px = size * height;
  context.save();
  context.translate(0, row * height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = fontOf(px);
  for (const [k, line] of lines.entries()) {
    const below = (k - (lines.length - 1) / 2) * px * LEADING;
    context.fillText(line, width / 2, height / 2 + below + px * 0.35);
  }
  context.restore();
}

const SlipMaterial = extend(
  litMaterial(
    'standard',
    { sheet: null as Texture | null },
    {
      vertex: {
        '#include <common>': '#include <common>\nattribute vec2 written;\nvarying vec2 vPaper;\nvarying vec2 vWritten;',
        '#include <begin_vertex>': '#include <begin_vertex>\nvPaper = uv;\nvWritten = written;',
      },
      fragment: {
        '#include <common>':
          '#include <common>\nuniform sampler2D sheet;\nvarying vec2 vPaper;\nvarying vec2 vWritten;',
        // Nothing shines through: a face-down slip reveals nothing.
        '#include <map_fragment>': `float ink = texture2D( sheet, vec2( vPaper.x, 1.0 - ( vWritten.x + 1.0 - vPaper.y ) / ${MAX_SLIPS.toFixed(1)} ) ).r;
        if ( gl_FrontFacing ) diffuseColor.rgb = mix( vec3( 0.035, 0.02, 0.012 ), diffuseColor.rgb, ink );
        diffuseColor.a = vWritten.y;`,
      },
    },
  ),
);

/** Its ends curl up a little. */
const CURL = 0.22;

interface Props {
  readonly slips: readonly PaperSlip[];
  readonly shot: CameraView;
  readonly speed: number;
  readonly reduced: boolean;
}

/** Slips with a text: one mesh, one texture of texts. */
export function Slips({ slips, shot, speed, reduced }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const lying = useRef<SlipState[]>([]);
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const sheet = useMemo(slipTexture, []);
  const geometry = useMemo(slipGeometry, []);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => sheet.texture.dispose(), [sheet]);
  useLayoutEffect(() => {
    const placed = (place: Place): Place => scaledToTable(place, shot.shape, shot.tv ? TV_TABLE : undefined);
    const scale = shot.tv ? TV_SLIP_SCALE : 1;
    lying.current = updateSlips(lying.current, slips, placed, scale, { speed, reduced }, performance.now());
    sheet.draw(lying.current.map(({ row, slip }) => ({ row, text: slip.text })));
    invalidate();
  }, [slips, shot, speed, reduced, sheet, invalidate]);
  useFrame(() => {
    if (!mesh.current) return;
    const isMoving = moveSlips(lying.current, performance.now(), { speed, reduced });
    lying.current = remainingSlips(lying.current);
    if (show(mesh.current, lying.current) || isMoving) gl.shadowMap.needsUpdate = true;
    if (isMoving) invalidate();
  });
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, MAX_SLIPS]}
      geometry={geometry}
      count={0}
      castShadow
      receiveShadow
      frustumCulled={false}
      renderOrder={1}
    >
      <SlipMaterial
        sheet={sheet.texture}
        diffuse={SLIP_PAPER}
        roughness={0.85}
        side={DoubleSide}
        forceSinglePass={false}
        transparent
      />
    </instancedMesh>
  );
}

/** Updates the slips' instances; returns true if their number changed. */
function show(mesh: InstancedMesh, lying: readonly SlipState[]): boolean {
  const shown = lying.slice(0, MAX_SLIPS);
  const written = mesh.geometry.getAttribute('written');
  for (const [i, { pose, row }] of shown.entries()) {
    mesh.setMatrixAt(i, matrixOf(pose));
    written.setXY(i, row, pose.alpha);
  }
  const isOther = mesh.count !== shown.length;
  mesh.count = shown.length;
  mesh.instanceMatrix.needsUpdate = true;
  written.needsUpdate = true;
  return isOther;
}

/** Flat on the cloth, its text up, its upper edge away from the viewer; the ends curl. */
function slipGeometry(): PlaneGeometry {
  const geometry = new PlaneGeometry(SLIP_SIZE_CM.width, SLIP_SIZE_CM.height, 12, 1);
  geometry.rotateX(-Math.PI / 2);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const out = Math.abs(position.getX(i)) / (SLIP_SIZE_CM.width / 2);
    position.setY(i, CURL * Math.max(0, (out - 0.55) / 0.45) ** 2);
  }
  geometry.computeVertexNormals();
  geometry.setAttribute('written', new InstancedBufferAttribute(new Float32Array(MAX_SLIPS * 2), 2));
  return geometry;
}
