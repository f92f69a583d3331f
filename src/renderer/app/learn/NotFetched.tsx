import { LoadStatus } from '../../paper/Fetching.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import type { Fetched } from '../../react/useFetched.ts';
import { goTo } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';

interface Props extends Omit<Fetched<unknown>, 'value'> {
  readonly title: 'learn.title' | 'exercises.title';
  readonly game: string;
}

/** What one learns by did not come, and can be asked for again. */
export function LoadFailed({ title, game, ...fetched }: Props) {
  const { say } = useWords(game);
  const home = (): void => goTo({ screen: 'home' });
  return (
    <Sheet title={say(title, { game: say('game.name') })} onClose={home} closeLabel={say('home.back')}>
      <LoadStatus {...fetched} say={say} />
    </Sheet>
  );
}
