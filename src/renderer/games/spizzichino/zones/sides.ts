/** The zones of each seat: its hand, and its two piles with their tops. */
import type { ItalianCard } from '#shared/cards/italian.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { BASICS, DECK } from '#shared/games/spizzichino/cards.ts';
import { cardsOf } from '#shared/games/spizzichino/declarations.ts';
import type { Observation } from '#shared/games/spizzichino/state.ts';
import type { TableCard, Zone } from '../../../motion/scene.ts';
import { pileZone, sorted } from '../../../tricks/zones.ts';
import { nameAt, seatOffset } from '../../game.ts';
import { faceDown, faceDowns, handZone, seatHandZone } from '../../layout-parts.ts';
import { declaredAt } from '../selectors/beats.ts';
import { playOf, takeOf } from '../selectors/move-of.ts';
import { cardName, SEATS } from '../selectors/names.ts';
import { dealPileZone } from '../selectors/zone-ids.ts';
import type { SpizzichinoContext } from './board.ts';
import { OTHERS_SCALE, placesFor } from './places.ts';

export function handOf(observation: Observation, moment: SpizzichinoContext, seat: Seat): Zone {
  const isOwn = seat === moment.viewer;
  const cards = isOwn ? ownCards(observation, moment) : backs(observation, moment, seat);
  const takes = isOwn && moment.moves.some(({ type }) => type !== 'play');
  return { ...seatHandZone(seat, SEATS.length, cards, moment, OTHERS_SCALE), ...(takes && { drop: true }) };
}

/** The zones a hand came from. */
function sourcesOf({ choices }: Observation, seat: Seat): readonly string[] {
  return choices.find((choice) => choice.seat === seat)?.hand.map(dealPileZone) ?? [];
}

/** The part of a hand shown on the table now. */
function shownOf(observation: Observation, beat: string): readonly ItalianCard[] {
  const declaration = declaredAt(observation, beat);
  return declaration ? cardsOf(declaration) : [];
}

function ownCards(observation: Observation, moment: SpizzichinoContext): TableCard[] {
  const shown = shownOf(observation, moment.beat);
  const held = sorted(BASICS, observation.own?.hand ?? [], null).filter((card) => !shown.includes(card));
  return held.map((card) => ({
    ...open(card, moment),
    from: sourcesOf(observation, observation.viewer as Seat),
    ...standing(card, observation, moment),
  }));
}

/**
 * Another hand: publicly known cards keep their key, so that the table can follow them; they are held like the rest.
 */
function backs(observation: Observation, { beat, say }: SpizzichinoContext, seat: Seat): TableCard[] {
  const shown = shownOf(observation, beat);
  const known = observation.known[seat] ?? [];
  const hidden = (observation.handSizes[seat] ?? 0) - known.length;
  const from = sourcesOf(observation, seat);
  return [
    ...faceDowns(handZone(seat), hidden, say, { from }),
    ...known.filter((card) => !shown.includes(card)).map((card) => faceDown(card, say, { from })),
  ];
}

/** SP-7, SP-16: each card beneath shows its edge, so that they can be counted. */
export function piles(observation: Observation, moment: SpizzichinoContext, seat: Seat): Zone[] {
  const { viewer, say, moves, tvLayout } = moment;
  const choice = observation.choices.find((choice) => choice.seat === seat);
  const isOwn = seat === viewer;
  return [0, 1].map((pile) => {
    const { top, depth } = observation.piles[seat]?.[pile] ?? { top: null, depth: 0 };
    const zone = pileZone(seat, pile);
    const from = [zone, ...(choice ? [dealPileZone(choice.up[pile] ?? 0)] : [])];
    const beneath = faceDowns(zone, Math.max(depth - 1, 0), say, { from });
    const tops = top ? [{ ...open(top, moment), from, ...(isOwn && standing(top, observation, moment)) }] : [];
    const name = nameAt(moment, seat);
    return {
      id: zone,
      arrangement: 'overlap',
      ...placesFor(tvLayout).pile(seatOffset(viewer, seat, SEATS.length), pile),
      owner: seat,
      label: say(isOwn ? 'zone.own-pile' : 'zone.pile', { name, number: pile + 1, depth }),
      cards: [...beneath, ...tops],
      ...(isOwn && moves.some(({ type }) => type === 'choose') && { drop: true }),
    };
  });
}

function open(card: ItalianCard, { say }: SpizzichinoContext): TableCard {
  return { key: card, face: card, name: cardName(card, say) };
}

/** Whether the viewer can act on the card now, and if not, why. */
function standing(card: ItalianCard, observation: Observation, { moves, say }: SpizzichinoContext): Partial<TableCard> {
  if (takeOf(card, moves, observation)) return { playable: true, action: say('piles.take') };
  if (playOf(card, moves)) return { playable: true };
  if (observation.phase === 'choosing') return { why: say('refused.choosing') };
  const trick = observation.tricks.at(-1);
  const led = trick?.winner === null ? trick.cards[0] : undefined;
  if (moves.length === 0 || !led) return { playable: false, why: say('refused.turn') };
  return { playable: false, why: say('refused.follow', { suit: DECK.suitOf(led) }) };
}
