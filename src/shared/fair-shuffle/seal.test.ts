import { describe, expect, it } from 'vitest';
import { fromHex, text, toHex, u32 } from '../crypto/bytes.ts';
import { hmacSha256, sha256 } from '../crypto/sha256.ts';
import { combinedSeed, deviceCommitment, hostCommitment } from './commitment.ts';
import { openedSealSchema } from './schema.ts';
import { rngFromSeed } from './seeded-rng.ts';
import { shuffled, sortedIds } from './shuffle.ts';
import { openedSeal } from './testing.ts';
import vectors from './vectors.json' with { type: 'json' };
import { verifyDraw } from './verify.ts';

/** Globals a shared file and its tests must not use: browser APIs that Node has, too. */
const { subtle } = (globalThis as unknown as { crypto: { subtle: Subtle } }).crypto;
interface Subtle {
  digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer>;
  importKey(form: 'raw', key: Uint8Array, how: object, out: boolean, uses: string[]): Promise<unknown>;
  sign(name: 'HMAC', key: unknown, bytes: Uint8Array): Promise<ArrayBuffer>;
}

describe('the hashes', () => {
  it('are those of the platform, at every length', async () => {
    const random = rngFromSeed(fromHex('77'.repeat(32)));
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, () => random.below(256));
      expect(toHex(sha256(bytes))).toBe(toHex(new Uint8Array(await subtle.digest('SHA-256', bytes))));
      const key = Uint8Array.from({ length: 1 + (length % 150) }, () => random.below(256));
      const signed = await subtle.sign('HMAC', await subtle.importKey('raw', key, hmac, false, ['sign']), bytes);
      expect(toHex(hmacSha256(key, bytes))).toBe(toHex(new Uint8Array(signed)));
    }
  });

  it('are those of FIPS 180-4 and RFC 4231', () => {
    expect(toHex(sha256(text('abc').slice(4)))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    const key = new Uint8Array(20).fill(0x0b);
    expect(toHex(hmacSha256(key, text('Hi There').slice(4)))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
  });
});

describe('the test vectors', () => {
  it.each(vectors.texts)('write the text “$text” after its length', ({ text: words, bytes }) => {
    expect(toHex(text(words))).toBe(bytes);
  });

  it.each(vectors.commitments)('bind part $part', ({ host, device0, device1, part, ...name }) => {
    expect([hostCommitment(name, part), deviceCommitment(name, 0, part), deviceCommitment(name, 1, part)]).toEqual([
      host,
      device0,
      device1,
    ]);
  });

  it.each(vectors.seeds)('make seed $seed of all parts', ({ host, devices, seed, ...name }) => {
    expect(combinedSeed(name, host, devices)).toBe(seed);
  });

  it.each(vectors.streams)('draw from seed $seed', ({ seed, block0, below }) => {
    expect(toHex(hmacSha256(fromHex(seed), u32(0)))).toBe(block0);
    const lots = rngFromSeed(fromHex(seed));
    expect(below.map(({ n }) => ({ n, drawn: lots.below(n) }))).toEqual(below);
  });

  it('hold whole seals', () => {
    expect(vectors.seals.map(({ opened }) => opened)).toEqual([openedSeal(), openedSeal([])]);
    for (const { opened } of vectors.seals) expect(openedSealSchema.parse(opened)).toEqual(opened);
  });
});

describe('a commitment', () => {
  const name = { match: '00'.repeat(16), seal: 0, attempt: 0 };
  const part = '11'.repeat(32);

  it('belongs to one match, seal, try and place in the list', () => {
    const all = [
      hostCommitment(name, part),
      deviceCommitment(name, 0, part),
      deviceCommitment(name, 1, part),
      deviceCommitment({ ...name, match: '01'.repeat(16) }, 0, part),
      deviceCommitment({ ...name, seal: 1 }, 0, part),
      deviceCommitment({ ...name, attempt: 1 }, 0, part),
      deviceCommitment(name, 0, '12'.repeat(32)),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the seed', () => {
  it('hangs on every part: the host’s, and each device’s', () => {
    const { host, devices } = openedSeal(['Ada', 'Bo', 'Cy']);
    const name = { match: '00'.repeat(16), seal: 0, attempt: 0 };
    const other = '5a'.repeat(32);
    const seeds = [
      combinedSeed(name, host, devices),
      combinedSeed(name, { ...host, part: other }, devices),
      ...devices.map((_, k) =>
        combinedSeed(name, host, devices.with(k, { ...(devices[k] as (typeof devices)[0]), part: other })),
      ),
      ...devices.map((_, k) => combinedSeed(name, host, devices.toSpliced(k, 1))),
    ];
    expect(new Set(seeds).size).toBe(8);
  });
});

describe('the stream', () => {
  it('passes over words that would favour the small numbers', () => {
    // Below 3,000,000,000 nearly a third of the words is of no use.
    const words = rngFromSeed(fromHex('33'.repeat(32)));
    const lots = rngFromSeed(fromHex('33'.repeat(32)));
    const all = Array.from({ length: 300 }, () => words.below(2 ** 32));
    const used = all.filter((word) => word < 3_000_000_000);
    expect(all.length - used.length).toBeGreaterThan(60);
    expect(used.map(() => lots.below(3_000_000_000))).toEqual(used);
  });

  it('takes no word where there is nothing to choose', () => {
    const [some, others] = [rngFromSeed(fromHex('44'.repeat(32))), rngFromSeed(fromHex('44'.repeat(32)))];
    expect(Array.from({ length: 9 }, () => others.below(1))).toEqual(Array(9).fill(0));
    expect(others.below(1000)).toBe(some.below(1000));
  });
});

describe('cards', () => {
  it('are laid out the same, wherever they lay before', () => {
    const lots = () => rngFromSeed(fromHex('55'.repeat(32)));
    const cards = ['AS', '10H', 'AS', '2C', 'KD', 'R9', 'R10'];
    expect(shuffled(cards.toReversed(), lots())).toEqual(shuffled(cards, lots()));
    expect(sortedIds(cards)).toEqual(['10H', '2C', 'AS', 'AS', 'KD', 'R10', 'R9']);
    expect(sortedIds([10, 9, 1])).toEqual([1, 9, 10]);
    expect(shuffled(cards, lots()).toSorted()).toEqual(cards.toSorted());
  });
});

describe('a draw', () => {
  const lots = () => rngFromSeed(fromHex('66'.repeat(32)));
  const seat = lots().below(5);

  it('can be drawn again from its event alone', () => {
    const { draws, ...seal } = openedSeal();
    const again = rngFromSeed(fromHex(combinedSeed(seal, seal.host, seal.devices)));
    expect(draws.map((draw) => verifyDraw(draw, 5, again))).toEqual(draws.map(() => 'same'));
  });

  it('leaves its time aside', () => {
    expect(verifyDraw({ event: { by: 'chance', type: 'dealer', seat, t: 7 } }, 5, lots())).toBe('same');
  });

  it.each([
    ['another seat', { event: { by: 'chance', type: 'dealer', seat: (seat + 1) % 5 } }, 'other'],
    [
      'things to choose from that stand in another order',
      { event: { by: 'chance', type: 'tie', curse: 'b' }, among: ['b', 'a'] },
      'other',
    ],
    [
      'something that was not to be chosen',
      { event: { by: 'chance', type: 'tie', curse: 'c' }, among: ['a', 'b'] },
      'other',
    ],
    ['nothing to choose from', { event: { by: 'chance', type: 'tie', curse: 'c' } }, 'unknown'],
    ['two fields', { event: { by: 'chance', type: 'tie', seat, cards: [] } }, 'unknown'],
    ['no field', { event: { by: 'chance', type: 'tie' } }, 'unknown'],
    ['no ids', { event: { by: 'chance', type: 'deal', cards: [['a']] } }, 'unknown'],
  ] as const)('is not the same with %s', (_, { event, ...rest }, verdict) => {
    const among = 'among' in rest ? { among: [...rest.among] } : {};
    expect(verifyDraw({ event: { ...event }, ...among }, 5, lots())).toBe(verdict);
  });
});
