import type { EveningView } from '#shared/protocol/evening.ts';
import { Avatar } from '../../avatars/Avatar.tsx';
import {
  type EveningTable,
  missingAt,
  nameIn,
  resultAt,
  tableStateOf,
  useEvening,
} from '../../client/evening/evening.ts';
import { useRoom } from '../../client/room/room.ts';
import { formatHundredths } from '../../evening/format.ts';
import type { Say } from '../../i18n/say.ts';
import { addressOf } from '../../ui/route.ts';

/** A person of the evening: avatar and name. */
export function PersonName({ player, name }: { readonly player: string; readonly name: string }) {
  const mark = useRoom(({ room }) => room?.people.find(({ id }) => id === player)?.mark);
  return (
    <>
      {mark && <Avatar mark={mark} />}
      <span className="name">{name}</span>
    </>
  );
}

interface Props {
  readonly evening: EveningView;
  readonly table: EveningTable;
  /** It links there, where the table is public. */
  readonly isOpen: boolean;
  readonly say: Say;
}

/** A table in the desk's list: number, players and progress; a link to it. */
export function TableLine(props: Props) {
  const { table, isOpen, say } = props;
  const { number } = table;
  const isCalled = useEvening(({ news }) => news.some((word) => word.table === number));
  const about = { className: 'desk-table slip', 'data-state': tableStateOf(table), 'data-called': isCalled };
  if (!isOpen || table.table === null) {
    return (
      <div {...about}>
        <Inside {...props} />
      </div>
    );
  }
  return (
    <a
      {...about}
      href={addressOf({ screen: 'screen', shows: number })}
      title={say('tv-evening.table.show', { number })}
    >
      <Inside {...props} />
    </a>
  );
}

function Inside({ evening, table, say }: Props) {
  const result = resultAt(table);
  return (
    <>
      <span className="head">
        <strong>{say('tv-evening.table', { number: table.number })}</strong>{' '}
        <span className="state">{stateAt(table, say)}</span>
      </span>
      {[...table.seats.entries()].map(([seat, sitter]) => (
        <span key={seat} className="sitter" data-won={result?.winners.includes(seat) ?? false}>
          {sitter.kind === 'person' ? (
            <PersonName player={sitter.player} name={nameIn(evening, sitter.player) ?? ''} />
          ) : (
            <span className="name bot">{say('own-evening.bot')}</span>
          )}
          {result && <b>{formatHundredths(100 * (result.scores[seat] ?? 0), 0)}</b>}
          {result?.winners.includes(seat) && <span className="unseen">{say('tv-evening.won')}</span>}
        </span>
      ))}
    </>
  );
}

/** In words, since colour alone is not enough. */
export function stateAt(table: EveningTable, say: Say): string {
  const state = tableStateOf(table);
  const missing = state === 'waiting' ? missingAt(table) : 0;
  return missing > 0 ? say('own-evening.missing', { count: missing }) : say(`own-evening.state.${state}`);
}
