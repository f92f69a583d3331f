import { useEffect, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.ts';
import { newLessonMatch, type LessonMatch } from '../../match/lesson/teacher.ts';
import { useLearning } from '../page/learning.ts';

/** The guided deal of a game, by its id: as it was left, or from its beginning. It is kept until its end, or until it is forgotten. */
export function useLessonState(game: string, lesson: Lesson): LessonMatch {
  const [teacher] = useState(() => useLearning.getState().kept[game] ?? newLessonMatch(lesson));
  useEffect(() => {
    useLearning.setState(({ kept }) => ({ kept: { ...kept, [game]: teacher } }));
    return () => {
      if (teacher.now().isOver) forgetLesson(game);
    };
  }, [game, teacher]);
  return teacher;
}

/** The next one begins anew. */
export function forgetLesson(game: string): void {
  useLearning.setState(({ kept: { [game]: _, ...kept } }) => ({ kept }));
}
