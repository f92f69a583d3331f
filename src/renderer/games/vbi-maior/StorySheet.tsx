import { isRome, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import { CardFace } from '../../app/paper/CardFace.tsx';
import { Sheet } from '../../app/paper/Sheet.tsx';
import type { Say } from '../../words/say.ts';
import { cardName, pageOf } from './names.ts';

interface Props {
  readonly card: VbiCard;
  readonly say: Say;
  onClose(): void;
}

/** A card large, and what it tells, for who wants to read in the middle of a turn (VM-26, VM-28). */
export function StorySheet({ card, say, onClose }: Props) {
  const title = isRome(card) ? pageOf(card).title : cardName(card, say);
  return (
    <Sheet title={title} className="story" onClose={onClose} closeLabel={say('sheet.close')}>
      <div className="story-card">
        <CardFace deck="rome" id={card} name={cardName(card, say)} />
        <div className="story-text">{isRome(card) ? <Moment card={card} /> : <Special card={card} say={say} />}</div>
      </div>
    </Sheet>
  );
}

function Moment({ card }: { readonly card: RomeCard }) {
  const { date, text } = pageOf(card);
  return (
    <>
      <p className="small">{date}</p>
      <p>{text}</p>
    </>
  );
}

function Special({ card, say }: Pick<Props, 'card' | 'say'>) {
  return (
    <>
      <p>{say(`card.${card}.effect`)}</p>
      <p className="small">{say(`card.${card}.note`)}</p>
    </>
  );
}
