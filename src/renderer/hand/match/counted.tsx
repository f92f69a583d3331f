import { type LoadedCardCounter, loadCardCount } from '../../games/counting.ts';
import { loadGame } from '../../games/load.ts';
import { CardCount } from '../../match/counting/Counted.tsx';
import type { MatchProps, MatchView } from '../../match/useMatchView.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import { useWords } from '../page/useSpoken.ts';

interface Props {
  readonly at: MatchProps;
  readonly view: MatchView;
}

/** The game's own words, too: what is counted has its name from them. */
async function load(id: string): Promise<LoadedCardCounter | undefined> {
  const [game, counting] = await Promise.all([loadGame(id), loadCardCount(id)]);
  return game && counting && { ...counting, words: { ...game.words, ...counting.words } };
}

/** What a phone fetches for who wants points and trumps counted. */
export function PhoneCardCount({ at: { table }, view: { told } }: Props) {
  const { value: loaded } = useLoaded(table.game, load);
  const { say } = useWords(loaded?.words);
  return loaded && table.settings.counting ? <CardCount panel={told} loaded={loaded} say={say} /> : null;
}
