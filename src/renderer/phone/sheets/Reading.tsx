/** Reading matter (rules, stories, the seal), loaded on demand and shown over the match. */
import { useEffect, useState } from 'react';
import type { CodexLinkProps, CodexLinks } from '../../games/game.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useBackButton } from '../page/use-back-button.ts';
import { type ReadProps, read, useStory } from './read.ts';

/** Links from a game's panel to its codex. */
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

/** The sheet stays when its page has loaded, so keyboard focus stays in place. */
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

/** The game's rules with this table's options. */
export function RulesSheet(props: Pick<Props, 'table' | 'say' | 'rule' | 'onClose'>) {
  return (
    <Reading {...props} page="Rules" title={props.say('rules.title', { game: props.say('game.name') })} name="rules" />
  );
}

/** The open story, over everything else; it closes with the match. */
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
