/** The zones in the middle: pack, eight piles, trick, taken tricks, declarations. */
import { cardsOf } from '#shared/games/spizzichino/state/declarations.ts';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import { type Observation, type Trick, takerSoFar } from '#shared/games/spizzichino/state/observation.ts';
import { STACK_SIZE, stacksLeft } from '#shared/games/spizzichino/state/options.ts';
import type { Place, TableCard, Zone } from '../../../motion/scene.ts';
import { type LayoutContext as MomentOf, nameAt, seatOffset } from '../../game.ts';
import { faceDown, faceDowns, handZone, trickCard } from '../../layout-parts.ts';
import { declaredAt, OPEN, packsLaid } from '../selectors/beats.ts';
import { playOf } from '../selectors/move-of.ts';
import { cardName, combinationName, dealtBy, SEATS } from '../selectors/names.ts';
import { picksOf, purposeOf } from '../selectors/picks.ts';
import { DECLARED, dealPileZone, pileZone, STOCK, TRICK, takenZone } from '../selectors/zone-ids.ts';
import { AT_TABLE, forHandPlace, placesFor } from './places.ts';

/** The layout context of this game. */
export type SpizzichinoContext = MomentOf<Move, Observation>;

/** The pack at the dealer's, with its remaining eighths. */
export function stock(observation: Observation, { viewer, say, tvLayout }: SpizzichinoContext, packs: number): Zone {
  const cards = faceDowns(STOCK, packs * STACK_SIZE, say);
  const { place, scale } = placesFor(tvLayout).taken(seatOffset(viewer, dealtBy(observation) ?? 0, SEATS.length));
  return { id: STOCK, arrangement: 'pile', place, ...(tvLayout && { scale }), label: say('zone.stock'), cards };
}

/** SP-5, SP-6: the unchosen piles; those the viewer has picked lie where they will go. */
export function dealPiles(observation: Observation, moment: SpizzichinoContext): Zone[] {
  const { beat, preselection: held, moves, say, tvLayout } = moment;
  const mayPick = moves.some(({ type }) => type === 'choose');
  const left = stacksLeft(observation.choices).filter((stack) => stack < packsLaid(beat));
  return left.map((stack) => {
    const purpose = mayPick ? purposeOf(held, stack) : undefined;
    const cards = faceDowns(dealPileZone(stack), STACK_SIZE, say, { from: STOCK }).map((card, k) => ({
      ...card,
      ...(mayPick && k === STACK_SIZE - 1 && { playable: true, marked: purpose !== undefined }),
    }));
    const label = say(purpose ? `zone.stack.${purpose}` : 'zone.stack', { number: stack + 1 });
    return {
      id: dealPileZone(stack),
      arrangement: 'pile',
      ...placesFor(tvLayout).stack(stack),
      ...(purpose && { place: placeOf(stack, held) }),
      label,
      cards,
    };
  });
}

/** Where a picked pile lies: for the hand, or to be turned up. */
function placeOf(stack: number, held: readonly string[]): Place {
  const { hand, up } = picksOf(held);
  return hand.includes(stack) ? forHandPlace(hand.indexOf(stack)) : AT_TABLE.pile(0, up.indexOf(stack)).place;
}

/** The trick in the middle: the current one, or a full one before it is gathered. */
export function openTrick({ tricks }: Observation, beat: string): Trick | undefined {
  if (beat === OPEN) return tricks.findLast(({ winner }) => winner !== null);
  return tricks.findLast(({ winner }) => winner === null);
}

export function trick(observation: Observation, moment: SpizzichinoContext): Zone {
  const { say, tvLayout } = moment;
  const open = openTrick(observation, moment.beat);
  const leads = open ? takerSoFar(open) : null;
  const cards = (open?.plays ?? []).map(({ card, pile }, k): TableCard => {
    const seat = ((open?.leader ?? 0) + k) % SEATS.length;
    const shown = { key: card, face: card, name: cardName(card, say) };
    const more = { ...(seat === open?.winner && { marked: true }), ...(seat === leads && { winsTrick: true }) };
    return {
      ...trickCard({ ...shown, ...more }, seat, SEATS.length, moment),
      ...(pile !== null && { from: pileZone(seat, pile) }),
    };
  });
  return {
    id: TRICK,
    arrangement: 'spread',
    ...placesFor(tvLayout).trick,
    label: say('zone.trick'),
    cards,
    drop: true,
  };
}

/** A seat's tricks, without the one not gathered yet. */
export function taken(observation: Observation, moment: SpizzichinoContext, seat: number): Zone {
  const { viewer, say, beat, tvLayout } = moment;
  const open = openTrick(observation, beat);
  const tricks = observation.tricks.filter((trick) => trick.winner === seat && trick !== open);
  return {
    id: takenZone(seat),
    arrangement: 'pile',
    ...placesFor(tvLayout).taken(seatOffset(viewer, seat, SEATS.length)),
    owner: seat,
    label: say('zone.taken', { name: nameAt(moment, seat), count: tricks.length }),
    cards: tricks.flatMap(({ plays }) => plays.map(({ card }) => faceDown(card, say, { from: TRICK }))),
  };
}

/** SP-11: a declaration's cards, shown for a moment. */
export function declared(observation: Observation, moment: SpizzichinoContext): Zone[] {
  const { viewer, say, tvLayout } = moment;
  const declaration = declaredAt(observation, moment.beat);
  if (!declaration) return [];
  const { seat } = declaration;
  const cards = cardsOf(declaration).map((card) => ({
    key: card,
    face: card,
    name: cardName(card, say),
    from: handZone(seat),
    marked: true,
    // A declarer is often on turn, so their shown cards can be played from there.
    ...(playOf(card, moment.moves) && { playable: true }),
  }));
  return [
    {
      id: DECLARED,
      arrangement: 'row',
      ...placesFor(tvLayout).declared(seatOffset(viewer, seat, SEATS.length)),
      label: say('zone.declared', { name: nameAt(moment, seat), what: combinationName(declaration, say) }),
      cards,
    },
  ];
}
