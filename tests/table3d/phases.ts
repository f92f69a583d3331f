/** How each phase of a game lies on the cloth: from matches that bots play, at the largest table. */

import { gameOf } from '#catalogue';
import type { LayoutContext, PointsGain } from '#renderer/games/game.ts';
import { provideAllGames, tableGameOf } from '#renderer/games/index.ts';
import { gameParts } from '#renderer/games/registry.ts';
import { tvLayoutOf } from '#renderer/games/tv-layout.ts';
import { DESKTOP_MESSAGES } from '#renderer/i18n/desktop-messages.ts';
import type { Say } from '#renderer/i18n/say.ts';
import { withFrames } from '#renderer/match/tabletop/use-highlights.ts';
import type { Scene } from '#renderer/motion/scene.ts';
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { matchesOf } from './played-matches.ts';

provideAllGames();

const NAMES = ['Fabrizio', 'Giulia', 'Tazio', 'Wilhelmine', 'Bruno', 'Ada'];

/** Scenes of one match that `scenesFor` gives, about. */
const SPREAD = 120;

export interface Phase {
  readonly name: string;
  readonly scene: Scene;
}

/** The phases of a game, each as the scene with the most cards face up: of those the first seat sees, or a television. */
export function phasesOf(id: string, tv = false): Phase[] {
  const best = new Map<string, Scene>();
  for (const match of matchesOf(id)) {
    for (const { name, scene } of scenesOf(match, tv ? 'everyone' : 0, 1, tv))
      if (faceUp(scene) >= faceUp(best.get(name))) best.set(name, scene);
  }
  return [...best].map(([phase, scene]) => ({ name: `${id} ${phase}`, scene: { ...scene, tv } }));
}

/** What such a viewer sees of a match or two with so many seats: of each a number of scenes, spread over all of it. */
export function scenesFor(id: string, seats: number, viewer: Viewer, tv = false): Phase[] {
  return matchesOf(id, seats, 1).flatMap((match) => [
    ...scenesOf(match, viewer, Math.max(1, Math.floor(match.events.length / SPREAD)), tv),
  ]);
}

/** The settled scene at first and after every event, by the name of its phase. */
function* scenesOf(match: Match, viewer: Viewer = 0, every = 1, tv = false): Generator<Phase> {
  for (const { observation, moment, last } of momentsOf(match, viewer, every, tv)) {
    if (!last) continue;
    yield {
      name: (observation as ObservationBase & { readonly phase: string }).phase,
      scene: sceneAt(match.rules.id, observation, moment),
    };
  }
}

/** What somebody was given, and how all lay while that rose, over all of a match or two with so many seats. */
export function gainsFor(
  id: string,
  seats: number,
  viewer: Viewer,
): { readonly gain: PointsGain; readonly scene: Scene }[] {
  return matchesOf(id, seats, 1).flatMap((match) =>
    [...momentsOf(match, viewer)].flatMap(({ observation, moment }) => {
      const gain = gameParts(id).highlights?.pointsGained?.(observation, moment);
      return gain ? { gain, scene: sceneAt(id, observation, moment) } : [];
    }),
  );
}

interface Seen {
  readonly observation: ObservationBase;
  readonly moment: LayoutContext;
  /** Whether nothing more comes of the event. */
  readonly last: boolean;
}

/** Every beat at first and after every event, or every so many of them. */
function* momentsOf({ rules, options, seats, events }: Match, viewer: Viewer, every = 1, tv = false): Generator<Seen> {
  const [game, table] = [gameOf(rules.id), tableGameOf(rules.id)];
  if (!game || !table) throw new Error(`no table for ${rules.id}`);
  const words = { ...DESKTOP_MESSAGES, ...table.words, ...game.messages };
  const seated = NAMES.slice(0, seats).map((name): Seated => ({ kind: 'bot', name, level: 'normal' }));
  const again = newMatch(rules, options, seats);
  let before: ObservationBase | null = null;
  for (const [k, event] of [undefined, ...events].entries()) {
    if (event) take(again, event);
    if (k % every !== 0) continue;
    const { observation, moves } = viewOf(rules, again.state, viewer);
    const speak: Say = (key, params) => translate(words, key, params);
    const beats = table.beats(observation, before ?? undefined);
    for (const [n, { name: beat }] of beats.entries()) {
      const moment: LayoutContext = {
        ...{ viewer, seated, say: speak, beat, before, moves, preselection: [] },
        ...(tv && { tvLayout: tvLayoutOf(rules.id) }),
      };
      yield { observation, moment, last: n === beats.length - 1 };
    }
    before = observation;
  }
}

function sceneAt(id: string, observation: ObservationBase, moment: LayoutContext): Scene {
  const table = tableGameOf(id);
  if (!table) throw new Error(`no table for ${id}`);
  const laid = table.layout(observation, moment);
  const zones = withFrames(laid.zones, gameParts(id).highlights?.clothFrames?.(observation, moment) ?? {});
  return { ...laid, zones, ...lookedUpAt(id, observation, moment) };
}

/** The thread, the slips and the light that come with it. */
function lookedUpAt(
  id: string,
  observation: ObservationBase,
  moment: LayoutContext,
): Pick<Scene, 'highlight' | 'partners' | 'slips'> {
  const own = gameParts(id).highlights ?? {};
  const [occasion, joined] = [own.effect?.(observation, moment), own.joined?.(observation)];
  const slips = own.slips?.(observation, moment);
  return {
    ...(occasion && { highlight: { ...occasion, name: JSON.stringify(occasion) } }),
    ...(joined && { partners: joined }),
    ...(slips && { slips }),
  };
}

function faceUp(scene: Scene | undefined): number {
  return scene ? cardsIn(scene).filter(({ face }) => face !== null).length : -1;
}

export function cardsIn({ zones }: Scene): Scene['zones'][number]['cards'] {
  return zones.flatMap(({ cards }) => cards);
}
