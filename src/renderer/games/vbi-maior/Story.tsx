import { isRome, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import { evidenceOf } from '#shared/games/vbi-maior/codex/evidence.ts';
import { storyOf } from '#shared/games/vbi-maior/codex/stories.ts';
import { GLOSSARY } from '#shared/games/vbi-maior/codex/words/en/glossary.ts';
import { NOTES } from '#shared/games/vbi-maior/codex/words/en/notes.ts';
import { translate as inWords } from '#shared/words/say.ts';
import { CardFace } from '../../paper/CardFace.tsx';
import { GlossaryText } from '../../paper/Explained.tsx';
import type { Say } from '../../words/say.ts';
import type { StoryProps } from '../game.ts';
import { Moment } from './Moment.tsx';
import { DECK } from './reading/deck.ts';
import { cardName, pageOf } from './reading/names.ts';
import { BOOK_WORDS } from './words/en/book.ts';

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
      <div className="story-text">{isRome(card) ? <Told card={card} /> : <Special card={card} say={say} />}</div>
    </div>
  );
}

/** The book's own words come with it: a phone that only plays has no use for them. */
function Told({ card }: { readonly card: RomeCard }) {
  const page = pageOf(card);
  return (
    <>
      <p className="small">{page.date}</p>
      <GlossaryText text={storyOf(card)} glossary={GLOSSARY} />
      <p className="small">
        <strong>{inWords(BOOK_WORDS, `codex.known.${page.known}`)}.</strong> {evidenceOf(card).how}
      </p>
    </>
  );
}

function Special({ card, say }: { readonly card: VbiCard; readonly say: Say }) {
  return (
    <>
      <p>{say(`card.${card}.effect`)}</p>
      <p className="small">{inWords(NOTES, card)}</p>
    </>
  );
}
