import type { Seated, TableView } from '#shared/protocol/table.ts';
import { NameField } from '../app/lobby/NameField.tsx';
import { ask } from '../session/ask.ts';
import { useSettings } from '../session/settings.ts';
import type { Cloth } from '../table/scene.ts';
import type { Say } from '../words/say.ts';
import { Medallion } from './Medallion.tsx';

interface Props {
  readonly table: TableView;
  readonly cloth: Cloth;
  readonly say: Say;
}

/** Before the match: a name, and a seat. */
export function Seats({ table, cloth, say }: Props) {
  const [mine] = table.mine;
  return (
    <main className="seats" data-cloth={cloth}>
      <h1>{say('game.name')}</h1>
      <div className="slip">
        <NameField say={say} />
        <p>{say(mine === undefined ? 'hand.pick' : 'hand.waiting')}</p>
        <ol aria-label={say('lobby.seats')}>
          {table.seats.map((who, seat) => (
            <li key={seatKey(seat)}>
              <SeatButton table={table} seat={seat} who={who} say={say} />
            </li>
          ))}
        </ol>
        {mine !== undefined && (
          <button
            type="button"
            onClick={() => void ask((client) => client.table.stand({ table: table.id, seat: mine }))}
          >
            {say('seat.stand')}
          </button>
        )}
        {table.host && <Start table={table} say={say} />}
      </div>
    </main>
  );
}

function seatKey(seat: number): string {
  return `seat-${seat}`;
}

interface SeatProps extends Omit<Props, 'cloth'> {
  readonly seat: number;
  readonly who: Seated;
}

/** A free seat can be taken; who sits elsewhere moves. */
function SeatButton({ table, seat, who, say }: SeatProps) {
  const name = useSettings((settings) => settings.name).trim();
  const sit = async (): Promise<void> => {
    for (const other of table.mine) await ask((client) => client.table.stand({ table: table.id, seat: other }));
    await ask((client) => client.table.sit({ table: table.id, seat, name }));
  };
  const isFree = who.kind === 'empty';
  return (
    <button
      type="button"
      className="seat"
      data-kind={who.kind}
      data-mine={table.mine.includes(seat)}
      disabled={!isFree || name === ''}
      aria-label={isFree ? say('seat.sit.at', { seat: seat + 1 }) : undefined}
      onClick={() => void sit()}
    >
      <Medallion seat={seat} name={isFree ? undefined : who.name} round />
      <strong>{isFree ? say('seat.sit') : who.name}</strong>
      <span className="small">{say(signOf(who, table.mine.includes(seat)))}</span>
    </button>
  );
}

function signOf(who: Seated, isMine: boolean): string {
  if (who.kind === 'empty') return 'hand.seat.free';
  if (who.kind === 'bot') return 'hand.bot';
  if (isMine) return 'seat.you';
  return who.here ? 'hand.seat.taken' : 'hand.away';
}

/** Who made the table on this device may also begin here. */
function Start({ table, say }: Omit<Props, 'cloth'>) {
  const empty = table.seats.filter(({ kind }) => kind === 'empty').length;
  return (
    <button
      type="button"
      className="brass"
      disabled={empty > 0}
      onClick={() => void ask((client) => client.table.start({ table: table.id }))}
    >
      {say('lobby.start')}
    </button>
  );
}
