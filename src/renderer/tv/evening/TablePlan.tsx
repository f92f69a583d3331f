import { useMemo, useState } from 'react';
import type { EveningView } from '#shared/protocol/evening.ts';
import type { Seated, TableSummary } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { useDisconnected } from '../../client/connection/connection.ts';
import type { EveningTable } from '../../client/evening/evening.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import { useTables } from '../../client/tables/tables.ts';
import type { ShownGame } from '../../games/game.ts';
import { latestLogText } from '../../games/log-lines.ts';
import { gameParts } from '../../games/registry.ts';
import { tvLayoutOf } from '../../games/tv-layout.ts';
import { useWords } from '../../games/use-words.ts';
import { Part } from '../../match/Part.tsx';
import { useHostPlayer, useMatchView } from '../../match/use-match-view.ts';
import type { Plate } from '../../motion/scene.ts';
import { clothStyle } from '../../ui/cloth-style.ts';
import { addressOf } from '../../ui/route.ts';
import { PlanMiddle } from './PlanMiddle.tsx';
import { stateAt } from './TableLine.tsx';

interface Props {
  readonly evening: EveningView;
  readonly table: EveningTable;
}

/** Number of names from which the list is wider. */
const MANY_NAMES = 4;

/** A table as a plan: its players, whose turn it is, and its middle; a link to it. */
export function TablePlan({ evening, table }: Props) {
  const { number } = table;
  const { say } = useWords(table.game);
  const { game } = gameParts(table.game);
  const summary = useTables(({ tables }) => tables?.find(({ id }) => id === table.table));
  if (!game || !summary) return null;
  const isPlayed = summary.stage !== 'lobby';
  return (
    <a
      className="plan"
      data-many={table.seats.length > MANY_NAMES}
      style={clothStyle(game.look)}
      href={addressOf({ screen: 'screen', shows: number })}
      title={say('tv-evening.table.show', { number })}
    >
      <span className="head">
        <strong>
          {evening.games.length > 1
            ? say('tv-evening.table.game', { number, game: say('game.name') })
            : say('tv-evening.table', { number })}
        </strong>
        <span className="state">{stateAt(table, say)}</span>
      </span>
      <Part kind="slip" at={summary}>
        {isPlayed ? <Played summary={summary} game={game} /> : <Sitters plates={null} seats={summary.seats} />}
      </Part>
    </a>
  );
}

interface PlayedProps {
  readonly summary: TableSummary;
  readonly game: ShownGame;
}

/** Subscribes to the public view only, so no phone takes it for a screen of its own. */
function Played({ summary, game }: PlayedProps) {
  const [shown, tell] = useState<ShownMatch | null>(null);
  const player = useHostPlayer(summary.id, 'everyone', game, tell);
  return shown && <Running {...{ summary, game, shown, player }} />;
}

function Running({
  summary,
  game,
  shown,
  player,
}: PlayedProps & { readonly shown: ShownMatch; readonly player: ReturnType<typeof useHostPlayer> }) {
  const { say } = useWords(summary.game);
  const tvLayout = useMemo(() => tvLayoutOf(summary.game), [summary.game]);
  const silence = useDisconnected() ? 'lost' : undefined;
  const { scene, settled: told } = useMatchView({
    table: summary,
    game,
    viewer: 'everyone',
    shown,
    player,
    say,
    tvLayout,
    hiddenTurn: silence,
  });
  return (
    <>
      <PlanMiddle scene={scene} said={latestLogText(game.log(told.observation, told))} seated={summary.seats} />
      <Sitters plates={scene.plates} seats={summary.seats} />
    </>
  );
}

interface SittersProps {
  /** Null before the deal. */
  readonly plates: readonly Plate[] | null;
  readonly seats: readonly Seated[];
}

/** In seat order; a marker points at the player on turn. */
function Sitters({ plates, seats }: SittersProps) {
  const { say } = useWords();
  return (
    <span className="sitters">
      {[...seats.entries()].map(([seat, who]) => {
        const plate = plates?.find((one) => one.seat === seat);
        // The last note is the game's own.
        const note = plate?.note;
        return (
          <span key={seat} className="sitter" data-on-turn={plate?.onTurn ?? false}>
            <SeatAvatar seat={seat} who={who} as="face" />
            <span className="name">{who.kind === 'empty' ? '' : who.name}</span>
            {plate?.onTurn && <span className="unseen">{say('tv-evening.turn')}</span>}
            {note !== undefined && <span className="note">{note}</span>}
          </span>
        );
      })}
    </span>
  );
}
