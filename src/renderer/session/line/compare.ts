/** Three cards that two people read out, one at this desktop and one at the host's: shared/noise/cards.ts. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { cardsOf, commitmentTo, PART_BYTES } from '#shared/noise/cards.ts';
import { fromHex, toHex } from '#shared/seal/bytes.ts';
import { attempt } from './callHost.ts';
import { leaveHost, lineNow, useConnection } from './connection.ts';
import { notify } from './notice.ts';

/** The cards of this line and of this moment; or why there are none, where the host has said why. */
export async function compareCards(): Promise<readonly string[] | Refusal | undefined> {
  const line = lineNow()?.hash;
  if (!line) return undefined;
  const ours = crypto.getRandomValues(new Uint8Array(PART_BYTES));
  const begun = await attempt((client) => client.line.compare({}));
  if ('refused' in begun) return begun.refused;
  const shown = await attempt((client) => client.line.show({ part: toHex(ours) }));
  if ('refused' in shown) return shown.refused;
  const theirs = fromHex(shown.value.part);
  // Who says another part than the one that it was bound to has looked at ours first.
  if (toHex(commitmentTo(line, theirs)) !== begun.value.commitment) {
    keepCompared(false);
    return undefined;
  }
  return cardsOf(line, theirs, ours);
}

/** Two people have held them against each other. Where they were not the same, nothing more is said over this line. */
export function keepCompared(same: boolean): void {
  lineNow()?.compared?.(same);
  if (same) useConnection.setState({ knownBy: 'compared' });
  else {
    leaveHost();
    notify(refusal('host', 'cards-differ'));
  }
}
