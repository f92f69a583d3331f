import './story-list.css';
import type { Chapter } from '#shared/protocol/story.ts';
import { saveFile } from '../../client/device/save-file.ts';
import { useSettings } from '../../client/device/settings.ts';
import { useShownCards } from '../../decks/shown-cards.ts';
import type { TableGame } from '../../games/game.ts';
import type { Fetched } from '../../hooks/use-loaded.ts';
import type { Say } from '../../i18n/say.ts';
import { CardFace } from '../../ui/CardFace.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { storyPng } from './story-picture.ts';

/** Before which event a replay shows a chapter: a dear move’s own, so that its decision is seen; else the turn’s first. */
export function eventOf(chapter: Chapter): number {
  return chapter.kind === 'move' ? chapter.event : chapter.from;
}

/** A chapter in words and cards. */
export interface ToldChapter {
  readonly kind: Chapter['kind'];
  /** Where it was played, where that is not this match. */
  readonly place?: string;
  readonly sentence: string;
  /** The faces of its cards, in the order played. */
  readonly cards: readonly string[];
  readonly game: TableGame;
  /** With the words of its game. */
  readonly say: Say;
  /** Shows it on the table; absent where the match can't be opened. */
  readonly onLook?: (() => void) | undefined;
}

interface ListProps {
  readonly chapters: readonly ToldChapter[];
  /** The picture's title, and the name of its file. */
  readonly title: string;
  readonly file: string;
  readonly say: Say;
}

interface Props extends Omit<ListProps, 'chapters'>, Pick<Fetched<unknown>, 'failed' | 'again'> {
  /** Undefined until they are chosen. */
  readonly chapters: readonly ToldChapter[] | undefined;
  /** What is said where there are none. */
  readonly none: string;
  onClose(): void;
}

/** A sheet of chapters, while they are chosen and once they are there. */
export function StorySheet({ chapters, failed, again, none, onClose, ...list }: Props) {
  const { say } = list;
  return (
    <Sheet title={say('story.title')} onClose={onClose} closeLabel={say('sheet.close')}>
      {failed ? (
        <button type="button" className="engraved" onClick={again}>
          {say('story.again')}
        </button>
      ) : (
        !chapters && <p role="status">{say('story.choosing')}</p>
      )}
      {chapters?.length === 0 && <p role="status">{none}</p>}
      {chapters && chapters.length > 0 && <StoryList chapters={chapters} {...list} />}
    </Sheet>
  );
}

/** Chapters, each a sentence and its cards; all of them as one picture. */
function StoryList({ chapters, title, file, say }: ListProps) {
  return (
    <>
      <ol className="story-list">
        {chapters.map((chapter) => (
          <ChapterItem key={chapter.kind} {...chapter} />
        ))}
      </ol>
      <button type="button" className="engraved" onClick={() => void save(chapters, title, file)}>
        {say('story.save')}
      </button>
    </>
  );
}

function ChapterItem({ kind, place, sentence, cards, game, say, onLook }: ToldChapter) {
  return (
    <li>
      <strong>{say(`story.${kind}`)}</strong>
      {place && <span className="small">{place}</span>}
      <p>{sentence}</p>
      <ul className="story-cards">
        {[...cards.entries()].map(([at, face]) => (
          <li key={`${at} ${face}`}>
            <CardFace deck={game.look.deck} id={face} name={game.cardName(face, say)} />
          </li>
        ))}
      </ul>
      {onLook && (
        <button type="button" className="engraved" onClick={onLook}>
          {say('match-review.look')}
        </button>
      )}
    </li>
  );
}

async function save(chapters: readonly ToldChapter[], title: string, file: string): Promise<void> {
  const { deckOf } = useShownCards.getState();
  const picture = await storyPng({
    title,
    cloth: chapters[0]?.game.look.cloth.dye ?? '',
    fourColour: useSettings.getState().fourColours,
    chapters: chapters.map(({ kind, place, sentence, cards, game, say }) => ({
      title: say(`story.${kind}`),
      ...(place && { place }),
      sentence,
      cards,
      deck: deckOf(game.look.deck),
    })),
  });
  if (picture) saveFile(`${file}.png`, picture, 'image/png');
}
