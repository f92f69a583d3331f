import { isRome, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/observation.ts';
import { CardFace } from '../../app/paper/CardFace.tsx';
import type { PanelProps } from '../game.ts';
import { cardName, pageOf } from './names.ts';
import { lastTold } from './story.ts';

type Props = PanelProps<Observation, Move>;

export function canReview(observation: Observation): boolean {
  return lastTold(observation) !== undefined;
}

/** The card that was seen last, large, and what it tells. */
export function Review({ observation, say }: Props) {
  const card = lastTold(observation)?.card;
  if (!card) return null;
  return (
    <div className="reviewed-card">
      <CardFace deck="rome" id={card} name={cardName(card, say)} />
      <div className="reviewed-text">{isRome(card) ? <Moment card={card} /> : <Special card={card} say={say} />}</div>
    </div>
  );
}

function Moment({ card }: { readonly card: RomeCard }) {
  const { title, date, text } = pageOf(card);
  return (
    <>
      <h3>{title}</h3>
      <p className="small">{date}</p>
      <p>{text}</p>
    </>
  );
}

function Special({ card, say }: { readonly card: VbiCard } & Pick<Props, 'say'>) {
  return (
    <>
      <h3>{say(`card.${card}.name`)}</h3>
      <p>{say(`card.${card}.effect`)}</p>
      <p className="small">{say(`card.${card}.note`)}</p>
    </>
  );
}
