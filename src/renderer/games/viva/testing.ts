/** Test helpers: a viewer's view of a match. */
import type { Match } from '#shared/engine/match.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { GAME_MESSAGES } from '#shared/games/viva/messages/en/game.ts';
import { rules } from '#shared/games/viva/rules.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { Viva } from '#shared/games/viva/state/state.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { TableCard, Zone } from '../../motion/scene.ts';
import { sayWith } from '../testing.ts';
import { layout } from './layout.ts';
import { PLAY_MESSAGES, TABLE_MESSAGES } from './messages/en/table.ts';
import { SETTLED } from './selectors/beats.ts';
import type { VivaContext } from './zones/board.ts';

const say = sayWith({ ...TABLE_MESSAGES, ...PLAY_MESSAGES, ...GAME_MESSAGES });

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Furio'];

/** A viewer's observation and legal moves. */
export function viewContext(match: Match<Viva>, viewer: Viewer, more: Partial<VivaContext> = {}) {
  const { observation, moves } = viewOf(rules, match.state, viewer);
  const seated = NAMES.slice(0, match.seats).map((name): Seated => ({ kind: 'bot', name, level: 'normal' }));
  const moment: VivaContext = { viewer, seated, say, moves, beat: SETTLED, before: null, preselection: [], ...more };
  return { observation, moment };
}

/** Its layout. */
export function zonesOf(match: Match<Viva>, viewer: Viewer, more: Partial<VivaContext> = {}): readonly Zone[] {
  const { observation, moment } = viewContext(match, viewer, more);
  return layout(observation, moment).zones;
}

export function zone(zones: readonly Zone[], id: string): Zone {
  const found = zones.find((one) => one.id === id);
  if (!found) throw new Error(`no zone ${id}`);
  return found;
}

export function observationOf(match: Match<Viva>, viewer: Viewer): Observation {
  return viewOf(rules, match.state, viewer).observation;
}

/** The hand's cards by face. */
export function held(zones: readonly Zone[], seat: number): ReadonlyMap<string | null, TableCard> {
  return new Map(zone(zones, `hand:${seat}`).cards.map((card) => [card.face, card]));
}
