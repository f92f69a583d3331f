/**
 * npm run -s tool -- tools/sound-sheet.ts [--out DIR] [--wav DIR]
 * Draws each sound as it is over time and frequency (DIR/NAME.png, docs/sound without `--out`) and prints its figures:
 * length, loudest sample, loudness, what stands still, and the frequency that half of it lies above. `--wav` writes
 * the sounds themselves, to listen to.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import type { GameSound } from '../src/renderer/games/game.ts';
import { measured, RATE, type Specimen, spectrum, tunesOf, voices } from '../src/renderer/sound/testing.ts';

/** A small picture of sixteen colours, from black over brass to paper, as a PNG. */
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

const WIDTH = 300;
const HEIGHT = 112;
/** Hertz at the lower and the upper edge; decibels from black to the brightest. */
const [LOW, HIGH] = [50, 16_000];
const DEEP = 66;
/** Samples that are looked at for one column. */
const LOOK = 1536;
/** Lines at these, and a mark each tenth of a second. */
const LINES = [100, 1000, 10_000];

const { values } = parseArgs({ options: { out: { type: 'string', default: 'docs/sound' }, wav: { type: 'string' } } });

const GAMES = join(import.meta.dirname, '../src/renderer/games');
const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const tunes = await Promise.all(
  games.map(async ({ name }) => {
    const { default: sound } = (await import(join(GAMES, name, 'sound.ts'))) as { default: GameSound };
    return tunesOf(name, sound.tunes);
  }),
);

mkdirSync(values.out, { recursive: true });
if (values.wav) mkdirSync(values.wav, { recursive: true });
console.log(
  '| sound | seconds | peak dB | loudness dB | stands still | middle Hz |\n| --- | --: | --: | --: | --: | --: |',
);
for (const specimen of [...voices(), ...tunes.flat()]) {
  const { name, samples } = specimen;
  const file = name.replaceAll(' ', '-');
  const { seconds, peak, loudness, mean, middle } = measured(samples);
  const figures = [seconds.toFixed(2), peak.toFixed(1), loudness.toFixed(1), mean.toExponential(0), middle.toFixed(0)];
  console.log(`| ${[name, ...figures].join(' | ')} |`);
  writeFileSync(join(values.out, `${file}.png`), picture(specimen));
  if (values.wav) writeFileSync(join(values.wav, `${file}.wav`), wav(samples));
}

/** Time to the right, frequency upwards by octaves, loud is bright. */
function picture({ samples }: Specimen): Buffer {
  const columns = Array.from({ length: WIDTH }, (_, x) => column(samples, Math.round((x / WIDTH) * samples.length)));
  const most = Math.max(...columns.flat());
  const tenths = new Set(
    Array.from({ length: Math.floor((10 * samples.length) / RATE) + 1 }, (_, k) =>
      Math.round((k * RATE * WIDTH) / 10 / samples.length),
    ),
  );
  const lines = new Set(LINES.map((hz) => rowOf(hz)));
  return png(WIDTH, HEIGHT, (x, y) => {
    if (y >= HEIGHT - 3 && tenths.has(x)) return 15;
    const light = Math.max(0, Math.min(1, 1 + ((columns[x]?.[y] ?? 0) - most) / DEEP));
    return Math.max(Math.round(light * 15), lines.has(y) ? 4 : 0);
  });
}

function rowOf(hz: number): number {
  return Math.round((1 - Math.log(hz / LOW) / Math.log(HIGH / LOW)) * (HEIGHT - 1));
}

/** Decibels from the top row to the bottom row. */
function column(samples: Float32Array, middle: number): number[] {
  const from = middle - LOOK / 2;
  const powers = spectrum(new Float32Array(LOOK).map((_, n) => samples[from + n] ?? 0));
  const binOf = (y: number): number => (LOW * (HIGH / LOW) ** (1 - y / (HEIGHT - 1)) * 2 * powers.length) / RATE;
  return Array.from({ length: HEIGHT }, (_, y) => {
    const [first, last] = [Math.floor(binOf(y + 0.5)), Math.ceil(binOf(y - 0.5))];
    const band = powers.slice(first, Math.max(first + 1, last));
    return 10 * Math.log10(Math.max(...band) + 1e-12);
  });
}

/** One channel of 16 bits. */
function wav(samples: Float32Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length * 2, 40);
  return Buffer.concat([head, Buffer.from(Int16Array.from(samples, (sample) => Math.round(sample * 32767)).buffer)]);
}
