import type { ReactNode } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import { SeatAvatar } from '../avatars/Avatar.tsx';
import { nameAt, seatOffset, type ViewContext } from './game.ts';

interface SeatNameProps extends Pick<ViewContext, 'seated' | 'say'> {
  readonly seat: Seat;
}

/** A seat's player: avatar and name. */
export function SeatName({ seat, seated, say }: SeatNameProps) {
  return (
    <>
      <SeatAvatar seat={seat} who={seated[seat]} />
      {nameAt({ seated, say }, seat)}
    </>
  );
}

interface Props extends Pick<ViewContext, 'viewer' | 'seated' | 'say'> {
  /** Column heads: `status.COLUMN` in the game's messages. */
  readonly columns: readonly string[];
  /** By seat: a cell for each column. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** By seat: its side, where partners share a line; default: each seat for itself. */
  readonly sides?: readonly number[];
}

/** A table with a line per seat or side: the viewer's first, so that it stays visible where not all fit. */
export function CountTable({ columns, rows, sides = [...rows.keys()], viewer, seated, say }: Props) {
  const inOrder = [...rows.entries()].sort(
    ([one], [other]) => seatOffset(viewer, one, rows.length) - seatOffset(viewer, other, rows.length),
  );
  const lines = Map.groupBy(inOrder, ([seat]) => sides[seat]);
  return (
    <table className="count">
      <thead data-essential>
        <tr>
          {['player', ...columns].map((column) => (
            <th key={column} scope="col">
              {say(`status.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...lines].map(([side, members], place) => (
          <tr key={side} data-essential={place === 0 ? '' : undefined}>
            <th scope="row">
              {members.map(([seat]) => (
                <div key={seat} className="hung">
                  <SeatName seat={seat} seated={seated} say={say} />
                </div>
              ))}
            </th>
            {columns.map((column, k) => (
              <td key={column}>{members[0]?.[1][k]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
