/** Pictures one after another as an animated WebP: the browser encodes what changed, and this file puts it together. */
import type { Browser } from 'playwright-core';

export interface Frame {
  /** In base64; all of one size. */
  readonly png: string;
  readonly ms: number;
}

/** The part of a frame that differs from the frame before. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In base64. */
  readonly webp: string;
}

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** Of the header: the file moves. */
const IS_ANIMATED = 2;
/** Of a frame: it replaces what lies under it. */
const NO_BLENDING = 2;

/** `quality` from 0 to 1. It is shown again and again. */
export async function animatedWebp(browser: Browser, frames: readonly Frame[], quality: number): Promise<Buffer> {
  const page = await browser.newPage();
  const pngs = frames.map(({ png }) => png);
  const { width, height, parts } = await page.evaluate(encodeChanges, { pngs, quality });
  await page.close();
  const header = chunk('VP8X', Buffer.from([IS_ANIMATED, 0, 0, 0]), uint24(width - 1), uint24(height - 1));
  const loop = chunk('ANIM', Buffer.alloc(6));
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    header,
    loop,
    ...parts.map((part, k) => frameChunk(part, frames[k]?.ms ?? 0)),
  ]);
  return chunk('RIFF', body);
}

function frameChunk({ x, y, width, height, webp }: Part, ms: number): Buffer {
  return chunk(
    'ANMF',
    uint24(x / 2),
    uint24(y / 2),
    uint24(width - 1),
    uint24(height - 1),
    uint24(ms),
    Buffer.from([NO_BLENDING]),
    pictureChunks(Buffer.from(webp, 'base64')),
  );
}

/** The chunks of a still WebP that hold its picture, without the header of the file. */
function pictureChunks(file: Buffer): Buffer {
  const found: Buffer[] = [];
  for (let at = RIFF_HEADER_BYTES; at < file.length; ) {
    const size = file.readUInt32LE(at + 4);
    const end = at + CHUNK_HEADER_BYTES + size + (size % 2);
    if (['ALPH', 'VP8 ', 'VP8L'].includes(file.toString('latin1', at, at + 4))) found.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(found);
}

function chunk(name: string, ...parts: readonly Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, data, Buffer.alloc(data.length % 2)]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}

/** Runs in the page: it knows nothing of this file. */
async function encodeChanges({ pngs, quality }: { pngs: readonly string[]; quality: number }) {
  /** A channel that differs by less is noise of the drawing. */
  const NOISE = 6;
  const canvasOf = (width: number, height: number) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    return { canvas, context };
  };
  const changed = (now: ImageData, before: ImageData | undefined) => {
    const { width, height } = now;
    if (!before) return { x: 0, y: 0, width, height };
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let k = 0; k < now.data.length; k++) {
      if (Math.abs((now.data[k] ?? 0) - (before.data[k] ?? 0)) < NOISE) continue;
      const pixel = k >> 2;
      left = Math.min(left, pixel % width);
      right = Math.max(right, pixel % width);
      top = Math.min(top, Math.floor(pixel / width));
      bottom = Math.max(bottom, Math.floor(pixel / width));
    }
    if (right < left) return { x: 0, y: 0, width: 2, height: 2 };
    const [x, y] = [left & ~1, top & ~1];
    return { x, y, width: right + 1 - x, height: bottom + 1 - y };
  };
  let before: ImageData | undefined;
  let size = { width: 0, height: 0 };
  const parts: { x: number; y: number; width: number; height: number; webp: string }[] = [];
  for (const png of pngs) {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    size = { width: image.naturalWidth, height: image.naturalHeight };
    const { canvas, context } = canvasOf(size.width, size.height);
    context.drawImage(image, 0, 0);
    const now = context.getImageData(0, 0, size.width, size.height);
    const area = changed(now, before);
    const own = canvasOf(area.width, area.height);
    own.context.drawImage(canvas, -area.x, -area.y);
    parts.push({ ...area, webp: own.canvas.toDataURL('image/webp', quality).split(',')[1] ?? '' });
    before = now;
  }
  return { ...size, parts };
}
