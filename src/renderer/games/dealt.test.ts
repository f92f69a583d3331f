/** The first deal of a match, as it travels on the cloth before who sat there when the match began. */
import { describe, expect, it } from 'vitest';
import { drawNext, newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { seeded } from '#shared/engine/random.ts';
import type { Observed } from '#shared/engine/rules.ts';
import { feedOf } from '#shared/engine/view.ts';
import { gameOf } from '#shared/games/index.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { Scene } from '../table/api.ts';
import { DEAL_EVERY } from '../table/motion/choreography.ts';
import { createStage, placeScene, type Stage, setScene } from '../table/motion/stage.ts';
import { shoot } from '../table/places/camera.ts';
import { cardSize } from '../table/places/cardSize.ts';
import { layScene, placeOfZone } from '../table/places/layScene.ts';
import * as briscolaBeats from './briscola-chiamata/beats.ts';
import * as briscola from './briscola-chiamata/layout.ts';
import type { TableGame } from './game.ts';
import * as spizzichinoBeats from './spizzichino/beats.ts';
import * as spizzichino from './spizzichino/layout.ts';
import * as vbiMaiorBeats from './vbi-maior/beats.ts';
import * as vbiMaior from './vbi-maior/layout.ts';
import * as vivaBeats from './viva/beats.ts';
import * as viva from './viva/layout.ts';

/** What of each game needs no page. */
const GAMES = {
  'briscola-chiamata': { ...briscola, ...briscolaBeats },
  spizzichino: { ...spizzichino, ...spizzichinoBeats },
  viva: { ...viva, ...vivaBeats },
  'vbi-maior': { ...vbiMaior, ...vbiMaiorBeats },
} as unknown as Readonly<Record<string, Pick<TableGame, 'beats' | 'layout'>>>;

/** A hand of five for two and the blocking card (VI-4); a card for each of three. */
const LEAST: Readonly<Record<string, number>> = { viva: 11, 'vbi-maior': 3 };
/** SP-5: laid pile by pile. */
const PILES = 8;
const NOBODY = { top: 0, right: 0, bottom: 0, left: 0 };
const TEMPO = { speed: 1, reduced: false };

/** The scenes of every beat up to the first deal, by seat 0's eyes. */
function scenesOf(id: string): { readonly name: string; readonly scene: Scene; readonly ms: number }[] {
  const [game, table] = [gameOf(id), GAMES[id]];
  const resolved = game && resolveOptions(game.rules.options, {});
  if (!table || !resolved || 'refusal' in resolved) throw new Error(`${id} has no table`);
  const match = newMatch(game.rules, resolved.options, game.rules.seats.min);
  const seated = Array.from({ length: match.seats }, (_, k): Seated => ({ kind: 'bot', name: `B${k}`, level: 'easy' }));
  const feed = feedOf(match, 0);
  const random = seeded(5);
  const scenes: ReturnType<typeof scenesOf> = [];
  let before: Observed | undefined;
  for (let update: ReturnType<typeof feed.next> = feed.latest(); update; ) {
    const { observation, moves } = update;
    for (const { name, ms } of table.beats(observation, before)) {
      const moment = { viewer: 0, seated, say: (key: string) => key, beat: name, before: before ?? null, moves };
      scenes.push({ name, ms, scene: table.layout(observation, { ...moment, held: [] }) });
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

/** Lays the scenes out, one after the other; how each card that flies does so. */
function travels(id: string) {
  const stage: Stage = createStage();
  const flights = [];
  let [first, now] = [true, 0];
  for (const { scene, ms } of scenesOf(id)) {
    const size = cardSize(scene.deck);
    const shot = shoot(1280, 720, NOBODY, size);
    const laid = layScene(scene, shot, size);
    if (first) placeScene(stage, laid, now);
    else setScene(stage, laid, placeOfZone(scene, shot), TEMPO, now);
    first = false;
    flights.push(stage.actors.flatMap(({ zone, flight }) => (flight && !flight.leaves ? [{ zone, ...flight }] : [])));
    for (const actor of stage.actors) Object.assign(actor, { flight: undefined, base: actor.rest });
    now += ms;
  }
  return flights;
}

describe.each(Object.keys(GAMES))('the first deal of %s', (id) => {
  const deals = travels(id);
  const flown = deals.flat().filter(({ arc }) => arc > 0);

  it('brings every card from the pack, none out of thin air', () => {
    expect(flown.length).toBeGreaterThanOrEqual(LEAST[id] ?? 40);
    expect(flown.filter(({ from }) => from.alpha === 0)).toEqual([]);
  });

  it('brings them one after the other', () => {
    const inFlight = deals.map((step) => step.filter(({ arc }) => arc > 0)).filter(({ length }) => length > 0);
    if (id === 'spizzichino') return expect(inFlight).toHaveLength(PILES);
    const deal = inFlight[0]?.filter(({ zone }) => /^(hand|deck):/.test(zone));
    expect(deal?.map(({ delay }) => delay).sort((a, b) => a - b)).toEqual(deal?.map((_, k) => k * DEAL_EVERY));
  });
});
