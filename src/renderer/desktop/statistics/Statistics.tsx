import './statistics.css';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { type DeletionResult, MAX_DELETED_AT_ONCE, type MatchSummary } from '#shared/protocol/match-history.ts';
import {
  personOnSeat,
  type StatisticsPerson,
  seatsOfPerson,
  standingsOf,
  statisticsCsv,
  statisticsJson,
} from '#shared/statistics/counts.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { useConnection } from '../../client/connection/connection.ts';
import type { Client } from '../../client/connection/transport.ts';
import { saveFile } from '../../client/device/save-file.ts';
import { TABLE_GAME_IDS } from '../../games/index.ts';
import { useWords, useWordsOf } from '../../games/use-words.ts';
import type { Say } from '../../i18n/say.ts';
import { useBackdrop } from '../../match/tabletop/use-backdrop.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { HistoryTabs } from '../page/HistoryTabs.tsx';
import { Matches } from './Matches.tsx';
import { PersonStatistics } from './PersonStatistics.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import type { Unfolded, Unfolding } from './UnfoldingNumber.tsx';
import { WinCurves } from './WinCurves.tsx';

interface Props {
  /** The filtered matches, which are saved or deleted. */
  readonly lines: readonly MatchSummary[];
  readonly say: Say;
  onDeleted(): Promise<void>;
}

/** Saves the filtered matches as a file, or deletes them for good. */
function StatisticsActions({ lines, say, onDeleted }: Props) {
  const [told, setTold] = useState<DeletionResult>();
  const remove = async (): Promise<void> => {
    const deleted = await removeAll(lines.map(({ id }) => id));
    await onDeleted();
    setTold(deleted);
  };
  return (
    <div className="statistics-foot">
      <p role="status">
        {told && (
          <>
            {say('statistics.deleted', { gone: told.gone })}{' '}
            {told.stay > 0 && say('statistics.deleted.stay', { stay: told.stay })}
          </>
        )}
      </p>
      {lines.length > 0 && (
        <div className="choices">
          <button type="button" onClick={() => saveFile('panno-verde.csv', statisticsCsv(lines, say), 'text/csv')}>
            {say('statistics.save.csv')}
          </button>
          <button type="button" onClick={() => saveFile('panno-verde.json', statisticsJson(lines), 'application/json')}>
            {say('statistics.save.json')}
          </button>
          <ConfirmButton
            word={say('statistics.delete')}
            label={say('statistics.delete.all', { count: lines.length })}
            consequence={say('statistics.delete.sure')}
            cancel={say('remove.not')}
            onConfirm={remove}
          />
        </div>
      )}
    </div>
  );
}

async function removeAll(ids: readonly number[]): Promise<DeletionResult> {
  const all = { gone: 0, stay: 0 };
  for (let at = 0; at < ids.length; at += MAX_DELETED_AT_ONCE) {
    const matches = ids.slice(at, at + MAX_DELETED_AT_ONCE);
    const { gone, stay } = (await callHost(({ statistics }) => statistics.remove({ matches }))) ?? { gone: 0, stay: 0 };
    all.gone += gone;
    all.stay += stay;
  }
  return all;
}

export interface LoadedStatistics {
  /** The latest first; undefined until all have loaded. */
  readonly lines: readonly MatchSummary[] | undefined;
  /** Reloads it. */
  reread(): Promise<void>;
}

/** All lines of the host's statistics, loaded page by page. */
function useStatistics(): LoadedStatistics {
  const client = useConnection((connection) => connection.client);
  const [lines, setLines] = useState<readonly MatchSummary[]>();
  const reread = useCallback(async () => {
    const read = client && (await callHost(allLines));
    if (read) setLines(read);
  }, [client]);
  useEffect(() => void reread(), [reread]);
  return { lines, reread };
}

/** Loads one page after another, so that long statistics don't block the host. */
async function allLines({ statistics }: Client): Promise<MatchSummary[]> {
  const all: MatchSummary[] = [];
  let page = await statistics.lines({});
  all.push(...page.lines);
  while (page.next !== null) {
    page = await statistics.lines({ before: page.next });
    all.push(...page.lines);
  }
  // What came with a file may have begun before what was here.
  return all.toSorted((a, b) => b.began.localeCompare(a.began));
}

/** The host's statistics: everybody, or one person by name. For whoever sits at the host computer. */
export function Statistics({ person }: { readonly person: string | undefined }) {
  const { say } = useWords();
  const { rights, client } = useConnection();
  useBackdrop();
  const back = (): void => goTo(person === undefined ? { screen: 'home' } : { screen: 'statistics' });
  if (rights.home) return <AllStatistics key={person} person={person} onClose={back} />;
  return (
    <Sheet title={say('statistics.title')} onClose={back} closeLabel={say('sheet.close')}>
      {client && <p>{say('only-at-this-computer')}</p>}
    </Sheet>
  );
}

function AllStatistics({ person, onClose }: { readonly person: string | undefined; onClose(): void }) {
  const { say } = useWords();
  const { lines: all, reread } = useStatistics();
  const [game, setGame] = useState('');
  const [open, setOpen] = useState<Unfolded | null>(null);
  const who = person === undefined ? undefined : personOnSeat({ name: person, bot: false });
  const lines = useMemo(() => (all ?? []).filter((line) => isAbout(line, game, person)), [all, game, person]);
  const unfolding = { open, press: (one: Unfolded) => setOpen(open?.id === one.id ? null : one) };
  return (
    <Sheet
      title={person === undefined ? say('statistics.title') : say('statistics.of', { name: person })}
      className="book"
      onClose={onClose}
      closeLabel={person === undefined ? say('sheet.close') : say('statistics.everybody')}
      foot={all && <StatisticsActions lines={lines} say={say} onDeleted={reread} />}
    >
      {person === undefined && <HistoryTabs at="statistics" />}
      {all === undefined ? (
        <p data-loading>{say('statistics.reading')}</p>
      ) : (
        <>
          {all.length > 0 && (
            <GameChoice
              lines={all}
              game={game}
              onChange={(chosen) => {
                setGame(chosen);
                setOpen(null);
              }}
            />
          )}
          <Counted
            lines={lines}
            isEmpty={all.length === 0}
            who={who}
            unfolding={unfolding}
            unfolded={open && <Matches key={open.id} unfolded={open} onFold={() => setOpen(null)} />}
          />
        </>
      )}
    </Sheet>
  );
}

/** Filters by the chosen game and person. */
function isAbout(line: MatchSummary, game: string, person: string | undefined): boolean {
  if (game !== '' && line.game !== game) return false;
  return person === undefined || seatsOfPerson(line, personOnSeat({ name: person, bot: false }).key).length > 0;
}

interface CountedProps {
  readonly lines: readonly MatchSummary[];
  readonly isEmpty: boolean;
  readonly who: StatisticsPerson | undefined;
  readonly unfolding: Unfolding;
  /** The matches behind the pressed number, shown below the table. */
  readonly unfolded: ReactNode;
}

function Counted({ lines, isEmpty, who, unfolding, unfolded }: CountedProps) {
  const { say } = useWords();
  const standings = useMemo(() => standingsOf(lines), [lines]);
  if (isEmpty) return <p>{say('statistics.none')}</p>;
  if (lines.length === 0) return <p>{say(who ? 'statistics.nobody' : 'statistics.none-of-game')}</p>;
  if (who) return <PersonStatistics lines={lines} who={who} unfolding={unfolding} unfolded={unfolded} />;
  const rows = standings.map((standing) => ({
    id: standing.key,
    title: standing.name,
    person: standing.name,
    standing,
  }));
  return (
    <>
      <p className="small">{say('statistics.about')}</p>
      <StandingsTable
        caption={say('statistics.people')}
        first={say('statistics.name')}
        rows={rows}
        unfolding={unfolding}
        say={say}
      />
      {unfolded}
      <WinCurves lines={lines} people={standings} say={say} />
    </>
  );
}

interface GameChoiceProps {
  readonly lines: readonly MatchSummary[];
  readonly game: string;
  onChange(game: string): void;
}

/** Chooses the game; nothing to choose where only one was played. */
function GameChoice({ lines, game, onChange }: GameChoiceProps) {
  const id = useId();
  const { say } = useWords();
  const wordsOf = useWordsOf();
  const played = TABLE_GAME_IDS.filter((one) => lines.some((line) => line.game === one));
  if (played.length < 2) return null;
  return (
    <fieldset className="book-games">
      <legend>{say('statistics.game')}</legend>
      <div className="choices">
        {['', ...played].map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={id} checked={one === game} onChange={() => onChange(one)} />
            <span>{one === '' ? say('statistics.all-games') : wordsOf(one).say('game.name')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
