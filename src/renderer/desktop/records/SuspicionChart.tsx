import './charts.css';
import type { CSSProperties } from 'react';
import type { Suspect } from '#shared/evening/bets.ts';
import type { DealSuspicion } from '#shared/protocol/bets.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { seatColours } from '../../avatars/emblems.ts';
import { bidiIsolated } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import { Slip } from '../../ui/Slip.tsx';

// The suspicion curves of a deal: how many suspected whom between the call and the reveal. Pure.

/** One suspect's line: the count from each event until the next. */
export interface SuspicionLine {
  readonly suspect: Suspect;
  readonly points: readonly { readonly event: number; readonly count: number }[];
  readonly last: number;
}

/** A line for each suspect, those with the highest final count first. */
export function linesOf({ steps }: DealSuspicion): SuspicionLine[] {
  const suspects = steps[0]?.counts.length ?? 0;
  const lines = Array.from({ length: suspects }, (_, k): SuspicionLine => {
    const points = steps.map(({ event, counts }) => ({ event, count: counts[k] ?? 0 }));
    return { suspect: k === suspects - 1 ? null : k, points, last: points.at(-1)?.count ?? 0 };
  });
  return lines.filter(({ points }) => points.some(({ count }) => count > 0)).sort((a, b) => b.last - a.last);
}

/** A stepped path in a box of this size, `most` at the full height. */
export function stepPathOf(
  { points }: SuspicionLine,
  { called, known }: Pick<DealSuspicion, 'called' | 'known'>,
  { width, height, most }: { readonly width: number; readonly height: number; readonly most: number },
): string {
  const x = (event: number): number => placeOf(event, { called, known }) * width;
  const y = (count: number): number => height - (count / Math.max(1, most)) * height;
  const [first] = points;
  const from =
    first && first.event > called ? `M0 ${y(0)}H${x(first.event)}V${y(first.count)}` : `M0 ${y(first?.count ?? 0)}`;
  return `${from}${points.map(({ event, count }) => `H${x(event)}V${y(count)}`).join('')}H${width}`;
}

/** Position between the call and the reveal, from 0 to 1. */
export function placeOf(event: number, { called, known }: Pick<DealSuspicion, 'called' | 'known'>): number {
  return known > called ? Math.min(1, Math.max(0, (event - called) / (known - called))) : 0;
}

/** The deal shown after that many public events: the last one called by then. */
export function dealAt(suspicion: readonly DealSuspicion[], seen: number): DealSuspicion | undefined {
  return suspicion.findLast(({ called }) => called <= seen);
}

interface Props {
  readonly deal: DealSuspicion;
  /** Number of events that are public at the current step. */
  readonly seen: number;
  readonly seated: readonly Seated[];
  readonly say: Say;
}

const BOX = { width: 300, height: 72 };

/** Each line has its own dash pattern; the culprit's is solid and thicker. */
const DASHES = ['7 4', '2 4', '12 4 2 4', '1 6', '10 8'];

/** Charts whom spectators suspected, from the call to the reveal. */
export function SuspicionChart({ deal, seen, seated, say }: Props) {
  const lines = linesOf(deal);
  const most = Math.max(...lines.flatMap(({ points }) => points.map(({ count }) => count)));
  const nameOf = (suspect: Suspect): string => (suspect === null ? say('bets.none.partner') : nameAt(seated, suspect));
  const styled = lines.map((line, k) => ({ line, dash: line.suspect === deal.partner ? undefined : DASHES[k] }));
  const at = placeOf(seen, deal) * BOX.width;
  return (
    <Slip className="suspicion" title={say('bets.curve.deal', { deal: deal.deal + 1, name: nameOf(deal.caller) })}>
      <div className="curve">
        <svg viewBox={`-4 -6 ${BOX.width + 8} ${BOX.height + 12}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="ground" d={`M0 0V${BOX.height}H${BOX.width}V0`} />
          {styled.map(({ line, dash }) => (
            <path
              key={line.suspect}
              d={stepPathOf(line, deal, { ...BOX, most })}
              style={{ '--line': colourOf(line) } as CSSProperties}
              strokeDasharray={dash}
            />
          ))}
          <path className="now" d={`M${at} -4V${BOX.height + 4}`} />
        </svg>
        <ul aria-hidden="true">
          {styled.map(({ line, dash }) => (
            <li key={line.suspect} style={{ '--line': colourOf(line) } as CSSProperties}>
              <svg viewBox="0 0 28 8" aria-hidden="true">
                <path d="M0 4H28" strokeDasharray={dash} />
              </svg>
              {line.suspect !== null && <SeatAvatar seat={line.suspect} who={seated[line.suspect]} />}
              <span>{nameOf(line.suspect)}</span>
              <b>
                {line.last}
                {line.suspect === deal.partner && ' ✓'}
              </b>
            </li>
          ))}
        </ul>
      </div>
      <p className="small">
        {deal.partner === null
          ? say('bets.curve.alone')
          : say('bets.curve.about', { partner: bidiIsolated(nameOf(deal.partner)) })}
      </p>
      <ol className="unseen">
        {deal.steps.map((step) => (
          <li key={step.event}>
            {say('bets.curve.step', { cards: step.event - deal.called, counts: countsIn(step.counts, nameOf, say) })}
          </li>
        ))}
      </ol>
    </Slip>
  );
}

function countsIn(counts: readonly number[], nameOf: (suspect: Suspect) => string, say: Say): string {
  return [...counts.entries()]
    .filter(([, count]) => count > 0)
    .map(([k, count]) =>
      say('bets.curve.count', { name: bidiIsolated(nameOf(k === counts.length - 1 ? null : k)), count }),
    )
    .join(', ');
}

function colourOf({ suspect }: SuspicionLine): string {
  return suspect === null ? 'var(--ink)' : seatColours(suspect).ground;
}

function nameAt(seated: readonly Seated[], seat: number): string {
  const who = seated[seat];
  return who && who.kind !== 'empty' ? who.name : '';
}
