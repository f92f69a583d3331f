import type { Stage, TableSummary } from '#shared/protocol/table.ts';
import { useConnection, useMayOpen } from '../client/connection/connection.ts';
import { useLearningProgress } from '../client/device/learned.ts';
import { useEvening } from '../client/evening/evening.ts';
import { useRoom } from '../client/room/room.ts';
import { useTables } from '../client/tables/tables.ts';
import { TABLE_GAME_IDS, tableGameOf } from '../games/index.ts';
import { hasLesson } from '../games/load-lesson.ts';
import { useWords } from '../games/use-words.ts';
import { bidiIsolated, tableNameOf } from '../i18n/names.ts';
import { Part } from '../match/Part.tsx';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { useCoversEdge } from '../match/tabletop/use-table-insets.ts';
import { clothStyle } from '../ui/cloth-style.ts';
import { addressOf } from '../ui/route.ts';
import { Slip } from '../ui/Slip.tsx';
import { CodexLinks } from './codex/Codex.tsx';
import { OpenTables } from './lan/OpenTables.tsx';
import { PlayNow } from './page/PlayNow.tsx';
import { RoomPanel } from './RoomPanel.tsx';

interface Props {
  readonly game: string;
  readonly first: boolean;
  readonly mayOpen: boolean;
}

/**
 * A game's tile in its cloth's colour: play at once, learn, or set up; only the rules for those who may open no table
 * here.
 */
function GameTile({ game, first, mayOpen }: Props) {
  const { say } = useWords(game);
  const table = tableGameOf(game);
  if (!table) return null;
  return (
    <div className="game-cloth" style={clothStyle(table.look)}>
      <table.Emblem />
      <strong>{say('game.name')}</strong>
      <span>{say('game.about')}</span>
      <div className="cloth-actions">
        {mayOpen && <PlayNow game={game} first={first} />}
        {hasLesson(game) && <Act game={game} first={first && !mayOpen} what="learn" />}
        <Act game={game} first={false} what={mayOpen ? 'set-up' : 'rules'} />
      </div>
    </div>
  );
}

const SCREENS = { learn: 'learn', 'set-up': 'new', rules: 'rules' } as const;

interface ActProps extends Omit<Props, 'mayOpen'> {
  readonly what: keyof typeof SCREENS;
}

/** A tile's link, labelled with the game's name for screen readers. */
function Act({ game, first, what }: ActProps) {
  const { say } = useWords(game);
  const isDone = useLearningProgress(({ lessons }) => lessons[game] === 'done');
  return (
    <a
      className="engraved"
      data-autofocus={first}
      aria-label={say(`home.${what}.name`, { game: say('game.name') })}
      href={addressOf({ screen: SCREENS[what], game })}
    >
      {say(`home.${what}`)}
      {what === 'learn' && isDone && ' ✓'}
    </a>
  );
}

/** The home screen: the lamp, the cloth, the games, and the user's open tables. */
export function Home() {
  useBackdrop();
  const shelf = useCoversEdge<HTMLUListElement>();
  const { say } = useWords();
  const mayOpen = useMayOpen();
  const { host, rights } = useConnection();
  const leads = useRoom(({ room }) => room?.leads);
  const evening = useEvening((state) => state.evening);
  return (
    <main className="home">
      <header>
        <h1>{say('app.name')}</h1>
        <p data-guest={!mayOpen}>{mayOpen || !host ? say('home.about') : say('home.guest', { host: host.name })}</p>
      </header>
      <ul ref={shelf} className="shelf" aria-label={say('home.games')}>
        {TABLE_GAME_IDS.map((game, k) => (
          <li key={game}>
            <GameTile game={game} first={k === 0} mayOpen={mayOpen} />
          </li>
        ))}
      </ul>
      <div className="home-tables">
        <Part kind="slip">
          <RoomPanel />
        </Part>
        <Part kind="slip">
          <MyTables />
        </Part>
        <Part kind="slip">
          <OpenTables />
        </Part>
      </div>
      <nav aria-label={say('home.more')}>
        <a className="engraved" href={addressOf({ screen: 'join' })}>
          {say('tables.join')}
        </a>
        {(leads || evening) && (
          <a className="engraved" href={addressOf({ screen: 'evening' })}>
            {evening?.name ?? say('evening.title')}
          </a>
        )}
        <CodexLinks />
        <a className="engraved" href={addressOf({ screen: 'exercises' })}>
          {say('exercises.title')}
        </a>
        <a className="engraved" href={addressOf({ screen: 'records' })}>
          {say('records.title')}
        </a>
        {rights.home && (
          <>
            <a className="engraved" href={addressOf({ screen: 'statistics' })}>
              {say('statistics.title')}
            </a>
            <a className="engraved" href={addressOf({ screen: 'house' })}>
              {say('home.host-admin')}
            </a>
            <a className="engraved" href={addressOf({ screen: 'screen' })}>
              {say('tv.title')}
            </a>
          </>
        )}
        <a className="engraved" href={addressOf({ screen: 'settings' })}>
          {say('settings.title')}
        </a>
      </nav>
    </main>
  );
}

/** Tables to resume: those where the user sits or that they created. */
function MyTables() {
  const { say } = useWords();
  const tables = useTables((state) => state.tables);
  const mine = (tables ?? []).filter(({ mine, host }) => host || mine.length > 0);
  if (mine.length === 0) return null;
  return (
    <Slip title={say('home.continue')} className="my-tables">
      <ul>
        {takenUpFirst(mine).map((table) => (
          <li key={table.id}>
            <TableLine table={table} />
          </li>
        ))}
      </ul>
    </Slip>
  );
}

/** A running match comes first, a finished one last. */
const STAGES: readonly Stage[] = ['playing', 'lobby', 'over'];

function takenUpFirst(tables: readonly TableSummary[]): TableSummary[] {
  return tables.toSorted((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage));
}

function TableLine({ table }: { readonly table: TableSummary }) {
  const { say } = useWords(table.game);
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? bidiIsolated(seat.name) : []));
  const bots = table.seats.filter(({ kind }) => kind === 'bot').length;
  return (
    <a className="table-line" href={addressOf({ screen: 'table', table: table.id })}>
      <strong>{tableNameOf(table, say) || say('game.name')}</strong>
      <span className="small">
        {say(`stage.${table.stage}`)} · {people.join(', ')}
        {table.waits && ` · ${say('host-admin.waits')}`}
        {bots > 0 && ` · ${say('home.bots', { count: bots })}`}
      </span>
    </a>
  );
}
