/** A small picture of sixteen colours, from black over brass to paper, as a PNG. */
import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 16;

/** `colourAt` says which of the sixteen, from 0 to 15, at each place. */
export function png(width: number, height: number, colourAt: (x: number, y: number) => number): Buffer {
  const stride = Math.ceil(width / 2);
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (stride + 1) + 1 + (x >> 1);
      rows[at] = (rows[at] ?? 0) | (colourAt(x, y) << (x % 2 === 0 ? 4 : 0));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Four bits a pixel, by a palette.
  head.set([4, 3, 0, 0, 0], 8);
  const palette = Buffer.from(Array.from({ length: COLOURS }, (_, k) => colour(k / (COLOURS - 1))).flat());
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colour(light: number): number[] {
  const lamp = [1.15 * light ** 0.8, 1.02 * light ** 1.3, 0.9 * light ** 2.4];
  return lamp.map((part) => Math.round(Math.min(1, part) * 255));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
