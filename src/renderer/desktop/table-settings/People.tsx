import { useState } from 'react';
import type { Guest, Latency, Seated, TableView } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { callHost } from '../../client/connection/call-host.ts';
import { useWords } from '../../games/use-words.ts';
import type { Say } from '../../i18n/say.ts';

interface RemovePersonProps {
  readonly table: TableView;
  /** A seated person, or one who has joined without a seat. */
  readonly who: { readonly seat: number } | { readonly guest: string };
  readonly name: string;
}

/** Host only: removes a person, after a confirmation, since they can't return by themselves. */
export function RemovePerson({ table, who, name }: RemovePersonProps) {
  const { say } = useWords();
  const [confirming, setConfirming] = useState(false);
  if (!confirming) {
    return (
      <button type="button" aria-label={say('remove.name', { name })} onClick={() => setConfirming(true)}>
        {say('remove.short')}
      </button>
    );
  }
  return (
    <div className="confirm">
      <p className="small">
        {say('seat' in who && table.stage === 'playing' ? 'remove.sure.match' : 'remove.sure', { name })}
      </p>
      <div className="choices">
        <button type="button" className="danger" onClick={() => void remove(table, who)}>
          {say('remove.name', { name })}
        </button>
        <button type="button" onClick={() => setConfirming(false)}>
          {say('remove.not')}
        </button>
      </div>
    </div>
  );
}

function remove({ id: table }: TableView, who: RemovePersonProps['who']): Promise<unknown> {
  return callHost((client) =>
    'seat' in who
      ? client.table.remove({ table, seat: who.seat })
      : client.table.removeGuest({ table, guest: who.guest }),
  );
}

/** Number of full bars, out of three. */
const BARS: Readonly<Record<Latency, number>> = { good: 3, fair: 2, poor: 1 };

/** A person's latency: bars, and a word beside them. */
export function LagBars({ lag }: { readonly lag: Latency }) {
  const { say } = useWords();
  return (
    <span className="lag small" data-lag={lag}>
      <svg viewBox="0 0 16 12" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 5.5 + 0.75}
            y={8 - bar * 3.5}
            width="3.5"
            height={3.5 + bar * 3.5}
            fill={bar < BARS[lag] ? 'currentColor' : 'none'}
            stroke="currentColor"
          />
        ))}
      </svg>
      {say(`connection-quality.${lag}`)}
    </span>
  );
}

/** Marks a person whose program connects unencrypted, so that anybody on the network may read it. */
export function UnencryptedSign({ who }: { readonly who: Seated }) {
  const { say } = useWords();
  return who.kind === 'person' && who.overheard && <span className="small">{say('host-key.unencrypted')}</span>;
}

interface Props {
  readonly table: TableView;
}

type Person = Extract<Seated, { kind: 'person' }>;

/** The people at the table and their connections; for the host also other guests, and how to remove one. */
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

/** Host only: a guest without a seat. */
function Standing({ table, guest: { guest, name: givenName, here, screen } }: Props & { readonly guest: Guest }) {
  const { say } = useWords();
  const name = givenName || say(screen ? 'guest.screen' : 'guest.nameless');
  return (
    <>
      <span>
        <bdi>
          <strong>{name}</strong>
        </bdi>{' '}
        <span className="small">{say(here ? 'guest.no-seat' : 'seat.away')}</span>
      </span>
      <RemovePerson table={table} who={{ guest }} name={name} />
    </>
  );
}

/** Host only: removed people, and how to readmit them. */
function KeptOut({ table }: Props) {
  const { say } = useWords();
  return (
    <>
      <h2>{say('kept-out.title')}</h2>
      <ul>
        {table.keptOut.map(({ guest, name: givenName }) => {
          const name = givenName || say('guest.nameless');
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

/** The state in a word: you, here, away, or away while a bot plays. */
export function stateOf({ here, standIn }: Person, mine: boolean, say: Say): string {
  if (standIn) return say('presence.stand-in');
  if (mine) return say('seat.you');
  return say(here ? 'seat.person' : 'seat.away');
}
