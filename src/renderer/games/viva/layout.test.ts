import { describe, expect, it } from 'vitest';
import { VIVA } from '#renderer/decks/viva/index.ts';
import type { VivaCard } from '#shared/cards/viva.ts';
import { takePlace } from '#shared/engine/checks/testing.ts';
import { drawNext, type Match } from '#shared/engine/match.ts';
import { type Random, seeded } from '#shared/engine/random.ts';
import type { GameEvent, Viewer } from '#shared/engine/rules.ts';
import { legalMoves } from '#shared/games/viva/rules/refuse.ts';
import type { Chance, Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { Viva } from '#shared/games/viva/state/state.ts';
import { act, block, callOut, chance, laying, scene, table } from '#shared/games/viva/testing.ts';
import { toAct } from '#shared/games/viva/view/observe.ts';
import { type CardBefore, type Flight, planFlights } from '../../motion/animation/flights.ts';
import { type PlacedCard, placeZoneCards } from '../../motion/layout/arrangement.ts';
import { cardSize } from '../../motion/layout/pose.ts';
import type { TableCard, Zone } from '../../motion/scene.ts';
import { beats, CALLED, CAUGHT, GATHERED, LAID } from './selectors/beats.ts';
import { held, observationOf, zone, zonesOf } from './testing.ts';

const HAND = { x: 0, y: 20, z: 50, tilt: 45, othersTilt: 75, nearTilt: 75, scale: 1, width: 40 };
const lay = (zones: readonly Zone[]): PlacedCard[] => zones.flatMap((one) => placeZoneCards(one, cardSize(VIVA), HAND));

/** The cards' flights from one layout to the next. */
function flights(before: readonly Zone[], after: readonly Zone[]): Flight[] {
  const parts: CardBefore[] = lay(before).map(({ card, zone: { id }, pose }) => ({
    key: card.key,
    zone: id,
    pose,
    face: card.face,
  }));
  return planFlights(parts, lay(after), () => undefined, { speed: 1, reduced: false });
}

/** Which card a new key replaces. */
function takenOver(before: readonly Zone[], after: readonly Zone[]): Record<string, string | undefined> {
  const news = flights(before, after).filter(({ key, takesOver, leaves }) => key !== takesOver && !leaves);
  return Object.fromEntries(news.map(({ key, takesOver }) => [key, takesOver]));
}

/** Faults in the layouts of a random match, up to that many events. */
function wrongs(
  seats: number,
  options: Parameters<typeof table>[1],
  wrongIn: (zones: readonly Zone[], observation: Observation) => readonly string[],
): string[] {
  const random = seeded(seats);
  const match = table(seats, options);
  const viewers: Viewer[] = ['everyone', 0, 1];
  let before: (Observation | undefined)[] = [];
  const wrong: string[] = [];
  while (match.events.length < EVENTS && match.state.phase !== 'over') {
    takePlace(match, anyEvent(match, random));
    const seen = viewers.map((viewer, k) => {
      const now = observationOf(match, viewer);
      for (const { name } of beats(now, before[k]))
        wrong.push(...wrongIn(zonesOf(match, viewer, { beat: name, before: before[k] ?? null }), now));
      return now;
    });
    before = seen;
  }
  return wrong;
}

const EVENTS = 250;

function anyEvent(match: Match<Viva>, random: Random): GameEvent<Move, Chance> {
  const turn = toAct(match.state);
  if (turn === 'chance' || turn === 'over') return drawNext(match, random) as GameEvent<Move, Chance>;
  const by = turn[random.below(turn.length)] as number;
  const moves = legalMoves(match.state, by);
  return { by, ...(moves[random.below(moves.length)] as Move) };
}

describe('the layout of a match', () => {
  it.each([
    [2, { edition: 'full', policing: 'enforced' }],
    [3, { edition: 'pocket', policing: 'caught' }],
    [6, { edition: 'full', policing: 'caught' }],
  ] as const)('shows every card once, in every beat, with %i seats', (seats, options) => {
    const all = options.edition === 'full' ? 126 : 84;
    const wrong = wrongs(seats, options, (zones) => {
      const keys = zones.flatMap(({ cards }) => cards.map(({ key }) => key));
      return keys.length === all && new Set(keys).size === all ? [] : [keys.join(' ')];
    });
    expect(wrong).toEqual([]);
  });

  it('never shows a face that the viewer does not see, and names only zones that are there', () => {
    const wrong = wrongs(4, { policing: 'caught' }, (zones, { viewer }) => {
      const ids = zones.map(({ id }) => id);
      return zones.flatMap(({ id, cards }) => {
        const isHidden = id.startsWith('hand:') && id !== `hand:${viewer}`;
        const bad = ({ face, from = [] }: TableCard): boolean =>
          (isHidden && face !== null) || [from].flat().some((source) => !ids.includes(source));
        return cards.filter(bad).map(({ key }) => key);
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('how cards travel', () => {
  const board = () =>
    scene({ hands: ['rb rb pk', 'yg yg'], houses: ['r', 'b', 'b'], general: 'g', stock: 'r p y k', cleared: 'k' });

  it('lets a played card come from its hand', () => {
    const match = board();
    const was = zonesOf(match, 0);
    act(match, laying('rb', 0));
    expect(takenOver(was, zonesOf(match, 0))).toEqual({ 'house:0:red-blue:0': 'hand:red-blue:1' });
    expect(takenOver(zonesOf(board(), 1), zonesOf(match, 1))).toEqual({ 'house:0:red-blue:0': 'hand:0:2' });
  });

  it('lets a card that is taken come from the top of the stock', () => {
    const match = board();
    act(match, 'take');
    expect(takenOver(zonesOf(board(), 0), zonesOf(match, 0))).toEqual({ 'hand:red:0': 'stock:3' });
  });

  it('clears the table on VIVA and lets the penalties fly out of the stock', () => {
    const match = board();
    act(match, laying('rb', 0));
    const was = zonesOf(match, 0);
    act(match, 'viva');
    const way = takenOver(was, zonesOf(match, 0));
    expect(['cleared:1', 'cleared:2', 'cleared:3', 'cleared:4', 'cleared:5'].map((key) => way[key]).sort()).toEqual([
      'general:green',
      'house:0:red-blue:0',
      'house:0:red:0',
      'house:1:blue:0',
      'house:2:blue:0',
    ]);
    expect([way['hand:1:2'], way['hand:1:3']].sort()).toEqual(['stock:2', 'stock:3']);
  });

  it('undoes visibly: the card goes back to its hand, the penalty comes from the stock (VI-21)', () => {
    const match = scene(
      { hands: ['yg rb rb', 'yg yg'], houses: ['r', 'b', 'b'], general: 'g', stock: 'k k k k' },
      { policing: 'caught' },
    );
    act(match, laying('yg', 1));
    const was = zonesOf(match, 0);
    callOut(match, 1);
    expect(takenOver(was, zonesOf(match, 0))).toMatchObject({
      'hand:yellow-green:0': 'house:1:yellow-green:0',
      'hand:black:0': expect.stringMatching(/^stock:/),
    });
  });
});

describe('the beats', () => {
  const called = () => scene({ hands: ['rb rb pk', 'yg yg'], houses: ['r', 'b', 'b'], general: 'g', stock: 'r p y k' });

  it('let the houses lie and shine while VIVA is called', () => {
    const match = called();
    act(match, laying('rb', 0));
    const before = observationOf(match, 0);
    act(match, 'viva');
    expect(beats(observationOf(match, 0), before).map(({ name }) => name)).toEqual([CALLED, 'settled']);
    const zones = zonesOf(match, 0, { beat: CALLED, before });
    expect([0, 1, 2].map((house) => zone(zones, `house:${house}`).cards.at(-1)?.marked)).toEqual([true, true, true]);
    expect(zone(zonesOf(match, 0, { before }), 'house:0').cards).toEqual([]);
  });

  it('let a last card lie on the blocking card for a moment (VI-17)', () => {
    const match = scene({
      hands: ['rb', 'yg yg', 'p p'],
      houses: ['r', '', ''],
      general: 'by',
      own: [0, 'p'],
      stock: 'k',
    });
    const before = observationOf(match, 1);
    act(match, { type: 'last', on: 'general' });
    const zones = zonesOf(match, 1, { beat: LAID, before });
    expect(zone(zones, 'general').cards.map(({ face }) => face)).toEqual(['blue-yellow', 'red-blue']);
    expect(zone(zones, 'hand:0').cards).toEqual([]);
    expect(zone(zones, 'own').cards.map(({ face }) => face)).toEqual(['pink']);
    expect(zone(zonesOf(match, 1, { before }), 'general').cards).toEqual([]);
  });

  it('show a play that is called out once more before it is undone', () => {
    const match = scene(
      { hands: ['yg rb rb', 'yg yg'], houses: ['r', 'b', 'b'], general: 'g', stock: 'k k k k' },
      { policing: 'caught' },
    );
    act(match, laying('yg', 1));
    const before = observationOf(match, 1);
    callOut(match, 1);
    expect(beats(observationOf(match, 1), before).map(({ name }) => name)).toEqual([CAUGHT, 'settled']);
    const zones = zonesOf(match, 1, { beat: CAUGHT, before });
    expect([0, 1, 2].map((house) => zone(zones, `house:${house}`).cards.at(-1)?.marked)).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });

  it('gather all cards before a deal', () => {
    const match = table(3);
    chance(match);
    chance(match);
    const zones = zonesOf(match, 0, { beat: GATHERED });
    expect(zone(zones, 'stock').cards).toHaveLength(126);
    expect(zone(zonesOf(match, 0), 'hand:0').cards).toHaveLength(5);
  });

  it('have no moment for who did not see what was before', () => {
    const match = called();
    act(match, laying('rb', 0), 'viva');
    expect(beats(observationOf(match, 0), undefined).map(({ name }) => name)).toEqual(['settled']);
  });
});

describe('the own hand', () => {
  const hands = ['rb rb pk yg', 'yg yg'];
  const board = { hands, houses: ['r', 'r', 'y'], general: 'g', stock: 'k k k k' };

  it('tells what can be played from what can’t, and why (VI-7, VI-8)', () => {
    const cards = held(zonesOf(scene(board), 0), 0);
    expect(cards.get('red-blue')).toMatchObject({ playable: true });
    expect(cards.get('pink-black')).toMatchObject({
      playable: false,
      why: 'No match: it shares no colour with any house.',
    });
    expect(cards.get('yellow-green')).toMatchObject({
      playable: false,
      why: 'Blocked: it shows green, like the blocking card.',
    });
  });

  it('tells that a blocking card of one’s own blocks, too (VI-7)', () => {
    const match = scene({ ...board, own: [0, 'pk'] });
    expect(held(zonesOf(match, 0), 0).get('pink-black')?.why).toBe(
      'Blocked: it shows pink, like your own blocking card.',
    );
  });

  it('is not dark while others play', () => {
    const match = scene(board);
    act(match, laying('rb', 0));
    const card = held(zonesOf(match, 0), 0).get('red-blue');
    expect(card).toMatchObject({ why: 'Not your turn yet.' });
    expect(card).not.toHaveProperty('playable');
  });

  it('may play what is forbidden where it must be caught, and shows that it is (VI-21)', () => {
    const cards = held(zonesOf(scene(board, { policing: 'caught' }), 0), 0);
    expect(cards.get('red-blue')).not.toHaveProperty('risky');
    expect(cards.get('yellow-green')).toMatchObject({
      playable: true,
      risky: true,
      why: expect.stringContaining('Blocked'),
    });
  });

  it('says why the last card can’t be laid (VI-17)', () => {
    const cards = held(zonesOf(scene({ ...board, hands: ['rb', 'yg yg'] }), 0), 0);
    expect(cards.get('red-blue')).toMatchObject({
      playable: false,
      why: expect.stringContaining('red and blue and green share none'),
    });
  });

  it('says that only the card taken may be played (VI-10)', () => {
    const match = scene({ ...board, stock: 'r k' });
    act(match, 'take');
    const cards = held(zonesOf(match, 0), 0);
    expect(cards.get('red')).toMatchObject({ playable: true, marked: true });
    expect(cards.get('red-blue')?.why).toBe('After taking a card, you may play only that one: red.');
  });

  it('lays any card as the new blocking card (VI-15)', () => {
    const match = scene({ hands: ['rb rb pk', 'yg yg'], houses: ['r', 'b', 'b'], general: 'g', stock: 'r p y k' });
    act(match, laying('rb', 0), 'viva');
    const zones = zonesOf(match, 0);
    expect(zone(zones, 'hand:0').cards.every(({ playable }) => playable)).toBe(true);
    expect(zone(zones, 'general').drop).toBe(true);
    block(match, 'pk');
    expect(zone(zonesOf(match, 0), 'general').cards.map(({ face }) => face)).toEqual(['pink-black']);
  });

  it('shines, all of one design, while one of it is held ready', () => {
    const ready: readonly VivaCard[] = ['red-blue'];
    const marked = zone(zonesOf(scene(board), 0, { preselection: ready }), 'hand:0').cards.filter(
      (card) => card.marked,
    );
    expect(marked.map(({ key }) => key)).toEqual(['hand:red-blue:0', 'hand:red-blue:1']);
  });
});

describe('a blocking card of one’s own', () => {
  it('lies before its owner, wherever that is seen from', () => {
    const match = scene({ hands: ['rb rb', 'yg yg', 'p p'], general: 'g', own: [1, 'k'], stock: 'k k' });
    const mine = zone(zonesOf(match, 1), 'own').place;
    const theirs = zone(zonesOf(match, 0), 'own').place;
    expect(mine.z).toBeGreaterThan(0);
    expect(theirs.x).toBeLessThan(0);
  });
});
