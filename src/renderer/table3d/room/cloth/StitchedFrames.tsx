import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  LinearMipmapLinearFilter,
  MeshLambertMaterial,
} from 'three';
import { type CameraView, pixelsPerCm } from '../../../motion/layout/camera.ts';
import type { CardSize } from '../../../motion/layout/pose.ts';
import type { Place, Zone } from '../../../motion/scene.ts';
import { useTypefaces } from '../../../table-drawing/use-typefaces.ts';
import { patchMaterial } from '../shader-patch.ts';
import { frameTriangles, type StitchedPlace } from './stitch-geometry.ts';

/** The names stitched into the cloth: one below the other in one texture, white on black. */
const MAX_NAMES = 8;
const NAME_ROW_PX = { width: 1024, height: 80 };
const NAME_FONT = '"Fraunces Variable", Fraunces, Georgia, serif';
/** In pixels. */
const NAME_PX = 60;

interface NameOnTexture {
  readonly row: number;
  /** Its width for its height. */
  readonly aspect: number;
  /** The share of the row that it fills. */
  readonly part: number;
}

/** A texture for this many names; each keeps its row. */
function nameTexture() {
  const canvas = document.createElement('canvas');
  canvas.width = NAME_ROW_PX.width;
  canvas.height = NAME_ROW_PX.height * MAX_NAMES;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  let drawn: (string | undefined)[] = [];
  return {
    texture,
    /** Draws a name into each row; `lettered`: with the app's font, which has loaded. */
    write(names: readonly (string | undefined)[], lettered: boolean): (NameOnTexture | undefined)[] {
      const context = canvas.getContext('2d');
      const wanted = names.map((name) => name && `${name} ${lettered}`);
      const written = names.map((name, row) => {
        if (!context || name === undefined) return undefined;
        context.font = `600 ${NAME_PX}px ${NAME_FONT}`;
        const wide = Math.min(Math.ceil(context.measureText(name).width) + 4, NAME_ROW_PX.width);
        if (drawn[row] !== wanted[row]) {
          write(context, row, name);
          texture.needsUpdate = true;
        }
        return { row, aspect: wide / NAME_ROW_PX.height, part: wide / NAME_ROW_PX.width };
      });
      drawn = wanted;
      return written;
    },
  };
}

nameTexture.rows = MAX_NAMES;

function write(context: CanvasRenderingContext2D, row: number, name: string): void {
  const { width, height } = NAME_ROW_PX;
  context.fillStyle = '#000';
  context.fillRect(0, row * height, width, height);
  context.fillStyle = '#fff';
  context.textBaseline = 'alphabetic';
  context.fillText(name, 2, row * height + height * 0.74, width - 4);
}

/** Thread of unbleached silk. */
const SILK = '#e6c794';
/** Height of names, in centimetres: at the table, and on a television. */
const NAME_HEIGHT_CM = { table: 2.1, sofa: 2.9 };
/** Minimum readable height of a name, in CSS pixels; in a narrow window the camera is far away. */
const MIN_NAME_PX = 13;

interface Props {
  /** As placed on this window's table. */
  readonly zones: readonly Zone[];
  readonly size: CardSize;
  readonly sofa: boolean;
  readonly shot: CameraView;
}

/** A game's stitched frames with their names: one mesh. */
export function StitchedFrames({ zones, size, sofa, shot }: Props) {
  const invalidate = useThree((state) => state.invalidate);
  const fonts = useTypefaces();
  const sheet = useMemo(nameTexture, []);
  const material = useMemo(() => thread(sheet.texture), [sheet]);
  const geometry = useMemo(() => {
    const places = zones.flatMap(({ frame, place }): StitchedPlace[] => (frame ? [{ ...frame, place }] : []));
    const names = sheet.write(
      places.map(({ name }) => name),
      fonts,
    );
    const least = ({ x, z }: Place) => MIN_NAME_PX / pixelsPerCm(shot, { x, y: 0, z });
    return frameGeometry(frameTriangles(places, size, names, sofa ? NAME_HEIGHT_CM.sofa : NAME_HEIGHT_CM.table, least));
  }, [zones, size, sofa, shot, sheet, fonts]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(
    () => () => {
      material.dispose();
      sheet.texture.dispose();
    },
    [material, sheet],
  );
  useLayoutEffect(() => {
    if (geometry) invalidate();
  }, [geometry, invalidate]);
  return <mesh geometry={geometry} material={material} receiveShadow />;
}

function frameGeometry({ positions, uvs }: ReturnType<typeof frameTriangles>): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      positions.map((_, i) => (i % 3 === 1 ? 1 : 0)),
      3,
    ),
  );
  geometry.setAttribute('written', new Float32BufferAttribute(uvs, 2));
  return geometry;
}

function thread(texture: ReturnType<typeof nameTexture>['texture']): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ color: SILK, transparent: true, depthWrite: false });
  return patchMaterial(material, {
    uniforms: { names: { value: texture } },
    vertex: {
      '#include <common>': '#include <common>\nattribute vec2 written;\nvarying vec2 vWritten;',
      '#include <begin_vertex>': '#include <begin_vertex>\nvWritten = written;',
    },
    fragment: {
      '#include <common>': '#include <common>\nuniform sampler2D names;\nvarying vec2 vWritten;',
      '#include <map_fragment>': `float ink = texture2D( names, vec2( vWritten.x, 1.0 - vWritten.y / ROWS ) ).r;
        diffuseColor.a = vWritten.y < 0.0 ? 0.72 : 0.94 * ink;`.replace('ROWS', nameTexture.rows.toFixed(1)),
    },
  });
}
