import type { ReactNode } from 'react';
import { declaredBy } from '#shared/games/spizzichino/declarations.ts';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { CountTable } from '../../CountTable.tsx';
import type { PanelProps } from '../../game.ts';
import { inPoints, SEATS } from '../selectors/names.ts';

type Props = PanelProps<Observation, Move>;

/** The status: points in thirds, declarations, and the match score; beneath them what else there is room for. */
export function Status({ children, ...props }: Props & { readonly children?: ReactNode }) {
  const { phase, deals, options } = props.observation;
  const deal = phase === 'scored' || phase === 'over' ? deals.length : deals.length + 1;
  return (
    <Slip title={title(deal, options, props.say)} className="status">
      <Count {...props} />
      {children}
    </Slip>
  );
}

function title(deal: number, { deals, target }: Observation['options'], say: Props['say']): string {
  return deals === undefined ? say('status.deal', { deal, target }) : say('status.numbered', { deal, deals });
}

function Count({ observation, viewer, seated, say }: Props) {
  const { taken, declarations, scores } = observation;
  const rows = SEATS.map((seat) => [inPoints(taken[seat] ?? 0), declaredBy(declarations, seat), scores[seat]]);
  return <CountTable columns={['points', 'declared', 'total']} rows={rows} viewer={viewer} seated={seated} say={say} />;
}
