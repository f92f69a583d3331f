import '../../styles/bets.css';
import { useState } from 'react';
import { answerOf, type GuessChoice } from '#shared/engine/guess.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Suspect } from '#shared/evening/bets.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { BetsView } from '#shared/protocol/bets.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { SeatAvatars } from '../../avatars/Avatar.tsx';
import { tryCall } from '../../client/connection/call-host.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import { meIn, useRoom } from '../../client/room/room.ts';
import { useBets } from '../../client/tables/bets.ts';
import { nameAt } from '../../games/game.ts';
import { bidiIsolated } from '../../i18n/names.ts';
import type { Translator } from '../../i18n/say.ts';
import { Slip } from '../../ui/Slip.tsx';

export interface BettingProps {
  readonly table: TableView;
  /** Includes the messages of bets. */
  readonly words: Translator;
}

/**
 * Lets who holds no cards answer the deal's question, and shows what that has earned. It reveals nothing that a card in
 * flight has not shown.
 */
export function Betting({ table, words, shown }: BettingProps & { readonly shown: ShownMatch }) {
  const bets = useBets(table.id);
  if (!bets || bets.match !== table.match || table.stage === 'lobby') return null;
  const { open, out, may } = bets;
  if (open && may && isShown(shown, open.since)) {
    return open.taken ? (
      <Bet key={open.deal} {...{ table, words, bets, open }} />
    ) : (
      <Closed {...{ table, words, bets, open }} />
    );
  }
  return out && !open && isShown(shown, out.since) ? <Won table={table} words={words} out={out} /> : null;
}

function isShown({ version, landed, observation }: ShownMatch, since: number): boolean {
  return version > since || (version === since && landed.observation === observation);
}

type Asked = Pick<NonNullable<BetsView['open']>, 'question' | 'about'>;

/** The words of a question and its answers. */
function wordsOf({ question, about }: Asked, { table, words: { say } }: BettingProps) {
  const nameOf = (seat: Seat): string => nameAt({ seated: table.seats, say }, seat);
  const name = about === null ? '' : nameOf(about);
  return {
    title: say(`bets.title.${question}`, { name }),
    answer: (choice: GuessChoice): string =>
      choice.length === 0 ? say(`bets.none.${question}`) : new Intl.ListFormat(LANGUAGE).format(choice.map(nameOf)),
    outcome: (choice: GuessChoice, answer: string): string =>
      say(choice.length === 0 ? `bets.out.${question}.none` : `bets.out.${question}`, {
        ...{ name, answer: bidiIsolated(answer), count: choice.length },
      }),
  };
}

interface BetProps extends BettingProps {
  readonly bets: BetsView;
  readonly open: NonNullable<BetsView['open']>;
}

function Bet({ table, words, bets, open }: BetProps) {
  const { say } = words;
  const [sent, setSent] = useState<{ readonly suspect: Suspect } | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  /** On a small page the other answers are put away once one is saved. */
  const [isChanging, setChanging] = useState(false);
  const { title, answer: textOf } = wordsOf(open, { table, words });
  const chosen = sent ? sent.suspect : bets.mine;
  const isChosen = open.choices.some((choice) => answerOf(choice) === chosen);
  const bet = async (suspect: Suspect): Promise<void> => {
    setSent({ suspect });
    setRefused(null);
    setChanging(false);
    const bet = { table: table.id, match: bets.match, deal: open.deal, suspect };
    const answer = await tryCall((client) => client.bets.place(bet));
    setSent((now) => (now?.suspect === suspect ? null : now));
    if ('refused' in answer) setRefused(answer.refused ?? null);
  };
  return (
    <Slip title={title} className={isChosen && !refused && !isChanging ? 'betting saved' : 'betting'}>
      <div className="suspects">
        {open.choices.map((choice) => (
          <button
            key={answerOf(choice)}
            type="button"
            className="tile"
            aria-pressed={chosen === answerOf(choice)}
            onClick={() => void bet(answerOf(choice))}
          >
            {choice.length > 0 && (
              <span className="row">
                <SeatAvatars seats={choice} seated={table.seats} />
              </span>
            )}
            <span>{textOf(choice)}</span>
          </button>
        ))}
        <button type="button" className="change" onClick={() => setChanging(true)}>
          {say('bets.change')}
        </button>
      </div>
      <p role="status" className={refused || sent ? 'small' : 'small told'}>
        {refused && words.has(refused.reason)
          ? say(refused.reason, refused.params)
          : say(sent ? 'bets.keeping' : isChosen ? 'bets.mine' : 'bets.ask')}
      </p>
    </Slip>
  );
}

/** The own answer, once no more are taken. */
function Closed({ table, words, bets, open }: BetProps) {
  const { title, answer: textOf } = wordsOf(open, { table, words });
  const mine = open.choices.find((choice) => answerOf(choice) === bets.mine);
  if (!mine) return null;
  return (
    <Slip title={title} className="betting">
      <p role="status">{words.say('bets.closed', { answer: bidiIsolated(textOf(mine)) })}</p>
    </Slip>
  );
}

/** Shows the answer and the viewer's own result; the score lists the others. A player who hasn't bet has the score alone. */
function Won({ table, words, out }: BettingProps & { readonly out: NonNullable<BetsView['out']> }) {
  const { say } = words;
  const me = useRoom(({ room }) => room && meIn(room)?.name);
  const mine = out.bets.find(({ name }) => name === me);
  if (table.mine.length > 0 && !mine) return null;
  const { answer: textOf, outcome } = wordsOf(out, { table, words });
  return (
    <Slip className="betting">
      <p role="status">
        {outcome(out.answer, textOf(out.answer))}{' '}
        {mine && say(mine.points > 0 ? 'bets.right' : 'bets.wrong', { points: mine.points, total: mine.total })}
      </p>
    </Slip>
  );
}
