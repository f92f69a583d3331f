import { useEffect, useRef } from 'react';
import type { OfferedTable } from '#shared/protocol/handover-contract.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { askShell, useShell } from '../../client/connection/desktop-shell.ts';
import { IS_TV } from '../../client/device/is-tv.ts';
import { subscribeHandover, useHandover } from '../../client/tables/handover.ts';
import { useWords, useWordsOf } from '../../games/use-words.ts';
import { nameList } from '../../i18n/names.ts';
import { PairingCards } from '../../room/PairingSheet.tsx';
import { goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';

/** Another computer's question whether this one takes its table. While the window visits another host, the shell asks. */
export function TableOffer() {
  const isHome = useConnection(({ rights }) => rights.home) && !IS_TV;
  useEffect(() => (isHome ? subscribeHandover() : undefined), [isHome]);
  const told = useHandover(({ offered }) => offered);
  const byShell = useShell(({ offered }) => offered);
  const awaitTable = useShowTaken();
  const answer = (yes: boolean): void => {
    if (yes) awaitTable();
    void callHost((client) => client.handover.answer({ yes }));
  };
  if (told) return <Question offered={told} answer={answer} />;
  if (byShell) return <Question offered={byShell} answer={(yes) => askShell(yes ? 'take-table' : 'not-now')} />;
  return null;
}

/** Goes to the table that was accepted, once it has come. */
function useShowTaken(): () => void {
  const origins = useHandover((handover) => handover.origins);
  const before = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const last = origins.at(-1);
    if (!last || origins.length <= before.current) return;
    before.current = Number.POSITIVE_INFINITY;
    goTo({ screen: 'table', table: last.table });
  }, [origins]);
  return () => {
    before.current = origins.length;
  };
}

interface Props {
  readonly offered: OfferedTable;
  answer(yes: boolean): void;
}

function Question({ offered: { by, host, game, people, cards }, answer }: Props) {
  const { say } = useWords();
  const name = useWordsOf()(game).say('game.name');
  const who = by || host;
  return (
    <Sheet
      key={cards.join()}
      title={say('handover.offered.title', { who })}
      className="compare"
      onClose={() => answer(false)}
      foot={
        <>
          <button type="button" className="brass" onClick={() => answer(true)}>
            {say('handover.accept')}
          </button>
          <button type="button" data-autofocus onClick={() => answer(false)}>
            {say('handover.not-now')}
          </button>
        </>
      }
    >
      <p>{say('handover.offered', { game: name, people: nameList(people), count: people.length })}</p>
      <p>{say('handover.offered.about')}</p>
      <PairingCards cards={cards} say={say} />
      <p className="small">{say('handover.offered.cards', { who })}</p>
    </Sheet>
  );
}
