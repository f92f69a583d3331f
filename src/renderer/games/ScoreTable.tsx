import type { ComponentType, ReactNode } from 'react';
import { SeatAvatar } from '../avatars/SeatAvatar.tsx';
import { withSoftHyphens } from '../i18n/names.ts';
import { nameAt, type ViewContext } from './game.ts';
import { UnfoldingLine } from './UnfoldingLine.tsx';

/** One deal or round. */
export interface ScoreLine {
  readonly head: ReactNode;
  /** By seat. */
  readonly cells: readonly ScoreCell[];
}

export interface ScoreCell {
  readonly what: ReactNode;
  /** What tells a side from the others. */
  readonly mark?: 'ringed' | 'underlined';
}

interface Props extends ViewContext {
  /** What a line is called. */
  readonly unit: string;
  readonly lines: readonly ScoreLine[];
  /** By seat. */
  readonly totals: readonly ReactNode[];
  /** How a line's numbers came about, by its place: fetched for who asks. */
  account?(line: number): Promise<ReactNode>;
}

/** A score as one keeps it by hand: a column a seat, a line for each deal or round, the latest marked, totals below. */
export function ScoreTable({ seated, viewer, say, tvLayout: sofa, unit, lines, totals, account }: Props) {
  return (
    <table className="score-table" aria-label={say('score.table')}>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          {totals.map((_, seat) => (
            <th key={placeKey(seat)} scope="col" className={seat === viewer ? 'viewer' : undefined}>
              <SeatAvatar seat={seat} who={seated[seat]} as="face" />
              {withSoftHyphens(nameAt({ seated, say }, seat))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ head, cells }, k) => (
          <UnfoldingLine
            key={placeKey(k)}
            className={k === lines.length - 1 ? 'latest' : undefined}
            head={head}
            columns={totals.length + 1}
            say={say}
            // On a television nobody asks.
            account={sofa ? undefined : account && (() => account(k))}
          >
            {cells.map(({ what, mark }, seat) => (
              <td key={placeKey(seat)} className={mark}>
                {what}
              </td>
            ))}
          </UnfoldingLine>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('score.total')}</th>
          {totals.map((total, seat) => (
            <td key={placeKey(seat)} data-total={seat}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface DealsProps<Deal> extends ViewContext {
  readonly deals: readonly Deal[];
  /** What the latest deal came to. */
  readonly InWords: ComponentType<{ readonly deal: Deal } & ViewContext>;
  /** `number`: from 1. */
  lineOf(deal: Deal, number: number, say: ViewContext['say']): ScoreLine;
  /** By seat. */
  readonly totals: readonly ReactNode[];
  account?(line: number): Promise<ReactNode>;
}

/** The deals of the match, the latest in words above, and the totals. */
export function DealScores<Deal>({ deals, InWords, lineOf, totals, account, ...sight }: DealsProps<Deal>) {
  const { say } = sight;
  const latest = deals.at(-1);
  return (
    <>
      {latest !== undefined && <InWords deal={latest} {...sight} />}
      <ScoreTable
        {...sight}
        unit={say('score.deal')}
        lines={deals.map((deal, k) => lineOf(deal, k + 1, say))}
        totals={totals}
        {...(account && { account })}
      />
    </>
  );
}

/** Seats, deals and rounds have no name but their place. */
function placeKey(place: number): string {
  return `place-${place}`;
}

/** How a deal or round is called: its number, from 1. */
export function LineNumber({ number }: { readonly number: number }) {
  return <span className="deal-number">{number}</span>;
}
