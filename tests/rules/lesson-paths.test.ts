/**
 * Every sentence of a guided deal is so wherever it is said, in each language: on its path, on every way that leaves it
 * once, and on some that leave it twice (all of those: tests/games/lesson-paths.test.ts).
 */
import { describe, expect, it } from 'vitest';
import { LESSON as COMMON } from '#renderer/i18n/messages/en/learning.ts';
import { isTested, rounds } from '#shared/engine/checks/test-scope.ts';
import { type Deviation, followed, further, gone, some, type Way } from './lessons/paths.ts';
import { amissOn, held, TAUGHT, type Taught } from './lessons/sentences.ts';

/** So many ways with two deviations of each deal, at even distances. */
const TWICE = rounds(60, 300);

it('there is a claim for each deal of the house', () => {
  expect(TAUGHT.map(({ game }) => game)).toEqual([
    'briscola-chiamata',
    'briscola',
    'spizzichino',
    'tressette',
    'vbi-maior',
    'viva',
  ]);
});

describe.each(TAUGHT.filter(({ game }) => isTested(game)))('the guided deal of $game', (taught) => {
  const path = gone(taught.lesson, []);
  const once = further([], path.forks);

  it('says nothing that no claim is made for, and makes no claim for nothing', () => {
    const said = Object.keys(taught.words.en ?? {}).filter((key) => !isCommon(key));
    expect(Object.keys(taught.CLAIMS).toSorted()).toEqual(said.map((key) => key.slice('lesson.'.length)).toSorted());
    expect(Object.keys(taught.NAMES).toSorted()).toEqual(Object.keys(taught.CLAIMS).toSorted());
  });

  it('says what is so, to who does what it asks', () => {
    expect(held(taught, []).amiss).toEqual([]);
    expect(path.moments.some(({ standing }) => standing.isOffScript || standing.canGoBack)).toBe(false);
  });

  it('says what is so on every way that leaves its path once', () => {
    expect(once.length).toBeGreaterThan(10);
    expect(amissOn(taught, once)).toEqual([]);
  });

  it('says what is so where one leaves it twice', () => {
    const ways = some(once, Math.sqrt(TWICE)).flatMap((way) => further(way, gone(taught.lesson, way).forks));
    const tried = some(ways, TWICE);
    console.info(
      `${taught.game}: ${tried.length} of ${ways.length} ways that go on from ${Math.round(Math.sqrt(TWICE))} with one deviation`,
    );
    expect(amissOn(taught, tried)).toEqual([]);
  });

  it('goes back to where the path was left, and on from there to its end', () => {
    const back = once.filter((way) => isBack(taught, way, path));
    expect(back.length).toBeGreaterThan(0);
  });
});

/** Whether one way can be gone back on. Where one went back, it stands as it did, and goes on as if nothing had been. */
function isBack({ lesson }: Taught, way: readonly Deviation[], path: Way): boolean {
  const { run } = gone(lesson, way, ({ canGoBack }) => canGoBack);
  if (!run.now().canGoBack) return false;
  run.news();
  run.goBack();
  expect(run.news()).toEqual([run.latest()]);
  expect(run.now()).toMatchObject({ canGoBack: false, alternative: null, match: 1 });
  expect(run.latest().observation).toEqual(path.moments[way[0]?.at ?? -1]?.seen);
  const said = stepsOf(followed(run));
  expect(said.length).toBeGreaterThan(0);
  expect(said).toEqual(stepsOf(path).slice(-said.length));
  return true;
}

function stepsOf({ moments }: Way): string[] {
  return moments.flatMap(({ standing }) => standing.step?.id ?? []);
}

/** Said around any lesson, of people, or of what one chooses. */
function isCommon(key: string): boolean {
  return /^lesson\.(?:about|seat\.\d)$/.test(key) || Object.hasOwn(COMMON, key);
}
