/** What can happen to the files of a store while nobody looks. */
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pick, type Random } from '#shared/engine/random.ts';
import { FILE } from './sample-store.ts';

const PAGE = 4096;
/** Of the write-ahead log: its own head, and that of each frame. https://www.sqlite.org/fileformat2.html#walformat */
const [LOG_HEAD, FRAME_HEAD] = [32, 24];

/** The store's folder and the same store's at an earlier moment. */
interface Place {
  readonly folder: string;
  readonly earlier: string;
}

/** What another program may write into. */
const COLUMNS = [
  ...['options', 'seats', 'settings', 'code', 'guests', 'banned', 'name'].map((name) => `tables.${name}`),
  ...['options', 'names', 'sessions', 'winners', 'began'].map((name) => `matches.${name}`),
  'events.event',
];

type Damage = (place: Place, random: Random) => string;

/** Damages the store in one of these ways; says what was done. */
export function damage(place: Place, random: Random): string {
  const name = pick(Object.keys(DAMAGES), random);
  return `${name}: ${DAMAGES[name]?.(place, random)}`;
}

const DAMAGES: Readonly<Record<string, Damage>> = {
  'cut short': (place, random) => {
    const file = anyFile(place, random);
    const size = random.below(sizeOf(file));
    truncateSync(file, size);
    return `${file} to ${size}`;
  },
  'log cut between two frames': (place, random) => {
    const file = `${main(place)}-wal`;
    if (!existsSync(file)) return 'no log';
    const frames = Math.floor((sizeOf(file) - LOG_HEAD) / (PAGE + FRAME_HEAD));
    const left = random.below(frames + 1);
    truncateSync(file, LOG_HEAD + left * (PAGE + FRAME_HEAD));
    return `${file} to ${left} of ${frames} frames`;
  },
  'bits flipped': (place, random) => {
    const file = anyFile(place, random);
    const bytes = readFileSync(file);
    const bits = Array.from({ length: 1 + random.below(8) }, () => random.below(bytes.length * 8));
    for (const bit of bits) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(file, bytes);
    return `${file} ${bits.join(' ')}`;
  },
  'one bit flipped in the main file': (place, random) => {
    const bytes = readFileSync(main(place));
    if (bytes.length === 0) return 'empty';
    const bit = random.below(bytes.length * 8);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(main(place), bytes);
    return `${bit}`;
  },
  'digit changed in a text': (place, random) => {
    const file = anyFile(place, random);
    const bytes = readFileSync(file);
    const digits = [...bytes.keys()].filter((at) => (bytes[at] ?? 0) >= 0x30 && (bytes[at] ?? 0) <= 0x39);
    if (digits.length === 0) return 'no digit';
    const at = pick(digits, random);
    bytes[at] = 0x30 + (((bytes[at] ?? 0) - 0x30 + 1 + random.below(9)) % 10);
    writeFileSync(file, bytes);
    return `${file} ${at}`;
  },
  'letter changed in a text': (place, random) => {
    const file = main(place);
    const bytes = readFileSync(file);
    const letters = [...bytes.keys()].filter((at) => isText(bytes, at));
    if (letters.length === 0) return 'no text';
    const at = pick(letters, random);
    bytes[at] = 0x20 + random.below(0x5f);
    writeFileSync(file, bytes);
    return `${at} ${String.fromCharCode(bytes[at] ?? 0)}`;
  },
  'a row spoiled by another program': (place, random) => {
    const db = new DatabaseSync(main(place));
    const column = pick(COLUMNS, random);
    const [table = '', name = ''] = column.split('.');
    for (const trigger of ['events_stay', 'matches_change_hands']) db.exec(`DROP TRIGGER IF EXISTS ${trigger}`);
    const rows = db.prepare(`SELECT ${name} AS value FROM ${table} ORDER BY 1`).all();
    const value = String(pick(rows, random).value);
    const spoiled = pick([value.slice(0, -1), `${value.slice(0, -2)}5${value.slice(-1)}`, '{}', 'null'], random);
    db.prepare(`UPDATE ${table} SET ${name} = ? WHERE ${name} = ?`).run(spoiled, value);
    db.close();
    return `${column} ${value.slice(0, 60)} to ${spoiled.slice(0, 60)}`;
  },
  'a page of zeros': (place, random) => {
    const file = anyFile(place, random);
    const bytes = readFileSync(file);
    const at = Math.floor(random.below(bytes.length) / PAGE) * PAGE;
    bytes.fill(0, at, Math.min(at + PAGE, bytes.length));
    writeFileSync(file, bytes);
    return `${file} from ${at}`;
  },
  'garbage for a page': (place, random) => {
    const file = anyFile(place, random);
    const bytes = readFileSync(file);
    const at = random.below(bytes.length);
    bytes.set(noise(Math.min(PAGE, bytes.length - at), random), at);
    writeFileSync(file, bytes);
    return `${file} from ${at}`;
  },
  'garbage for a file': (place, random) => {
    const file = anyFile(place, random);
    writeFileSync(file, noise(sizeOf(file), random));
    return file;
  },
  'log removed': (place) => {
    rmSync(`${main(place)}-wal`, { force: true });
    return '';
  },
  'file removed': (place, random) => {
    const file = anyFile(place, random);
    rmSync(file);
    return file;
  },
  'main file emptied': (place) => {
    truncateSync(main(place));
    return '';
  },
  'files exchanged': (place, random) => {
    const [one, other] = [anyFile(place, random), anyFile(place, random)];
    renameSync(one, `${one}.x`);
    if (one !== other) renameSync(other, one);
    renameSync(`${one}.x`, other);
    return `${one} and ${other}`;
  },
  'one file of before': (place, random) => {
    const file = pick(filesIn(place.earlier), random);
    copyFileSync(join(place.earlier, file), join(place.folder, file));
    return file;
  },
};

/** In the midst of something that people could read. */
function isText(bytes: Uint8Array, at: number): boolean {
  return bytes.subarray(at - 4, at + 5).every((byte) => byte >= 0x20 && byte < 0x7f) && at >= 4;
}

function main({ folder }: Place): string {
  return join(folder, FILE);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(FILE) && !name.endsWith('-shm'))
    .filter((name) => sizeOf(join(folder, name)) > 0)
    .sort();
}

function anyFile({ folder }: Place, random: Random): string {
  return join(folder, pick(filesIn(folder), random));
}

function sizeOf(file: string): number {
  return readFileSync(file).length;
}

function noise(length: number, random: Random): Uint8Array {
  return new Uint8Array(length).map(() => random.below(256));
}
