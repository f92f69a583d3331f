import { useMemo } from 'react';
import type { Seated, TableView } from '#shared/protocol/table.ts';
import { tableGameOf } from '../../games/index.ts';
import { withPresence } from '../../games/presence.ts';
import { Medallion } from '../../marks/Medallion.tsx';
import { Slip } from '../../paper/Slip.tsx';
import type { Plate, Scene } from '../../table/api.ts';
import type { Say } from '../../words/say.ts';
import { useWords } from '../page/useWords.ts';
import { useCovers } from '../tabletop/useCovered.ts';
import { useScene } from '../tabletop/useScene.ts';
import { JoinCorner } from './JoinCorner.tsx';
import { WayBack } from './WayBack.tsx';

/** Nothing is played on a screen. */
const IDLE = { focused: null };

/** Before the match: who sits, and how to come in. */
export function ScreenLobby({ table }: { readonly table: TableView }) {
  const { say } = useWords(table.game);
  const side = useCovers<HTMLDivElement>();
  useScene(
    useMemo(() => seatedScene(table.game, table.seats, say), [table.game, table.seats, say]),
    IDLE,
  );
  const isFull = table.seats.every(({ kind }) => kind !== 'empty');
  return (
    <main className="screen-lobby">
      <WayBack table={table.id} />
      <div ref={side} className="screen-side">
        <Slip title={say('game.name')}>
          <ol>
            {[...table.seats.entries()].map(([seat, who]) => (
              <li key={seat} className="hung" data-kind={who.kind}>
                <Medallion seat={seat} who={who} />
                <SeatLine who={who} seat={seat} />
              </li>
            ))}
          </ol>
          <p role="status">{say(isFull ? 'screen.ready' : 'screen.waiting')}</p>
        </Slip>
        {isFull ? (
          <Slip>
            <JoinCorner table={table} brief />
          </Slip>
        ) : (
          <Slip title={say('screen.join')}>
            <JoinCorner table={table} />
          </Slip>
        )}
      </div>
    </main>
  );
}

/** The bare cloth, and a plate for everybody who sits. */
function seatedScene(game: string, seats: readonly Seated[], say: Say): Scene | null {
  const backdrop = tableGameOf(game)?.backdrop();
  if (!backdrop) return null;
  const plates = seats.flatMap((who, seat): Plate[] => {
    if (who.kind === 'empty') return [];
    const kind = who.kind === 'person' && !who.here ? 'away' : who.kind;
    const mark = who.kind === 'person' ? who.mark : undefined;
    return [{ seat, place: seat, name: who.name, mark, kind, lit: false, notes: [], large: true }];
  });
  return withPresence({ ...backdrop, sofa: true, seats: seats.length, zones: [], plates }, seats, say);
}

function SeatLine({ who, seat }: { readonly who: Seated; readonly seat: number }) {
  const { say } = useWords();
  if (who.kind === 'empty') {
    return (
      <>
        {say('seat.empty', { seat: seat + 1 })} <span className="small">{say('screen.free')}</span>
      </>
    );
  }
  const note =
    who.kind === 'bot' ? say('seat.bot', { level: say(`level.${who.level}`) }) : who.here ? '' : say('seat.away');
  return (
    <>
      <strong>{who.name}</strong> <span className="small">{note}</span>
    </>
  );
}
