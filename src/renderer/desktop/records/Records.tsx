import './records.css';
import { useEffect, useState } from 'react';
import { rulesOf } from '#catalogue';
import { type Replay, replay } from '#shared/engine/replay.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { DealSuspicion } from '#shared/protocol/bets.ts';
import type { MatchListEntry } from '#shared/protocol/match-history.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { useShell } from '../../client/connection/desktop-shell.ts';
import { useWords } from '../../games/use-words.ts';
import { nameList } from '../../i18n/names.ts';
import { useBackdrop } from '../../match/tabletop/use-backdrop.ts';
import { addressOf, goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { HistoryTabs } from '../page/HistoryTabs.tsx';
import { Import } from './Import.tsx';
import { MatchReplay } from './MatchReplay.tsx';

const ALL = { screen: 'records' } as const;

/** Finished matches: the list, or a replay. `id`: the host's number of it; `shows`: opens its review, or the table before that event. */
export function Records({
  id,
  shows,
}: {
  readonly id: number | undefined;
  readonly shows: 'cost' | number | undefined;
}) {
  const [opened, setOpened] = useState<Replay | null>(null);
  const isHanded = useShell(({ file }) => file !== null);
  useEffect(() => {
    if (isHanded) setOpened(null);
  }, [isHanded]);
  if (id !== undefined) return <Kept key={id} id={id} shows={shows} />;
  if (opened) return <MatchReplay replay={opened} names={null} onBack={() => setOpened(null)} />;
  return <List onOpen={setOpened} />;
}

/** Page size of the host's list. */
const PAGE = 100;

/** This host's finished matches, the latest first; undefined until loaded or while the host is unreachable. */
function useFinished() {
  const client = useConnection((connection) => connection.client);
  const [pages, setPages] = useState<readonly (readonly MatchListEntry[])[]>([]);
  useEffect(() => {
    if (client) void callHost(({ records }) => records.list({})).then((page) => page && setPages([page]));
  }, [client]);
  const last = pages.at(-1);
  const before = last?.at(-1)?.id;
  const showMore = (): void => {
    void callHost(({ records }) => records.list({ before })).then((page) => page && setPages([...pages, page]));
  };
  // What came with a file may have begun before what was here.
  return {
    finished: last && pages.flat().toSorted((a, b) => b.began.localeCompare(a.began)),
    showMore: last?.length === PAGE ? showMore : undefined,
  };
}

/** The list entry of this match, with its players; null until the host has answered. */
function useLine(id: number): MatchListEntry | null {
  const client = useConnection((connection) => connection.client);
  const [line, setLine] = useState<MatchListEntry | null>(null);
  useEffect(() => {
    if (client) void callHost(({ records }) => records.line({ id })).then((told) => told && setLine(told));
  }, [client, id]);
  return line;
}

function List({ onOpen }: { onOpen(opened: Replay): void }) {
  const { say } = useWords();
  const { finished, showMore } = useFinished();
  useBackdrop();
  return (
    <Sheet
      title={say('home.history')}
      className="records"
      onClose={() => goTo({ screen: 'home' })}
      closeLabel={say('sheet.close')}
      foot={<Import onOpen={onOpen} />}
    >
      <HistoryTabs at="records" />
      {finished?.length === 0 && <p>{say('records.none')}</p>}
      {byEvening(finished ?? []).map((lines) => (
        <Played key={lines[0].id} lines={lines} />
      ))}
      {showMore && (
        <button type="button" className="plain" onClick={showMore}>
          {say('records.more')}
        </button>
      )}
    </Sheet>
  );
}

/** Matches of one evening, or consecutive ones outside any, the latest first. */
type Lines = readonly [MatchListEntry, ...MatchListEntry[]];

/** Groups the matches by evening, in order. */
function byEvening(finished: readonly MatchListEntry[]): Lines[] {
  const groups: [MatchListEntry, ...MatchListEntry[]][] = [];
  for (const line of finished) {
    const group = groups.at(-1);
    if (group && group[0].at?.evening === line.at?.evening) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function Played({ lines }: { readonly lines: Lines }) {
  const [{ at }] = lines;
  const list = (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
  if (!at) return list;
  return (
    <section className="of-evening">
      <h2>{at.name}</h2>
      {list}
    </section>
  );
}

function Line({ line: { id, game, began, names, winners, brokenOff, at } }: { readonly line: MatchListEntry }) {
  const { say } = useWords(game);
  const date = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' });
  const won = winners.map((seat) => names[seat] ?? say('seat.empty', { seat: seat + 1 }));
  return (
    <a href={addressOf({ ...ALL, record: id })}>
      <strong>{say('records.line', { game: say('game.name'), date: date.format(new Date(began)) })}</strong>
      {at && <span className="small">{say('records.at', { round: at.round, table: at.table })}</span>}
      <span className="small">
        {nameList(names)} ·{' '}
        {won.length > 0
          ? say('records.won', { count: won.length, names: nameList(won) })
          : say(brokenOff ? 'records.broken-off' : 'records.lost')}
      </span>
    </a>
  );
}

/** A match stored by the host. */
function Kept({ id, shows }: { readonly id: number; readonly shows: 'cost' | number | undefined }) {
  const { say } = useWords();
  const client = useConnection((connection) => connection.client);
  const line = useLine(id);
  const [loaded, setLoaded] = useState<Replay | 'gone' | null>(null);
  const [bets, setBets] = useState<readonly DealSuspicion[]>([]);
  useEffect(() => {
    if (!client) return;
    void callHost(({ records }) => records.get({ id })).then((record) => {
      const read = replay(record, rulesOf);
      setLoaded((before) => before ?? ('match' in read ? read : 'gone'));
    });
    void callHost(({ records }) => records.bets({ id })).then((told) => told && setBets(told));
  }, [client, id]);
  const back = (): void => goTo(ALL);
  if (loaded === 'gone') {
    return (
      <Sheet title={say('records.title')} onClose={back} closeLabel={say('records.back')}>
        <p>{say('records.gone')}</p>
      </Sheet>
    );
  }
  return loaded && line ? (
    <MatchReplay
      id={id}
      replay={loaded}
      names={line.names}
      mine={line.mine[0]}
      shows={shows}
      bets={bets}
      onBack={back}
    />
  ) : null;
}
