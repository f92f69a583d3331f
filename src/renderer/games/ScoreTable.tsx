import type { ComponentType, ReactNode } from 'react';
import { SeatAvatar } from '../avatars/Avatar.tsx';
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
  /** Distinguishes a side. */
  readonly mark?: 'ringed' | 'underlined';
}

interface Props extends ViewContext {
  /** What a line is: deal or round. */
  readonly unit: string;
  readonly lines: readonly ScoreLine[];
  /** By seat. */
  readonly totals: readonly ReactNode[];
  /** The breakdown of a line's numbers, by index; loaded on request. */
  account?(line: number): Promise<ReactNode>;
}

/** A score table as kept by hand: a column per seat, a line per deal or round, the latest marked, totals below. */
export function ScoreTable({ seated, viewer, say, tvLayout, unit, lines, totals, account }: Props) {
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
            // On a television no line unfolds.
            account={tvLayout ? undefined : account && (() => account(k))}
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
  /** The result of the latest deal in words. */
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

/** Seats, deals and rounds are keyed by index. */
function placeKey(place: number): string {
  return `place-${place}`;
}

/** A deal's or round's number, from 1. */
export function LineNumber({ number }: { readonly number: number }) {
  return <span className="deal-number">{number}</span>;
}
