import { describe, expect, it } from 'vitest';
import { ITALIAN } from '#renderer/decks/italian/index.ts';
import { randomBot } from '#shared/bots/policy.ts';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import type { GameEvent, Viewer } from '#shared/engine/rules.ts';
import { spizzichino } from '#shared/games/spizzichino/index.ts';
import { rules } from '#shared/games/spizzichino/rules.ts';
import type { Game, Observation, State } from '#shared/games/spizzichino/state.ts';
import { act, begun, deal, moves, table } from '#shared/games/spizzichino/testing.ts';
import { type CardBefore, planFlights } from '../../motion/animation/flights.ts';
import { type PlacedCard, placeZoneCards } from '../../motion/layout/arrangement.ts';
import { cardSize } from '../../motion/layout/pose.ts';
import type { Zone } from '../../motion/scene.ts';
import { OPEN } from '../../tricks/beats.ts';
import { layout } from './layout.ts';
import { beats } from './selectors/beats.ts';
import { card, viewContext, zone, zonesOf } from './testing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'everyone'];
const HAND = { x: 0, y: 20, z: 50, tilt: 45, othersTilt: 75, nearTilt: 75, scale: 1, width: 40 };
const lay = (zones: readonly Zone[]): PlacedCard[] =>
  zones.flatMap((one) => placeZoneCards(one, cardSize(ITALIAN), HAND));

/** Which card a new key replaces. */
function takenOver(before: readonly Zone[], after: readonly Zone[]): Record<string, string | undefined> {
  const parts: CardBefore[] = lay(before).map(({ card, zone: { id }, pose }) => ({
    key: card.key,
    zone: id,
    pose,
    face: card.face,
  }));
  const flights = planFlights(parts, lay(after), () => undefined, { speed: 1, reduced: false });
  const news = flights.filter(({ key, takesOver, leaves }) => key !== takesOver && !leaves);
  return Object.fromEntries(news.map(({ key, takesOver }) => [key, takesOver]));
}

/** Every beat of a random match, as each viewer sees it. */
function* scenes(seed: number): Generator<{ state: State; viewer: Viewer; zones: readonly Zone[] }> {
  const played = playMatch(spizzichino, table({ target: 21 }).options, 2, randomBot(new Set(['take'])), seed);
  const match = newMatch(rules, played.options, 2);
  let before: (Observation | undefined)[] = [];
  for (const event of played.events) {
    take(match, event as GameEvent<Game['Move'], Game['Chance']>);
    const now = VIEWERS.map((viewer) => rules.observe(match.state, viewer));
    for (const [k, viewer] of VIEWERS.entries()) {
      for (const { name } of beats(now[k] as Observation, before[k])) {
        yield { state: match.state, viewer, zones: zonesOf(match.state, viewer, { beat: name }) };
      }
    }
    before = now;
  }
}

describe('the layout of a match', () => {
  it('shows every card once, in every beat', () => {
    for (const { zones } of scenes(1)) {
      const keys = zones.flatMap(({ cards }) => cards.map(({ key }) => key));
      expect(keys).toHaveLength(40);
      expect(new Set(keys).size).toBe(40);
    }
  });

  it('SP-6, SP-7: shows no face that the viewer does not see', () => {
    for (const { state, viewer, zones } of scenes(2)) {
      const text = JSON.stringify(rules.observe(state, viewer));
      const faces = zones.flatMap(({ cards }) => cards.flatMap(({ face }) => face ?? []));
      expect(faces.filter((face) => !text.includes(`"${face}"`))).toEqual([]);
    }
  });

  it('SP-6: shows no face in a hand that is not the viewer’s, nor in a pile of the choice', () => {
    const isHidden = (id: string, viewer: Viewer) =>
      id.startsWith('stack:') || (id.startsWith('hand:') && id !== `hand:${viewer}`);
    for (const { viewer, zones } of scenes(3)) {
      const hidden = zones.filter(({ id }) => isHidden(id, viewer)).flatMap(({ cards }) => cards);
      expect(hidden.filter(({ face }) => face !== null)).toEqual([]);
    }
  });

  it('SP-12: lights the plate of who is on turn', () => {
    const { observation, moment } = viewContext(begun().state, 1);
    expect(layout(observation, moment).plates.map(({ onTurn: lit }) => lit)).toEqual([true, false]);
    expect(layout(observation, { ...moment, beat: OPEN }).plates.map(({ onTurn: lit }) => lit)).toEqual([false, false]);
  });
});

describe('the choice of piles', () => {
  it('moves what was picked to where it is meant to go, and only for who may choose', () => {
    const { state } = deal(table());
    const held = ['hand:2', 'up:6'];
    const zones = zonesOf(state, 0, { preselection: held });
    expect(zone(zones, 'stack:2').label).toBe('Pile 3, for your hand');
    expect(zone(zones, 'stack:6').place).toEqual(zone(zones, 'pile:0:0').place);
    expect(zone(zonesOf(state, 1, { preselection: held }), 'stack:6').place).not.toEqual(zone(zones, 'stack:6').place);
    expect(card(zones, 'stack:0:4').playable).toBe(true);
    expect(card(zonesOf(state, 1), 'stack:0:4').playable).toBeUndefined();
  });

  it('makes the hand and the open piles of the piles that were chosen', () => {
    const match = deal(table());
    const was = zonesOf(match.state, 0);
    const others = zonesOf(match.state, 1);
    act(match, { type: 'choose', hand: [0, 1], up: [2, 3] });
    const way = takenOver(was, zonesOf(match.state, 0));
    expect(way['3D']).toMatch(/^stack:[01]:/);
    expect(way['1S']).toMatch(/^stack:2:/);
    expect(way['pile:0:1:0']).toMatch(/^stack:3:/);
    expect(takenOver(others, zonesOf(match.state, 1))['hand:0:0']).toMatch(/^stack:[01]:/);
  });
});

describe('how cards travel', () => {
  it('SP-16: a top card goes to the trick, and the card beneath it is turned over', () => {
    const match = begun();
    const was = zonesOf(match.state, 1);
    moves(match, '7B');
    expect(takenOver(was, zonesOf(match.state, 1))).toEqual({ '3S': 'pile:0:1:3' });
  });

  it('SP-17: an honour goes into the hand as itself, and is seen no more by the other', () => {
    const match = begun();
    const was = zonesOf(match.state, 1);
    moves(match, '+0');
    const now = zonesOf(match.state, 1);
    expect(takenOver(was, now)).toEqual({ FC: 'pile:0:0:3' });
    expect(zone(now, 'hand:0').cards.find(({ key }) => key === '1S')?.face).toBeNull();
  });

  it('a card that nobody knew is played from the other hand', () => {
    const match = moves(begun(), '3D');
    const was = zonesOf(match.state, 0);
    moves(match, '4D');
    expect(takenOver(was, zonesOf(match.state, 0, { beat: OPEN }))).toEqual({ '4D': 'hand:1:6' });
  });

  it('SP-11: declared cards lie open for their beat and go back into the hand', () => {
    const match = begun();
    const open = zonesOf(match.state, 0, { beat: 'declared:1' });
    expect(zone(open, 'declared').cards.map(({ face }) => face)).toEqual(['3C', '2C', '1C']);
    expect(zone(open, 'hand:1').cards).toHaveLength(7);
    expect(takenOver(open, zonesOf(match.state, 0))).toEqual({});
  });

  it('says why a card can’t be played', () => {
    const match = moves(begun(), '4C 1C 3B');
    const zones = zonesOf(match.state, 0);
    expect(card(zones, '4B')).toMatchObject({ playable: true });
    expect(card(zones, '3D')).toMatchObject({ playable: false, why: 'You must follow suit: clubs.' });
    expect(card(zonesOf(match.state, 1), '2B')).toMatchObject({ playable: false, why: 'Not your turn yet.' });
  });
});
