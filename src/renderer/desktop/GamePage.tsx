import { useEffect } from 'react';
import { useMayOpen } from '../client/connection/connection.ts';
import { tableGameOf } from '../games/index.ts';
import { useWords } from '../games/use-words.ts';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { addressOf, goTo } from '../ui/route.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useDaily } from './daily/today.ts';
import { WaysToLearn } from './learn/WaysToLearn.tsx';
import { PlayNow } from './page/PlayNow.tsx';

/** A game's page: play at once or set up a table, learn it, read about it. Who may open no table here only reads and learns. An unknown game leads home. */
export function GamePage({ game }: { readonly game: string }) {
  const { say } = useWords(game);
  const mayOpen = useMayOpen();
  const hasDay = useDaily();
  useBackdrop(game);
  const isThere = tableGameOf(game) !== undefined;
  useEffect(() => {
    if (!isThere) goTo({ screen: 'home' });
  }, [isThere]);
  if (!isThere) return null;
  return (
    <Sheet
      title={say('game.name')}
      className="game-page"
      onClose={() => goTo({ screen: 'home' })}
      closeLabel={say('home.back')}
      foot={
        mayOpen && (
          <>
            <PlayNow game={game} first />
            <a
              className="button"
              aria-label={say('home.set-up.name', { game: say('game.name') })}
              href={addressOf({ screen: 'new', game })}
            >
              {say('home.set-up')}
            </a>
            {hasDay && (
              <a className="button" href={addressOf({ screen: 'day', game })}>
                {say('day.title')}
              </a>
            )}
          </>
        )
      }
    >
      <p className="lead">{say('game.about')}</p>
      <WaysToLearn game={game} />
    </Sheet>
  );
}
