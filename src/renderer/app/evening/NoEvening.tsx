import { Begin } from '../../evening/Begin.tsx';
import { Slip } from '../../paper/Slip.tsx';
import { useRoom } from '../../session/room/room.ts';
import { useOffers } from '../../session/room/useOffers.ts';
import { addressOf, goTo } from '../page/route.ts';
import { useWords, useWordsOf } from '../page/useWords.ts';

const home = (): void => goTo({ screen: 'home' });

/** No evening yet: who leads makes one, all others hear so. */
export function NoEvening() {
  const { say } = useWords();
  const leads = useRoom(({ room }) => room?.leads);
  if (leads === undefined) return null;
  if (leads) return <BeginNow onClose={home} />;
  return (
    <main className="evening">
      <Slip title={say('evening.title')}>
        <p>{say('evening.none')}</p>
        <a className="button" href={addressOf({ screen: 'home' })}>
          {say('home.back')}
        </a>
      </Slip>
    </main>
  );
}

/** As soon as the host has told what can be played. */
export function BeginNow({ onClose }: { onClose(): void }) {
  const offers = useOffers();
  const wordsOf = useWordsOf();
  return offers.length === 0 ? null : <Begin offers={offers} wordsOf={wordsOf} onClose={onClose} />;
}
