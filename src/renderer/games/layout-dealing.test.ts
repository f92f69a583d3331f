/** The first deal of a match, as it flies for a viewer present from the start. */
import { describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { drawNext, newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { seeded } from '#shared/engine/random.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';
import { feedOf } from '#shared/engine/view.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { type CardMotion, newCardMotion, placeScene, setScene } from '../motion/animation/card-motion.ts';
import { DEAL_INTERVAL_MS } from '../motion/animation/flights.ts';
import { cameraViewFor } from '../motion/layout/camera.ts';
import { cardSize } from '../motion/layout/pose.ts';
import { layoutScene, placeOfZone } from '../motion/layout/scene-layout.ts';
import type { Scene } from '../motion/scene.ts';
import { TABLE_GAME_IDS, tableGameOf } from './index.ts';

const NOBODY = { top: 0, right: 0, bottom: 0, left: 0 };
const TEMPO = { speed: 1, reduced: false };

/** The scenes of every beat up to the first deal, as seat 0 sees them. */
function scenesOf(id: string): { readonly name: string; readonly scene: Scene; readonly ms: number }[] {
  const game = gameOf(id);
  const { layout, beats } = tableGameOf(id) ?? {};
  const resolved = game && resolveOptions(game.rules.options, {});
  if (!layout || !beats || !resolved || 'refusal' in resolved) throw new Error(`${id} has no table`);
  const match = newMatch(game.rules, resolved.options, game.rules.seats.min);
  const seated = Array.from({ length: match.seats }, (_, k): Seated => ({ kind: 'bot', name: `B${k}`, level: 'easy' }));
  const feed = feedOf(match, 0);
  const random = seeded(5);
  const scenes: ReturnType<typeof scenesOf> = [];
  let before: ObservationBase | undefined;
  for (let update: ReturnType<typeof feed.next> = feed.latest(); update; ) {
    const { observation, moves } = update;
    for (const { name, ms } of beats(observation, before)) {
      const moment = { viewer: 0, seated, say: (key: string) => key, beat: name, before: before ?? null, moves };
      scenes.push({ name, ms, scene: layout(observation, { ...moment, preselection: [] }) });
    }
    before = observation;
    update = undefined;
    for (let event = drawNext(match, random); event && !update; event = update ? undefined : drawNext(match, random)) {
      take(match, event);
      update = feed.next();
    }
  }
  return scenes;
}

/** Each card's zone. */
function zones({ zones }: Scene): Map<string, string> {
  return new Map(zones.flatMap(({ id, cards }) => cards.map(({ key }) => [key, id] as const)));
}

/** Cards that are elsewhere after the deal. */
function dealtBy(id: string): string[] {
  const scenes = scenesOf(id);
  const [first, last] = [scenes.at(0), scenes.at(-1)];
  if (!first || !last) return [];
  const before = zones(first.scene);
  return [...zones(last.scene)].flatMap(([key, zone]) => (before.get(key) === zone ? [] : key));
}

/** Applies the scenes one after the other; returns each card's flight. */
function travels(id: string) {
  const motion: CardMotion = newCardMotion();
  const flights = [];
  let [first, now] = [true, 0];
  for (const { scene, ms } of scenesOf(id)) {
    const size = cardSize(scene.deck);
    const shot = cameraViewFor(1280, 720, NOBODY, size);
    const laid = layoutScene(scene, shot, size);
    if (first) placeScene(motion, laid, now);
    else setScene(motion, laid, placeOfZone(scene, shot), TEMPO, now);
    first = false;
    flights.push(motion.cards.flatMap(({ zone, flight }) => (flight && !flight.leaves ? [{ zone, ...flight }] : [])));
    for (const actor of motion.cards) Object.assign(actor, { flight: undefined, base: actor.rest });
    now += ms;
  }
  return flights;
}

/** No two start at the same time; something else may be dealt in between. */
function isOneByOne(delays: readonly number[], all: number): boolean {
  const turns = delays.map((delay) => delay / DEAL_INTERVAL_MS);
  return new Set(turns).size === turns.length && turns.every((turn) => Number.isInteger(turn) && turn < all);
}

describe.each(TABLE_GAME_IDS.filter(isTested))('the first deal of %s', (id) => {
  const deals = travels(id);
  const flown = deals.flat().filter(({ arc }) => arc > 0);

  it('brings every card from the pack, none out of thin air', () => {
    const dealt = dealtBy(id);
    expect(dealt.length).toBeGreaterThanOrEqual(gameOf(id)?.rules.seats.min ?? 1);
    expect(flown).toHaveLength(dealt.length);
    expect(flown.filter(({ from }) => from.alpha === 0)).toEqual([]);
  });

  it('brings them one after the other, or packet by packet', () => {
    const inFlight = deals.map((step) => step.filter(({ arc }) => arc > 0)).filter(({ length }) => length > 0);
    expect(inFlight).not.toEqual([]);
    for (const step of inFlight) {
      const toHands = step.filter(({ zone }) => zone.startsWith('hand:')).map(({ delay }) => delay);
      if (toHands.length > 0) expect(isOneByOne(toHands, step.length)).toBe(true);
      else expect(new Set(step.map(({ zone }) => zone)).size).toBe(1);
    }
  });
});
