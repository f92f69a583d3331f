/** A match as it is heard: signs when they are announced, a tune when it is told how it ended, a call when it is one's turn. */
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
  /** Names what is shown: as long as the name stays, cards that move are moved by the viewer alone. */
  readonly sight: string;
  readonly scene: Scene;
  /** What words are made from. */
  readonly told: PanelProps;
  /** What announces. */
  readonly announced: PanelProps;
  /** Others at this window see less. */
  readonly shared?: boolean;
}

/** Lets the match be heard while it is on the page; how the picture's cards are heard. */
export function useMatchSound({ game, sight, scene, told, announced, shared = false }: Hearing): SoundContext {
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
  const { viewer, observation } = told;
  const isOver = observation.result !== undefined;
  useChange(scene.perspective, isOver, (before) => {
    if (isOver && before === false) tell([{ sound: hasWon(told) ? 'won' : 'lost' }]);
  });
  const isSecret = shared || (orNothing(() => sound?.isSecretTurn?.(observation)) ?? false);
  const turn = isSecret ? undefined : turnOf(scene);
  useChange(scene.perspective, turn, () => {
    if (turn !== undefined) tell(turnSigns(turn, scene, viewer === 'everyone' ? undefined : viewer));
  });
  return useMemo(
    () => ({
      sight,
      shared,
      weigh: (face) => orNothing(() => sound?.cardImpact?.(observation, face)) ?? 1,
    }),
    [sight, shared, sound, observation],
  );
}

/** Names what is shown of a match. */
export function viewKeyOf({ match, version, beat }: ShownMatch): string {
  return `${match} ${version} ${beat}`;
}

/** Where it can't be fetched the cards are heard, and no more. */
function useOnSound(game: string): GameSound | undefined {
  const { value: sound } = useLoaded(game, loadSound);
  useEffect(() => {
    if (sound) mixingDesk()?.expect(sound.tunes);
  }, [sound]);
  return sound;
}

/** Once for each change of `what`, but not at first sight, nor where `of` is another: that is first sight again. */
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

/** What a game makes of an observation outside of all that is drawn: where it falls over, the match goes on without it. */
function orNothing<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
