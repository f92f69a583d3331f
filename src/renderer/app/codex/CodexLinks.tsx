import { CODEX_GAME_IDS } from '../../games/index.ts';
import { addressOf } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';

/** The ways into the books, one for each game that has one. */
export function CodexLinks() {
  return CODEX_GAME_IDS.map((game) => <CodexLink key={game} game={game} />);
}

function CodexLink({ game }: { readonly game: string }) {
  const { say } = useWords(game);
  return (
    <a className="engraved" href={addressOf({ screen: 'codex', game })}>
      {say('codex.title')}
    </a>
  );
}
