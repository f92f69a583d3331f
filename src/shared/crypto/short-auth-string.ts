/**
 * Short authentication string: three cards that two people compare to rule out a man in the middle.
 * They derive from the connection's handshake hash and a nonce from each end; the host commits to
 * its nonce first. So an attacker with a connection to each side learns one side's cards only when
 * the other's are fixed: they match by chance, 1 in 59,280, whatever the computing power
 * (docs/security.md).
 */
import { ITALIAN_DECK, type ItalianCard } from '../cards/italian.ts';
import { concat, text } from './bytes.ts';
import { hash } from './cipher-suite.ts';

/** Length of a nonce in bytes. */
export const NONCE_BYTES = 32;

const CARD_COUNT = 3;

/** The host's commitment: hiding and binding. */
export function nonceCommitment(line: Uint8Array, part: Uint8Array): Uint8Array {
  return hash(concat(text('panno-verde cards: commitment'), line, part));
}

/**
 * The cards of a connection (its handshake hash) and both nonces: three different ones, in order.
 */
export function authenticationCards(line: Uint8Array, hosts: Uint8Array, callers: Uint8Array): ItalianCard[] {
  const bytes = hash(concat(text('panno-verde cards'), line, hosts, callers));
  const view = new DataView(bytes.buffer);
  const rest = [...ITALIAN_DECK];
  return Array.from({ length: CARD_COUNT }, (_, k) => {
    // With 2^32 values, the bias of any card is below one in a hundred million.
    const [card] = rest.splice(view.getUint32(4 * k) % rest.length, 1);
    return card as ItalianCard;
  });
}
