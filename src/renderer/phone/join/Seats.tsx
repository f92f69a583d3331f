import { type FormEvent, useState } from 'react';
import type { Seated, TableView } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { callHost } from '../../client/connection/call-host.ts';
import type { Say } from '../../i18n/say.ts';
import { SeatClaims } from '../../match/seat-claim/Claims.tsx';
import type { TableTheme } from '../../motion/scene.ts';
import { clothStyle } from '../../ui/cloth-style.ts';
import { NameField } from '../../ui/NameField.tsx';
import { UnverifiedHost } from '../../ui/UnverifiedHost.tsx';
import { DevicePart } from '../device/DevicePart.tsx';
import { Part } from '../page/Frame.tsx';
import { LearnButton } from '../page/LearnButton.tsx';
import { goToCodeEntry } from '../page/route.ts';
import { RulesSheet } from '../sheets/Reading.tsx';
import { type SeatChoice, useSeatChoice } from './use-seating.ts';

interface Props {
  readonly table: TableView;
  readonly look: TableTheme;
  readonly say: Say;
}

/** Before the match: a name and a seat. */
export function Seats({ table, look, say }: Props) {
  const seating = useSeatChoice(table);
  return (
    <main className="seats" style={clothStyle(look)}>
      <h1>{say('game.name')}</h1>
      <Part kind="slip">
        <SeatClaims table={table} say={say} />
      </Part>
      <div className="slip">
        <Name seating={seating} say={say} />
        <p role="status">{whatToDo(table, say)}</p>
        <ol aria-label={say('lobby.seats')}>
          {table.seats.map((who, seat) => (
            <li key={seatKey(seat)}>
              <SeatButton table={table} seat={seat} who={who} say={say} onSit={() => void seating.sit(seat)} />
            </li>
          ))}
        </ol>
        {table.host && <Start table={table} say={say} />}
        <UnverifiedHost say={say} />
        <DevicePart part="Hint" />
        <Aside table={table} say={say} />
      </div>
    </main>
  );
}

/** Enter or leaving the field sits down, or renames a seated viewer. */
function Name({ seating, say }: { readonly seating: SeatChoice; readonly say: Say }) {
  const { field, refused, free, confirm, rename, write, accept } = seating;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void confirm();
  };
  return (
    <form onSubmit={submit}>
      <NameField say={say} field={field} refused={refused} onChange={write} onBlur={() => void rename()}>
        {free && (
          <button type="button" onClick={() => void accept(free)}>
            {say('phone.name.take', { name: free })}
          </button>
        )}
      </NameField>
    </form>
  );
}

function whatToDo({ mine, seats, settings }: TableView, say: Say): string {
  if (mine.length > 0) return say('phone.waiting');
  if (seats.some(({ kind }) => kind === 'empty')) return say('phone.pick');
  const hope = seats.some(({ kind }) => kind === 'bot') ? 'phone.full.bots' : 'phone.full.people';
  return [say('phone.full'), say(hope), say(settings.spectators ? 'phone.full.look' : 'phone.full.closed')].join(' ');
}

function seatKey(seat: number): string {
  return `seat-${seat}`;
}

interface SeatProps extends Omit<Props, 'look'> {
  readonly seat: number;
  readonly who: Seated;
  onSit(): void;
}

/** Takes a free seat; a seated viewer moves. */
function SeatButton({ table, seat, who, say, onSit }: SeatProps) {
  const isFree = who.kind === 'empty';
  const isMine = table.mine.includes(seat);
  return (
    <button type="button" className="seat" data-kind={who.kind} data-mine={isMine} disabled={!isFree} onClick={onSit}>
      <SeatAvatar seat={seat} who={who} as="round" />
      {isFree && <span className="unseen">{say('seat.sit.at', { seat: seat + 1 })}</span>}
      <strong aria-hidden={isFree}>{isFree ? say('seat.sit') : who.name}</strong>
      <span className="small">{say(signOf(who, isMine))}</span>
    </button>
  );
}

function signOf(who: Seated, isMine: boolean): string {
  if (who.kind === 'empty') return 'seat.free';
  if (who.kind === 'bot') return 'phone.bot';
  if (isMine) return 'seat.you';
  return who.here ? 'seat.taken' : 'phone.away';
}

/** Whoever created the table on this device may start it here. */
function Start({ table, say }: Omit<Props, 'look'>) {
  const empty = table.seats.filter(({ kind }) => kind === 'empty').length;
  return (
    <button
      type="button"
      className="brass"
      disabled={empty > 0}
      onClick={() => void callHost((client) => client.table.start({ table: table.id }))}
    >
      {say('lobby.start')}
    </button>
  );
}

/** Other actions: read, stand up, leave. */
function Aside({ table, say }: Omit<Props, 'look'>) {
  const [reading, setReading] = useState(false);
  const [mine] = table.mine;
  return (
    <div className="choices">
      <button type="button" onClick={() => setReading(true)}>
        {say('phone.rules')}
      </button>
      <LearnButton game={table.game} say={say} />
      {mine === undefined ? (
        <button type="button" onClick={goToCodeEntry}>
          {say('phone.other-table')}
        </button>
      ) : (
        <button
          type="button"
          onClick={() => void callHost((client) => client.table.stand({ table: table.id, seat: mine }))}
        >
          {say('seat.stand')}
        </button>
      )}
      {reading && <RulesSheet table={table} say={say} onClose={() => setReading(false)} />}
    </div>
  );
}
