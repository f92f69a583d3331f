/** The zones in the middle: pack, eight piles, declarations. */
import { cardsOf } from '#shared/games/spizzichino/declarations.ts';
import { STACK_SIZE, stacksLeft } from '#shared/games/spizzichino/stacks.ts';
import type { Observation, Spizzichino } from '#shared/games/spizzichino/state.ts';
import type { Place, Zone } from '../../../motion/scene.ts';
import { honoursName } from '../../../tricks/honours.ts';
import { dealtBy } from '../../../tricks/names.ts';
import { STOCK, type TrickContext } from '../../../tricks/zones.ts';
import { nameAt, seatOffset } from '../../game.ts';
import { faceDowns, handZone } from '../../layout-parts.ts';
import { declaredAt, packsLaid } from '../selectors/beats.ts';
import { playOf } from '../selectors/move-of.ts';
import { cardName, SEATS } from '../selectors/names.ts';
import { picksOf, purposeOf } from '../selectors/picks.ts';
import { DECLARED, dealPileZone } from '../selectors/zone-ids.ts';
import { AT_TABLE, forHandPlace, placesFor } from './places.ts';

/** The layout context of this game. */
export type SpizzichinoContext = TrickContext<Spizzichino>;

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
      label: say('zone.declared', { name: nameAt(moment, seat), what: honoursName(declaration, say) }),
      cards,
    },
  ];
}
