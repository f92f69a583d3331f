/** Test helpers: games of `testing.ts` as one viewer sees them, laid out in English. */
import type { Viewer } from '#shared/engine/rules.ts';
import { GAME_MESSAGES } from '#shared/games/vbi-maior/messages/en/game.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Game } from '#shared/games/vbi-maior/testing.ts';
import { observe } from '#shared/games/vbi-maior/view/observe.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { Scene, Zone } from '../../motion/scene.ts';
import type { LayoutContext, ViewContext } from '../game.ts';
import { sayWith } from '../testing.ts';
import { layout } from './layout.ts';
import { PLAY_MESSAGES, TABLE_MESSAGES } from './messages/en/table.ts';
import { SETTLED } from './selectors/beats.ts';

const say = sayWith({ ...GAME_MESSAGES, ...TABLE_MESSAGES, ...PLAY_MESSAGES });
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dino', 'Ezio', 'Fran'];

export function see(game: Game, viewer: Viewer = 0): Observation {
  return observe(game.state, viewer);
}

export function viewContext(game: Game, viewer: Viewer = 0): ViewContext {
  const seated = NAMES.slice(0, game.seats).map(
    (name): Seated => ({ kind: 'person', name, here: true, lag: null, standIn: false, stoodIn: 0 }),
  );
  return { viewer, seated, say };
}

export function laid(
  game: Game,
  viewer: Viewer = 0,
  more: Partial<Pick<LayoutContext, 'beat' | 'preselection'>> = {},
): Scene {
  return layout(see(game, viewer), {
    ...viewContext(game, viewer),
    beat: SETTLED,
    before: null,
    moves: [],
    preselection: [],
    ...more,
  });
}

export function zone(scene: Scene, id: string): Zone {
  const found = scene.zones.find((one) => one.id === id);
  if (!found) throw new Error(`no zone ${id} among ${scene.zones.map((one) => one.id).join(' ')}`);
  return found;
}

/** The faces in a zone; `-` for a back. */
export function faces({ cards }: Zone): string {
  return cards.map(({ face }) => face ?? '-').join(' ');
}
