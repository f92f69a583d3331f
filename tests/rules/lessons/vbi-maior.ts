import { isRome, numberOf, type VbiCard } from '#shared/cards/rome.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { VbiMaior } from '#shared/games/vbi-maior/state/state.ts';
import type { Claims, Names } from './claim.ts';

const [YOU, BRUNO, CARLA] = [0, 1, 2];

const laid = ({ area }: Observation) => area.map(({ card }) => numberOf(card));
const by = ({ area }: Observation, number: number) => area.find(({ card }) => numberOf(card) === number)?.seat;
/** What the learner was dealt in this turn and has not turned up, as they remember it. */
function left(seen: Observation, past: readonly Observation[]): readonly VbiCard[] {
  const dealt = [...past, seen].findLast(({ turn, hand }) => turn === seen.turn && hand !== null)?.hand ?? [];
  const gone = seen.story.flatMap((one) => (one.type === 'turn-up' && one.by === YOU ? [one.card] : []));
  return dealt.filter((card) => !gone.includes(card));
}
const numbers = (cards: readonly VbiCard[]) => cards.filter(isRome).map(numberOf);
const is = (one: readonly unknown[], ...other: unknown[]) => JSON.stringify(one) === JSON.stringify(other);
const racing = ({ phase, decks }: Observation) => phase === 'race' && (decks[YOU]?.size ?? 0) > 0;
const shownOf = ({ decks }: Observation, seat: number) => decks[seat]?.faceUp.map(({ card }) => card) ?? [];

export const CLAIMS: Claims<VbiMaior> = {
  aim: ({ target, turn }) => target === 30 && turn === 1,
  card: (seen, past) => seen.turn === 1 && seen.phase === 'arrange' && is(left(seen, past), 'R30'),
  silence: (seen, past) => seen.phase === 'race' && is(left(seen, past), 'R30') && seen.area.length === 0,
  mine: (seen, past) => racing(seen) && is(laid(seen), 12) && by(seen, 12) === BRUNO && is(left(seen, past), 'R30'),
  three: ({ scores, outcome }) =>
    outcome === null && scores.length === 1 && scores[0]?.rome === 3 && scores[0].total === 3 && scores[0].malus === 0,
  two: (seen, past) => seen.phase === 'arrange' && is(left(seen, past).toSorted(), 'R55', 'R8'),
  first: (seen, past) => racing(seen) && left(seen, past)[0] === 'R8' && seen.area.length === 0,
  late: (seen, past) =>
    racing(seen) && laid(seen).at(-1) === 60 && by(seen, 60) === BRUNO && is(left(seen, past), 'R55'),
  malus: ({ scores, phase, outcome }) => phase === 'scored' && outcome === null && (scores.at(-1)?.malus ?? 0) > 0,
  special: (seen, past) => {
    const cards = left(seen, past);
    return seen.phase === 'arrange' && cards.includes('diana') && is(numbers(cards), 15, 48);
  },
  curse: ({ story, returned }) =>
    returned.includes('damnatio') &&
    story.some((one) => one.type === 'curse' && one.seat === CARLA && one.card === 'damnatio'),
  diana: (seen, past) => racing(seen) && is(left(seen, past), 'R15', 'R48', 'diana'),
  'diana.otherwise.turn-up': (seen, past, move) => move.type === 'turn-up' && left(seen, past).at(-1) === 'diana',
  shown: (seen) =>
    racing(seen) &&
    is(shownOf(seen, YOU), 'R15') &&
    is(shownOf(seen, CARLA), 'R22') &&
    is(shownOf(seen, BRUNO), 'R29') &&
    seen.area.length === 0,
  wait: (seen, past) => racing(seen) && is(laid(seen), 15, 22, 29) && is(left(seen, past), 'R48'),
  goal: ({ story, outcome, scores, phase }) =>
    outcome === 'out'
      ? story.some((one) => one.type === 'out' && one.by === YOU && one.cards.some(isRome))
      : outcome === null && phase === 'scored' && scores.length === 3,
  'otherwise.out': (seen, past, move) => move.type === 'out' && left(seen, past).some(isRome),
};

export const NAMES: Names<VbiMaior> = {
  aim: '30',
  card: '1 30 90',
  silence: '30',
  mine: '12 Bruno',
  three: '3 30',
  two: '55 8',
  first: '8',
  late: '55 60 Bruno',
  malus: 'at-once',
  special: '15 48 Diana',
  curse: 'Carla',
  diana: 'Diana',
  'diana.otherwise.turn-up': 'Diana',
  shown: '15 22 29 Bruno Carla',
  wait: '15 22 29 48',
  goal: ({ outcome, scores }) => (outcome === 'out' ? 'at-once' : `30 ${scores.at(-1)?.total}`),
  'otherwise.out': 'at-once',
};
