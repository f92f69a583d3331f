import { useEffect, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.ts';
import { newTeacher, type Teacher } from '../../match/lesson/teacher.ts';
import { useLearning } from '../page/learning.ts';

/** The guided deal of a game, by its id: as it was left, or from its beginning. It is kept until its end, or until it is forgotten. */
export function useKept(game: string, lesson: Lesson): Teacher {
  const [teacher] = useState(() => useLearning.getState().kept[game] ?? newTeacher(lesson));
  useEffect(() => {
    useLearning.setState(({ kept }) => ({ kept: { ...kept, [game]: teacher } }));
    return () => {
      if (teacher.now().isOver) forget(game);
    };
  }, [game, teacher]);
  return teacher;
}

/** The next one begins anew. */
export function forget(game: string): void {
  useLearning.setState(({ kept: { [game]: _, ...kept } }) => ({ kept }));
}
