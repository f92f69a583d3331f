/** Lays out a deal of Briscola Chiamata. */
import type { FrenchCard, Suit } from '#shared/cards/french.ts';
import { BASICS } from '#shared/games/briscola-chiamata/cards.ts';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { GATHERED, SETTLED } from '../../tricks/beats.ts';
import { packZone } from '../../tricks/pack.ts';
import { OTHERS_SCALE } from '../../tricks/places.ts';
import * as kit from '../../tricks/zones.ts';
import type { LayoutContext } from '../game.ts';
import { faceDowns, handZone, plate, seatHandZone } from '../layout-parts.ts';
import { LOOK } from './look.ts';
import { cardName, latestCall, SEATS } from './selectors/names.ts';

/** Black and red alternate, so that neighbouring suits in the fan can be told apart. */
const FAN_ORDER: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** The scene at one beat of an update. */
export function layout(observation: Observation, moment: LayoutContext<Move, Observation>): Scene {
  return {
    ...LOOK,
    seats: SEATS.length,
    zones: moment.beat === GATHERED ? [packZone(BASICS, observation, moment)] : dealt(observation, moment),
    plates: SEATS.map((seat) => {
      const onTurn = moment.beat === SETTLED && observation.toAct.includes(seat);
      return plate(seat, SEATS.length, moment, { onTurn, note: note(observation, moment, seat) });
    }),
  };
}

function dealt(observation: Observation, moment: LayoutContext<Move, Observation>): Zone[] {
  const trick = kit.trickZone(BASICS, observation, moment);
  return [
    ...SEATS.map((seat) => seatHandZone(seat, SEATS.length, heldHand(observation, moment, seat), moment, OTHERS_SCALE)),
    {
      ...trick,
      drop: observation.phase === 'play',
      cards: trick.cards.map((card) => ({ ...card, ...(card.key === observation.called && { marked: true }) })),
    },
    ...SEATS.map((seat) => kit.takenZone(observation, moment, seat)),
  ];
}

/** Sorts a hand: trump first, then by suit, high to low. */
export function sorted(cards: readonly FrenchCard[], trump: Suit | null): FrenchCard[] {
  return kit.sorted(BASICS, cards, trump, FAN_ORDER);
}

function heldHand(observation: Observation, moment: LayoutContext<Move, Observation>, seat: number): TableCard[] {
  if (seat === moment.viewer) return ownCards(observation, moment);
  return faceDowns(handZone(seat), observation.handSizes[seat] ?? 0, moment.say, { from: kit.STOCK });
}

function ownCards(
  { own, trump, called, phase }: Observation,
  { moves, say }: LayoutContext<Move, Observation>,
): TableCard[] {
  const playable = new Set(moves.flatMap((move) => (move.type === 'play' ? [move.card] : [])));
  return sorted(own?.hand ?? [], trump).map((card) => ({
    key: card,
    face: card,
    name: cardName(card, say),
    from: kit.STOCK,
    ...(playable.has(card) ? { playable: true } : { why: say(phase === 'play' ? 'refused.turn' : 'refused.auction') }),
    ...(card === called && { marked: true }),
  }));
}

/** The note under a name; a television has no table of points, so they are on the plates. */
function note(observation: Observation, moment: LayoutContext<Move, Observation>, seat: number): string | undefined {
  const { declarer, teammate, phase, taken, trump } = observation;
  const { say, tvLayout } = moment;
  if (tvLayout && trump !== null) return say('note.points', { points: taken[seat] ?? 0 });
  if (seat === declarer) return say('note.declarer');
  if (seat === teammate) return say('note.teammate');
  return (phase === 'auction' && latestCall(observation, seat, say)) || kit.tricksNote(observation, moment, seat);
}
