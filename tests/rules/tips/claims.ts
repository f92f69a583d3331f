/** What each tip says, told a second time: as a question to the true state, and as what it names (`marksOf`). */
import { isRome, type VbiCard } from '#shared/cards/rome.ts';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { Briscola } from '#shared/games/briscola/types.ts';
import type { Observation as BriscolaChiamata } from '#shared/games/briscola-chiamata/state.ts';
import type { Observation as Spizzichino } from '#shared/games/spizzichino/state.ts';
import type { Tressette } from '#shared/games/tressette/types.ts';
import type { Observation as Vbi } from '#shared/games/vbi-maior/state/observation.ts';
import type { State as VbiState } from '#shared/games/vbi-maior/state/state.ts';
import type { Observation as Viva } from '#shared/games/viva/state/observation.ts';
import type { TrickObservation } from '#shared/tricks/state.ts';
import type { Asked } from './tables.ts';

/** What it names; nothing where what it says is not so. */
type Tip = (asked: Asked) => string | undefined;

const seen = <Observation>({ panel }: Asked) => panel.observation as unknown as Observation;
const moves = ({ panel }: Asked) => panel.moves as readonly (AnyMove & Readonly<Record<string, unknown>>)[];
const offers = (asked: Asked, type: string) => moves(asked).some((move) => move.type === type);
const where = (isSo: boolean, names = ''): string | undefined => (isSo ? names : undefined);

/** How many cards each of the others takes when the seat calls VIVA: by the rules, seats in the order of their turns. */
function takenBy({ match, seat }: Asked): number[] {
  const state = structuredClone(match.state);
  const sizes = (of: unknown) => (match.rules.observe(of as never, 'everyone') as unknown as Viva).table.handSizes;
  match.rules.apply(state as never, { by: seat, type: 'viva' } as never);
  const [before, after] = [sizes(match.state), sizes(state)];
  const { round } = match.rules.observe(match.state as never, 'everyone') as unknown as Viva;
  const inRound = (round?.seats ?? []).filter((one) => !round?.out.includes(one));
  const from = inRound.indexOf(seat);
  const others = [...inRound.slice(from + 1), ...inRound.slice(0, from)];
  return others.map((one) => (after[one] ?? 0) - (before[one] ?? 0));
}

/** A VIVA for which the stock has too few cards waits for chance. */
function isShort(asked: Asked): boolean {
  return seen<Viva>(asked).table.stock < 4;
}

const isOwn = (asked: Asked): boolean => seen<Viva>(asked).table.own?.seat === asked.seat;

const VIVA: Readonly<Record<string, Tip>> = {
  viva(asked) {
    const own = isOwn(asked) ? ' own' : '';
    const taken = takenBy(asked);
    const left = taken.length === 1 ? 'other-two' : 'around';
    if (isShort(asked)) return `${left}${own}`;
    const isSo = taken.length === 1 ? taken[0] === 2 : taken.at(-1) === 2 && taken[0] === 1;
    return where(isSo && taken.reduce((sum, one) => sum + one, 0) === (taken.length === 1 ? 2 : 3), `${left}${own}`);
  },
  block: (asked) => where(offers(asked, 'block')),
  last: (asked) => where(seen<Viva>(asked).table.hand?.length === 1, isOwn(asked) ? 'own' : ''),
  taken: (asked) => where(seen<Viva>(asked).taken !== null && offers(asked, 'pass')),
  catch: ({ match }) => where(match.options.policing === 'caught'),
  turn: (asked) => where(offers(asked, 'play'), isOwn(asked) ? 'own' : ''),
  take: (asked) => where(offers(asked, 'take') && !offers(asked, 'play'), 'button:turn.take.do'),
};

const BRISCOLA_CHIAMATA: Readonly<Record<string, Tip>> = {
  points(asked) {
    const bids = moves(asked).flatMap(({ type, points }) => (type === 'bid' ? Number(points) : []));
    return where(
      bids.every((points) => points > 61),
      `2 120 ${Math.min(...bids)}`,
    );
  },
  bid: (asked) => where(moves(asked).every(({ type, points }) => type === 'pass' || points === undefined)),
  trump: (asked) => where(offers(asked, 'trump'), 'alone'),
  secret(asked) {
    const { own, called, teammate, declarer } = seen<BriscolaChiamata>(asked);
    const isHeld = own?.hand.some((card) => card === called) ?? false;
    return where(isHeld && teammate === null && declarer !== asked.seat);
  },
  play: (asked) => where(moves(asked).length === seen<BriscolaChiamata>(asked).own?.hand.length),
};

const SPIZZICHINO: Readonly<Record<string, Tip>> = {
  choose: (asked) => where(seen<Spizzichino>(asked).phase === 'choosing'),
  take: (asked) => where(offers(asked, 'take') && offers(asked, 'play'), 'button:piles.take'),
  follow(asked) {
    const { own, piles, tricks } = seen<Spizzichino>(asked);
    const led = tricks.at(-1)?.cards[0]?.slice(-1);
    const within = [...(own?.hand ?? []), ...(piles[asked.seat] ?? []).map(({ top }) => top)].filter(
      (card) => card !== null,
    );
    const played = moves(asked).flatMap(({ type, card }) => (type === 'play' ? String(card) : []));
    const following = within.filter((card) => card.endsWith(led ?? ''));
    const may = following.length > 0 ? following : within;
    return where(played.toSorted().join() === may.toSorted().join());
  },
  lead(asked) {
    const { own, piles } = seen<Spizzichino>(asked);
    const tops = (piles[asked.seat] ?? []).filter(({ top }) => top !== null);
    return where(moves(asked).filter(({ type }) => type === 'play').length === (own?.hand.length ?? 0) + tops.length);
  },
};

const cardsToPlay = (asked: Asked) => moves(asked).flatMap(({ type, card }) => (type === 'play' ? [String(card)] : []));
const inHand = (asked: Asked) => seen<TrickObservation>(asked).own?.hand ?? [];
const hasStock = (asked: Asked) => seen<TrickObservation>(asked).stock > 0;

const BRISCOLA: Readonly<Record<string, Tip>> = {
  exchange(asked) {
    const { upcard, trump } = seen<TrickObservation<Briscola>>(asked);
    return where(upcard !== null && inHand(asked).some((card) => card.slice(-1) === trump) && hasStock(asked));
  },
  follow: (asked) => where(cardsToPlay(asked).length === inHand(asked).length),
  lead: (asked) => where(cardsToPlay(asked).length === inHand(asked).length),
};

const TRESSETTE: Readonly<Record<string, Tip>> = {
  call: (asked) => where(seen<TrickObservation<Tressette>>(asked).handSizes.length === 4 && offers(asked, 'play')),
  follow(asked) {
    const led = seen<TrickObservation>(asked).tricks.at(-1)?.cards[0]?.slice(-1) ?? '';
    const following = inHand(asked).filter((card) => card.endsWith(led));
    const may = following.length > 0 ? following : inHand(asked);
    return where(cardsToPlay(asked).toSorted().join() === may.toSorted().join(), '2 3 4 7 A C F R');
  },
  // Once a call is made, only a card that goes with it.
  lead: (asked) => where(cardsToPlay(asked).length > 0),
};

const held = ({ match }: Asked): readonly VbiCard[] => (match.state as unknown as VbiState).personal.flat();

const VBI_MAIOR: Readonly<Record<string, Tip>> = {
  arrange: (asked) => where(seen<Vbi>(asked).hand !== null, 'lets'),
  vote: (asked) => where(offers(asked, 'vote')),
  choose: (asked) => where(seen<Vbi>(asked).asked !== null && !offers(asked, 'turn-up')),
  closing: (asked) =>
    where(!held(asked).some(isRome), seen<Vbi>(asked).inForce.includes('silentium') ? 'silenced' : ''),
  malus: (asked) => where(seen<Vbi>(asked).returned.some(isRome) && seen<Vbi>(asked).outcome === null),
  race: (asked) => where(offers(asked, 'turn-up')),
};

export const TIPS: Readonly<Record<string, Readonly<Record<string, Tip>>>> = {
  briscola: BRISCOLA,
  'briscola-chiamata': BRISCOLA_CHIAMATA,
  spizzichino: SPIZZICHINO,
  tressette: TRESSETTE,
  'vbi-maior': VBI_MAIOR,
  viva: VIVA,
};
