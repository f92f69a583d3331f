/** The zones of a seat: the cards it looks at, or its personal deck (VM-6, VM-7). */
import type { VbiCard } from '#shared/cards/rome.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { handPlace } from '../../../motion/layout/table-geometry.ts';
import type { TableCard, Zone } from '../../../motion/scene.ts';
import { type LayoutContext, nameAt, seatOffset } from '../../game.ts';
import { faceDown, seatHandZone as handAt, handZone } from '../../layout-parts.ts';
import { FROZEN } from '../selectors/beats.ts';
import { faceUp } from '../selectors/names.ts';
import { deckAsLaid, isPreselected } from '../selectors/preselection.ts';
import { placesFor } from './places.ts';

type MomentOf = LayoutContext<Move>;

/** The zones of one seat; `keys` from `deckCardKeys`, top first. */
export function seatZones(observation: Observation, moment: MomentOf, seat: Seat, keys: readonly string[]): Zone[] {
  const { looking, hand, phase } = observation;
  if (seat === moment.viewer && hand) return [ownHand(observation, hand, moment, seat)];
  if (phase === 'arrange' && looking.includes(seat)) return [othersHand(observation, moment, seat, keys)];
  if (phase === 'over' && observation.result?.lost === 'out' && hasLeft(observation, seat)) return [];
  return deck(observation, moment, seat, keys);
}

function hasLeft({ story }: Observation, seat: Seat): boolean {
  return story.some((one) => one.type === 'out' && one.by === seat);
}

/** The own cards while they are arranged, in their order, the top one on the left. */
function ownHand(observation: Observation, hand: readonly VbiCard[], moment: MomentOf, seat: Seat): Zone {
  const { say, preselection: held } = moment;
  const again = observation.story.some((one) => one.type === 'arrange' && one.by === seat);
  const cards = deckAsLaid(hand, held).map((card) => faceUp(card, say, { from: again ? `deck:${seat}` : 'common' }));
  return handAt(seat, observation.decks.length, cards, moment);
}

function othersHand({ decks }: Observation, moment: MomentOf, seat: Seat, keys: readonly string[]): Zone {
  const cards = keys.toReversed().map((key) => faceDown(key, moment.say, { from: 'common' }));
  return handAt(seat, decks.length, cards, moment);
}

/** A deck on the table; its face-up cards (VM-33) lie beside it. The own one can be fanned out. */
function deck(observation: Observation, moment: MomentOf, seat: Seat, keys: readonly string[]): Zone[] {
  const seats = observation.decks.length;
  const step = seatOffset(moment.viewer, seat, seats);
  const isOwn = seat === moment.viewer;
  const cards = deckCards(observation, moment, seat, keys);
  const label = moment.say(isOwn ? 'zone.own-deck' : 'zone.deck', {
    name: nameAt(moment, seat),
    count: keys.length,
  });
  if (isFanned(moment, seat, keys)) {
    return [{ id: `deck:${seat}`, arrangement: 'hand', place: handPlace(step, seats), owner: seat, label, cards }];
  }
  const open = cards.filter(({ face }) => face !== null);
  const down = cards.filter(({ face }) => face === null);
  const places = placesFor(moment.tvLayout);
  const { place, scale } = places.deck(step, seats, isOwn);
  const its = { owner: seat, scale, label };
  const pile: Zone = { ...its, id: `deck:${seat}`, arrangement: 'pile', place, cards: down };
  if (open.length === 0) return [pile];
  return [
    pile,
    {
      ...its,
      id: `open:${seat}`,
      arrangement: 'row',
      place: places.open(step, seats, isOwn),
      label: moment.say('zone.deck.open', { name: nameAt(moment, seat) }),
      cards: open,
    },
  ];
}

function isFanned({ viewer, preselection: held }: MomentOf, seat: Seat, keys: readonly string[]): boolean {
  return seat === viewer && isPreselected(held, 'fan', keys.length);
}

/** The cards of a deck, the lowest first. */
function deckCards(observation: Observation, moment: MomentOf, seat: Seat, keys: readonly string[]): TableCard[] {
  const { say } = moment;
  const fanned = isFanned(moment, seat, keys);
  const playing = seat === moment.viewer && isRacing(observation) && moment.beat !== FROZEN;
  const open = new Map(observation.decks[seat]?.faceUp.map(({ position, card }) => [position, card]));
  return keys
    .map((key, position): TableCard => {
      const card = open.get(position);
      // A pile gives its top card; in a fan, or among face-up cards, one is chosen.
      const playable = playing && (fanned || card !== undefined || position === 0);
      const name = say(position === 0 ? 'zone.deck.top' : 'zone.deck.card', {
        place: position + 1,
        count: keys.length,
      });
      const more = { from: handZone(seat), ...(playable && { playable }) };
      return card ? faceUp(card, say, { ...more, key, marked: true }) : faceDown(key, say, { ...more, name });
    })
    .toReversed();
}

/** Whether cards may be turned up (VM-13, VM-21). */
export function isRacing({ phase }: Pick<Observation, 'phase'>): boolean {
  return phase === 'race' || phase === 'closing';
}
