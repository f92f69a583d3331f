/**
 * Numbered deals that several tables play: one secret for a round, bound by its hash before the round begins. Each deal
 * has numbers of its own, the same at every table, and none that tells anything of another's.
 */
import { concat, fromHex, text, toHex, u32 } from './bytes.ts';
import { hmacSha256, sha256 } from './hashes.ts';
import type { Lots } from './shuffle.ts';
import { sealedLots } from './stream.ts';

const PROTOCOL = 'panno-verde/deals/1';

/** What binds a round's secret (32 bytes, as hex) before it is shown. `round` counts from 1. */
export function dealsCommitment(round: number, secret: string): string {
  return toHex(sha256(concat(text(PROTOCOL), u32(round), fromHex(secret))));
}

/** What chance draws from in the deal of this number, from its beginning. */
export function dealLots(secret: string, deal: number): Lots {
  return sealedLots(hmacSha256(fromHex(secret), concat(text(PROTOCOL), u32(deal))));
}
