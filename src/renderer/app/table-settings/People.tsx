import type { Seated, TableView } from '#shared/protocol/table.ts';
import type { Say } from '../../words/say.ts';
import { useWords } from '../page/useWords.ts';
import { LagSign } from './LagSign.tsx';
import { Remove } from './Remove.tsx';

interface Props {
  readonly table: TableView;
}

type Person = Extract<Seated, { kind: 'person' }>;

/** The people at the table: how they are connected, and, for the host, how to be rid of one. */
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
              <strong>{who.name}</strong> <span className="small">{stateOf(who, table.mine.includes(seat), say)}</span>
            </span>
            {who.lag && who.here && <LagSign lag={who.lag} />}
            {table.host && !table.mine.includes(seat) && <Remove table={table} seat={seat} name={who.name} />}
          </li>
        ))}
      </ul>
      {table.spectators > 0 && <p className="small">{say('table-settings.watching', { count: table.spectators })}</p>}
    </section>
  );
}

/** In a word: you, here, away, or away while a bot plays. */
export function stateOf({ here, standIn }: Person, mine: boolean, say: Say): string {
  if (standIn) return say('seat.stand-in');
  if (mine) return say('seat.you');
  return say(here ? 'seat.person' : 'seat.away');
}
