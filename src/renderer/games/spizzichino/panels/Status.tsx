import type { ReactNode } from 'react';
import { BASICS } from '#shared/games/spizzichino/cards.ts';
import { declaredBy } from '#shared/games/spizzichino/declarations.ts';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { RankOrder } from '../../../tricks/RankOrder.tsx';
import { Slip } from '../../../ui/Slip.tsx';
import { Badge, Fact } from '../../Badge.tsx';
import { CountTable } from '../../CountTable.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { inPoints, SEATS } from '../selectors/names.ts';

type Props = PanelProps<Observation, Move>;

/** The status: points in thirds, declarations, and the match score; beneath them what else there is room for. */
export function Status({ children, ...props }: Props & { readonly children?: ReactNode }) {
  const { phase, deals, options, scores, taken } = props.observation;
  const isScored = phase === 'scored' || phase === 'over';
  const deal = isScored ? deals.length : deals.length + 1;
  return (
    <Slip title={title(deal, options, props.say)} className="status">
      <Badge>
        {SEATS.map((seat) => (
          <Fact key={seat} term={nameAt(props, seat)}>
            {scores[seat]}
            {!isScored && taken[seat] ? <sub>+{inPoints(taken[seat])}</sub> : null}
          </Fact>
        ))}
        {options.deals === undefined && <Fact term={props.say('status.target')}>{options.target}</Fact>}
        <RankOrder basics={BASICS} say={props.say} />
      </Badge>
      {children}
    </Slip>
  );
}

function title(deal: number, { deals, target }: Observation['options'], say: Props['say']): string {
  return deals === undefined ? say('status.deal', { deal, target }) : say('status.numbered', { deal, deals });
}

/** Each seat's points of the deal, and what it has declared. */
export function Count({ observation, viewer, seated, say }: Props) {
  const { taken, declarations } = observation;
  const rows = SEATS.map((seat) => [inPoints(taken[seat] ?? 0), declaredBy(declarations, seat)]);
  return <CountTable columns={['points', 'declared']} rows={rows} viewer={viewer} seated={seated} say={say} />;
}
