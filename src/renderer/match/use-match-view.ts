/** A match as one viewer plays it, independent of how it is drawn: desktop and phone share this. */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyMove, ObservationBase, Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import {
  type MatchControls,
  type ShownMatch,
  type ShownStep,
  type Source,
  subscribeMatch,
  subscribeSource,
  useShownMatch,
} from '../client/match/match-client.ts';
import type { AnyGame, CodexLinks, LayoutContext, PanelProps, ShownGame, TableGame, TvLayout } from '../games/game.ts';
import { withPresence } from '../games/presence.ts';
import type { Say } from '../i18n/say.ts';
import type { Plate, Scene, TableCard, Zone } from '../motion/scene.ts';
import type { HandOrder } from './hand-order.ts';
import { type HiddenTurn, withHiddenTurn } from './hidden-turn.ts';
import { type OptimisticMove, optimisticMoveOf, withOptimisticMoves } from './optimistic-move.ts';

interface Kept {
  readonly of: string;
  readonly seen: readonly ObservationBase[];
}

/**
 * The viewer's observations at each score of this match, oldest first, since an observation holds only its own deal's
 * tricks.
 */
export function useScoredObservations(
  game: ShownGame,
  { match, observation, beat }: ShownMatch,
  viewer: string,
): readonly ObservationBase[] {
  const of = `${match} ${viewer}`;
  const [history, keep] = useState<Kept>({ of, seen: [] });
  const seen = history.of === of ? history.seen : [];
  const isNew = game.isScored(observation, beat) && !seen.includes(observation);
  if (isNew || history.of !== of) keep({ of, seen: isNew ? [...seen, observation] : seen });
  return seen;
}

export type PlayerActions = Pick<MatchControls, 'act' | 'skip' | 'catchUp'>;

/** Subscribes one viewer to the host's match while mounted; updates go to `usePlay` or to `tell`. */
export function useHostPlayer(
  table: string,
  viewer: Viewer,
  game: AnyGame,
  tell?: (shown: ShownMatch | null) => void,
): PlayerActions {
  const player = useRef<MatchControls>(null);
  useEffect(() => {
    player.current = subscribeMatch(table, viewer, game, tell);
    return () => player.current?.stop();
  }, [table, viewer, game, tell]);
  return useHands(player);
}

/** Does the same for a match played in the page, beside the one at the table. */
export function useLocalPlayer(
  source: Source,
  viewer: Viewer,
  game: TableGame,
): { player: PlayerActions; shown: ShownMatch | null } {
  const player = useRef<MatchControls>(null);
  const [shown, show] = useState<ShownMatch | null>(null);
  useEffect(() => {
    player.current = subscribeSource(source, viewer, game, show);
    return () => player.current?.stop();
  }, [source, viewer, game]);
  return { player: useHands(player), shown };
}

function useHands(player: RefObject<MatchControls | null>): PlayerActions {
  return useMemo(
    () => ({
      act: (move) => player.current?.act(move),
      skip: () => player.current?.skip(),
      catchUp: () => player.current?.catchUp(),
    }),
    [player],
  );
}

/** What the table shows now; null before the first update. */
export function useShown(): ShownMatch | null {
  return useShownMatch((play) => play.shown);
}

/** The match whose next step is played back. */
export interface MatchProps<Game extends AnyGame = TableGame> {
  readonly table: TableView;
  readonly game: Game;
  readonly viewer: Viewer;
  readonly shown: ShownMatch;
  readonly player: PlayerActions;
  /** Messages of the app and of this game. */
  readonly say: Say;
  readonly book?: CodexLinks;
  /** The viewer's hand order, where the game allows one. */
  readonly order?: HandOrder;
  /** On a television. */
  readonly tvLayout?: TvLayout;
  /** Why moves don't reach the others, if so. */
  readonly hiddenTurn?: HiddenTurn | undefined;
}

/** The same where only the seated players are known of the table. */
export type ViewedMatch<Game extends AnyGame = TableGame> = Omit<MatchProps<Game>, 'table'> & {
  readonly table: Pick<TableView, 'seats'>;
};

export interface MatchView {
  readonly scene: Scene;
  /** Identifies the optimistic move; empty without one. */
  readonly ahead: string;
  /** Props for decisions: as up to date as the playable cards. */
  readonly panel: PanelProps;
  /** Props for texts: they reveal nothing that a card in flight has not shown. */
  readonly settled: PanelProps;
  /** Props for announcements: their card has landed. */
  readonly announced: PanelProps;
  /** Handles a card that was picked or dragged to a zone. */
  play(card: TableCard, zone?: Zone): void;
  /** Handles a click on a tray. */
  point(zone: Zone): void;
}

/** Maximum number of moves in flight before the next. */
const MAX_MOVES_IN_FLIGHT = 7;

/** Returns the scene to draw, the props of slips and texts, and the input callbacks. */
export function useMatchView({ table, game, viewer, shown, player, say, ...more }: ViewedMatch<AnyGame>): MatchView {
  const { book, order, tvLayout, hiddenTurn } = more;
  const { observation, before, moves, beat } = shown;
  const scored = useScoredObservations(game, shown, String(viewer));
  const [held, hold] = useState<readonly string[]>([]);
  const moment: LayoutContext = useMemo(
    () => ({
      viewer,
      seated: table.seats,
      say,
      before,
      moves,
      beat,
      preselection: held,
      scored,
      ...(tvLayout && { tvLayout }),
    }),
    [viewer, table.seats, say, before, moves, beat, held, scored, tvLayout],
  );
  const settled = usePastContext(shown.announced, moment, observation);
  const announced = usePastContext(shown.landed, moment, observation);
  const baseScene = useMemo(() => {
    const now = game.layout(observation, moment);
    const notes =
      settled.observation === observation && settled.beat === beat ? now : game.layout(settled.observation, settled);
    return { ...withPresence(withNotesOf(notes, now), table.seats, say), perspective: String(viewer) };
  }, [game, observation, moment, settled, beat, table.seats, say, viewer]);
  const [ways, setWays] = useState<readonly (OptimisticMove & { readonly id: number })[]>([]);
  const scene = useMemo(() => {
    const onTheirWay = ways.filter(({ id }) => shown.sent.includes(id));
    const there = withOptimisticMoves(baseScene, onTheirWay);
    return withHiddenTurn(order ? order.hold(there, observation) : there, hiddenTurn, say);
  }, [baseScene, ways, shown.sent, order, observation, hiddenTurn, say]);
  const send = useCallback(
    (move: AnyMove, card?: TableCard, zone?: Zone): void => {
      const way =
        card && zone
          ? { key: card.key, zone: zone.id }
          : optimisticMoveOf(game, move, { scene: baseScene, moves, observation }, card);
      const id = player.act(move);
      if (!way || id === undefined) return;
      setWays((before) => [...before.slice(-MAX_MOVES_IN_FLIGHT), { ...way, id }]);
      order?.gone(scene, way.key);
    },
    [game, moves, observation, player, baseScene, scene, order],
  );
  /** The preselected card. */
  const inHand = useRef<TableCard>(undefined);
  const play = useCallback(
    (card: TableCard, zone?: Zone) => {
      const move = game.moveOf?.(card, zone, moves, observation);
      if (move) send(move, card, zone);
      // A stale view accepts no move: the playback catches up first.
      else if (shown.isBehind) player.catchUp();
      else if (game.preselectionAfter) {
        inHand.current = card;
        hold((held) => game.preselectionAfter?.(card, zone, held) ?? held);
      }
    },
    [game, moves, observation, player, send, shown.isBehind],
  );
  const point = useCallback(
    (zone: Zone) => {
      const move = game.moveAt?.(zone, moves, held);
      if (move) send(move, inHand.current, zone);
    },
    [game, moves, held, send],
  );
  const hands = useMemo(
    () => ({ act: (move: AnyMove) => send(move), preselect: hold, ...(book && { codexLinks: book }) }),
    [send, book],
  );
  const now = useMemo(() => ({ ...moment, observation }), [moment, observation]);
  return {
    scene,
    ahead: shown.sent.join(' '),
    panel: useWith(now, hands),
    settled: useWith(settled, hands),
    announced: useWith(announced, hands),
    play,
    point,
  };
}

/** Merges both objects and keeps the result's identity while they stay the same. */
function useWith<A, B>(a: A, b: B): A & B {
  return useMemo(() => ({ ...a, ...b }), [a, b]);
}

/** The context of an observation that may be older than the one shown. */
function usePastContext({ observation, before, beat }: ShownStep, now: LayoutContext, latest: ObservationBase) {
  return useMemo(
    () => ({ ...now, observation, before, beat, moves: observation === latest ? now.moves : [] }),
    [now, observation, before, beat, latest],
  );
}

/** Returns the scene with the notes of another scene's plates, since texts follow after the cards. */
export function withNotesOf({ plates: shown }: Scene, scene: Scene): Scene {
  if (shown === scene.plates) return scene;
  const noted = (plate: Plate): Plate => {
    const { note } = shown.find(({ seat }) => seat === plate.seat) ?? plate;
    return { ...plate, note };
  };
  return { ...scene, plates: scene.plates.map(noted) };
}
