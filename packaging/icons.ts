/** The icons as each system wants them, out of the pictures in resources/icons. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { icns, ico, type Pictures } from './containers.ts';

/** Where the pictures of each size lie that `npm run icons` draws. */
export const PICTURES = 'resources/icons';

/** Which sizes are drawn, in pixels. */
export const SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024];

/** What the picture of a size is called: as Linux' icon folders want it. */
export function pictureName(size: number): string {
  return `${size}x${size}.png`;
}

/** Lays the icons into a folder: a picture of each size, icon.ico and icon.icns. */
export function writeIcons(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(PICTURES)) copyFileSync(join(PICTURES, name), join(folder, name));
  const pictures: Pictures = new Map(SIZES.map((size) => [size, readFileSync(join(PICTURES, pictureName(size)))]));
  writeFileSync(join(folder, 'icon.ico'), ico(pictures));
  writeFileSync(join(folder, 'icon.icns'), icns(pictures));
}
