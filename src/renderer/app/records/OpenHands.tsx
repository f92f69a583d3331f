import type { Seated } from '#shared/protocol/table.ts';
import type { Deck } from '../../faces/deck.ts';
import type { OpenCard } from '../../games/game.ts';
import { CardFace } from '../../paper/CardFace.tsx';
import { useWords } from '../useWords.ts';

interface Props {
  /** By seat. */
  readonly hands: readonly (readonly OpenCard[])[];
  readonly deck: Deck;
  readonly seated: readonly Seated[];
}

/** Everybody's cards, open, a strip a seat. */
export function OpenHands({ hands, deck, seated }: Props) {
  const { say } = useWords();
  return (
    <div className="open-hands">
      {[...hands.entries()].map(([seat, cards]) => (
        <OpenHand key={seat} cards={cards} deck={deck} label={say('records.hand', { name: nameOf(seated[seat]) })} />
      ))}
    </div>
  );
}

interface HandProps {
  readonly cards: readonly OpenCard[];
  readonly deck: Deck;
  readonly label: string;
}

function OpenHand({ cards, deck, label }: HandProps) {
  return (
    <section className="slip" aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {[...cards.entries()].map(([place, { face, name }]) => (
          <li key={`${place} ${face}`}>
            <CardFace deck={deck} id={face} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(who: Seated | undefined): string {
  return who && who.kind !== 'empty' ? who.name : '';
}
