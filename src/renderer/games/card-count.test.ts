/** The card count uses only public information. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested, rounds } from '#shared/engine/checks/test-scope.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { Observation as Briscola } from '#shared/games/briscola-chiamata/state.ts';
import type { Observation as Spizzichino } from '#shared/games/spizzichino/state.ts';
import { tableGameOf } from './index.ts';
import { type Assist, loadAssist } from './load-assist.ts';
import { sayWith } from './testing.ts';

const ASSISTS = import.meta.glob<Assist>('./*/assist.ts', { eager: true });
const COUNTED = Object.keys(GAMES).filter((id) => ASSISTS[`./${id}/assist.ts`]?.cardCounter);

/** Every observation of random bot matches: the public one, and each seat's. */
function sightsOf(id: string): { everybody: ObservationBase; seats: readonly ObservationBase[] }[] {
  const game = GAMES[id];
  const maker = game?.bots.random;
  const resolved = game && resolveOptions(game.rules.options, {});
  if (!game || !maker || !resolved || 'refusal' in resolved) throw new Error(`${id} can't be played`);
  return [1, 2].slice(0, rounds(1, 2)).flatMap((seed) => {
    const { rules, seats, options, events } = playMatch(game, resolved.options, game.rules.seats.max, maker, seed);
    const again = newMatch(rules, options, seats);
    return events.map((event) => {
      take(again, event);
      return {
        everybody: rules.observe(again.state, 'everyone'),
        seats: Array.from({ length: seats }, (_, seat) => rules.observe(again.state, seat)),
      };
    });
  });
}

async function counting(
  id: string,
): Promise<(observation: ObservationBase) => readonly { term: string; value: string }[]> {
  const loaded = await loadAssist(id);
  const count = loaded?.cardCounter;
  if (!count) throw new Error(`nothing is counted in ${id}`);
  const say = sayWith({ ...tableGameOf(id)?.words, ...GAMES[id]?.messages, ...loaded.words });
  return (observation) => count(observation, say);
}

/** "3 of 10", or "none of 10". */
function numbersIn(value: string): [number, number] {
  const [, count = '', of = ''] = /^(\S+) of (\d+)/.exec(value) ?? [];
  return [count === 'none' ? 0 : Number.parseInt(count, 10) || 0, Number(of)];
}

describe.each(COUNTED.filter(isTested))('%s', (id) => {
  it('tells each seat what it tells everybody, in every state', async () => {
    const count = await counting(id);
    let lines = 0;
    for (const { everybody, seats } of sightsOf(id)) {
      const forAll = count(everybody);
      lines += forAll.length;
      for (const seen of seats) expect(count(seen)).toEqual(forAll);
    }
    expect(lines).toBeGreaterThan(0);
  });

  it('never counts more than there is', async () => {
    const count = await counting(id);
    for (const { everybody } of sightsOf(id)) {
      for (const { term, value } of count(everybody)) {
        const [done, of] = numbersIn(value);
        expect(of, `${term}: ${value}`).toBeGreaterThan(0);
        expect(done, `${term}: ${value}`).toBeLessThanOrEqual(of);
      }
    }
  });
});

it.runIf(isTested('briscola-chiamata'))(
  'BC-3, BC-14: the points that are left, and the trumps that were played',
  async () => {
    const count = await counting('briscola-chiamata');
    const playing = sightsOf('briscola-chiamata')
      .map(({ everybody }) => everybody as Briscola)
      .filter(({ phase }) => phase === 'play');
    expect(count(playing[0] as Briscola).map(({ value }) => value)).toEqual(['120 of 120', 'none of 10']);
    for (const one of playing) {
      const [points, trumps] = count(one).map(({ value }) => value);
      const taken = one.taken.reduce((sum, each) => sum + each, 0);
      expect(points).toBe(`${120 - taken} of 120`);
      const gone = one.tricks.flatMap(({ cards }) => cards).filter((card) => card.endsWith(one.trump ?? '?'));
      expect(numbersIn(trumps ?? '')[0]).toBe(gone.length);
      for (const card of gone) expect(` ${trumps} `).toContain(` ${card.slice(0, -1)} `);
    }
  },
);

it.runIf(isTested('spizzichino'))('SP-3: thirds are counted down from eleven points and two thirds', async () => {
  const count = await counting('spizzichino');
  const playing = sightsOf('spizzichino')
    .map(({ everybody }) => everybody as Spizzichino)
    .filter(({ phase }) => phase === 'play');
  expect(count(playing[0] as Spizzichino)[0]?.value).toBe('11⅔ of 11⅔');
  const gone = playing.map((one) =>
    count(one)
      .slice(1)
      .reduce((sum, { value }) => sum + numbersIn(value)[0], 0),
  );
  for (const [k, one] of playing.entries()) expect(gone[k]).toBe(one.tricks.flatMap(({ cards }) => cards).length);
});

it('VM-7: nothing is counted where remembering is the game', () => {
  expect(COUNTED).not.toContain('vbi-maior');
  expect(COUNTED.length).toBeGreaterThan(0);
});
