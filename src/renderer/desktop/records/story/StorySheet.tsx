import { useMemo } from 'react';
import type { Match } from '#shared/engine/match.ts';
import type { Chapter } from '#shared/protocol/story.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { callHost } from '../../../client/connection/call-host.ts';
import { saveFile } from '../../../client/device/save-file.ts';
import { useSettings } from '../../../client/device/settings.ts';
import { useShownCards } from '../../../decks/shown-cards.ts';
import type { TableGame } from '../../../games/game.ts';
import { loadAssist } from '../../../games/load-assist.ts';
import { useWords } from '../../../games/use-words.ts';
import { useFetched, useLoaded } from '../../../hooks/use-loaded.ts';
import { STORY } from '../../../i18n/messages/en/story.ts';
import { type StoryWords, sentenceOf } from '../../../match/story/sentence.ts';
import { CardFace } from '../../../ui/CardFace.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { observationAfter } from '../replay-steps.ts';
import { storyPng } from './story-picture.ts';

interface Props {
  readonly game: TableGame;
  readonly match: Match;
  readonly seated: readonly Seated[];
  /** The host's number of the match. */
  readonly id: number;
  /** Shows the table as it was before this event. */
  onLook(event: number): void;
  onClose(): void;
}

const loadStory = (id: string) => callHost(({ records }) => records.story({ id: Number(id) }));

/** The best moments of a finished match: each a sentence and its cards; all of them as one picture. */
export function StorySheet({ game, match, seated, id, onLook, onClose }: Props) {
  const { value: story, failed, again } = useFetched(String(id), loadStory);
  const { value: assist, failed: hasNoAssist } = useLoaded(match.rules.id, loadAssist);
  const words = useMemo(() => ({ ...STORY, ...assist?.words }), [assist]);
  const { say } = useWords(match.rules.id, words);
  const told: StoryWords = { seated, say, hints: assist?.hints };
  const isReady = story !== undefined && (assist !== undefined || hasNoAssist);
  return (
    <Sheet title={say('story.title')} className="cost" onClose={onClose} closeLabel={say('sheet.close')}>
      {failed ? (
        <button type="button" className="engraved" onClick={again}>
          {say('story.again')}
        </button>
      ) : (
        !isReady && <p role="status">{say('story.choosing')}</p>
      )}
      {isReady && story.length === 0 && <p role="status">{say('story.none')}</p>}
      {isReady && story.length > 0 && (
        <>
          <ol>
            {story.map((chapter) => (
              <ChapterItem key={chapter.kind} {...{ chapter, game, match, told }} onLook={() => onLook(chapter.from)} />
            ))}
          </ol>
          <button type="button" className="engraved" onClick={() => void save(story, { game, match, told })}>
            {say('story.save')}
          </button>
        </>
      )}
    </Sheet>
  );
}

interface Told extends Pick<Props, 'game' | 'match'> {
  readonly told: StoryWords;
}

function ChapterItem({ chapter, game, match, told, onLook }: Told & { readonly chapter: Chapter; onLook(): void }) {
  const { say } = told;
  return (
    <li>
      <strong>{say(`story.${chapter.kind}`)}</strong>
      <p>{sentenceOf(chapter, told, observationAfter(match, 'everyone', chapter.from))}</p>
      <ul className="story-cards">
        {[...cardsOf(chapter, match).entries()].map(([place, face]) => (
          <li key={`${place} ${face}`}>
            <CardFace deck={game.look.deck} id={face} name={game.cardName(face, say)} />
          </li>
        ))}
      </ul>
      <button type="button" className="engraved" onClick={onLook}>
        {say('match-review.look')}
      </button>
    </li>
  );
}

/** The cards played in it. */
function cardsOf({ from, until }: Chapter, { events }: Match): string[] {
  return events
    .slice(from, until)
    .flatMap((event) => ('card' in event && typeof event.card === 'string' ? event.card : []));
}

async function save(story: readonly Chapter[], { game, match, told }: Told): Promise<void> {
  const { say } = told;
  const picture = await storyPng({
    title: `${say('game.name')}: ${say('story.title')}`,
    cloth: game.look.cloth.dye,
    deck: useShownCards.getState().deckOf(game.look.deck),
    fourColour: useSettings.getState().fourColours,
    chapters: story.map((chapter) => ({
      title: say(`story.${chapter.kind}`),
      sentence: sentenceOf(chapter, told, observationAfter(match, 'everyone', chapter.from)),
      cards: cardsOf(chapter, match),
    })),
  });
  if (picture) saveFile(`${match.rules.id}.png`, picture, 'image/png');
}
