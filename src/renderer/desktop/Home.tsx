import type { ReactNode } from 'react';
import type { TableSummary } from '#shared/protocol/table.ts';
import { useConnection, useMayOpen } from '../client/connection/connection.ts';
import { tablesToContinue, useTables } from '../client/tables/tables.ts';
import { coverOf } from '../games/covers.ts';
import { useGames } from '../games/registry.ts';
import { useWords } from '../games/use-words.ts';
import { nameList, tableNameOf } from '../i18n/names.ts';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { useCoversEdge } from '../match/tabletop/use-table-insets.ts';
import { clothStyle } from '../ui/cloth-style.ts';
import { addressOf, type Route } from '../ui/route.ts';

/** A game's cover in its cloth's colour; it leads to the game's page. */
function GameCover({ game, first }: { readonly game: string; readonly first: boolean }) {
  const { say } = useWords(game);
  const cover = coverOf(game);
  if (!cover) return null;
  return (
    <a
      className="game-cloth"
      style={clothStyle(cover.look)}
      data-autofocus={first}
      href={addressOf({ screen: 'game', game })}
    >
      <cover.Emblem />
      <strong>{say('game.name')}</strong>
      <span>{say('game.about')}</span>
    </a>
  );
}

/** The home screen: the match to continue, the games, and four ways on. `children`: what it shows when others are here. */
export function Home({ children }: { readonly children: ReactNode }) {
  useBackdrop();
  const shelf = useCoversEdge<HTMLUListElement>();
  const { say } = useWords();
  const mayOpen = useMayOpen();
  const { host } = useConnection();
  const mine = useMyTables();
  const ids = useGames((games) => games.ids);
  return (
    <main className="home">
      <header>
        <h1>{say('app.name')}</h1>
        <p data-guest={!mayOpen}>{mayOpen || !host ? say('home.about') : say('home.guest', { host: host.name })}</p>
      </header>
      <nav aria-label={say('menu.title')}>
        <Way to={{ screen: 'together' }} name="home.together" />
        <Way to={{ screen: 'exercises' }} name="home.learn" />
        <Way to={{ screen: 'records' }} name="home.history" />
        <Way to={{ screen: 'more' }} name="home.more" />
      </nav>
      <div className="home-tables">{children}</div>
      {mine[0] && <ContinueRibbon table={mine[0]} />}
      <ul ref={shelf} className="shelf" aria-label={say('home.games')}>
        {ids.map((game, k) => (
          <li key={game}>
            <GameCover game={game} first={k === 0 && mine.length === 0} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Way({ to, name }: { readonly to: Route; readonly name: string }) {
  const { say } = useWords();
  return (
    <a className="engraved" href={addressOf(to)}>
      {say(name)}
    </a>
  );
}

/** The table to go back to first; *Play together* has the others. */
function ContinueRibbon({ table }: { readonly table: TableSummary }) {
  const { say } = useWords(table.game);
  return (
    <a className="brass button continue-ribbon" data-autofocus href={addressOf({ screen: 'table', table: table.id })}>
      <strong>{say('home.continue')}</strong>
      <span>{tableNameOf(table, say) || say('game.name')}</span>
    </a>
  );
}

/** Tables where the user sits or that they host: the one to continue first. */
export function useMyTables(): TableSummary[] {
  return tablesToContinue(useTables((state) => state.tables) ?? []);
}

/** A link to a table, with who sits there. */
export function TableLine({ table }: { readonly table: TableSummary }) {
  const { say } = useWords(table.game);
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? seat.name : []));
  const bots = table.seats.filter(({ kind }) => kind === 'bot').length;
  return (
    <a className="table-line" href={addressOf({ screen: 'table', table: table.id })}>
      <strong>{tableNameOf(table, say) || say('game.name')}</strong>
      <span className="small">
        {say(`stage.${table.stage}`)} · {nameList(people)}
        {table.waits && ` · ${say('host-admin.waits')}`}
        {bots > 0 && ` · ${say('home.bots', { count: bots })}`}
      </span>
    </a>
  );
}
