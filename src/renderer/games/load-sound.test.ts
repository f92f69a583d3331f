/** The sounds of matches of every game: every flight, nothing else, and nothing private. */
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '#catalogue';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { newMatch } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { seeded } from '#shared/engine/random.ts';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import { selfPlay } from '#shared/engine/self-play.ts';
import { updatesSince } from '#shared/engine/view.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { Beat } from '../client/match/playback-queue.ts';
import { advance, finishFlights, newCardMotion, placeScene, setScene } from '../motion/animation/card-motion.ts';
import { cameraViewFor } from '../motion/layout/camera.ts';
import { cardSize } from '../motion/layout/pose.ts';
import { layoutScene, placeOfZone } from '../motion/layout/scene-layout.ts';
import type { Scene } from '../motion/scene.ts';
import { isAudible, travelCues } from '../sound/cues/card-cues.ts';
import { turnOf, turnSigns } from '../sound/cues/sound-cue.ts';
import type { LayoutContext } from './game.ts';
import { TABLE_GAME_IDS, tableGameOf } from './index.ts';
import { loadSound } from './load-sound.ts';

const SOUNDS = new Map(await Promise.all(TABLE_GAME_IDS.map(async (id) => [id, await loadSound(id)] as const)));

const NOBODY = { top: 0, right: 0, bottom: 0, left: 0 };
/** Enough for a deal or two and what follows. */
const UPDATES = 160;

interface Step {
  readonly observation: ObservationBase;
  readonly beat: Beat;
  readonly moment: LayoutContext;
  readonly scene: Scene;
}

/** Every beat of a random bot match, as this viewer sees it. */
function stepsOf(id: string, viewer: Viewer, seed: number): Step[] {
  const game = gameOf(id);
  const { layout, beats } = tableGameOf(id) ?? {};
  const resolved = game && resolveOptions(game.rules.options, {});
  const makeBot = game?.bots.random;
  if (!layout || !beats || !makeBot || !resolved || 'refusal' in resolved) throw new Error(`${id} has no table`);
  const match = newMatch(game.rules, resolved.options, game.rules.seats.min);
  const random = seeded(seed);
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  selfPlay(
    match,
    seats.map((seat) => makeBot(seat, random)),
    random,
  );
  const seated = seats.map((seat): Seated => ({ kind: 'bot', name: `B${seat}`, level: 'easy' }));
  let before: ObservationBase | null = null;
  const steps: Step[] = [];
  for (const { observation, moves } of updatesSince(match, viewer, -1).slice(0, UPDATES)) {
    for (const beat of beats(observation, before ?? undefined)) {
      const moment = { viewer, seated, say: (key: string) => key, beat: beat.name, before, moves, preselection: [] };
      steps.push({ observation, beat, moment, scene: layout(observation, moment) });
    }
    before = observation;
  }
  return steps;
}

/** The flights from each beat to the next, as drawn. */
function flightsOf(steps: readonly Step[]) {
  const motion = newCardMotion();
  return steps.map(({ scene }, k) => {
    const size = cardSize(scene.deck);
    const shot = cameraViewFor(1280, 720, NOBODY, size);
    const laid = layoutScene(scene, shot, size);
    if (k === 0) {
      placeScene(motion, laid, 0);
      return { scene, flights: [] };
    }
    const flights = setScene(motion, laid, placeOfZone(scene, shot), { speed: 1, reduced: false }, k * 10_000);
    finishFlights(motion);
    advance(motion, k * 10_000 + 1, {});
    return { scene, flights };
  });
}

const signsOf = (id: string, { observation, moment }: Step) => SOUNDS.get(id)?.cues?.(observation, moment) ?? [];

describe.each(Object.keys(GAMES).filter(isTested))('%s as it is heard', (id) => {
  const seats = gameOf(id)?.rules.seats.min ?? 0;
  const own = stepsOf(id, 0, 11);
  const open = stepsOf(id, 'everyone', 11);

  it('has a sound for every flight, and none for what stays', () => {
    let flown = 0;
    for (const { scene, flights } of flightsOf(own)) {
      const heard = new Set(travelCues(flights, scene).flatMap(({ cards }) => cards));
      const wanted = flights.filter(isAudible).map(({ key }) => key);
      expect([...heard].toSorted()).toEqual(wanted.toSorted());
      flown += wanted.length;
    }
    expect(flown).toBeGreaterThan(50);
  });

  it('lets nothing be heard before its flight begins, or long after it is over', () => {
    for (const { scene, flights } of flightsOf(own)) {
      for (const { at, cards } of travelCues(flights, scene)) {
        const those = flights.filter(({ key }) => cards.includes(key));
        expect(at).toBeGreaterThanOrEqual(Math.min(...those.map(({ delay }) => delay)));
        expect(at).toBeLessThan(Math.max(...those.map(({ delay, duration }) => delay + duration)) + 40);
      }
    }
  });

  it.runIf(SOUNDS.get(id)?.cues)('signs something, and at first sight nothing', () => {
    expect(own.some((step) => step.moment.before !== null && signsOf(id, step).length > 0)).toBe(true);
  });

  it.each(Array.from({ length: seats }, (_, seat) => seat))('signs to seat %i nothing that not all see', (seat) => {
    const sign = (step: Step): string[] => signsOf(id, step).map((one) => JSON.stringify(one));
    const forAll = open.flatMap(sign);
    const forSeat = stepsOf(id, seat, 11)
      .slice(0, own.length)
      .filter(({ moment }) => moment.before)
      .flatMap(sign);
    // The same in the same order; a seat gets more updates, and may see less of the match.
    let k = 0;
    for (const one of forSeat) {
      while (k < forAll.length && forAll[k] !== one) k++;
      expect(k, one).toBeLessThan(forAll.length);
      k++;
    }
  });

  it('calls a seat only where all see that it is its turn', () => {
    const turns = new Map<string, number | undefined>();
    const at = ({ observation }: Step): string => JSON.stringify([observation.last, observation.toAct]);
    for (const step of open) turns.set(at(step), turnOf(step.scene));
    for (const step of own) {
      if (SOUNDS.get(id)?.isSecretTurn?.(step.observation)) continue;
      const turn = turnOf(step.scene);
      if (turn === undefined || turnSigns(turn, step.scene, 0).length === 0) continue;
      expect(
        open.some((other) => turnOf(other.scene) === turn && at(other) === at(step)),
        at(step),
      ).toBe(true);
    }
  });
});
