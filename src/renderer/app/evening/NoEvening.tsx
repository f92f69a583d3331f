import { NewEvening } from '../../evening/Begin.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useRoom } from '../../session/room/room.ts';
import { useGameOffers } from '../../session/room/useOffers.ts';
import { goTo } from '../page/route.ts';
import { useWords, useWordsOf } from '../page/useWords.ts';

const home = (): void => goTo({ screen: 'home' });

/** No evening yet: who leads makes one, all others hear so. */
export function NoEvening() {
  const { say } = useWords();
  const leads = useRoom(({ room }) => room?.leads);
  if (leads === undefined) return null;
  if (leads) return <BeginNow onBegun={() => undefined} onClose={home} />;
  return (
    <Sheet title={say('evening.title')} onClose={home} closeLabel={say('home.back')}>
      <p>{say('evening.none')}</p>
    </Sheet>
  );
}

/** As soon as the host has told what can be played. */
export function BeginNow({ onBegun, onClose }: { onBegun(): void; onClose(): void }) {
  const offers = useGameOffers();
  const wordsOf = useWordsOf();
  return offers.length === 0 ? null : <NewEvening offers={offers} wordsOf={wordsOf} onBegun={onBegun} onClose={onClose} />;
}
