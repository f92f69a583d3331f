import type { CodexPage } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { chaptersOf, fractionOnLine, yearsBetween } from './chronology.ts';

interface Props {
  readonly pages: readonly CodexPage[];
  /** Marked pages stand out; the others are small. */
  readonly isMarked: (page: CodexPage) => boolean;
  readonly say: Say;
}

const WIDTH = 1000;

/** The codex on one line to scale, which shows how dense each period is. The list below says the same. */
export function TimeScale({ pages, isMarked, say }: Props) {
  const [first, last] = [pages[0]?.year ?? 0, pages.at(-1)?.year ?? 0];
  const at = (year: number): number => Math.round(fractionOnLine(year, first, last) * WIDTH);
  const bands = chaptersOf(pages).map(({ name, pages: [page] }, k, all) => {
    const from = k === 0 ? first : (page?.year ?? first);
    return { name, from, to: all[k + 1]?.pages[0]?.year ?? last };
  });
  const centuries = Array.from({ length: 40 }, (_, k) => -1000 + k * 500).filter(
    (year) => year > first && year < last && year !== 0,
  );
  const label = say('codex.scale', {
    first: formatYear(first, say),
    last: formatYear(last, say),
    years: yearsBetween(first, last),
  });
  return (
    <div className="codex-line">
      <svg className="codex-scale" viewBox={`-8 -4 ${WIDTH + 16} 74`} role="img" aria-label={label}>
        {bands.map(({ name, from, to }, k) => (
          <rect
            key={name}
            className={k % 2 === 0 ? 'band' : 'band odd'}
            x={at(from)}
            y="0"
            width={at(to) - at(from)}
            height="44"
          >
            <title>{say(`codex.${name}`)}</title>
          </rect>
        ))}
        {pages.map((page) => (
          <path
            key={page.card}
            className={isMarked(page) ? 'mark' : 'mark quiet'}
            d={`M${at(page.year)} ${isMarked(page) ? 2 : 16}V${isMarked(page) ? 42 : 30}`}
          />
        ))}
        {centuries.map((year) => (
          <g key={year}>
            <path className="century" d={`M${at(year)} 44V52`} />
            <text x={at(year)} y="68">
              {formatYear(year, say)}
            </text>
          </g>
        ))}
      </svg>
      <p aria-hidden="true">
        <span>{formatYear(first, say)}</span>
        <span>{formatYear(last, say)}</span>
      </p>
    </div>
  );
}

function formatYear(year: number, say: Say): string {
  return year < 0 ? say('codex.year.before', { year: -year }) : String(year);
}
