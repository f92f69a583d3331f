import { isRome, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import { storyOf } from '#shared/games/vbi-maior/codex/stories.ts';
import { CardFace } from '../../paper/CardFace.tsx';
import type { Say } from '../../words/say.ts';
import type { StoryProps } from '../game.ts';
import { Moment } from './Moment.tsx';
import { DECK } from './reading/deck.ts';
import { cardName, pageOf } from './reading/names.ts';

/** What a card's story is called. */
export function titleOf(id: string, say: Say): string {
  const card = id as VbiCard;
  return isRome(card) ? pageOf(card).title : cardName(card, say);
}

/** A card's moment, drawn large, or the card; and what it tells, for who wants to read in the middle of a turn (VM-26, VM-28). */
export function Story({ card: id, say }: StoryProps) {
  const card = id as VbiCard;
  return (
    <div className="story-card">
      {isRome(card) ? <Moment card={card} /> : <CardFace deck={DECK} id={card} name={cardName(card, say)} />}
      <div className="story-text">
        {isRome(card) ? <Told card={card} say={say} /> : <Special card={card} say={say} />}
      </div>
    </div>
  );
}

function Told({ card, say }: { readonly card: RomeCard; readonly say: Say }) {
  const page = pageOf(card);
  return (
    <>
      <p className="small">{page.date}</p>
      <p>{storyOf(page)}</p>
      {page.known && <p className="small">{say(`codex.known.${page.known}`)}</p>}
    </>
  );
}

function Special({ card, say }: { readonly card: VbiCard; readonly say: Say }) {
  return (
    <>
      <p>{say(`card.${card}.effect`)}</p>
      <p className="small">{say(`card.${card}.note`)}</p>
    </>
  );
}
