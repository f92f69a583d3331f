import { isRome, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import { evidenceOf } from '#shared/games/vbi-maior/codex/evidence.ts';
import { GLOSSARY } from '#shared/games/vbi-maior/codex/messages/en/glossary.ts';
import { NOTES } from '#shared/games/vbi-maior/codex/messages/en/notes.ts';
import { pictureDescription, storyOf } from '#shared/games/vbi-maior/codex/stories.ts';
import { translate as inWords } from '#shared/i18n/translate.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { Say } from '../../i18n/say.ts';
import { CardFace } from '../../ui/CardFace.tsx';
import { GlossaryText } from '../../ui/GlossaryText.tsx';
import type { PictureProps, StoryProps } from '../game.ts';
import { CODEX_MESSAGES } from './messages/en/book.ts';
import { DECK } from './selectors/deck.ts';
import { cardName, pageOf } from './selectors/names.ts';

/** The arch's aspect ratio (decks/rome). */
const FORM = { aspectRatio: '348 / 528' };

/** A card's moment drawn large, as vectors. Its alternative text shows until it has loaded, and if it fails. */
export function Moment({ card: id }: PictureProps) {
  const card = id as RomeCard;
  const { value: source } = useLoaded(card, sourceOf);
  const seen = pictureDescription(card);
  if (!source) return <span className="story-picture" style={FORM} role="img" aria-label={seen} />;
  return <img className="story-picture" style={FORM} src={source} alt={seen} draggable={false} />;
}

async function sourceOf(card: RomeCard): Promise<string> {
  const { romePicture } = await import('./selectors/rome-pictures.ts');
  return `data:image/svg+xml,${encodeURIComponent(romePicture(card))}`;
}

/** The title of a card's story. */
export function titleOf(id: string, say: Say): string {
  const card = id as VbiCard;
  return isRome(card) ? pageOf(card).title : cardName(card, say);
}

/** A card's moment drawn large, or the card; and its story, for readers in the middle of a turn (VM-26, VM-28). */
export function Story({ card: id, say }: StoryProps) {
  const card = id as VbiCard;
  return (
    <div className="story-card">
      {isRome(card) ? <Moment card={card} /> : <CardFace deck={DECK} id={card} name={cardName(card, say)} />}
      <div className="story-text">{isRome(card) ? <Told card={card} /> : <Special card={card} say={say} />}</div>
    </div>
  );
}

/** The codex's messages load with it, since a phone that only plays needs none. */
function Told({ card }: { readonly card: RomeCard }) {
  const page = pageOf(card);
  return (
    <>
      <p className="small">{page.date}</p>
      <GlossaryText text={storyOf(card)} glossary={GLOSSARY} />
      <p className="small">
        <strong>{inWords(CODEX_MESSAGES, `codex.known.${page.known}`)}.</strong> {evidenceOf(card).how}
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
