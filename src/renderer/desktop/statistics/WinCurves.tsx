import { type CSSProperties, useState } from 'react';
import type { MatchSummary } from '#shared/protocol/match-history.ts';
import { type StatisticsPerson, winBalance } from '#shared/statistics/counts.ts';
import { seatColours } from '../../avatars/emblems.ts';
import type { Say } from '../../i18n/say.ts';
import { type Box, boxFor, type Point, pathOf, yOf } from './curve-path.ts';
import { dayOf } from './Matches.tsx';

interface Props {
  readonly lines: readonly MatchSummary[];
  /** The people with a curve. */
  readonly people: readonly StatisticsPerson[];
  readonly say: Say;
}

const SIZE = { width: 600, height: 150 };

/** Maximum number of curves that stay readable. */
const MAX_CURVES = 5;

/** Each curve has its own dash pattern, since colour alone is not enough. */
const DASHES = [undefined, '9 5', '2 5', '14 4 2 4', '1 8'];

interface Series {
  readonly who: StatisticsPerson;
  readonly points: readonly Point[];
  readonly style: { readonly colour: string; readonly dash: string | undefined };
}

/** Matches won minus matches lost, match by match, for up to five people; also as sentences and as a table. */
export function WinCurves({ lines, people, say }: Props) {
  const places = new Map(lines.toReversed().map(({ id }, at) => [id, at]));
  const series = people.slice(0, MAX_CURVES).map((who, k): Series => {
    const points = winBalance(lines, who.key).map(({ line, value }) => ({ at: places.get(line.id) ?? 0, value }));
    return { who, points, style: { colour: seatColours(k).ground, dash: DASHES[k] } };
  });
  const box = boxFor(
    series.map(({ points }) => points),
    { ...SIZE, matches: lines.length },
  );
  return (
    <figure className="statistics-curves">
      <figcaption>
        <h2>{say('statistics.curve')}</h2>
      </figcaption>
      <Picture series={series} box={box} label={series.map((one) => summaryOf(one, say)).join('. ')} />
      <p className="statistics-days small" aria-hidden="true">
        <span>{dayOf(lines.at(-1)?.began)}</span>
        <span>{dayOf(lines[0]?.began)}</span>
      </p>
      <ul aria-hidden="true">
        {series.map(({ who, points, style }) => (
          <li key={who.key} style={lineStyle(style.colour)}>
            <svg viewBox="0 0 34 8" aria-hidden="true">
              <path d="M0 4H34" strokeDasharray={style.dash} />
            </svg>
            <bdi>{who.name}</bdi> <b>{formatSigned(points.at(-1)?.value ?? 0)}</b>
          </li>
        ))}
      </ul>
      <AsTable lines={lines} series={series} say={say} />
    </figure>
  );
}

interface PictureProps {
  readonly series: readonly Series[];
  readonly box: Box;
  readonly label: string;
}

function Picture({ series, box, label }: PictureProps) {
  const zero = yOf(0, box);
  return (
    <svg viewBox={`-34 -8 ${box.width + 42} ${box.height + 16}`} role="img" aria-label={label}>
      <path className="ground" d={`M0 0V${box.height}M0 ${zero}H${box.width}`} />
      {[...new Set([box.high, 0, box.low])].map((value) => (
        <text key={value} x="-6" y={yOf(value, box) + 5}>
          {formatSigned(value)}
        </text>
      ))}
      {series.map(({ who, points, style }) => (
        <path
          key={who.key}
          className="line"
          d={pathOf(points, box)}
          style={lineStyle(style.colour)}
          strokeDasharray={style.dash}
        />
      ))}
    </svg>
  );
}

/** The chart's data as a table, built on request. */
function AsTable({ lines, series, say }: { readonly series: readonly Series[] } & Pick<Props, 'lines' | 'say'>) {
  const [open, setOpen] = useState(false);
  const values = series.map(({ points }) => new Map(points.map(({ at, value }) => [at, value])));
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('statistics.curve.table')}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls to the side, and has nothing in it for keys to come to
        <div className="statistics-scroll" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('statistics.curve.match')}</th>
                {series.map(({ who }) => (
                  <th key={who.key} scope="col">
                    <bdi>{who.name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.toReversed().map(({ id, began }, at) => (
                <tr key={id}>
                  <th scope="row">{dayOf(began)}</th>
                  {series.map(({ who }, k) => (
                    <td key={who.key}>{cellOf(values[k]?.get(at))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

function cellOf(value: number | undefined): string {
  return value === undefined ? '' : formatSigned(value);
}

function summaryOf({ who, points }: Series, say: Say): string {
  const values = points.map(({ value }) => value);
  const value = values.at(-1) ?? 0;
  const about = {
    name: who.name,
    count: points.length,
    high: formatSigned(Math.max(0, ...values)),
    low: formatSigned(Math.min(0, ...values)),
  };
  return value < 0
    ? say('statistics.curve.of.behind', { ...about, value: -value })
    : say('statistics.curve.of', { ...about, value });
}

/** With a sign as wide as a digit. */
function formatSigned(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

function lineStyle(colour: string): CSSProperties {
  return { '--line': colour } as CSSProperties;
}
