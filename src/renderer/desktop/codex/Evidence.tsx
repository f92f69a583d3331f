import type { CodexPage, Source } from '../../games/game.ts';
import { useWords } from '../../games/use-words.ts';
import { addressOf } from '../../ui/route.ts';

interface Props {
  readonly game: string;
  readonly page: CodexPage;
  readonly pages: readonly CodexPage[];
}

/** Sources for a moment, and related pages. */
export function Evidence({ game, page, pages }: Props) {
  const { say } = useWords(game);
  const beside = pages.filter(({ card }) => page.beside.includes(card));
  return (
    <>
      <section className="codex-evidence">
        <h2>{say('codex.how')}</h2>
        <p>
          <span className="tag">{say(`codex.known.${page.known}`)}</span> {page.how}
        </p>
        <dl>
          <SourceLine what="codex.old" source={page.old} game={game} />
          <SourceLine what="codex.recent" source={page.recent} game={game} />
        </dl>
        <p className="small">{say(`codex.known.${page.known}.about`)}</p>
      </section>
      <section className="codex-beside" aria-label={say('codex.beside')}>
        {beside.length > 0 && <PageList title={say('codex.beside')} game={game} pages={beside} />}
        {page.threads.map((thread) => (
          <PageList
            key={thread}
            title={say('codex.on-thread', { thread: say(`codex.thread.${thread}`) })}
            game={game}
            pages={neighboursOn(thread, page, pages)}
          />
        ))}
      </section>
    </>
  );
}

function SourceLine({ what, source, game }: { readonly what: string; readonly source: Source; readonly game: string }) {
  const { say } = useWords(game);
  return (
    <div>
      <dt>{say(what)}</dt>
      <dd>{say('codex.source', { ...source })}</dd>
    </div>
  );
}

/** The pages before and after this one on a thread. */
function neighboursOn(thread: string, page: CodexPage, pages: readonly CodexPage[]): CodexPage[] {
  const on = pages.filter(({ threads }) => threads.includes(thread));
  const place = on.indexOf(page);
  return [on[place - 1], on[place + 1]].flatMap((one) => one ?? []);
}

function PageList({
  title,
  game,
  pages,
}: {
  readonly title: string;
  readonly game: string;
  readonly pages: readonly CodexPage[];
}) {
  return (
    <div>
      <p className="small">{title}</p>
      <ul>
        {pages.map(({ card, title, date }) => (
          <li key={card}>
            <a href={addressOf({ screen: 'codex', game, card })}>{title}</a> <span className="small">{date}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
