/** The chunk a phone loads for learning while others wait: lessons and exercises on sheets of this page. */
import '../styles/learn.css';
import { useEffect, useMemo, useState } from 'react';
import { type LoadedGame, loadGame } from '../../games/load-game.ts';
import { type LoadedExercises, type LoadedLesson, loadExercises, loadLesson } from '../../games/load-lesson.ts';
import { loadRefusalMessages } from '../../games/load-texts.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import { LEARN, LESSON, PHONE_LEARN } from '../../i18n/messages/en/learning.ts';
import type { Say } from '../../i18n/say.ts';
import { ExercisesSheet } from '../../match/lesson/ExercisesSheet.tsx';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TopSlip } from '../../ui/Toasts.tsx';
import { closeLearning, useLearning } from '../page/LearnButton.tsx';
import { useBackButton } from '../page/use-back-button.ts';
import { useWords } from '../page/use-words.ts';
import { useCallBack } from './call-back.ts';
import { type At, LessonList } from './LessonList.tsx';
import { forgetLesson, LessonTable } from './LessonTable.tsx';

const WORDS = { ...LEARN, ...LESSON, ...PHONE_LEARN };

interface Props {
  readonly first: string | null;
  readonly called: string | null;
}

/** Covers the page while learning, and says why the viewer was called away. */
function Learn({ first, called }: Props) {
  const { say } = useWords(WORDS);
  return (
    <>
      {first !== null && <Learning first={first} say={say} />}
      {called !== null && <Called key={called} why={called} say={say} />}
    </>
  );
}

function Learning({ first, say }: { readonly first: string; readonly say: Say }) {
  const [at, go] = useState<At | null>(null);
  const kept = useLearning((learning) => learning.kept);
  const leave = (): void => go(null);
  useBackButton(true, closeLearning);
  useBackButton(at !== null, leave);
  useCallBack();
  return (
    <>
      <LessonList first={first} kept={kept} say={say} onGo={go} />
      {at && <Asked key={`${at.game} ${at.what}`} at={at} say={say} onGo={go} onLeave={leave} />}
    </>
  );
}

type Loaded = LoadedGame & { readonly lesson: LoadedLesson | undefined; readonly asked: LoadedExercises | undefined };

/** Loads the game and its lessons; both or neither. */
async function load(asked: string): Promise<Loaded | undefined> {
  const [what, id = ''] = asked.split(' ');
  const [game, lesson, exercises, refusals] = await Promise.all([
    loadGame(id),
    what === 'deal' ? loadLesson(id) : undefined,
    what === 'exercises' ? loadExercises(id) : undefined,
    loadRefusalMessages(id),
  ]);
  return game && { ...game, words: { ...game.words, ...refusals }, lesson, asked: exercises };
}

interface AskedProps {
  readonly at: At;
  readonly say: Say;
  onGo(at: At): void;
  onLeave(): void;
}

function Asked({ at, say, onGo, onLeave }: AskedProps) {
  const { value, ...fetched } = useFetched(`${at.what} ${at.game}`, load);
  const [tries, setTries] = useState(0);
  const words = useWords(useTogether(value));
  if (!value)
    return (
      <Sheet title={say('phone.learn')} onClose={onLeave} closeLabel={say('sheet.close')}>
        <LoadStatus {...fetched} say={say} />
      </Sheet>
    );
  const { id, game } = value;
  if (value.asked) {
    const way = { onClose: onLeave, closeLabel: say('sheet.close') };
    return <ExercisesSheet {...{ id, game }} exercises={value.asked.exercises} say={words.say} {...way} />;
  }
  if (!value.lesson) return null;
  const { lesson } = value.lesson;
  return (
    <LessonTable
      key={tries}
      {...{ id, game, lesson, words, onLeave }}
      onAgain={() => {
        forgetLesson(id);
        setTries(tries + 1);
      }}
      onExercises={() => onGo({ game: id, what: 'exercises' })}
    />
  );
}

/** Merges the messages of learning, the game and its lessons. */
function useTogether(value: Loaded | undefined) {
  return useMemo(() => {
    const more = value?.lesson ?? value?.asked;
    return { ...value?.words, ...WORDS, ...more?.words };
  }, [value]);
}

/** Duration of the notice, in ms. */
const NOTICE_MS = 6000;

function Called({ why, say }: { readonly why: string; readonly say: Say }) {
  useEffect(() => {
    const timer = setTimeout(() => useLearning.setState({ called: null }), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="alert">
      <TopSlip>
        <p>
          {say(`learning.called-back.${why}`)} {say('learning.kept')}
        </p>
      </TopSlip>
    </div>
  );
}

export const LEARNING = { Learn } as const;
