/** The shared zones (VM-4): common deck, game area, discard pile, return deck, and shown cards. */
import { isRome, type VbiCard } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { TableCard, Zone } from '../../../motion/scene.ts';
import { type LayoutContext, nameAt } from '../../game.ts';
import { faceDowns } from '../../layout-parts.ts';
import { ENDED, FROZEN, SHOWN as SHOWN_BEAT } from '../selectors/beats.ts';
import { faceUp } from '../selectors/names.ts';
import { justShown, misplay } from '../selectors/turn-story.ts';
import { placesFor } from './places.ts';

type MomentOf = LayoutContext<Move>;

export function middleZones(observation: Observation, moment: MomentOf): Zone[] {
  const shown = shownNow(observation, moment);
  const elsewhere = (card: VbiCard): boolean => !shown.includes(card);
  return [
    common(observation, moment),
    discard(observation.discard.filter(elsewhere), moment),
    ...area(observation, moment),
    returnDeck(observation.returned.filter(elsewhere), moment),
    middle(shown, observation, moment),
  ];
}

/** The cards shown in the middle: for a moment, or while they are voted on. */
function shownNow(observation: Observation, { beat }: MomentOf): readonly VbiCard[] {
  const { phase, curses, shown } = observation;
  const missed = misplay(observation);
  if (beat === FROZEN && missed) return [missed.card];
  if (beat === SHOWN_BEAT) return justShown(observation);
  if (phase === 'vote' || phase === 'tie') return curses.map(({ card }) => card);
  if (observation.result?.lost === 'out') return lostWith(observation);
  return shown;
}

/** The cards of a seat that was out with a Rome card among them (VM-17). */
function lostWith({ decks, story }: Observation): readonly VbiCard[] {
  const [out] = story.flatMap((one) => (one.type === 'out' ? one.by : [])).slice(-1);
  return out === undefined ? [] : (decks[out]?.faceUp.map(({ card }) => card) ?? []);
}

function middle(cards: readonly VbiCard[], observation: Observation, { say, beat, tvLayout }: MomentOf): Zone {
  const frozen = beat === FROZEN;
  const lost = observation.result?.lost === 'out';
  const { area, shown } = placesFor(tvLayout);
  const { place, scale } = observation.area.length === 0 ? area : shown;
  return {
    id: 'shown',
    // A misplayed card lies askew.
    arrangement: frozen ? 'spread' : 'row',
    place,
    scale: scale * Math.min(1, shown.fit / cards.length),
    label: say('zone.shown'),
    cards: cards.map((card) =>
      faceUp(card, say, {
        from: origin(card, observation),
        ...((frozen || (lost && isRome(card))) && { marked: true }),
      }),
    ),
  };
}

/** A shown card's zone of origin: the deck of whoever held or turned it up, else the common deck. */
function origin(card: VbiCard, { curses, story }: Observation): string {
  const seats = story.flatMap((one) => {
    if (one.type === 'turn-up') return one.card === card ? one.by : [];
    if (one.type === 'out') return one.cards.includes(card) ? one.by : [];
    return one.type === 'curse' && one.card === card ? one.seat : [];
  });
  const seat = curses.find((curse) => curse.card === card)?.seat ?? seats.at(-1);
  return seat === undefined ? 'common' : `deck:${seat}`;
}

function common({ deckSize, shown }: Observation, { say, tvLayout }: MomentOf): Zone {
  const size = deckSize - shown.length;
  return {
    id: 'common',
    arrangement: 'pile',
    ...placesFor(tvLayout).common,
    label: say('zone.common', { count: deckSize }),
    cards: faceDowns('common', size, say, { from: 'returned' }),
  };
}

function discard(cards: readonly VbiCard[], { say, tvLayout }: MomentOf): Zone {
  return {
    id: 'discard',
    arrangement: 'pile',
    ...placesFor(tvLayout).discard,
    label: say('zone.discard', { count: cards.length }),
    cards: cards.map((card) => faceUp(card, say, { from: 'shown' })),
  };
}

/** Overlapping, so that each returned card shows. */
function returnDeck(cards: readonly VbiCard[], { say, tvLayout }: MomentOf): Zone {
  const { place, scale, fit } = placesFor(tvLayout).returned;
  return {
    id: 'returned',
    arrangement: 'overlap',
    place,
    scale: scale * Math.min(1, fit / cards.length),
    label: say('zone.returned', { count: cards.length }),
    cards: cards.map((card) => faceUp(card, say, { from: 'shown' })),
  };
}

/** The last cards are readable from every seat; those before them make room. */
function area(observation: Observation, moment: MomentOf): Zone[] {
  const { say, tvLayout } = moment;
  const places = placesFor(tvLayout);
  const cards = observation.area.map(
    ({ card, seat }): TableCard =>
      faceUp(card, say, {
        name: say('zone.area.card', { card: faceUp(card, say).name, name: nameAt(moment, seat) }),
        from: `deck:${seat}`,
        ...(isMarked(card, observation, moment) && { marked: true }),
      }),
  );
  const split = Math.max(0, cards.length - places.area.cards);
  return [
    {
      id: 'area:earlier',
      arrangement: 'overlap',
      ...places.earlier,
      label: say('zone.area.earlier'),
      cards: cards.slice(0, split),
    },
    {
      id: 'area',
      arrangement: 'overlap',
      place: places.area.place,
      scale: places.area.scale,
      label: say('zone.area'),
      cards: cards.slice(split),
      drop: true,
    },
  ];
}

/** The card a misplayed one had to beat; and all of them once the game is won. */
function isMarked(card: VbiCard, { area, result }: Observation, { beat }: MomentOf): boolean {
  if (beat === FROZEN) return area.at(-1)?.card === card;
  return beat === ENDED && result?.won === true;
}
