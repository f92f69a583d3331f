/** The three cards that two people compare to verify a host's key: shared/noise/cards.ts. */

import { fromHex, toHex } from '#shared/crypto/bytes.ts';
import { authenticationCards, NONCE_BYTES, nonceCommitment } from '#shared/crypto/short-auth-string.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { tryCall } from './call-host.ts';
import { currentTransport, leaveHost, useConnection } from './connection.ts';
import { showToast } from './refusals.ts';

/** The cards of this connection at this moment; or the host's refusal. */
export async function compareHostKey(): Promise<readonly string[] | Refusal | undefined> {
  const line = currentTransport()?.hash;
  if (!line) return undefined;
  const ours = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const begun = await tryCall((client) => client.line.compare({}));
  if ('refused' in begun) return begun.refused;
  const shown = await tryCall((client) => client.line.show({ part: toHex(ours) }));
  if ('refused' in shown) return shown.refused;
  const theirs = fromHex(shown.value.part);
  // A nonce that differs from its commitment was chosen after seeing ours.
  if (toHex(nonceCommitment(line, theirs)) !== begun.value.commitment) {
    confirmComparison(false);
    return undefined;
  }
  return authenticationCards(line, theirs, ours);
}

/** The result of the comparison. If the cards differed, the connection is closed. */
export function confirmComparison(same: boolean): void {
  currentTransport()?.confirmComparison?.(same);
  if (same) useConnection.setState({ knownBy: 'compared' });
  else {
    leaveHost();
    showToast(refusal('host', 'cards-differ'));
  }
}
