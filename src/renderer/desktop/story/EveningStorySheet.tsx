import type { ObservationBase } from '#shared/engine/rules.ts';
import type { EveningChapter } from '#shared/protocol/story.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { tableGameOf } from '../../games/index.ts';
import { type Assist, loadAssist } from '../../games/load-assist.ts';
import { useWordsOf } from '../../games/use-words.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import { STORY } from '../../i18n/messages/en/story.ts';
import { placeOf, sentenceOf } from '../../match/story/sentence.ts';
import { goTo } from '../../ui/route.ts';
import { eventOf, StorySheet, type ToldChapter } from './StorySheet.tsx';

interface Props {
  /** The evening's name. */
  readonly name: string;
  onClose(): void;
}

interface Loaded {
  readonly story: readonly EveningChapter[];
  /** How each game words its hints; a game without has none. */
  readonly assists: ReadonlyMap<string, Assist | undefined>;
}

async function loadStory(): Promise<Loaded | undefined> {
  const story = await callHost(({ evening }) => evening.story({}));
  if (!story) return undefined;
  const games = [...new Set(story.map(({ game }) => game))];
  const assists = games.map(async (id) => [id, await loadAssist(id).catch(() => undefined)] as const);
  return { story, assists: new Map(await Promise.all(assists)) };
}

/** The best moments of an evening that is over. */
export function EveningStorySheet({ name, onClose }: Props) {
  const { value: loaded, failed, again } = useFetched(name, loadStory);
  const wordsOf = useWordsOf();
  const { say } = wordsOf(undefined, STORY);
  const chapters = loaded?.story.flatMap((chapter): ToldChapter | never[] => {
    const { game: id, seated, frames, cards, record } = chapter;
    const game = tableGameOf(id);
    if (!game) return [];
    const assist = loaded.assists.get(id);
    const words = wordsOf(id, { ...STORY, ...assist?.words });
    const told = { seated, say: words.say, hints: assist?.hints };
    return {
      kind: chapter.chapter.kind,
      place: placeOf(chapter, words.say),
      sentence: sentenceOf(chapter.chapter, told, frames[0] as ObservationBase),
      ...{ cards, game, say: words.say },
      onLook: record === null ? undefined : () => goTo({ screen: 'records', record, shows: eventOf(chapter.chapter) }),
    };
  });
  return (
    <StorySheet
      {...{ chapters, failed, again, say, onClose }}
      none={say('story.none.evening')}
      title={`${name}: ${say('story.title')}`}
      file={name}
    />
  );
}
