/** How each phase of a game lies on the cloth: from matches that bots play, at the largest table. */
import type { Moment } from '#renderer/games/game.ts';
import { tableGameOf } from '#renderer/games/index.ts';
import { onCloth, withFrames } from '#renderer/games/onCloth.ts';
import { sofaOf } from '#renderer/games/sofa.ts';
import type { Scene } from '#renderer/table/api.ts';
import { APP_WORDS } from '#renderer/words/app.ts';
import type { Say } from '#renderer/words/say.ts';
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import type { Observed, Viewer } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { gameOf } from '#shared/games/index.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { say } from '#shared/words/say.ts';
import { matchesOf } from './plays.ts';

const NAMES = ['Fabrizio', 'Giulia', 'Tazio', 'Wilhelmine', 'Bruno', 'Ada'];

/** Scenes of one match that `scenesFor` gives, about. */
const SPREAD = 120;

export interface Phase {
  readonly name: string;
  readonly scene: Scene;
}

/** The phases of a game, each as the scene with the most cards face up: of those the first seat sees, or a television. */
export function phasesOf(id: string, sofa = false): Phase[] {
  const best = new Map<string, Scene>();
  for (const match of matchesOf(id)) {
    for (const { name, scene } of scenesOf(match, sofa ? 'everyone' : 0, 1, sofa))
      if (faceUp(scene) >= faceUp(best.get(name))) best.set(name, scene);
  }
  return [...best].map(([phase, scene]) => ({ name: `${id} ${phase}`, scene: { ...scene, sofa } }));
}

/** What such a viewer sees of a match or two with so many seats: of each a number of scenes, spread over all of it. */
export function scenesFor(id: string, seats: number, viewer: Viewer, sofa = false): Phase[] {
  return matchesOf(id, seats, 1).flatMap((match) => [
    ...scenesOf(match, viewer, Math.max(1, Math.floor(match.events.length / SPREAD)), sofa),
  ]);
}

/** The settled scene at first and after every event, by the name of its phase. */
function* scenesOf(
  { rules, options, seats, events }: Match,
  viewer: Viewer = 0,
  every = 1,
  sofa = false,
): Generator<Phase> {
  const [game, table] = [gameOf(rules.id), tableGameOf(rules.id)];
  if (!game || !table) throw new Error(`no table for ${rules.id}`);
  const words = { ...APP_WORDS, ...table.words, ...game.words };
  const seated = NAMES.slice(0, seats).map((name): Seated => ({ kind: 'bot', name, level: 'normal' }));
  const again = newMatch(rules, options, seats);
  let before: Observed | null = null;
  for (const [k, event] of [undefined, ...events].entries()) {
    if (event) take(again, event);
    if (k % every !== 0) continue;
    const { observation, moves } = viewOf(rules, again.state, viewer);
    const beat = table.beats(observation, before ?? undefined).at(-1)?.name ?? '';
    const speak: Say = (key, params) => say(words, key, params);
    const moment: Moment = {
      ...{ viewer, seated, say: speak, beat, before, moves, held: [] },
      ...(sofa && { sofa: sofaOf(rules.id) }),
    };
    const laid = table.layout(observation, moment);
    const zones = withFrames(laid.zones, onCloth(rules.id).sewn?.(observation, moment) ?? {});
    const scene = { ...laid, zones, ...lookedUpAt(rules.id, observation, moment) };
    yield { name: (observation as Observed & { readonly phase: string }).phase, scene };
    before = observation;
  }
}

/** The thread, the slips and the light that come with it. */
function lookedUpAt(id: string, observation: Observed, moment: Moment): Pick<Scene, 'occasion' | 'joined' | 'slips'> {
  const own = onCloth(id);
  const [occasion, joined] = [own.occasion?.(observation, moment), own.joined?.(observation)];
  const slips = own.slips?.(observation, moment);
  return {
    ...(occasion && { occasion: { ...occasion, name: JSON.stringify(occasion) } }),
    ...(joined && { joined }),
    ...(slips && { slips }),
  };
}

function faceUp(scene: Scene | undefined): number {
  return scene ? cardsIn(scene).filter(({ face }) => face !== null).length : -1;
}

export function cardsIn({ zones }: Scene): Scene['zones'][number]['cards'] {
  return zones.flatMap(({ cards }) => cards);
}
