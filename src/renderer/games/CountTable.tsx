import type { ReactNode } from 'react';
import type { Sight } from './game.ts';
import { SeatName } from './SeatName.tsx';

interface Props extends Pick<Sight, 'seated' | 'say'> {
  /** Their heads: `status.COLUMN` among the game's words. */
  readonly columns: readonly string[];
  /** By seat: a cell for each column. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** How it stands, a line a seat. */
export function CountTable({ columns, rows, seated, say }: Props) {
  return (
    <table className="count">
      <thead>
        <tr>
          {['player', ...columns].map((column) => (
            <th key={column} scope="col">
              {say(`status.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows.entries()].map(([seat, cells]) => (
          <tr key={seat}>
            <th scope="row" className="hung">
              <SeatName seat={seat} seated={seated} say={say} />
            </th>
            {columns.map((column, k) => (
              <td key={column}>{cells[k]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
