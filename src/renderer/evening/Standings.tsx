import './standings.css';
import { Fragment, useEffect, useId, useState } from 'react';
import type { EveningView, PointBreakdown } from '#shared/protocol/evening.ts';
import { Avatar } from '../avatars/Avatar.tsx';
import { callHost } from '../client/connection/call-host.ts';
import { useConnection } from '../client/connection/connection.ts';
import { useRoom } from '../client/room/room.ts';
import type { Say } from '../i18n/say.ts';
import {
  digitsFor,
  formatHundredths,
  type StandingsLine,
  sitterNames,
  tieBreaksOf,
  tieBreakValueOf,
} from './format.ts';

type Line = PointBreakdown[number];

interface PointsBreakdownProps {
  readonly evening: Pick<EveningView, 'standings' | 'form'>;
  readonly player: string;
  readonly say: Say;
}

/** The breakdown of a person's points, one line per result, and the sum. */
function PointsBreakdown({ evening, player, say }: PointsBreakdownProps) {
  const lines = useLines(player, evening.standings);
  if (!lines) return <p data-loading />;
  const points = lines.flatMap((line) => line.points ?? []);
  const digits = digitsFor(points);
  if (lines.length === 0) return <p className="small">{say('score-breakdown.none')}</p>;
  return (
    <ol className="account">
      {lines.map((line) => (
        <li key={`${line.round} ${line.table} ${line.deal}`} data-kind={line.kind}>
          <span>{whereOf(line, evening, say)}</span>
          <span className="small">{wordsOn(line, evening, say).join(' · ')}</span>
          <b>{line.points === null ? '' : formatHundredths(line.points, digits)}</b>
        </li>
      ))}
      <li className="sum">
        <span>{say('score-breakdown.sum')}</span>
        <b>
          {formatHundredths(
            points.reduce((sum, one) => sum + one, 0),
            digits,
          )}
        </b>
      </li>
    </ol>
  );
}

/** Loaded again whenever the standings change. */
function useLines(player: string, standings: EveningView['standings']): PointBreakdown | undefined {
  const client = useConnection((connection) => connection.client);
  const [lines, setLines] = useState<PointBreakdown>();
  useEffect(() => {
    void standings;
    if (!client) return;
    let wanted = true;
    void callHost(({ evening }) => evening.account({ player })).then((told) => {
      if (told && wanted) setLines(told);
    });
    return () => {
      wanted = false;
    };
  }, [client, player, standings]);
  return lines;
}

function whereOf({ round, table, deal }: Line, { form }: Pick<EveningView, 'form'>, say: Say): string {
  if (form.form === 'free') return say('score-breakdown.free');
  if (table === null) return say('score-breakdown.round', { round });
  return deal === null
    ? say('score-breakdown.table', { round, table })
    : say('score-breakdown.deal', { round, table, deal });
}

function wordsOn({ kind, others, score, won }: Line, evening: Pick<EveningView, 'standings'>, say: Say): string[] {
  return [
    ...(others.length > 0 ? [say('score-breakdown.with', { names: sitterNames(others, evening, say) })] : []),
    ...(score === null ? [] : [say('score-breakdown.score', { score })]),
    ...(won ? [say('score-breakdown.won')] : []),
    ...(kind === 'played' ? [] : [say(`score-breakdown.${kind}`)]),
  ];
}

interface Props {
  readonly evening: Pick<EveningView, 'standings' | 'form' | 'me'>;
  /** Includes an evening's messages. */
  readonly say: Say;
  /** Whether a pressed line shows its breakdown; not where nobody can press. */
  readonly unfolds?: boolean;
}

/** The standings: places, points, and tie-breaks. */
export function Standings({ evening, say, unfolds = false }: Props) {
  const { standings } = evening;
  const [open, setOpen] = useState<string | null>(null);
  const tieBreaks = tieBreaksOf(standings);
  const digits = digitsFor(standings.map(({ points }) => points));
  if (standings.length === 0) return <p>{say('standings.none')}</p>;
  return (
    <div className="standings">
      <table>
        <thead>
          <tr>
            <th scope="col" className="rank">
              <abbr title={say('standings.place')}>{say('standings.place.short')}</abbr>
            </th>
            <th scope="col">{say('standings.name')}</th>
            <th scope="col">{say('standings.points')}</th>
            <th scope="col">{say('standings.wins')}</th>
            <th scope="col" className="standings-more">
              {say('standings.tables')}
            </th>
            {tieBreaks.map(({ tieBreak }) => (
              <th key={tieBreak} scope="col" className="standings-more">
                {say(`tie-break.${tieBreak}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => {
            const { player, place, points, wins, tables } = standing;
            const isOpen = open === player;
            return (
              <Fragment key={player}>
                <tr data-me={player === evening.me} data-open={isOpen}>
                  <td className="rank">{place}</td>
                  <th scope="row">
                    <Who
                      standing={standing}
                      evening={evening}
                      say={say}
                      {...(unfolds && { isOpen, onPress: () => setOpen(isOpen ? null : player) })}
                    />
                  </th>
                  <td className="points">{formatHundredths(points, digits)}</td>
                  <td>{wins}</td>
                  <td className="standings-more">{tables}</td>
                  {tieBreaks.map((one) => (
                    <td key={one.tieBreak} className="standings-more">
                      {tieBreakOf(standing, one)}
                    </td>
                  ))}
                </tr>
                {isOpen && (
                  <tr className="unfolded">
                    <td colSpan={5 + tieBreaks.length}>
                      <Beside standing={standing} say={say} tieBreaks={tieBreaks} />
                      <PointsBreakdown evening={evening} player={player} say={say} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface WhoProps extends Pick<Props, 'evening' | 'say'> {
  readonly standing: StandingsLine;
  readonly isOpen?: boolean;
  onPress?(): void;
}

/** The name with its avatar; a button where the line unfolds. */
function Who({ standing: { player, name, here }, evening, say, isOpen, onPress }: WhoProps) {
  const id = useId();
  const mark = useRoom(({ room }) => room?.people.find((person) => person.id === player)?.mark);
  const words = [...(player === evening.me ? [say('standings.me')] : []), ...(here ? [] : [say('standings.gone')])];
  const who = (
    <>
      {mark && <Avatar mark={mark} as="face" />}
      <strong id={id}>{name}</strong>
      {words.length > 0 && <span className="small">{words.join(' · ')}</span>}
    </>
  );
  if (!onPress) return <span className="who">{who}</span>;
  return (
    <button
      type="button"
      className="who"
      aria-expanded={isOpen}
      title={say('standings.unfold', { name })}
      onClick={onPress}
    >
      {who}
    </button>
  );
}

type TieBreaks = ReturnType<typeof tieBreaksOf>;

/** Details for which a narrow page has no column. */
function Beside({ standing, say, tieBreaks }: Pick<WhoProps, 'standing' | 'say'> & { readonly tieBreaks: TieBreaks }) {
  const values = [
    { what: say('standings.tables'), value: String(standing.tables) },
    ...tieBreaks.map((one) => ({ what: say(`tie-break.${one.tieBreak}`), value: tieBreakOf(standing, one) })),
  ];
  return (
    <p className="small standings-narrow">
      {values
        .filter(({ value }) => value !== '')
        .map((one) => say('standings.beside', one))
        .join(' · ')}
    </p>
  );
}

function tieBreakOf(standing: StandingsLine, { tieBreak, digits }: TieBreaks[number]): string {
  const value = tieBreakValueOf(standing, tieBreak);
  return value === undefined ? '' : formatHundredths(value, digits);
}
