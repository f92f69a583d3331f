/**
 * Duplicate deals for several tables: one secret per round, committed to before the round. Each
 * deal has its own independent numbers, the same at every table.
 */
import { z } from 'zod';
import { concat, fromHex, text, toHex, u32 } from '../crypto/bytes.ts';
import { hmacSha256, sha256 } from '../crypto/sha256.ts';
import { bytes32Schema } from './schema.ts';
import { rngFromSeed } from './seeded-rng.ts';
import type { Rng } from './shuffle.ts';

const DUPLICATE_DEALS_DOMAIN = 'panno-verde/deals/1';
const count = z.int().min(1).max(0xffff_ffff);

/** A match's duplicate deals in its record: round, deal numbers in order, secret and commitment. */
export const duplicateDealsSchema = z.strictObject({
  round: count,
  deals: z.array(count).min(1).max(100),
  commitment: bytes32Schema,
  secret: bytes32Schema,
});
export type DuplicateDeals = z.infer<typeof duplicateDealsSchema>;

/** The commitment to a round's secret (32 bytes in hex). `round` counts from 1. */
export function dealsCommitment(round: number, secret: string): string {
  return toHex(sha256(concat(text(DUPLICATE_DEALS_DOMAIN), u32(round), fromHex(secret))));
}

/**
 * The random source of a deal, or of a segment of it. Cards are ordered by a key each: cards that
 * two tables both still have to shuffle get the same relative order, whatever else they have.
 */
export function dealRng(secret: string, deal: number, stretch = 0): Rng {
  const seed = hmacSha256(fromHex(secret), concat(text(DUPLICATE_DEALS_DOMAIN), u32(deal), u32(stretch)));
  let shuffles = 0;
  return {
    ...rngFromSeed(seed),
    shuffleSorted: (ids) => orderedBy(hmacSha256(seed, concat(text('order'), u32(shuffles++))), ids),
  };
}

/** These cards by their keys; copies of a card have different ones. */
function orderedBy<Id extends string | number>(seed: Uint8Array, ids: readonly Id[]): Id[] {
  const copies = new Map<Id, number>();
  const keyed = ids.map((id) => {
    const copy = copies.get(id) ?? 0;
    copies.set(id, copy + 1);
    return { id, key: toHex(hmacSha256(seed, concat(text(String(id)), u32(copy)))) };
  });
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ id }) => id);
}
