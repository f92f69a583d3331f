/** What anybody can run over a file: `replay --verify-shuffle`, and a verifier in Python that knows docs/fair-shuffle.md alone. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { sealedRecord } from '#shared/engine/checks/sealed-record.ts';
import { rounds } from '#shared/engine/checks/test-scope.ts';
import type { GameRecord } from '#shared/engine/record.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PYTHON = 'tests/fair-shuffle/verify.py';
const VECTORS = 'src/shared/fair-shuffle/vectors.json';

/** A part that nobody has. */
const OTHER = 'ab'.repeat(32);

const folder = mkdtempSync(join(tmpdir(), 'seal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RECORDS = Object.values(GAMES).map((game) => sealedRecord(game, {}, game.rules.seats.min, 3, ['Ada', 'Città']));

/** What a program says to a file, the way to the file left out. */
function run(program: string, args: readonly string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  return { code: status, said: `${stdout}${stderr}`.trim().replaceAll(`${folder}/`, '') };
}

function fileOf(name: string, records: readonly GameRecord[]): string {
  const path = join(folder, name);
  writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return path;
}

const replayed = (file: string) => run(process.execPath, ['tools/replay.ts', '--verify-shuffle', file]);
const inPython = (file: string) => run('python3', [PYTHON, file]);

/** A copy of the record with something changed. */
function tampered(record: GameRecord | undefined, change: (record: GameRecord) => unknown): GameRecord {
  const copy = JSON.parse(JSON.stringify(record)) as GameRecord;
  change(copy);
  return copy;
}

function swapFirst({ events }: GameRecord): void {
  const deal = events.find((event) => 'cards' in event) as unknown as { cards: string[] };
  const other = deal.cards.findIndex((card) => card !== deal.cards[0]);
  [deal.cards[0], deal.cards[other]] = [deal.cards[other] as string, deal.cards[0] as string];
}

function inCapitals(device: object | undefined, field: string): void {
  Object.assign(device as object, { [field]: String((device as Record<string, string>)[field]).toUpperCase() });
}

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('there is no python3 here: the verifier in Python was not run');

const TAMPERED: readonly (readonly [string, (record: GameRecord) => unknown])[] = [
  ['two cards exchanged', swapFirst],
  ['another part of the host', ({ seals }) => Object.assign(seals?.[0]?.host as object, { part: OTHER })],
  ['another part of a device', ({ seals }) => Object.assign(seals?.[0]?.devices[1] as object, { part: OTHER })],
  ['a device left out', ({ seals }) => seals?.[0]?.devices.pop()],
  ['a draw left out', ({ seals }) => seals?.[0]?.draws.pop()],
  ['a seal left out', (record) => Object.assign(record, { seals: record.seals?.slice(1) })],
  [
    'something to choose from where cards are drawn',
    ({ seals }) => Object.assign(seals?.[0]?.draws.at(-1) as object, { among: ['a', 'b'] }),
  ],
  [
    'a part in capitals',
    ({ seals }) => Object.assign(seals?.[0]?.host as object, { part: seals?.[0]?.host.part.toUpperCase() }),
  ],
  ['a commitment in capitals', ({ seals }) => inCapitals(seals?.[0]?.devices[0], 'commitment')],
  ['a device’s part in capitals', ({ seals }) => inCapitals(seals?.[0]?.devices[0], 'part')],
  [
    'a part with blanks',
    ({ seals }) => Object.assign(seals?.[0]?.host as object, { part: `${seals?.[0]?.host.part} ` }),
  ],
  [
    'the name of the match in capitals',
    ({ seals }) => seals?.map((seal) => Object.assign(seal, { match: seal.match.toUpperCase() })),
  ],
  ['no seals', (record) => Object.assign(record, { seals: undefined })],
];

describe('a file of sealed matches', () => {
  it('holds, in either language', () => {
    const file = fileOf('whole.jsonl', RECORDS);
    expect(replayed(file)).toEqual({ code: 0, said: `${RECORDS.length} records hold, shuffles and all` });
    if (!hasPython) return;
    const seals = RECORDS.reduce((sum, record) => sum + (record.seals?.length ?? 0), 0);
    expect(seals).toBeGreaterThan(10);
    expect(inPython(file)).toEqual({ code: 0, said: `whole.jsonl: whole, ${seals} checked` });
  });

  it.each(TAMPERED.slice(0, rounds(3, TAMPERED.length)))(
    'does not hold with %s, in either language',
    (what, change) => {
      // By turns: `src/shared/games/seals.test.ts` looks at all of it in all games.
      const file = fileOf('broken.jsonl', [tampered(RECORDS[what.length % RECORDS.length], change)]);
      expect(replayed(file)).toMatchObject({ code: 1, said: expect.stringMatching(/^broken\.jsonl:1: /) });
      if (!hasPython) return;
      expect(inPython(file)).toMatchObject({ code: 1, said: expect.stringMatching(/^broken\.jsonl: broken: /) });
    },
  );

  it.each<[string, string, 'utf8' | 'utf16le']>([
    ['UTF-8 with a mark', '\ufeff', 'utf8'],
    ['UTF-16 with a mark, as a shell of Windows writes it', '\ufeff', 'utf16le'],
    ['UTF-16 without one', '', 'utf16le'],
  ])('holds in %s, in either language', (_, mark, encoding) => {
    const lines = RECORDS.map((record) => `${JSON.stringify(record)}\r\n`).join('');
    const little = Buffer.from(`${mark}${lines}`, encoding);
    const written = encoding === 'utf8' ? [little] : [little, Buffer.from(little).swap16()];
    for (const bytes of written) {
      const file = join(folder, 'written.jsonl');
      writeFileSync(file, bytes);
      expect(replayed(file)).toEqual({ code: 0, said: `${RECORDS.length} records hold, shuffles and all` });
      if (hasPython)
        expect(inPython(file)).toMatchObject({ code: 0, said: expect.stringMatching(/: whole, \d+ checked$/) });
    }
  });

  it('says which seal, and at which event', () => {
    const [record] = RECORDS;
    const device = tampered(record, ({ seals }) => seals?.[0]?.devices.pop());
    expect(replayed(fileOf('broken.jsonl', [RECORDS[1] as GameRecord, device])).said).toBe(
      'broken.jsonl:2: seal at event 0: seal 0: this wasn’t drawn from its seed',
    );
  });

  it('without seals holds as ever, as long as nobody asks for them', () => {
    const file = fileOf('bare.jsonl', [tampered(RECORDS[0], (record) => Object.assign(record, { seals: undefined }))]);
    const said = run(process.execPath, ['tools/replay.ts', file]);
    expect(said).toEqual({ code: 0, said: '1 record holds' });
    expect(replayed(file).said).toMatch(/^bare\.jsonl:1: seal at event \d+: the record has no seals$/);
  });
});

describe.skipIf(!hasPython)('the verifier in Python', () => {
  it('has fewer than a hundred lines, and needs nothing but Python', () => {
    const text = readFileSync(join(ROOT, PYTHON), 'utf8');
    expect(text.split('\n').length).toBeLessThan(100);
    expect(text.match(/^(?:import|from) .*$/gm)).toEqual(['import hashlib, hmac, json, sys']);
  });

  it('comes to the test vectors', () => {
    expect(inPython(VECTORS)).toMatchObject({ code: 0, said: expect.stringMatching(/: whole, 12 checked$/) });
  });

  it('does not come to others', () => {
    const vectors = readFileSync(join(ROOT, VECTORS), 'utf8');
    const { commitments, seeds, streams, seals } = JSON.parse(vectors);
    const { host, devices } = seals[0].opened;
    const checked = [
      commitments[0].host,
      commitments[1].device1,
      seeds[2].seed,
      streams[0].seed,
      host.part,
      devices[1].part,
    ];
    for (const hex of checked) {
      const other = `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`;
      const file = join(folder, 'vectors.json');
      writeFileSync(file, vectors.replace(hex, other));
      expect(inPython(file).code, hex).toBe(1);
    }
  });
});
