import { type ReactNode, useMemo } from 'react';
import type { MatchSummary } from '#shared/protocol/match-history.ts';
import {
  bestCompanion,
  type Companion,
  type PersonalBest,
  personalBests,
  type StatisticsPerson,
  standingOf,
  worstOpponent,
} from '#shared/statistics/counts.ts';
import { useWords, useWordsOf } from '../../games/use-words.ts';
import type { Say } from '../../i18n/say.ts';
import { addressOf } from '../../ui/route.ts';
import { dayOf } from './Matches.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import { type Unfolding, UnfoldingNumber } from './UnfoldingNumber.tsx';
import { WinCurves } from './WinCurves.tsx';

interface Props {
  /** The person's matches in the selected games. */
  readonly lines: readonly MatchSummary[];
  readonly who: StatisticsPerson;
  readonly unfolding: Unfolding;
  /** The matches behind the pressed number. */
  readonly unfolded: ReactNode;
}

/** One person's statistics: by game, the curve, partners and opponents, and best results. */
export function PersonStatistics({ lines, who, unfolding, unfolded }: Props) {
  const { say } = useWords();
  const wordsOf = useWordsOf();
  const games = [...new Set(lines.map(({ game }) => game))];
  const rows = games.map((game) => ({
    id: `game ${game}`,
    title: wordsOf(game).say('game.name'),
    standing: standingOf(
      lines.filter((line) => line.game === game),
      who,
    ),
  }));
  const bests = useMemo(() => personalBests(lines, who.key), [lines, who]);
  const companion = useMemo(() => bestCompanion(lines, who.key), [lines, who]);
  const nemesis = useMemo(() => worstOpponent(lines, who.key), [lines, who]);
  return (
    <>
      <StandingsTable
        caption={say('statistics.people')}
        first={say('statistics.game')}
        rows={rows}
        unfolding={unfolding}
        say={say}
      />
      <section>
        <h2>{say('statistics.company')}</h2>
        <dl className="statistics-company">
          <CompanyLine kind="companion" company={companion} unfolding={unfolding} say={say} />
          <CompanyLine kind="nemesis" company={nemesis} unfolding={unfolding} say={say} />
        </dl>
      </section>
      {unfolded}
      {games.map((game) => (
        <Bests key={game} game={game} bests={bests.filter(({ line }) => line.game === game)} />
      ))}
      <WinCurves lines={lines} people={[who]} say={say} />
    </>
  );
}

interface CompanyProps extends Pick<Props, 'unfolding'> {
  readonly kind: 'companion' | 'nemesis';
  readonly company: Companion | undefined;
  readonly say: Say;
}

function CompanyLine({ kind, company, unfolding, say }: CompanyProps) {
  const key = `statistics.${kind}`;
  if (!company) {
    return (
      <div>
        <dt>{say(key)}</dt>
        <dd>{say(`${key}.none`)}</dd>
      </div>
    );
  }
  const name = company.bot ? say('statistics.bot', { name: company.name }) : company.name;
  return (
    <div>
      <dt>{say(key)}</dt>
      <dd>
        {say(`${key}.about`, { name, so: company.counted.times, met: company.met.times })}{' '}
        <UnfoldingNumber
          of={company.key}
          name={name}
          what={key}
          count={company.counted}
          unfolding={unfolding}
          say={say}
        />
      </dd>
    </div>
  );
}

/** The best results in one game, each with its match. */
function Bests({ game, bests }: { readonly game: string; readonly bests: readonly PersonalBest[] }) {
  const { say } = useWords(game);
  const kinds = [...new Set(bests.map(({ feat }) => feat.kind))];
  return kinds.map((kind) => (
    <section key={kind}>
      <h2>{`${say('game.name')}: ${say(`feats.${kind}`)}`}</h2>
      <ol className="statistics-bests">
        {bests
          .filter(({ feat }) => feat.kind === kind)
          .map(({ line, feat }, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same in all they say
            <li key={k}>
              <a href={addressOf({ screen: 'records', record: line.id })}>{say(`feat.${kind}`, feat.values)}</a>{' '}
              <span className="small">{dayOf(line.began)}</span>
            </li>
          ))}
      </ol>
    </section>
  ));
}
