/** A match as one viewer is shown it: updates in order, each left its time, and the viewer's own moves. */
import { create } from 'zustand';
import type { AnyMove, ObservationBase, Seat, Viewer } from '#shared/engine/rules.ts';
import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { callHost } from '../connection/call-host.ts';
import { showToast } from '../connection/refusals.ts';
import { subscribe } from '../connection/subscribe.ts';
import { PROTOCOL_VIOLATION } from '../connection/validate.ts';
import { SPEED_FACTORS, useSettings } from '../device/settings.ts';
import { clearBeginning, firstVersion } from '../tables/table.ts';
import { newDrawLog } from './fair-shuffle.ts';
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

/** Cards on their way, as whoever draws them knows: words wait for a card, not for the time it should take. */

/** Whether a card that was sent on its way before then, in ms of the page's clock, has not landed yet. */
export type InFlightCheck = (before: number) => boolean;

/** What draws the cards, if anything does, and who waits for them. */
let drawer: InFlightCheck | undefined;
const waiting = new Set<() => void>();

/** Who draws cards says so. */
export function registerCardDrawer(aloft: InFlightCheck | undefined): void {
  drawer = aloft;
  notifyLanded();
}

/** A page that is not seen draws nothing, and nobody waits for it. */
const isInFlight: InFlightCheck = (before) => !globalThis.document?.hidden && (drawer?.(before) ?? false);

/** Cards may have landed. */
export function notifyLanded(): void {
  for (const told of waiting) told();
}

/** Calls back whenever cards may have landed, until it calls what it is given. */
function onLanded(told: () => void): () => boolean {
  waiting.add(told);
  return () => waiting.delete(told);
}

/** An observation at one of its beats. */
export interface ShownStep {
  readonly observation: ObservationBase;
  /** What was shown before it in this match; null at first sight. */
  readonly before: ObservationBase | null;
  readonly beat: string;
}

/** Why the host takes no move any more: whoever was a moment late is about to be shown how the match ended. */
const NO_MATCH = 'no-match';

/** What is on the table now. */
export interface ShownMatch extends ShownStep {
  readonly match: number;
  readonly version: number;
  /** What the viewer may do now; empty while something newer waits to be shown or a move is on its way. */
  readonly moves: readonly AnyMove[];
  /** Something newer waits to be shown. */
  readonly isBehind: boolean;
  /** The viewer's own moves that are on their way to the host, by the numbers that `act` gave. */
  readonly sent: readonly number[];
  /** Nothing more is to come of it: its last beat is shown, and its cards have landed. */
  readonly isAtRest: boolean;
  /** The last of it whose cards have landed. */
  readonly landed: ShownStep;
  /** The last that words may tell. */
  readonly announced: ShownStep;
}

export const useShownMatch = create<{ readonly shown: ShownMatch | null }>()(() => ({ shown: null }));

/** How a viewer takes part in the match that is being followed. */
export interface MatchControls {
  /** Sends a move and gives its number, if it was sent; whoever acts has seen enough of what came before. */
  act(move: AnyMove): number | undefined;
  /** Goes on to the next thing to see. */
  skip(): void;
  /** Shows at once how it stands now: somebody wants to act who has not seen all yet. */
  catchUp(): void;
  /** Nothing of it is shown any more: the next match may be of another game. What was decided may still be sent. */
  stop(): void;
}

/** What following a match needs of its game. */
export interface MatchGame {
  /** The beats an update is shown in. */
  beats(now: ObservationBase, before: ObservationBase | undefined): readonly Beat[];
  /** What a move becomes after others that are still on their way; nothing, or left out: it waits for their answer. */
  followUp?(move: AnyMove, sent: readonly AnyMove[], observation: ObservationBase): AnyMove | undefined;
  /** What is seen of what chance drew; left out where nobody compares. */
  seenDraws?(observation: ObservationBase): readonly ObservedDraw[];
}

/** Moves that were made on one sight, in the order they were sent. */
interface SentMoves {
  readonly on: PlayUpdate;
  readonly moves: readonly AnyMove[];
}

/** A move that may still be on its way. */
interface PendingSend {
  readonly id: number;
  readonly on: PlayUpdate;
  /** The host has it. */
  isKept: boolean;
}

type Show = (shown: ShownMatch | null) => void;

/** Where a match is played: at a host, or in the page itself. */
export interface Source {
  /** Tells every update after `latest`, in order, until the returned function is called. */
  watch(viewer: Viewer, latest: () => PlayUpdate | undefined, take: (update: PlayUpdate) => void): () => void;
  /** Makes a move on what was seen last; whether it was taken, as far as one knows. */
  move(seat: Seat, on: PlayUpdate, move: AnyMove): Promise<boolean>;
}

/** Follows a match at a host's table until `stop`; what is shown goes to `usePlay`, unless somebody else shows it. */
export function subscribeMatch(table: string, viewer: Viewer, game: MatchGame, tell?: Show): MatchControls {
  return subscribeSource(hostSource(table), viewer, game, tell);
}

/** A match at a table of the host one has a line to. */
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
      const kept = await callHost(
        (client) => client.play.move({ table, seat, match, version, move: { ...move } }),
        NO_MATCH,
      );
      return kept !== undefined;
    },
  };
}

/** The same of a match wherever it is played. */
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
  /** The move as it is to be sent; nothing if it can't be yet. */
  const following = (move: AnyMove, on: PlayUpdate): AnyMove | undefined =>
    sent?.on === on ? withFallback(undefined, () => game.followUp?.(move, sent?.moves ?? [], seen(on))) : move;

  /** The clock stands while a card is late (`heldAt`), so that what follows it has its time: so much of the page's is lost. */
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
    // Where several may be on their way, others' moves come in between.
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
    // No further than what is due: what that sends on its way is in the air before the next is looked at.
    const next = Math.max(nextDueAt(pace, tempo().speed) ?? 0, pace.queued.at(-1)?.at ?? 0);
    show(advance(pace, Math.min(clock(), next), tempo()));
  };
  const unland = onLanded(() => {
    if (heldAt !== undefined) goOn();
  });

  const witness = game.seenDraws && newDrawLog((observation) => game.seenDraws?.(observation) ?? []);
  tell(null);
  const take = (update: PlayUpdate): void => {
    if (!isValidUpdate(update, viewer)) {
      showToast(PROTOCOL_VIOLATION);
      return;
    }
    latest = update;
    witness?.(update);
    clearBeginning();
    pace = arrive(pace, update, clock());
    // Many come at once after a break: they are one sight, for which the page is drawn once.
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
      void source.move(viewer, update, made).then((kept) => {
        sending.isKept = kept;
        if (kept) return;
        // Not made, as far as we know: it may be made again, and the host knows whether it was kept.
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

/** An update that no beats can be found for stands there at once. */
const SETTLED_BEATS: readonly Beat[] = [{ name: 'settled', ms: 0 }];

/** What a game makes of an update outside of all that is drawn: where it falls over, the match goes on. */
function withFallback<T>(other: T, make: () => T): T {
  try {
    return make();
  } catch (error) {
    reportError(error);
    return other;
  }
}

/** Whether it holds what every game's does. What is the game's own falls over where it is drawn, if it does. */
function isValidUpdate({ observation, moves }: PlayUpdate, viewer: Viewer): boolean {
  const sight = (observation ?? {}) as Partial<ObservationBase>;
  return (
    sight.viewer === viewer &&
    Array.isArray(sight.toAct) &&
    typeof sight.last === 'object' &&
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
