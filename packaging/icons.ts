/** The icons as each system wants them, out of the pictures in resources/icons. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures of several sizes in one file, as Windows and macOS want their icons: PNGs behind a table of contents. */

/** By their size in pixels: each is square. */
export type Pictures = ReadonlyMap<number, Buffer>;

/** Windows shows these from the list to the largest tile. */
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];

/** Each kind of picture in an .icns, and how many pixels it is wide: some are the same picture at twice the density. */
const ICNS_KINDS: readonly (readonly [string, number])[] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

export function ico(pictures: Pictures): Buffer {
  const entries = ICO_SIZES.map((size) => [size, pictureOf(size, pictures)] as const);
  const head = Buffer.alloc(6 + 16 * entries.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(entries.length, 4);
  let at = head.length;
  for (const [k, [size, picture]] of entries.entries()) {
    const entry = 6 + 16 * k;
    // One byte has no room for 256, which is written as 0.
    head.set([size % 256, size % 256], entry);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += picture.length;
  }
  return Buffer.concat([head, ...entries.map(([, picture]) => picture)]);
}

export function icns(pictures: Pictures): Buffer {
  const parts = ICNS_KINDS.map(([kind, size]) => block(kind, pictureOf(size, pictures)));
  return block('icns', Buffer.concat(parts));
}

function block(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32BE(content.length + head.length, 4);
  return Buffer.concat([head, content]);
}

function pictureOf(size: number, pictures: Pictures): Buffer {
  const picture = pictures.get(size);
  if (!picture) throw new Error(`There is no icon of ${size} pixels: npm run -s icons makes it.`);
  return picture;
}

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
