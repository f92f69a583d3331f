/** Highlights of Vbi Maior: a card that came too late, and the result. */
import { isCurse, isRome, numberOf } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { translate as inWords } from '#shared/i18n/translate.ts';
import { frontPlace, handPlace, shift } from '../../motion/layout/table-geometry.ts';
import type { Highlight, PaperSlip, Place, StitchedFrame } from '../../motion/scene.ts';
import {
  type Highlights,
  type LayoutContext,
  nameAt,
  type ScoreAnimationPlan,
  seatOffset,
  type ViewContext,
} from '../game.ts';
import type { Moment } from '../moment.ts';
import { formatSigned } from '../numbers.ts';
import { CLOTH } from './messages/en/table.ts';
import { ENDED, FROZEN } from './selectors/beats.ts';
import { cardName } from './selectors/names.ts';
import { isPerfect, lastToldCard, latestEvents, misplay } from './selectors/turn-story.ts';
import { placesFor } from './zones/places.ts';

// The places of VM-4 as frames stitched into the cloth.

/**
 * Each place's frame by its zone's id. In front of the game area stand the last card's number and moment (VM-26), too
 * small to read on the card itself.
 */
export function clothFrames(
  { area }: Observation,
  { say, tvLayout }: LayoutContext<Move, Observation>,
): Readonly<Record<string, StitchedFrame>> {
  const places = placesFor(tvLayout);
  const top = area.at(-1)?.card;
  return {
    area: {
      name: top === undefined ? inWords(CLOTH, 'frame.area') : cardName(top, say),
      cards: places.area.cards,
      scale: places.area.scale,
    },
    common: { name: inWords(CLOTH, 'frame.common'), cards: 1, scale: places.common.scale },
    discard: { name: inWords(CLOTH, 'frame.discard'), cards: 1, scale: places.discard.scale },
    returned: { name: inWords(CLOTH, 'frame.returned'), cards: places.returned.fit, scale: places.returned.scale },
  };
}

/** Votes on a curse (VM-10), on slips in front of the seats: face down until all are in, then as cast. */
export function voteSlips(observation: Observation, moment: LayoutContext<Move, Observation>): readonly PaperSlip[] {
  const { phase, votes, decks } = observation;
  const ballot = latestEvents(observation).find(({ type }) => type === 'ballot');
  const cast = ballot?.type === 'ballot' ? ballot.votes : undefined;
  if (!cast && phase !== 'vote') return [];
  const won = latestEvents(observation).find(({ type }) => type === 'curse');
  return [...decks.keys()].flatMap((seat) => {
    const vote = cast?.[seat];
    // The own vote is face down too, so that all slips look alike until all are in.
    if (!vote && votes[seat] === null) return [];
    const [front, hand] = places(seat, decks.length, moment);
    return {
      key: `vote:${seat}`,
      text: vote && isCurse(vote) ? moment.say(`card.${vote}.name`) : '',
      place: front,
      from: hand,
      turned: !vote,
      emphasized: won?.type === 'curse' && won.card === vote,
    };
  });
}

/** In front of a seat's deck, and of its place when held. */
function places(
  seat: number,
  seats: number,
  { viewer, tvLayout }: LayoutContext<Move, Observation>,
): readonly [Place, Place] {
  const step = seatOffset(viewer, seat, seats);
  const hand = tvLayout?.hand(step, seats).place ?? handPlace(step, seats);
  const front = tvLayout?.slip(step, seats) ?? clearPlace(step, seats);
  return [
    { ...front, turn: 0 },
    { ...hand, turn: 0 },
  ];
}

/** In front of a seat, and beside the shared places. */
function clearPlace(step: number, seats: number): Place {
  if (step === 0) return { x: -17, z: 18, turn: 0 };
  const hand = handPlace(step, seats);
  if (hand.z < 4) return frontPlace(step, seats);
  return shift(hand, step < seats / 2 ? -7 : 7, 8);
}

/** So many cards are large enough in a row. */
const MOST_SHOWN = 8;

const highlights: Highlights<Observation, Move> = { effect, moment, slips: voteSlips, clothFrames, scoreAnimation };

export default highlights;

function effect(
  observation: Observation,
  { before, beat }: LayoutContext<Move, Observation>,
): Omit<Highlight, 'name'> | undefined {
  if (!before) return undefined;
  const missed = beat === FROZEN ? misplay(observation) : undefined;
  if (missed) return { kind: 'misplay', seats: [missed.by], cards: [missed.card] };
  // VM-2: together, whoever it was.
  const { result, area, decks } = observation;
  if (beat !== ENDED || !result) return undefined;
  const kind = result.won ? 'won' : 'lost';
  return { kind, seats: [...decks.keys()], cards: area.map(({ card }) => card) };
}

/** VM-14: the last card and the one that came after it, and whose it was; VM-22: a turn that cost nothing. */
function moment(observation: Observation, context: LayoutContext<Move, Observation>): Moment | undefined {
  const { beat, say } = context;
  if (beat === ENDED) return perfectTurn(observation);
  if (beat !== FROZEN) return undefined;
  const { card, over, seat } = lastToldCard(observation) ?? {};
  if (!card || !over || seat === undefined || !isRome(card)) return undefined;
  return {
    kind: 'misplay',
    title: say('turn-up.too-late', { number: numberOf(card), over: numberOf(over) }),
    line: say('turn-up.by', { name: nameAt(context, seat) }),
    cards: [over, card],
    main: 1,
    seats: [seat],
  };
}

function perfectTurn(observation: Observation): Moment | undefined {
  const { phase, scores, area } = observation;
  if (phase !== 'scored' || !isPerfect(observation)) return undefined;
  return {
    kind: 'perfect',
    title: inWords(CLOTH, 'moment.perfect'),
    line: inWords(CLOTH, 'moment.perfect.line', { points: formatSigned(scores.at(-1)?.total ?? 0) }),
    cards: area.slice(-MOST_SHOWN).map(({ card }) => card),
  };
}

/** VM-22: the cards in order, and the return deck's deduction; the group wins or loses together (VM-2). */
function scoreAnimation(
  { scores, points, target, result, decks }: Observation,
  { say }: ViewContext,
): ScoreAnimationPlan | undefined {
  const latest = result?.lost ? undefined : scores.at(-1);
  if (!latest && !result) return undefined;
  const { rome = 0, blessings = 0, fortune = 0, malus = 0, total = 0 } = latest ?? {};
  const returned = blessings + fortune - malus;
  const outcome = result && (result.won ? 'won' : 'lost');
  return {
    counts: latest
      ? [
          { at: 'area', steps: Array.from({ length: rome }, (_, k) => formatSigned(k + 1)) },
          ...(returned === 0 ? [] : [{ at: 'returned', steps: [formatSigned(returned)] }]),
        ]
      : [],
    target: { got: points, of: target, most: Math.max(target, points) },
    seats: outcome === 'lost' ? [] : [...decks.keys()],
    ...(outcome && { outcome }),
    verdict: outcome ? say(`score-change.${outcome}`) : formatSigned(total),
  };
}
