import { type ReactNode, useRef } from 'react';
import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import type { TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { CardFace } from '../../ui/CardFace.tsx';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';

interface Props {
  readonly game: TableGame;
  /** By seat, as `openHands` returns them. */
  readonly hands: readonly (readonly string[])[];
  readonly seated: readonly Seated[];
  /** Includes the game's messages. */
  readonly say: Say;
}

/** Everybody's cards face up, one strip per seat. */
export function OpenHands({ game, hands, seated, say }: Props) {
  const scrolling = useRef<HTMLDivElement>(null);
  useScrollHint(scrolling);
  return (
    <div ref={scrolling} className="open-hands">
      {[...hands.entries()]
        .filter(([, cards]) => cards.length > 0)
        .map(([seat, cards]) => (
          <OpenHand
            key={seat}
            cards={cards}
            game={game}
            say={say}
            medallion={<SeatAvatar seat={seat} who={seated[seat]} />}
            label={say('records.hand', { name: nameOf(seated[seat]) })}
          />
        ))}
    </div>
  );
}

interface HandProps {
  readonly game: TableGame;
  readonly cards: readonly string[];
  readonly say: Say;
  readonly medallion: ReactNode;
  readonly label: string;
}

function OpenHand({ game, cards, say, medallion, label }: HandProps) {
  return (
    <section className="slip" aria-label={label}>
      <h2>
        {medallion}
        {label}
      </h2>
      <ul>
        {[...cards.entries()].map(([place, face]) => (
          <li key={`${place} ${face}`}>
            <CardFace deck={game.look.deck} id={face} name={game.cardName(face, say)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(who: Seated | undefined): string {
  return who && who.kind !== 'empty' ? who.name : '';
}
