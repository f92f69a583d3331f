import type { ScreenPairing } from '#shared/protocol/room.ts';
import { callHost } from '../client/connection/call-host.ts';
import { ITALIAN } from '../decks/italian/index.ts';

import type { Say } from '../i18n/say.ts';
import { CardFace } from '../ui/CardFace.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import './pairing.css';

/** Both people see the same cards, whatever faces their devices have. */
const DECK = { ...ITALIAN, id: 'pairing' };

interface Props {
  readonly pairing: ScreenPairing;
  readonly say: Say;
  onClose(): void;
}

/** A television requests pairing: whoever sees it picks the cards it shows. */
export function PairingSheet({ pairing, say, onClose }: Props) {
  const letIn = async (offer: number): Promise<void> => {
    if (await callHost((client) => client.room.letIn({ knock: pairing.id, offer }))) onClose();
  };
  return (
    <Sheet
      title={say('screen-pairing.title')}
      className="knock"
      onClose={onClose}
      closeLabel={say('screen-pairing.none')}
    >
      <p>{say('screen-pairing.about')}</p>
      {pairing.offers.map((cards, offer) => (
        <button key={cards.join()} type="button" className="offer" onClick={() => void letIn(offer)}>
          <PairingCards cards={cards} say={say} />
        </button>
      ))}
    </Sheet>
  );
}

/** Three cards in a row, in the order the television shows them. */
export function PairingCards({ cards, say }: { readonly cards: readonly string[]; readonly say: Say }) {
  return (
    <span className="three-cards">
      {cards.map((card) => (
        <CardFace key={card} deck={DECK} id={card} name={cardName(card, say)} />
      ))}
    </span>
  );
}

function cardName(card: string, say: Say): string {
  return say('screen-pairing.card', { rank: card.slice(0, 1), suit: card.slice(1) });
}
