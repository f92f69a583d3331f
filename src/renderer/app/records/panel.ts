import type { Match } from '#shared/engine/match.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import type { Say } from '../../words/say.ts';
import { type Eyes, seenAfter } from './chronicle.ts';

/** Who looks at which match. */
export interface Look {
  readonly match: Match;
  readonly eyes: Eyes;
  readonly seated: readonly Seated[];
  readonly say: Say;
  readonly game: TableGame;
}

/** Everybody by name; by seat where no names are known. */
export function seatedAs(seats: number, names: readonly string[] | null, say: Say): Seated[] {
  return Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    name: names?.[seat] ?? say('seat.empty', { seat: seat + 1 }),
    here: true,
    lag: null,
    standIn: false,
    stoodIn: 0,
  }));
}

/** What the game's slips and its layout are made from after so many events; `before`: the step before this one. */
export function panelAt(
  { match, eyes, seated, say, game }: Look,
  count: number,
  before: number | undefined,
): PanelProps {
  const observation = seenAfter(match, eyes, count);
  const earlier = before === undefined ? undefined : seenAfter(match, eyes, before);
  return {
    viewer: observation.viewer,
    observation,
    before: earlier ?? null,
    seated,
    say,
    beat: game.beats(observation, earlier).at(-1)?.name ?? '',
    moves: [],
    held: [],
    act: () => undefined,
    hold: () => undefined,
  };
}
