import type { Guest, Seated, TableView } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../marks/Medallion.tsx';
import { callHost } from '../../session/line/callHost.ts';
import type { Say } from '../../words/say.ts';
import { useWords } from '../page/useWords.ts';
import { LagBars, UnencryptedSign } from './LagSign.tsx';
import { RemovePerson } from './Remove.tsx';

interface Props {
  readonly table: TableView;
}

type Person = Extract<Seated, { kind: 'person' }>;

/** The people at the table: how they are connected, and, for the host, who else has come in, and how to be rid of one. */
export function People({ table }: Props) {
  const { say } = useWords();
  const people = table.seats.flatMap((who, seat) => (who.kind === 'person' ? [{ who, seat }] : []));
  return (
    <section aria-label={say('table-settings.people')} className="people">
      <h2>{say('table-settings.people')}</h2>
      <ul>
        {people.map(({ who, seat }) => (
          <li key={seat}>
            <span>
              <SeatAvatar seat={seat} who={who} as="face" />
              <bdi>
                <strong>{who.name}</strong>
              </bdi>{' '}
              <span className="small">{stateOf(who, table.mine.includes(seat), say)}</span>
            </span>
            {who.lag && who.here && <LagBars lag={who.lag} />}
            <UnencryptedSign who={who} />
            {table.host && !table.mine.includes(seat) && <RemovePerson table={table} who={{ seat }} name={who.name} />}
          </li>
        ))}
        {table.guests.map((guest) => (
          <li key={guest.guest}>
            <Standing table={table} guest={guest} />
          </li>
        ))}
      </ul>
      {table.keptOut.length > 0 && <KeptOut table={table} />}
      {table.spectators > 0 && <p className="small">{say('table-settings.watching', { count: table.spectators })}</p>}
    </section>
  );
}

/** Host only: somebody who has come in and holds no seat. */
function Standing({ table, guest: { guest, name: said, here, screen } }: Props & { readonly guest: Guest }) {
  const { say } = useWords();
  const name = said || say(screen ? 'guest.screen' : 'guest.nameless');
  return (
    <>
      <span>
        <bdi>
          <strong>{name}</strong>
        </bdi>{' '}
        <span className="small">{[say('guest.no-seat'), say(here ? 'seat.person' : 'seat.away')].join(' · ')}</span>
      </span>
      <RemovePerson table={table} who={{ guest }} name={name} />
    </>
  );
}

/** Host only: who was removed, and the way back for them. */
function KeptOut({ table }: Props) {
  const { say } = useWords();
  return (
    <>
      <h2>{say('kept-out.title')}</h2>
      <ul>
        {table.keptOut.map(({ guest, name: said }) => {
          const name = said || say('guest.nameless');
          return (
            <li key={guest}>
              <bdi>
                <strong>{name}</strong>
              </bdi>
              <button
                type="button"
                aria-label={say('kept-out.let-in.name', { name })}
                onClick={() => void callHost((client) => client.table.letIn({ table: table.id, guest }))}
              >
                {say('kept-out.let-in')}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="small">{say('kept-out.about')}</p>
    </>
  );
}

/** In a word: you, here, away, or away while a bot plays. */
export function stateOf({ here, standIn }: Person, mine: boolean, say: Say): string {
  if (standIn) return say('seat.stand-in');
  if (mine) return say('seat.you');
  return say(here ? 'seat.person' : 'seat.away');
}
