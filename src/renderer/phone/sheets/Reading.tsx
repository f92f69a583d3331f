/** What is read and not played: rules, stories and the seal, fetched when they are asked for and laid over the match. */
import { useEffect, useState } from 'react';
import type { CodexLinkProps, CodexLinks } from '../../games/game.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useBackButton } from '../page/use-back-button.ts';
import { type ReadProps, read, useStory } from './read.ts';

/** From a panel of a game to the page of its book. */
export const CODEX_LINKS: CodexLinks = {
  Read: ({ card, label }: CodexLinkProps) => (
    <button type="button" className="plain" onClick={() => read(card)}>
      {label}
    </button>
  ),
};

interface Props extends ReadProps {
  readonly page: 'Rules' | 'Stories' | 'Story' | 'Seal' | 'Why' | 'Log';
  readonly title: string;
  readonly name?: string;
  onClose(): void;
}

const loadPages = async () => (await import('./reading-chunk.tsx')).PAGES;

/** The sheet stays when its page has come: whoever is on it by keys stays where they are. */
export function Reading({ page, title, name, onClose, ...props }: Props) {
  const { say } = props;
  const [called, setTitle] = useState('');
  const { value, ...fetched } = useFetched('pages', loadPages);
  const Page = value?.[page];
  return (
    <Sheet title={called || title} className={name ?? ''} onClose={onClose} closeLabel={say('sheet.close')}>
      {Page ? <Page {...props} onTitle={setTitle} /> : <LoadStatus {...fetched} say={say} />}
    </Sheet>
  );
}

/** The rules of the game, with the options as chosen for this table. */
export function RulesSheet(props: Pick<Props, 'table' | 'say' | 'rule' | 'onClose'>) {
  return (
    <Reading {...props} page="Rules" title={props.say('rules.title', { game: props.say('game.name') })} name="rules" />
  );
}

/** The story that is being read, over everything else; it is put away with the match. */
export function Story(props: Pick<Props, 'table' | 'say'>) {
  const card = useStory((story) => story.card);
  const close = (): void => read(null);
  useBackButton(card !== null, close);
  useEffect(() => () => read(null), []);
  if (card === null) return null;
  return (
    <Reading
      key={card}
      {...props}
      page="Story"
      card={card}
      title={props.say('phone.story')}
      name="story"
      onClose={close}
    />
  );
}
