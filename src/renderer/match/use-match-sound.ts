/** Plays a match's sounds: cues with announcements, a tune at the result, a call on the viewer's turn. */
import { useEffect, useMemo, useRef } from 'react';
import type { ShownMatch } from '../client/match/match-client.ts';
import type { GameSound, PanelProps } from '../games/game.ts';
import { loadSound } from '../games/load-sound.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import type { Scene } from '../motion/scene.ts';
import type { SoundContext } from '../sound/cues/card-cues.ts';
import { type Sign, turnOf, turnSigns } from '../sound/cues/sound-cue.ts';
import { mixingDesk } from '../sound/load-audio.ts';

interface Hearing {
  /** The game's id. */
  readonly game: string;
  /** Identifies what is shown: while it stays the same, only the viewer moves cards. */
  readonly viewKey: string;
  readonly scene: Scene;
  /** Props for texts. */
  readonly settled: PanelProps;
  /** Props for announcements. */
  readonly announced: PanelProps;
  /** Others at this window see less. */
  readonly shared?: boolean;
}

/** Plays the sounds of a match while it is mounted; returns the sound context of the scene's cards. */
export function useMatchSound({ game, viewKey, scene, settled, announced, shared = false }: Hearing): SoundContext {
  const sound = useOnSound(game);
  const tell = (signs: readonly Sign[]): void => {
    if (signs.length > 0) mixingDesk()?.sign(signs, scene, sound?.tunes);
  };
  const moment = useMemo(
    () => ({ observation: announced.observation, beat: announced.beat }),
    [announced.observation, announced.beat],
  );
  useChange(scene.perspective, moment, () => {
    if (announced.before) tell(orNothing(() => sound?.cues?.(announced.observation, announced)) ?? []);
  });
  const { viewer, observation } = settled;
  const isOver = observation.result !== undefined;
  useChange(scene.perspective, isOver, (before) => {
    if (isOver && before === false) tell([{ sound: hasWon(settled) ? 'won' : 'lost' }]);
  });
  const isSecret = shared || (orNothing(() => sound?.isSecretTurn?.(observation)) ?? false);
  const turn = isSecret ? undefined : turnOf(scene);
  useChange(scene.perspective, turn, () => {
    if (turn !== undefined) tell(turnSigns(turn, scene, viewer === 'everyone' ? undefined : viewer));
  });
  return useMemo(
    () => ({
      viewKey,
      shared,
      weigh: (face) => orNothing(() => sound?.cardImpact?.(observation, face)) ?? 1,
    }),
    [viewKey, shared, sound, observation],
  );
}

/** Identifies what is shown of a match. */
export function viewKeyOf({ match, version, beat }: ShownMatch): string {
  return `${match} ${version} ${beat}`;
}

/** Where the game's sounds can't load, only cards are heard. */
function useOnSound(game: string): GameSound | undefined {
  const { value: sound } = useLoaded(game, loadSound);
  useEffect(() => {
    if (sound) mixingDesk()?.expect(sound.tunes);
  }, [sound]);
  return sound;
}

/**
 * Calls back on each change of `what`, except on the first render and when `of` changes, which counts as a first
 * render.
 */
function useChange<Of, What>(of: Of, what: What, changed: (before: What) => void): void {
  const seen = useRef<{ readonly of: Of; readonly what: What }>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = { of, what };
    if (before && before.of === of && before.what !== what) changed(before.what);
  });
}

function hasWon({ viewer, observation }: PanelProps): boolean {
  const winners = observation.result?.winners ?? [];
  return viewer === 'everyone' ? winners.length > 0 : winners.includes(viewer);
}

/** Runs a game's function outside rendering: if it throws, the match continues without its result. */
function orNothing<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
