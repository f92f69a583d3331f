/** What is read and not played: rules, stories and the seal, fetched when they are asked for and laid over the match. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { TableView } from '#shared/protocol/table.ts';
import type { BookLinkProps, BookLinks } from '../../games/game.ts';
import { loadBook, loadRules } from '../../games/load.ts';
import { SealSheet } from '../../match/seal/SealSheet.tsx';
import { RulesPaper, RulesText } from '../../paper/RulesText.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import type { Scene } from '../../table/api.ts';
import type { Say } from '../../words/say.ts';
import { Fetching } from '../page/Fetching.tsx';
import { useBack } from '../page/useBack.ts';
import { useFetched } from '../page/useFetched.ts';
import { useSpoken } from '../page/useSpoken.ts';

/** The card whose story is read: who reads goes on reading, whatever is played meanwhile. */
const useStory = create<{ readonly card: string | null }>()(() => ({ card: null }));

function read(card: string | null): void {
  useStory.setState({ card });
}

/** From a panel of a game to the page of its book. */
export const BOOK: BookLinks = {
  Read: ({ card, label }: BookLinkProps) => (
    <button type="button" className="plain" onClick={() => read(card)}>
      {label}
    </button>
  ),
};

interface Props {
  readonly table: Pick<TableView, 'game' | 'options'>;
  readonly say: Say;
  onClose(): void;
}

/** The rules of the game, with the options as chosen for this table. */
export function RulesSheet({ table, say, onClose }: Props) {
  const fetched = useFetched(table.game, loadRules);
  const words = useSpoken(fetched.value);
  return (
    <RulesPaper say={say} onClose={onClose}>
      {fetched.value ? <RulesText words={words} chosen={table.options} /> : <Fetching {...fetched} say={say} />}
    </RulesPaper>
  );
}

const loadSeal = async () => (await import('../../match/seal/seal-sheet.ts')).TO_READ;

/** What the seal at the table says. */
export function FetchedSeal({ table, say, onClose }: Props & { readonly table: TableView }) {
  const { value, ...fetched } = useFetched('seal', loadSeal);
  const words = useSpoken(value);
  return (
    <SealSheet say={say} onClose={onClose}>
      {value ? <value.Text table={table} say={words.say} /> : <Fetching {...fetched} say={say} />}
    </SealSheet>
  );
}

/** All cards that show their face now; each leads to its story. */
export function StoriesSheet({ scene, say, onClose }: { readonly scene: Scene } & Omit<Props, 'table'>) {
  const faces = new Map(
    scene.zones.flatMap(({ cards }) => cards.flatMap(({ face, name }) => (face === null ? [] : [[face, name]]))),
  );
  return (
    <Sheet title={say('hand.stories')} className="stories" onClose={onClose} closeLabel={say('sheet.close')}>
      {faces.size === 0 && <p>{say('hand.stories.none')}</p>}
      {[...faces].map(([face, name]) => (
        <button key={face} type="button" onClick={() => read(face)}>
          {name}
        </button>
      ))}
    </Sheet>
  );
}

/** The story that is being read, over everything else; it is put away with the match. */
export function Story({ game, say }: { readonly game: string; readonly say: Say }) {
  const card = useStory((story) => story.card);
  const fetched = useFetched(card === null ? undefined : game, loadBook);
  const book = fetched.value;
  const close = (): void => read(null);
  useBack(card !== null, close);
  useEffect(() => () => read(null), []);
  if (card === null) return null;
  // The sheet stays when the book has come: whoever is on it by keys stays where they are.
  return (
    <Sheet
      title={book ? book.titleOf(card, say) : say('hand.story')}
      className="story"
      onClose={close}
      closeLabel={say('sheet.close')}
    >
      {book ? <book.Story card={card} say={say} /> : <Fetching {...fetched} say={say} />}
    </Sheet>
  );
}
