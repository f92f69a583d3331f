import { useEffect, useRef } from 'react';
import type { Talk } from '#shared/protocol/talk.ts';
import { useTalk } from '../session/tables/talk.ts';
import type { Say } from '../words/say.ts';

/** The latest lines; a new one is scrolled to. */
export function TalkLines({ say }: { readonly say: Say }) {
  const lines = useTalk((talk) => talk.lines);
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1);
  useEffect(() => {
    if (last && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  if (!last) return <p className="small">{say('talk.nothing')}</p>;
  return (
    <ol ref={list} className="talk-lines" aria-label={say('talk.lines')}>
      {lines.map((line) => (
        <li key={line.number} data-kind={line.kind}>
          {sentence(line, say)}
        </li>
      ))}
    </ol>
  );
}

/** What was said or shown, and by whom, as a line of text. */
export function sentence(line: Talk, say: Say): string {
  const { name } = line;
  return line.kind === 'said'
    ? say('talk.said', { name, text: line.text })
    : say('shown.by', { name, shown: say(`shown.${line.gesture}`) });
}
