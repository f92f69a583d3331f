/**
 * Screens that want to show the room. Each shows three cards, and people say on their phones which three those are: so it is
 * the screen in their room that is let in, and none that somebody else has put up.
 */
import { ITALIAN_DECK } from '#shared/cards/italian.ts';
import { at } from '#shared/engine/collections.ts';
import { MAX_SCREENS, type ScreenPairing } from '#shared/protocol/room.ts';
import { randomId, secureRandom } from '../connections/secrets.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';
import { TokenBuckets } from '../time/token-bucket.ts';

const CARD_COUNT = 3;
const OFFER_COUNT = 3;

/** A wrong offer shares so many cards with the right one at most: nobody takes one for the other at a glance. */
const MAX_SHARED_CARDS = 1;

/** After so many wrong answers a screen is turned away for so long, in ms. */
const MAX_WRONG_ANSWERS = 3;
const LOCKOUT_MS = 60_000;

/** Where all places are taken, the pairing that has been open longest, but at least so long, in ms, makes room for who waits. */
const LAIN = 20_000;

/** New pairings of one device: nobody's phone is to show one after another. */
const PER_DEVICE = { perSecond: 1 / 20, atOnce: 6 };

interface Waiting {
  readonly session: string;
  readonly device: string;
}

interface OpenPairing extends Waiting {
  readonly id: string;
  readonly cards: readonly string[];
  readonly offers: readonly (readonly string[])[];
  readonly wrong: number;
  /** When it began. */
  readonly since: number;
}

interface ScreenPairingsEvents {
  /** Something else is to be seen by itself. */
  changed: undefined;
}

export class ScreenPairings extends Emitter<ScreenPairingsEvents> {
  readonly #clock: Clock;
  readonly #ofDevice: TokenBuckets;
  /** Screens that are there and not let in, those that came first first. */
  #waiting: readonly Waiting[] = [];
  #open: readonly OpenPairing[] = [];
  /** By device, until when it is turned away. */
  readonly #away = new Map<string, number>();
  #again: Cancel | undefined;

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
    this.#ofDevice = new TokenBuckets(clock, PER_DEVICE);
  }

  /** A screen is there, and not let in. */
  add(session: string, device: string): void {
    if (this.#waiting.some((one) => one.session === session)) return;
    this.#waiting = [...this.#waiting, { session, device }];
    this.#letKnock();
  }

  /** It is gone, or let in. */
  remove(session: string): void {
    this.#waiting = this.#waiting.filter((one) => one.session !== session);
    this.#open = this.#open.filter((one) => one.session !== session);
    this.#letKnock();
  }

  /** What this screen shows; nothing while it may not ask to be let in. */
  cardsOf(session: string): string[] | null {
    const open = this.#open.find((one) => one.session === session);
    return open ? [...open.cards] : null;
  }

  /** What people see of those that ask to be let in. */
  get shown(): ScreenPairing[] {
    return this.#open.map(({ id, offers }) => ({ id, offers: offers.map((cards) => [...cards]) }));
  }

  /** Somebody says what a screen shows: which session it is if that is right, nothing if not. */
  answer(id: string, offer: number): { readonly session: string | undefined } | 'no-such-knock' {
    const open = this.#open.find((one) => one.id === id);
    if (!open) return 'no-such-knock';
    if (open.offers[offer]?.join() === open.cards.join()) return { session: open.session };
    const wrong = open.wrong + 1;
    if (wrong < MAX_WRONG_ANSWERS)
      this.#open = this.#open.map((one) => (one === open ? newPairing(open, { wrong, since: open.since }) : one));
    else {
      this.#open = this.#open.filter((one) => one !== open);
      this.#away.set(open.device, this.#clock.now() + LOCKOUT_MS);
      this.#letKnock();
    }
    return { session: undefined };
  }

  stop(): void {
    this.#again?.();
    this.#waiting = [];
    this.#open = [];
  }

  /** Whoever waits and may, asks to be let in. */
  #letKnock(): void {
    const now = this.#clock.now();
    for (const [device, until] of this.#away) if (until <= now) this.#away.delete(device);
    for (const waiting of this.#idle()) {
      if (!this.#isPlaceFree(now)) break;
      if (this.#isThere(waiting) || this.#away.has(waiting.device) || !this.#ofDevice.take(waiting.device)) continue;
      this.#makeRoom();
      this.#open = [...this.#open, newPairing(waiting, { wrong: 0, since: now })];
    }
    this.#lookAgain();
  }

  /** Those of which no pairing is open. */
  #idle(): Waiting[] {
    return this.#waiting.filter((one) => !this.#isThere(one));
  }

  #isThere({ device }: Waiting): boolean {
    return this.#open.some((one) => one.device === device);
  }

  #isPlaceFree(now: number): boolean {
    const [first] = this.#open;
    return this.#open.length < MAX_SCREENS || (first !== undefined && first.since + LAIN <= now);
  }

  /** Whoever has filled all places keeps nobody out: the oldest pairing goes, and its screen waits behind all others. */
  #makeRoom(): void {
    if (this.#open.length < MAX_SCREENS) return;
    const [first, ...others] = this.#open;
    const isFirst = ({ session }: Waiting): boolean => session === first?.session;
    this.#open = others;
    this.#waiting = [...this.#waiting.filter((one) => !isFirst(one)), ...this.#waiting.filter(isFirst)];
  }

  /** Whoever is turned away, or asks too often, may in time. */
  #lookAgain(): void {
    this.#again?.();
    const now = this.#clock.now();
    const waits = this.#idle().map(({ device }) =>
      Math.max((this.#away.get(device) ?? now) - now, this.#ofDevice.wait(device), 1),
    );
    const [first] = this.#open;
    const room = first && this.#open.length >= MAX_SCREENS ? first.since + LAIN - now : 0;
    const wait = Math.max(Math.min(...waits), room);
    if (!Number.isFinite(wait)) return;
    this.#again = this.#clock.after(wait, () => {
      this.#letKnock();
      this.emit('changed');
    });
  }
}

function newPairing({ session, device }: Waiting, how: Pick<OpenPairing, 'wrong' | 'since'>): OpenPairing {
  const cards = drawCards();
  const offers = [cards];
  while (offers.length < OFFER_COUNT) {
    const other = drawCards();
    if (offers.every((offer) => offer.filter((card) => other.includes(card)).length <= MAX_SHARED_CARDS))
      offers.push(other);
  }
  // In an order of their own, which tells nothing of which one is right.
  offers.sort((a, b) => a.join().localeCompare(b.join()));
  return { session, device, id: randomId(6), cards, offers, ...how };
}

function drawCards(): string[] {
  const cards = new Set<string>();
  while (cards.size < CARD_COUNT) cards.add(at(ITALIAN_DECK, secureRandom.below(ITALIAN_DECK.length)));
  return [...cards];
}
