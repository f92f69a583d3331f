import './tables.css';
import type { EveningView } from '#shared/protocol/evening.ts';
import { Avatar } from '../avatars/Avatar.tsx';
import type { EveningTable } from '../client/evening/evening.ts';
import { missingAt, resultAt, tableStateOf } from '../client/evening/round.ts';
import { useRoom } from '../client/room/room.ts';
import type { Say } from '../i18n/say.ts';
import { formatScore, type Sitter, sitterName } from './format.ts';

/** The table's progress in a word; before the deal, how many are missing. */
export function progressOf(table: EveningTable, say: Say): string {
  const state = tableStateOf(table);
  const missing = missingAt(table);
  return state === 'waiting' && missing > 0
    ? say('own-evening.missing', { count: missing })
    : say(`own-evening.state.${state}`);
}

interface SeatsProps {
  readonly table: EveningTable;
  readonly evening: EveningView;
  readonly say: Say;
}

/** The table's players, each with the score, once there is one. */
export function TableSeats({ table, evening, say }: SeatsProps) {
  const result = resultAt(table);
  return (
    <span className="evening-seats">
      {[...table.seats.entries()].map(([seat, sitter]) => (
        <span key={seat} className="evening-seat" data-won={result?.winners.includes(seat)}>
          <Sits sitter={sitter} evening={evening} say={say} />
          {result && (
            <b>
              {formatScore(result.scores[seat] ?? 0)}
              {result.winners.includes(seat) && <i className="small"> {say('score-breakdown.won')}</i>}
            </b>
          )}
        </span>
      ))}
    </span>
  );
}

/** A player with their avatar. */
function Sits({ sitter, evening, say }: Omit<SeatsProps, 'table'> & { readonly sitter: Sitter }) {
  const mark = useRoom(({ room }) =>
    sitter.kind === 'person' ? room?.people.find(({ id }) => id === sitter.player)?.mark : undefined,
  );
  return (
    <span className="sits" data-kind={sitter.kind}>
      {mark && <Avatar mark={mark} />}
      {sitterName(sitter, evening, say)}
    </span>
  );
}
