import { describe, expect, it } from 'vitest';
import type { FrenchCard } from '../../cards/french.ts';
import { scoreDeal as scoreIn, totals as totalsIn } from '../../tricks/score.ts';
import { auctionOf } from './auction.ts';
import { numberOf, pointsOf, stake } from './cards.ts';
import { definition, rules } from './rules.ts';
import type { DealResult, Options, State } from './state.ts';
import { cards, table } from './testing.ts';

/** Eight tricks worth 15, 17, 18, 7, 25, 15, 13 and 10. Diamonds are trump; of them the fours stand for a called card. */
const TRICKS = [
  'AS KS 5S 2S 3D',
  '5C QC 3C KC 10C',
  'AH QH KD 4H 2D',
  'JD JC 6D 4D QD',
  'JS 10S QS 5H 10D',
  '2C 5D AD 6H KH',
  'AC 6S 6C JH 4C',
  '10H 4S 3H 2H 3S',
].map(cards);

const { result } = rules;
const scoreDeal = (state: State) => scoreIn(definition, state);
const totals = (deals: readonly DealResult[]) => totalsIn(definition, { ...played({ taken: [] }), deals });

interface Story {
  /** Which tricks, from 0, the winner's side takes. */
  readonly taken: readonly number[];
  readonly bid?: number;
  readonly alone?: boolean;
  readonly factor?: number;
  readonly options?: Partial<Options>;
}

/** A deal played to its end: seat 0 won the auction and called the 4 of diamonds, which seat 2 played, or seat 0. */
function played({ taken, bid = 61, alone = false, factor = 1, options = {} }: Story): State {
  const call = { seat: 0, bid: { rank: bid > 61 ? '2' : '4', points: bid } } as const;
  const takers = TRICKS.map((_, k) => (taken.includes(k) ? (k % 2 === 1 && !alone ? 2 : 0) : 4));
  return {
    ...rules.initial({ ...table({ deals: 1 }).state.options, ...options }, 5),
    dealer: 4,
    ...auctionOf([call]),
    declarer: 0,
    trump: 1,
    called: numberOf('4D'),
    teammate: alone ? 0 : 2,
    factor,
    leaders: [0, ...takers],
    taken: takenBy(takers, TRICKS),
  };
}

/** Card points by seat. */
function takenBy(takers: readonly number[], tricks: readonly (readonly FrenchCard[])[]): number[] {
  return [0, 1, 2, 3, 4].map((seat) => pointsOf(tricks.filter((_, k) => takers[k] === seat).flat()));
}

function scored(story: Story): DealResult {
  const state = played(story);
  scoreDeal(state);
  return state.deals[0] as DealResult;
}

const MADE_61 = [0, 2, 5, 6];
const AT_60 = [1, 2, 4];
const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

describe('score', () => {
  it('BC-17: the side adds the winner’s tricks and the teammate’s', () => {
    expect(scored({ taken: MADE_61 })).toEqual({
      winner: 0,
      teammate: 2,
      bid: 61,
      points: 61,
      scores: [2, -1, 2, -1, -1],
    });
  });

  it('BC-17: sixty each is lost', () => {
    expect(scored({ taken: AT_60 })).toMatchObject({ points: 60, scores: [-2, 1, -2, 1, 1] });
  });

  it('BC-17: a number bid must be reached', () => {
    expect(scored({ taken: [1, 2, 4, 7], bid: 70 })).toMatchObject({ points: 70, scores: [2, -1, 2, -1, -1] });
    expect(scored({ taken: [1, 2, 4, 7], bid: 71 })).toMatchObject({ points: 70, scores: [-4, 2, -4, 2, 2] });
  });

  it.each([
    [61, 1],
    [70, 1],
    [71, 2],
    [80, 2],
    [81, 3],
    [90, 3],
    [91, 4],
    [100, 4],
    [101, 5],
    [120, 5],
  ])('BC-18: a bid of %i stakes %i', (bid, unit) => {
    expect(stake(bid)).toBe(unit);
    expect(scored({ taken: ALL, bid }).scores).toEqual([2, -1, 2, -1, -1].map((score) => score * unit));
    expect(scored({ taken: [0], bid }).scores).toEqual([-2, 1, -2, 1, 1].map((score) => score * unit));
  });

  it.each([
    [61, 4],
    [75, 8],
    [85, 12],
    [95, 16],
    [101, 20],
  ])('BC-18: alone a bid of %i wins or loses %i', (bid, score) => {
    const unit = score / 4;
    const won = scored({ taken: ALL, bid, alone: true });
    expect(won.teammate).toBeNull();
    expect(won.scores).toEqual([score, -unit, -unit, -unit, -unit]);
    expect(scored({ taken: [0], bid, alone: true }).scores).toEqual([-score, unit, unit, unit, unit]);
  });

  it('BC-19: with teammateScore full the teammate gets what the winner gets', () => {
    expect(scored({ taken: MADE_61, options: { teammateScore: 'full' } }).scores).toEqual([2, -1, 2, -1, -1]);
  });

  it('BC-19: with teammateScore half the teammate gets half, and every deal sums to zero', () => {
    expect(scored({ taken: MADE_61, options: { teammateScore: 'half' } }).scores).toEqual([2, -1, 1, -1, -1]);
    for (const taken of [MADE_61, AT_60, ALL, []]) {
      for (const alone of [false, true]) {
        for (const bid of [61, 75, 85, 95, 120]) {
          for (const sweep of ['off', 'double'] as const) {
            const { scores } = scored({ taken, bid, alone, factor: 3, options: { teammateScore: 'half', sweep } });
            expect(scores.reduce((sum, score) => sum + score)).toBe(0);
          }
        }
      }
    }
  });

  it('BC-20: with sweep off all eight tricks bring nothing extra', () => {
    expect(scored({ taken: ALL, options: { sweep: 'off' } }).scores).toEqual([2, -1, 2, -1, -1]);
  });

  it('BC-20: with sweep double all eight tricks of either side double the deal', () => {
    const options = { sweep: 'double' } as const;
    expect(scored({ taken: ALL, options }).scores).toEqual([4, -2, 4, -2, -2]);
    expect(scored({ taken: ALL, alone: true, options }).scores).toEqual([8, -2, -2, -2, -2]);
    expect(scored({ taken: [], options }).scores).toEqual([-4, 2, -4, 2, 2]);
    expect(scored({ taken: MADE_61, options }).scores).toEqual([2, -1, 2, -1, -1]);
  });

  it('BC-20: all 120 points without all tricks is no sweep', () => {
    const state = played({ taken: ALL.slice(1), options: { sweep: 'double' } });
    // The trick left to the others is made worth nothing: its cards change places with worthless ones.
    const tricks = TRICKS.with(0, cards('4S 3H 2H 3S 5S')).with(7, cards('10H AS KS 2S 3D'));
    state.taken = takenBy(state.leaders.slice(1), tricks);
    scoreDeal(state);
    expect(state.deals[0]).toMatchObject({ points: 120, scores: [2, -1, 2, -1, -1] });
  });

  it('BC-10, BC-20: the factor and the sweep multiply', () => {
    const story = { taken: ALL, factor: 3, options: { sweep: 'double', allPass: 'redeal-doubled' } } as const;
    expect(scored(story).scores).toEqual([12, -6, 12, -6, -6]);
  });

  it.each([1, 3, 20])('BC-22: a match is over after %i scored deals', (deals) => {
    const state = played({ taken: MADE_61, options: { deals } });
    for (let k = 1; k <= deals; k++) {
      expect(result(state)).toBeUndefined();
      scoreDeal(state);
      expect(rules.toAct(state)).toBe(k < deals ? 'chance' : 'over');
      expect(rules.scorePause?.(state)).toBe(k < deals);
    }
    expect(result(state)).toMatchObject({ scores: [2, -1, 2, -1, -1].map((score) => score * deals), winners: [0, 2] });
  });

  it('BC-22: five deals are the default, one to twenty may be chosen', () => {
    const { values, default: standard } = rules.options.deals ?? {};
    expect(standard).toBe(5);
    expect(values).toEqual(Array.from({ length: 20 }, (_, k) => k + 1));
  });

  it('BC-22: the highest total wins; equal totals share the win', () => {
    const state = played({ taken: ALL, alone: true });
    scoreDeal(state);
    expect(result(state)).toMatchObject({ scores: [4, -1, -1, -1, -1], winners: [0] });
    const lost = played({ taken: [], alone: true });
    scoreDeal(lost);
    expect(result(lost)).toMatchObject({ scores: [-4, 1, 1, 1, 1], winners: [1, 2, 3, 4] });
    expect(totals([...state.deals, ...lost.deals])).toEqual([0, 0, 0, 0, 0]);
  });
});
