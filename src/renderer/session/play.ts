/** A match as one viewer is shown it: updates in order, each left its time, and the viewer's own moves. */
import { create } from 'zustand';
import type { AnyMove, Observed, Viewer } from '#shared/engine/rules.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { ask } from './ask.ts';
import { follow } from './follow.ts';
import { advance, arrive, type Beat, due, newPace, type Pace, skip, skipAll, type Tempo } from './pacing.ts';
import { PACE, useSettings } from './settings.ts';

/** What is on the table now. */
export interface Shown {
  readonly match: number;
  readonly version: number;
  readonly observation: Observed;
  /** What was shown before it in this match; null at first sight. */
  readonly before: Observed | null;
  /** What the viewer may do now; empty while something newer waits to be shown or a move is on its way. */
  readonly moves: readonly AnyMove[];
  readonly beat: string;
}

export const usePlay = create<{ readonly shown: Shown | null }>()(() => ({ shown: null }));

/** How a viewer takes part in the match that is being followed. */
export interface Player {
  /** Sends a move; whoever acts has seen enough of what came before. */
  act(move: AnyMove): void;
  /** Goes on to the next thing to see. */
  skip(): void;
  /** Nothing of it is shown any more: the next match may be of another game. */
  stop(): void;
}

type Beats = (now: Observed, before: Observed | undefined) => readonly Beat[];

type Show = (shown: Shown | null) => void;

/** Follows a match until `stop`; what is shown goes to `usePlay`, unless somebody else shows it. */
export function followPlay(
  table: string,
  viewer: Viewer,
  beatsOf: Beats,
  tell: Show = (shown) => usePlay.setState({ shown }),
): Player {
  let pace: Pace<PlayUpdate> = newPace();
  let latest: PlayUpdate | undefined;
  /** The update that was answered with a move: nothing more is done on that sight. */
  let answered: PlayUpdate | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tempo = (): Tempo<PlayUpdate> => ({
    speed: PACE[useSettings.getState().speed],
    beats: (now, before) => beatsOf(seen(now), before?.match === now.match ? seen(before) : undefined),
  });

  const show = (next: Pace<PlayUpdate>): void => {
    pace = next;
    clearTimeout(timer);
    tell(shownOf(pace, answered));
    const at = due(pace, tempo().speed);
    if (at !== undefined) timer = setTimeout(goOn, Math.max(0, at - performance.now()));
  };
  const goOn = (): void => show(advance(pace, performance.now(), tempo()));

  tell(null);
  const unfollow = follow<PlayUpdate>({
    open: (client, signal) => {
      const since = latest && { match: latest.match, version: latest.version };
      return client.play.watch({ table, viewer, ...(since && { since }) }, { signal });
    },
    take: (update) => {
      latest = update;
      pace = arrive(pace, update, performance.now());
      goOn();
    },
  });

  return {
    act(move) {
      const update = pace.shown;
      if (viewer === 'everyone' || !update || answered === update) return;
      answered = update;
      show(skipAll(pace, performance.now(), tempo()));
      const { match, version } = update;
      void ask((client) => client.play.move({ table, seat: viewer, match, version, move: { ...move } })).then(
        (kept) => {
          // Not made, as far as we know: it may be made again, and the host knows whether it was kept.
          if (kept || answered !== update) return;
          answered = undefined;
          show(pace);
        },
      );
    },
    skip: () => show(skip(pace, performance.now(), tempo())),
    stop() {
      unfollow();
      clearTimeout(timer);
      tell(null);
    },
  };
}

/** The host sends what the game's `observe` made. */
function seen(update: PlayUpdate): Observed {
  return update.observation as Observed;
}

function shownOf({ shown, before, beats, waiting }: Pace<PlayUpdate>, answered: PlayUpdate | undefined): Shown | null {
  const [beat] = beats;
  if (!shown || !beat) return null;
  const mayAct = waiting.length === 0 && answered !== shown;
  return {
    match: shown.match,
    version: shown.version,
    observation: seen(shown),
    before: before?.match === shown.match ? seen(before) : null,
    moves: mayAct ? (shown.moves as readonly AnyMove[]) : [],
    beat: beat.name,
  };
}
