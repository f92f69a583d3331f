import { useEffect, useRef } from 'react';
import type { ChatLine } from '#shared/protocol/chat.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../avatars/Avatar.tsx';
import { useChat } from '../client/tables/chat.ts';
import type { Say } from '../i18n/say.ts';
import { chatSentence } from './ChatNews.tsx';

interface Props {
  readonly seated: readonly Seated[];
  readonly say: Say;
}

/** The latest lines; scrolls to a new one. */
export function ChatLines({ seated, say }: Props) {
  const lines = useChat((talk) => talk.lines);
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1);
  useEffect(() => {
    if (last && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  if (!last) return <p className="small">{say('chat.nothing')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys would never come to its beginning
    <ol ref={list} className="chat-lines" aria-label={say('chat.lines')} tabIndex={0}>
      {lines.map((line) => (
        <li key={line.number} data-kind={line.kind}>
          <Speaker line={line} seated={seated} />
          {chatSentence(line, say)}
        </li>
      ))}
    </ol>
  );
}

/** The speaker's avatar, while they are seated. */
function Speaker({ line: { seat, name }, seated }: { readonly line: ChatLine } & Pick<Props, 'seated'>) {
  const who = seated[seat];
  return who && who.kind !== 'empty' && who.name === name ? <SeatAvatar seat={seat} who={who} /> : null;
}
