/**
 * Three cards that two people read out to each other, so that nobody stands between the two ends of their line. They are
 * made anew each time, of the line's own hash and a part from each end; the host is bound to its part before it hears the
 * other. So whoever holds two lines, one to each, learns what one side will show only when what the other side shows is
 * fixed: the cards agree by chance, once in 59,280 times, however much is reckoned (docs/security.md).
 */
import { ITALIAN_DECK, type ItalianCard } from '../cards/italian.ts';
import { concat, text } from './bytes.ts';
import { hash } from './cipher-suite.ts';

/** How long a part is, of random bytes. */
export const NONCE_BYTES = 32;

const CARD_COUNT = 3;

/** What the host is bound by: nobody finds its part in it, nor another part of which the same would come. */
export function nonceCommitment(line: Uint8Array, part: Uint8Array): Uint8Array {
  return hash(concat(text('panno-verde cards: commitment'), line, part));
}

/** The cards of a line (its handshake's hash) and both ends' parts: three different ones, in an order that counts. */
export function authenticationCards(line: Uint8Array, hosts: Uint8Array, callers: Uint8Array): ItalianCard[] {
  const bytes = hash(concat(text('panno-verde cards'), line, hosts, callers));
  const view = new DataView(bytes.buffer);
  const rest = [...ITALIAN_DECK];
  return Array.from({ length: CARD_COUNT }, (_, k) => {
    // Of 2^32 no number of cards is preferred by more than one in a hundred million.
    const [card] = rest.splice(view.getUint32(4 * k) % rest.length, 1);
    return card as ItalianCard;
  });
}
