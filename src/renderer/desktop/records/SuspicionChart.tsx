import './charts.css';
import type { CSSProperties } from 'react';
import type { Suspect } from '#shared/evening/bets.ts';
import type { DealSuspicion } from '#shared/protocol/bets.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { seatColours } from '../../avatars/emblems.ts';
import { SeatAvatar } from '../../avatars/SeatAvatar.tsx';
import { bidiIsolated } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import { Slip } from '../../ui/Slip.tsx';
import { linesOf, placeOf, type SuspicionLine, stepPathOf } from './suspicion-lines.ts';

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
  const nameOf = (suspect: Suspect): string => (suspect === null ? say('bets.nobody') : nameAt(seated, suspect));
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
