/** A match as one viewer sees it: updates in order, each with its time, and the viewer's own moves. */

import type { AnyMove, ObservationBase, Seat, Viewer } from '#shared/engine/rules.ts';
import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { create } from '../../stores/create.ts';
import { callHost } from '../connection/call-host.ts';
import { PROTOCOL_VIOLATION } from '../connection/check-answers.ts';
import { showToast } from '../connection/refusals.ts';
import { subscribe } from '../connection/subscribe.ts';
import { SPEED_FACTORS, useSettings } from '../device/settings.ts';
import { clearBeginning, firstVersion } from '../tables/tables.ts';
import { newDrawLog } from './draw-log.ts';
import {
  advance,
  arrive,
  type Beat,
  newPlaybackQueue,
  nextDueAt,
  type PlaybackQueue,
  type PlaybackStep,
  type PlaybackTempo,
  skip,
  skipAll,
} from './playback-queue.ts';

// Cards in flight, reported by whoever draws them: texts wait for the card itself, not for its planned time.

/** Whether a card sent before this time, in ms of the page's clock, has not landed yet. */
export type InFlightCheck = (before: number) => boolean;

/** The component that draws cards, if any, and those waiting for it. */
let drawer: InFlightCheck | undefined;
const waiting = new Set<() => void>();

/** Registers the component that draws cards. */
export function registerCardDrawer(aloft: InFlightCheck | undefined): void {
  drawer = aloft;
  notifyLanded();
}

/** A hidden page draws nothing, so nobody waits for it. */
const isInFlight: InFlightCheck = (before) => !globalThis.document?.hidden && (drawer?.(before) ?? false);

/** Reports that cards may have landed. */
export function notifyLanded(): void {
  for (const listener of waiting) listener();
}

/** Calls back whenever cards may have landed, until the returned function is called. */
function onLanded(listener: () => void): () => boolean {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** An observation at one of its beats. */
export interface ShownStep {
  readonly observation: ObservationBase;
  /** The previous observation of this match; null at first. */
  readonly before: ObservationBase | null;
  readonly beat: string;
}

/** The host's reason for refusing moves after the end; the viewer is about to see how the match ended. */
const NO_MATCH = 'no-match';

/** What the table shows now. */
export interface ShownMatch extends ShownStep {
  readonly match: number;
  readonly version: number;
  /** The viewer's legal moves; empty while something newer waits to be shown or a move is in flight. */
  readonly moves: readonly AnyMove[];
  /** Something newer waits to be shown. */
  readonly isBehind: boolean;
  /** The viewer's moves in flight, by the numbers that `act` returned. */
  readonly sent: readonly number[];
  /** Its last beat is shown, and its cards have landed. */
  readonly isAtRest: boolean;
  /** The latest step whose cards have landed. */
  readonly landed: ShownStep;
  /** The latest step that texts may tell. */
  readonly announced: ShownStep;
}

export const useShownMatch = create<{ readonly shown: ShownMatch | null }>(() => ({ shown: null }));

/** A viewer's controls of the subscribed match. */
export interface MatchControls {
  /** Sends a move and returns its number, if it was sent; acting also catches up with the playback. */
  act(move: AnyMove): number | undefined;
  /** Advances to the next step. */
  skip(): void;
  /** Shows the current state at once, for a viewer who acts before seeing everything. */
  catchUp(): void;
  /** Stops showing it, since the next match may be another game. A move already made may still be sent. */
  stop(): void;
}

/** What a subscription needs of the game. */
export interface MatchGame {
  /** The beats that show an update. */
  beats(now: ObservationBase, before: ObservationBase | undefined): readonly Beat[];
  /** What a move becomes after others still in flight; undefined or absent: it waits for their answer. */
  followUp?(move: AnyMove, sent: readonly AnyMove[], observation: ObservationBase): AnyMove | undefined;
  /** Visible random draws, which the device verifies at the end. */
  observedDraws(observation: ObservationBase): readonly ObservedDraw[];
}

/** Moves made on one observation, in the order sent. */
interface SentMoves {
  readonly on: PlayUpdate;
  readonly moves: readonly AnyMove[];
}

/** A move that may still be in flight. */
interface PendingSend {
  readonly id: number;
  readonly on: PlayUpdate;
  /** The host has accepted it. */
  isKept: boolean;
}

type Show = (shown: ShownMatch | null) => void;

/** Where a match is played: at a host or in the page. */
export interface Source {
  /** Delivers every update after `latest`, in order, until the returned function is called. */
  watch(viewer: Viewer, latest: () => PlayUpdate | undefined, take: (update: PlayUpdate) => void): () => void;
  /** Makes a move on the latest update; returns whether it was accepted, as far as is known. */
  move(seat: Seat, on: PlayUpdate, move: AnyMove): Promise<boolean>;
}

/** Subscribes to a match at a host's table until `stop`; updates go to `usePlay` unless another callback takes them. */
export function subscribeMatch(table: string, viewer: Viewer, game: MatchGame, tell?: Show): MatchControls {
  return subscribeSource(hostSource(table), viewer, game, tell);
}

/** A match at a table of the connected host. */
function hostSource(table: string): Source {
  return {
    watch: (viewer, latest, take) =>
      subscribe<PlayUpdate>({
        open: (client, signal) => {
          const since = latest() ?? firstVersion(table);
          const seen = since && { match: since.match, version: since.version };
          return client.play.watch({ table, viewer, ...(seen && { since: seen }) }, { signal });
        },
        onValue: take,
      }),
    move: async (seat, { match, version }, move) => {
      const isAccepted = await callHost(
        (client) => client.play.move({ table, seat, match, version, move: { ...move } }),
        NO_MATCH,
      );
      return isAccepted !== undefined;
    },
  };
}

/** Does the same for any source. */
export function subscribeSource(
  source: Source,
  viewer: Viewer,
  game: MatchGame,
  tell: Show = (shown) => useShownMatch.setState({ shown }),
): MatchControls {
  let pace: PlaybackQueue<PlayUpdate> = newPlaybackQueue();
  let latest: PlayUpdate | undefined;
  let sent: SentMoves | undefined;
  let sendings: readonly PendingSend[] = [];
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const tempo = (): PlaybackTempo<PlayUpdate> => ({
    speed: SPEED_FACTORS[useSettings.getState().speed],
    beats: (now, before) =>
      withFallback(SETTLED_BEATS, () => game.beats(seen(now), before?.match === now.match ? seen(before) : undefined)),
  });
  /** The move to send; undefined if it can't be sent yet. */
  const following = (move: AnyMove, on: PlayUpdate): AnyMove | undefined =>
    sent?.on === on ? withFallback(undefined, () => game.followUp?.(move, sent?.moves ?? [], seen(on))) : move;

  /** The clock stops while a card is late (`heldAt`), so that the next step gets its full time. */
  let heldAt: number | undefined;
  let lost = 0;
  const clock = (): number => heldAt ?? performance.now() - lost;
  const holdForLate = (): void => {
    const [first, next] = pace.flying;
    if (first && first.at <= clock() && isInFlight((next?.since ?? Number.POSITIVE_INFINITY) + lost))
      heldAt ??= first.at;
    else if (heldAt !== undefined) {
      lost = performance.now() - heldAt;
      heldAt = undefined;
    }
  };

  const show = (next: PlaybackQueue<PlayUpdate>): void => {
    pace = next;
    clearTimeout(timer);
    if (isStopped) return;
    // With several moves in flight, other players' moves may come between them.
    sendings = sendings.filter(
      ({ on, isKept }) => on === pace.shown || (game.followUp && (!isKept || pace.queued.length > 0)),
    );
    tell(matchShown(pace, following, sendings));
    const at = nextDueAt(pace, tempo().speed);
    if (at !== undefined) timer = setTimeout(goOn, Math.max(0, at - clock()));
  };
  const goOn = (): void => {
    holdForLate();
    if (heldAt !== undefined) return;
    // No further than what is due: its cards must be in flight before the next step is looked at.
    const next = Math.max(nextDueAt(pace, tempo().speed) ?? 0, pace.queued.at(-1)?.at ?? 0);
    show(advance(pace, Math.min(clock(), next), tempo()));
  };
  const unland = onLanded(() => {
    if (heldAt !== undefined) goOn();
  });

  const witness = newDrawLog((observation) => game.observedDraws(observation));
  tell(null);
  const take = (update: PlayUpdate): void => {
    if (!isValidUpdate(update, viewer)) {
      showToast(PROTOCOL_VIOLATION);
      return;
    }
    latest = update;
    witness(update);
    clearBeginning();
    pace = arrive(pace, update, clock());
    // Many updates arrive at once after a break; they make one render.
    clearTimeout(timer);
    timer = setTimeout(goOn);
  };
  const unfollow = source.watch(viewer, () => latest, take);

  return {
    act(move) {
      const update = pace.shown;
      if (viewer === 'everyone' || !update) return undefined;
      const made = following(move, update);
      if (!made) return undefined;
      sent = { on: update, moves: sent?.on === update ? [...sent.moves, made] : [made] };
      const sending: PendingSend = { id: ++count, on: update, isKept: false };
      sendings = [...sendings, sending];
      show(skipAll(pace, clock(), tempo()));
      void source.move(viewer, update, made).then((isAccepted) => {
        sending.isKept = isAccepted;
        if (isAccepted) return;
        // Not accepted as far as is known: it may be retried, and the host knows whether it was kept.
        sendings = sendings.filter((one) => one !== sending);
        if (sent?.on === update) sent = undefined;
        show(pace);
      });
      return sending.id;
    },
    skip: () => show(skip(pace, clock(), tempo())),
    catchUp: () => show(skipAll(pace, clock(), tempo())),
    stop() {
      isStopped = true;
      unfollow();
      unland();
      clearTimeout(timer);
      tell(null);
    },
  };
}

/** An update without beats shows at once. */
const SETTLED_BEATS: readonly Beat[] = [{ name: 'settled', ms: 0 }];

/** Runs a game's function outside rendering: if it throws, the match continues with the fallback. */
function withFallback<T>(other: T, make: () => T): T {
  try {
    return make();
  } catch (error) {
    reportError(error);
    return other;
  }
}

/** Whether it has the fields of every game. Faults in a game's own fields show where they are rendered. */
function isValidUpdate({ observation, moves }: PlayUpdate, viewer: Viewer): boolean {
  const fields = (observation ?? {}) as Partial<ObservationBase>;
  return (
    fields.viewer === viewer &&
    Array.isArray(fields.toAct) &&
    typeof fields.last === 'object' &&
    moves.every((move) => typeof (move as AnyMove | null)?.type === 'string')
  );
}

/** The host sends what the game's `observe` made. */
function seen(update: PlayUpdate): ObservationBase {
  return update.observation as ObservationBase;
}

type FollowUp = (move: AnyMove, on: PlayUpdate) => AnyMove | undefined;

function matchShown(
  { shown, before, beats, queued: waiting, ...pace }: PlaybackQueue<PlayUpdate>,
  following: FollowUp,
  sendings: readonly PendingSend[],
): ShownMatch | null {
  const [beat] = beats;
  if (!shown || !beat) return null;
  const step = { update: shown, before, beat };
  const moves = shown.moves as readonly AnyMove[];
  return {
    ...stepShown(step),
    match: shown.match,
    version: shown.version,
    moves: waiting.length > 0 ? [] : moves.filter((move) => following(move, shown) !== undefined),
    isBehind: waiting.length > 0,
    sent: sendings.map(({ id }) => id),
    isAtRest: waiting.length === 0 && beats.length === 1 && pace.flying.length === 0,
    landed: stepShown(pace.landed ?? step),
    announced: stepShown(pace.announced ?? step),
  };
}

function stepShown({ update, before, beat }: PlaybackStep<PlayUpdate>): ShownStep {
  return {
    observation: seen(update),
    before: before?.match === update.match ? seen(before) : null,
    beat: beat.name,
  };
}
