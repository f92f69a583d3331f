import { gameWithCodex } from '../../games/index.ts';
import { addressOf } from '../route.ts';
import { useWords } from '../useWords.ts';

/** The way into the book, where a game has one. */
export function CodexLink() {
  const game = gameWithCodex();
  const { say } = useWords(game);
  if (game === undefined) return null;
  return (
    <a className="engraved" href={addressOf({ screen: 'codex' })}>
      {say('codex.title')}
    </a>
  );
}
