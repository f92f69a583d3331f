/** All that a lesson says on a way, held to what is so. */
import { lessonKeyOf, lessonSentence } from '#renderer/match/lesson/lesson-text.ts';
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import type { Lesson } from '#shared/lessons/lesson.ts';
import type { Told } from './claim.ts';
import { marksOf } from './marks.ts';
import { type Deviation, gone, type Moment, type Way } from './paths.ts';

const LESSONS = import.meta.glob<Lesson>('../../../src/shared/games/*/lesson.ts', { eager: true, import: 'default' });
const OWN = import.meta.glob<Messages>('../../../src/renderer/games/*/messages/*/learning.ts', {
  eager: true,
  import: 'LESSON',
});
const COMMON = import.meta.glob<Messages>('../../../src/renderer/i18n/messages/*/learning.ts', {
  eager: true,
  import: 'LESSON',
});
const OF_TRICKS = import.meta.glob<Messages>('../../../src/renderer/tricks/messages/*/learning.ts', {
  eager: true,
  import: 'LESSON',
});
const TOLD = import.meta.glob<Told>('./{briscola,briscola-chiamata,spizzichino,tressette,vbi-maior,viva}.ts', {
  eager: true,
});

/** A lesson, its words in each language, and what they say. */
export interface Taught extends Told {
  readonly game: string;
  readonly lesson: Lesson;
  readonly words: Readonly<Record<string, Messages>>;
}

export const TAUGHT: readonly Taught[] = Object.entries(TOLD).map(([path, claims]) => {
  const game = path.slice(2, -3);
  const lesson = LESSONS[`../../../src/shared/games/${game}/lesson.ts`];
  if (!lesson) throw new Error(`no lesson of ${game}`);
  const wordsIn = (language: string): Messages => ({
    ...COMMON[`../../../src/renderer/i18n/messages/${language}/learning.ts`],
    ...(OWN[`../../../src/renderer/games/${game}/messages/${language}/learning.ts`] ??
      saidIn(lesson, OF_TRICKS[`../../../src/renderer/tricks/messages/${language}/learning.ts`])),
  });
  const words = Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, wordsIn(language)]));
  return { ...claims, game, lesson, words };
});

/** What a lesson says of the kit's words. */
function saidIn({ steps }: Lesson, words: Messages = {}): Messages {
  const ids = steps.map(({ id }) => `lesson.${id}`);
  return Object.fromEntries(
    Object.entries(words).filter(([key]) => ids.includes(key) || /^lesson\.(?:about|seat\.)/.test(key)),
  );
}

/** A way to its end, and each sentence on it that is not so. */
export function held(taught: Taught, deviations: readonly Deviation[]): Way & { readonly amiss: readonly string[] } {
  const way = gone(taught.lesson, deviations);
  const isLed = way.moments.map(({ standing }) => standing.step?.endsGuidance).lastIndexOf(true);
  const amiss = way.moments.flatMap((moment, k) => {
    const past = way.moments.slice(0, k).map(({ seen }) => seen);
    const { step, isOffScript: isAstray } = moment.standing;
    if (step) return amissIn(taught, moment, past);
    // Where nothing is said and the lesson still leads, it says that it can't.
    const isSo = isAstray ? deviations.length > 0 : isLed >= 0 && isLed < k;
    return isSo || moment.standing.isOver ? [] : [isAstray ? 'astray' : 'play-on'];
  });
  return { ...way, amiss: [...new Set(way.run.now().isOver ? amiss : [...amiss, 'no end'])] };
}

function amissIn(
  { game, words, CLAIMS, NAMES }: Taught,
  { standing, seen }: Moment,
  past: readonly ObservationBase[],
): string[] {
  const key = lessonKeyOf(standing, (one) => Object.hasOwn(words.en ?? {}, one));
  const name = key.slice('lesson.'.length);
  if (key === 'lesson.otherwise') return [];
  const [claim, names] = [CLAIMS[name], NAMES[name]];
  if (!claim || names === undefined) return [`${name}: nobody says what it claims`];
  const marks = typeof names === 'string' ? names : names(seen as never);
  const wanted = [...new Set(marks.split(' ').filter(Boolean))].toSorted().join(' ');
  const astray = Object.entries(words).flatMap(([language, spoken]) => {
    const text = lessonSentence(standing, {
      say: (one, gaps) => translate(spoken, one, gaps),
      has: (one) => Object.hasOwn(spoken, one),
    });
    const found = marksOf(text, game, language);
    return found === wanted ? [] : [`${name} in ${language} names ${found}, not ${wanted}: ${text}`];
  });
  return claim(seen as never, past as never, standing.alternative as AnyMove) ? astray : [...astray, name];
}

/** Every way of these that says something that is not so. */
export function amissOn(taught: Taught, ways: readonly (readonly Deviation[])[]): string[] {
  return ways.flatMap((way) => held(taught, way).amiss.map((what) => `${what}, on ${JSON.stringify(way)}`));
}
