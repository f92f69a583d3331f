import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyMove, Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Moment, TableGame } from '../../games/game.ts';
import { followPlay, type Player, type Shown, usePlay } from '../../session/play.ts';
import type { TableCard, Zone } from '../../table/scene.ts';
import { useWords } from '../../words/useWords.ts';
import { useKeys, useRefocus } from '../keys/keyboard.ts';
import { goTo, type SheetName } from '../route.ts';
import { useScene } from '../stage/useScene.ts';
import { Hud } from './Hud.tsx';
import { Sheets } from './Sheets.tsx';
import { Twin } from './Twin.tsx';

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly sheet: SheetName | undefined;
}

/** The match at one's own seat, or as a spectator. */
export function Match({ table, game, sheet }: Props) {
  const viewer: Viewer = table.mine[0] ?? 'everyone';
  const player = usePlayer(table.id, viewer, game);
  const shown = usePlay((play) => play.shown);
  if (!shown) return null;
  return <Playing table={table} game={game} sheet={sheet} viewer={viewer} shown={shown} player={player} />;
}

/** Follows the match for one viewer while the screen is there. */
function usePlayer(table: string, viewer: Viewer, game: TableGame): Pick<Player, 'act' | 'skip'> {
  const player = useRef<Player>(null);
  useEffect(() => {
    player.current = followPlay(table, viewer, game.beats);
    return () => player.current?.stop();
  }, [table, viewer, game]);
  return useMemo(() => ({ act: (move) => player.current?.act(move), skip: () => player.current?.skip() }), []);
}

interface PlayingProps extends Props {
  readonly viewer: Viewer;
  readonly shown: Shown;
  readonly player: Pick<Player, 'act' | 'skip'>;
}

function Playing({ table, game, sheet, viewer, shown, player }: PlayingProps) {
  const { say } = useWords(table.game);
  const { observation, before, moves, beat } = shown;
  const [focused, setFocused] = useState<string | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const [held, hold] = useState<readonly string[]>([]);

  const moment: Moment = useMemo(
    () => ({ viewer, seated: table.seats, say, before, moves, beat, held }),
    [viewer, table.seats, say, before, moves, beat, held],
  );
  const scene = useMemo(() => game.layout(observation, moment), [game, observation, moment]);
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
  useScene(scene, { focused, play, point, skip: player.skip });
  useRefocus();
  useKeys(useMemo(() => keysOf(table.id, player, setReviewing), [table.id, player]));

  const panel = { ...moment, observation, act: (move: AnyMove) => player.act(move), hold };
  return (
    <>
      <Hud table={table.id} game={game} panel={panel} reviewing={reviewing} onReview={setReviewing} />
      <Twin scene={scene} lines={game.log(observation, moment)} onPlay={play} onFocus={setFocused} />
      <Sheets table={table} game={game} panel={panel} sheet={sheet} />
    </>
  );
}

type SetReviewing = (change: (before: boolean) => boolean) => void;

/** One key away: the rules, the last trick, the menu; and the next thing to see. */
function keysOf(table: string, player: Pick<Player, 'skip'>, setReviewing: SetReviewing): Record<string, () => void> {
  const open = (sheet: SheetName) => () => goTo({ screen: 'table', table, sheet });
  return {
    r: open('rules'),
    R: open('rules'),
    '?': open('rules'),
    h: open('log'),
    Escape: open('menu'),
    l: () => setReviewing((before) => !before),
    s: () => player.skip(),
  };
}
