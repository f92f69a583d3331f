/** Test helpers: a viewer's view of a match. */
import type { Viewer } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { GAME_MESSAGES } from '#shared/games/spizzichino/messages/en/game.ts';
import { rules } from '#shared/games/spizzichino/rules.ts';
import type { State } from '#shared/games/spizzichino/state.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { TableCard, Zone } from '../../motion/scene.ts';
import { SETTLED } from '../../tricks/beats.ts';
import { sayWith } from '../testing.ts';
import { layout } from './layout.ts';
import { PLAY_MESSAGES } from './messages/en/table.ts';
import table from './table.ts';
import type { SpizzichinoContext } from './zones/board.ts';

const SEATED: readonly Seated[] = ['Ada', 'Bruno'].map((name) => ({ kind: 'bot', name, level: 'normal' }));

const say = sayWith({ ...table.words, ...PLAY_MESSAGES, ...GAME_MESSAGES });

/** A viewer's observation and legal moves. */
export function viewContext(state: State, viewer: Viewer, more: Partial<SpizzichinoContext> = {}) {
  const { observation, moves } = viewOf(rules, state, viewer);
  const moment: SpizzichinoContext = {
    viewer,
    seated: SEATED,
    say,
    moves,
    beat: SETTLED,
    before: null,
    preselection: [],
    ...more,
  };
  return { observation, moment };
}

/** Its layout. */
export function zonesOf(state: State, viewer: Viewer, more: Partial<SpizzichinoContext> = {}): readonly Zone[] {
  const { observation, moment } = viewContext(state, viewer, more);
  return layout(observation, moment).zones;
}

export function zone(zones: readonly Zone[], id: string): Zone {
  const found = zones.find((one) => one.id === id);
  if (!found) throw new Error(`no zone ${id}`);
  return found;
}

export function card(zones: readonly Zone[], key: string): TableCard {
  const found = zones.flatMap(({ cards }) => cards).find((one) => one.key === key);
  if (!found) throw new Error(`no card ${key}`);
  return found;
}
