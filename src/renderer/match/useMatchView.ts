/** A match as one viewer plays it, however it is drawn: the table in the lamp light and the phone's hand share this. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyMove, Observed, Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { BookLinks, Moment, PanelProps, Sofa, TableGame } from '../games/game.ts';
import { withPresence } from '../games/presence.ts';
import { followPlay, type Player, type Shown, type Sighting, usePlay } from '../session/match/play.ts';
import type { Scene, TableCard, Zone } from '../table/api.ts';
import type { Say } from '../words/say.ts';

type Hands = Pick<Player, 'act' | 'skip'>;

/** Follows the match for one viewer while the screen is there; what is shown goes to `usePlay`, or to `tell`. */
export function usePlayer(table: string, viewer: Viewer, game: TableGame, tell?: (shown: Shown | null) => void): Hands {
  const player = useRef<Player>(null);
  useEffect(() => {
    player.current = followPlay(table, viewer, game, tell);
    return () => player.current?.stop();
  }, [table, viewer, game, tell]);
  return useMemo(() => ({ act: (move) => player.current?.act(move), skip: () => player.current?.skip() }), []);
}

/** What is on the table now; nothing before the first update. */
export function useShown(): Shown | null {
  return usePlay((play) => play.shown);
}

/** The match whose next step is played. */
export interface MatchProps {
  readonly table: TableView;
  readonly game: TableGame;
  readonly viewer: Viewer;
  readonly shown: Shown;
  readonly player: Hands;
  /** Words of the app and of this game. */
  readonly say: Say;
  readonly book?: BookLinks;
  /** On a television. */
  readonly sofa?: Sofa;
}

/** The same, where no more is known of the table than who sits there. */
type SeenMatch = Omit<MatchProps, 'table'> & { readonly table: Pick<TableView, 'seats'> };

export interface MatchView {
  readonly scene: Scene;
  /** What is decided with: as up to date as the cards that may be played. */
  readonly panel: PanelProps;
  /** What words are made from: they tell nothing that a card on its way has not shown yet. */
  readonly told: PanelProps;
  /** What announces: it comes when its card has landed. */
  readonly announced: PanelProps;
  /** A card was picked, or dragged to a zone. */
  play(card: TableCard, zone?: Zone): void;
  /** A tray was pointed at. */
  point(zone: Zone): void;
}

/** The scene to draw, what the slips of paper and the words are made from, and what hands do. */
export function useMatchView({ table, game, viewer, shown, player, say, book, sofa }: SeenMatch): MatchView {
  const { observation, before, moves, beat } = shown;
  const [held, hold] = useState<readonly string[]>([]);
  const moment: Moment = useMemo(
    () => ({ viewer, seated: table.seats, say, before, moves, beat, held, ...(sofa && { sofa }) }),
    [viewer, table.seats, say, before, moves, beat, held, sofa],
  );
  const told = usePast(shown.told, moment, observation);
  const announced = usePast(shown.landed, moment, observation);
  const scene = useMemo(() => {
    const now = game.layout(observation, moment);
    const notes = told.observation === observation && told.beat === beat ? now : game.layout(told.observation, told);
    return { ...withPresence(withNotesOf(notes, now), table.seats, say), perspective: String(viewer) };
  }, [game, observation, moment, told, beat, table.seats, say, viewer]);
  const play = useCallback(
    (card: TableCard, zone?: Zone) => {
      const move = game.moveOf(card, zone, moves, observation);
      if (move) player.act(move);
      else if (game.holding) hold((held) => game.holding?.(card, zone, held) ?? held);
    },
    [game, moves, observation, player],
  );
  const point = useCallback(
    (zone: Zone) => {
      const move = game.moveAt?.(zone, moves, held);
      if (move) player.act(move);
    },
    [game, moves, held, player],
  );
  const hands = useMemo(
    () => ({ act: (move: AnyMove) => player.act(move), hold, ...(book && { book }) }),
    [player, book],
  );
  const now = useMemo(() => ({ ...moment, observation }), [moment, observation]);
  return {
    scene,
    panel: useWith(now, hands),
    told: useWith(told, hands),
    announced: useWith(announced, hands),
    play,
    point,
  };
}

/** Both in one, the same as long as they are. */
function useWith<A, B>(a: A, b: B): A & B {
  return useMemo(() => ({ ...a, ...b }), [a, b]);
}

/** The moment as it was at a sight that may be a little older than what is shown now. */
function usePast({ observation, before, beat }: Sighting, now: Moment, latest: Observed) {
  return useMemo(
    () => ({ ...now, observation, before, beat, moves: observation === latest ? now.moves : [] }),
    [now, observation, before, beat, latest],
  );
}

/** The scene with the notes of another on its plates: what they say in words comes after the cards. */
export function withNotesOf({ plates: told }: Scene, scene: Scene): Scene {
  if (told === scene.plates) return scene;
  const notesOf = (seat: number) => told.find((plate) => plate.seat === seat)?.notes;
  return { ...scene, plates: scene.plates.map((plate) => ({ ...plate, notes: notesOf(plate.seat) ?? plate.notes })) };
}
