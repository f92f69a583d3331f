import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import {
  type ColorSpace,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  NoColorSpace,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
} from 'three';
import type { GrainMaterial } from './grain.ts';
import { requestGrain } from './request-grain.ts';

/** Redraws the table when these are made. The list never changes. */
export function useGrainRedraw(...grains: readonly GrainTexture[]): void {
  const invalidate = useThree((state) => state.invalidate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another each time, what is on it never.
  useEffect(() => {
    for (const { made } of grains)
      made.then(
        () => invalidate(),
        () => undefined,
      );
  }, [invalidate]);
}

/** Makes an expensive constant on first use and keeps it. */
function memoized<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A texture of one even colour until its grain is made. */
export interface GrainTexture {
  readonly texture: DataTexture;
  readonly made: Promise<void>;
}

interface GrainTextureOptions {
  /** Its average: red, green, blue, alpha, 0 to 255. */
  readonly even: readonly [number, number, number, number];
  readonly anisotropy: number;
  readonly colours: ColorSpace;
}

const LOOKS: Readonly<Record<GrainMaterial, GrainTextureOptions>> = {
  nap: { even: [128, 128, 128, 255], anisotropy: 2, colours: NoColorSpace },
  brush: { even: [128, 128, 128, 255], anisotropy: 1, colours: NoColorSpace },
  walnut: { even: [76, 47, 33, 188], anisotropy: 4, colours: SRGBColorSpace },
};

/** Its slopes in red and green (128 is level), its height in blue. */
export const napTexture = memoized(() => grainTexture('nap'));
/** Wear of the nap: broad patches in red, streaks in green, faint stains in blue. */
export const brushTexture = memoized(() => grainTexture('brush'));
/** Gloss is in alpha. */
export const walnutTexture = memoized(() => grainTexture('walnut'));

/** Resolves when all of it is made. */
export async function grainReady(): Promise<void> {
  await Promise.all([napTexture(), brushTexture(), walnutTexture()].map(({ made }) => made));
}

function grainTexture(material: GrainMaterial): GrainTexture {
  const { even, anisotropy, colours } = LOOKS[material];
  const texture = new DataTexture(Uint8Array.from(even), 1, 1, RGBAFormat);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = anisotropy;
  texture.colorSpace = colours;
  texture.needsUpdate = true;
  const made = requestGrain(material).then((grain) => {
    // Another size needs a new GPU texture.
    texture.dispose();
    texture.image = grain;
    texture.needsUpdate = true;
  });
  return { texture, made };
}
