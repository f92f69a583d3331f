import { FRENCH } from '#renderer/decks/french/index.ts';
import { handPlace, seatTurn, takenPlace, trickPlace } from '#renderer/motion/layout/table-geometry.ts';
import type { Plate, Scene, TableCard, TableTheme, Zone } from '#renderer/motion/scene.ts';

/** Scenes of a table of five, as a layout would make them, one after the other as in play. */

const SEATS = 5;
const HAND = ['AS', '10H', 'KH', 'QC', 'JD', '6S', '4H', '2D'];
const NAMES = ['Fabrizio', 'Giulia', 'Tazio', 'Wilhelmine', 'Bruno'];
const TRICK = [
  { key: 'p1', face: 'KC', step: 1 },
  { key: 'p2', face: '3H', step: 2 },
  { key: 'p3', face: 'AH', step: 3 },
  { key: 'p4', face: '10D', step: 4 },
] as const;

const card = (key: string, face: string | null, more: Partial<TableCard> = {}): TableCard => ({
  key,
  face,
  name: face ?? 'a face-down card',
  ...more,
});

interface Moment {
  readonly hand: readonly string[];
  readonly others: number;
  readonly trick: readonly TableCard[];
  readonly taken: readonly number[];
  readonly turn: number;
  readonly from?: string;
  readonly gathered?: number;
}

function zones({ hand, others, trick, taken, turn, from, gathered }: Moment): Zone[] {
  const dealt = from === undefined ? {} : { from };
  const own = hand.map((face) => {
    if (turn !== 0) return card(`c:${face}`, face, dealt);
    const playable = face.endsWith('H');
    return card(`c:${face}`, face, playable ? { playable, ...dealt } : { playable, why: 'hearts were led', ...dealt });
  });
  const hands = [1, 2, 3, 4].map((step): Zone => {
    const count = others - (trick.some(({ key }) => key === `p${step}`) ? 1 : 0);
    return {
      id: `hand:${step}`,
      arrangement: 'fan',
      place: handPlace(step, SEATS),
      label: `${NAMES[step]}'s hand`,
      cards: Array.from({ length: count }, (_, i) => card(`h${step}:${i}`, null, dealt)),
    };
  });
  const piles = taken.map(
    (count, step): Zone => ({
      id: `taken:${step}`,
      arrangement: 'pile',
      place: takenPlace(step, SEATS),
      scale: 0.8,
      label: 'tricks taken',
      cards: Array.from({ length: count }, (_, i) =>
        card(`t${step}:${i}`, null, gathered === step && i >= count - 5 ? { from: 'trick' } : {}),
      ),
    }),
  );
  return [
    { id: 'hand:0', arrangement: 'hand', place: handPlace(0, SEATS), label: 'your hand', cards: own },
    ...hands,
    ...piles,
    { id: 'trick', arrangement: 'spread', place: trickPlace(), label: 'the trick', cards: trick, drop: true },
  ];
}

const FACES = ['rider', 'nonna', 'butcher', 'student', 'fisherman'] as const;

function plates(turn: number): Plate[] {
  const notes = ['dealer', '3 tricks', 'declarer', '1 trick'];
  return NAMES.map((name, seat) => ({
    seat,
    place: seat,
    name,
    likeness: { id: FACES[seat] ?? 'nonna', puppet: seat !== 0 && seat !== 3 },
    kind: seat === 0 ? 'person' : seat === 3 ? 'away' : 'bot',
    onTurn: seat === turn,
    note: notes[seat],
  }));
}

function scene(look: TableTheme, moment: Moment): Scene {
  return {
    ...look,
    // All are scenes of a French deck.
    deck: FRENCH,
    seats: SEATS,
    zones: zones(moment),
    plates: plates(moment.turn),
  };
}

const played = (count: number): TableCard[] =>
  TRICK.slice(0, count).map(({ key, face, step }) =>
    card(key, face, {
      from: `hand:${step}`,
      toward: seatTurn(step, SEATS),
      ...(face === 'AH' ? { marked: true } : {}),
    }),
  );

/** The moments of a trick: before the deal, dealt, four cards played, one's own, gathered. */
export function moments(look: TableTheme): Scene[] {
  const before: Moment = { hand: [], others: 0, trick: [], taken: [0, 0, 0, 0, 0], turn: 1 };
  const dealt: Moment = { ...before, hand: HAND, others: 8, from: 'hand:4' };
  const later: Moment = { ...before, hand: HAND, others: 8, taken: [0, 15, 10, 5, 0] };
  const own = card('c:10H', '10H', { toward: 0 });
  const rest = HAND.filter((face) => face !== '10H');
  return [
    scene(look, before),
    scene(look, dealt),
    scene(look, later),
    ...[1, 2, 3, 4].map((count) => scene(look, { ...later, trick: played(count), turn: (count + 1) % 5 })),
    scene(look, { ...later, hand: rest, trick: [...played(4), own], turn: 3 }),
    scene(look, { ...later, hand: rest, others: 7, taken: [0, 15, 10, 10, 0], gathered: 3, turn: 3 }),
  ];
}
