import type { Seated, TableView } from '#shared/protocol/table.ts';
import { useWords } from '../../words/useWords.ts';
import { Slip } from '../paper/Slip.tsx';
import { useCovers } from '../stage/useCovered.ts';
import { useBareScene } from '../stage/useStillScene.ts';
import { JoinCorner } from './JoinCorner.tsx';
import { WayBack } from './WayBack.tsx';

/** Before the match: who sits, and how to come in. */
export function ScreenLobby({ table }: { readonly table: TableView }) {
  const { say } = useWords(table.game);
  const side = useCovers<HTMLDivElement>();
  useBareScene(table.game);
  const isFull = table.seats.every(({ kind }) => kind !== 'empty');
  return (
    <main className="screen-lobby">
      <WayBack table={table.id} />
      <div ref={side} className="beside">
        <Slip title={say('game.name')}>
          <h3>{say('screen.seats')}</h3>
          <ol>
            {[...table.seats.entries()].map(([seat, who]) => (
              <li key={seat} data-kind={who.kind}>
                <SeatLine who={who} seat={seat} />
              </li>
            ))}
          </ol>
          <p role="status">{say(isFull ? 'screen.ready' : 'screen.waiting')}</p>
        </Slip>
        <Slip>
          <JoinCorner table={table} />
        </Slip>
      </div>
    </main>
  );
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
