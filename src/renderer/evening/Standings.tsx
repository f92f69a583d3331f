import { Fragment, useId, useState } from 'react';
import type { EveningView } from '#shared/protocol/evening.ts';
import { Avatar } from '../avatars/Avatar.tsx';
import { useRoom } from '../client/room/room.ts';
import type { Say } from '../i18n/say.ts';
import { digitsFor, formatHundredths, type StandingsLine, tieBreaksOf, tieBreakValueOf } from './format.ts';
import { PointsBreakdown } from './PointsBreakdown.tsx';
import './standings.css';

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
